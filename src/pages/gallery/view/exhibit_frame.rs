//! What all exhibits and rooms have: one form, links to their neighbours, and their story.

use std::rc::Rc;

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::inspection::Reveal;
use crate::analysis::view::panel::panel;
use crate::analysis::view::signs::signs;
use crate::analysis::view::study::Study;
use crate::browser::icon::Icon;
use crate::browser::page_keys::use_keys;
use crate::glossary::marked::marked;
use crate::keys::Neighbour;
use crate::link::page_link::PageLink;
use crate::link::parameters::Place;
use crate::link::view::View;
use crate::pages::gallery::catalogue::{hall_name, neighbours};
use crate::pages::gallery::exhibit_link::{entrance, to_exhibit};
use crate::pages::gallery::gallery_state::{ExhibitAction, ExhibitState};
use crate::pages::gallery::keys::EXHIBIT;
use crate::pages::gallery::view::cite::Cite;
use crate::shell::view::list_bar::ListHead;
use teaching::content::Exhibit;
use words::say;

/// An exhibit with numbers.
#[derive(Properties, PartialEq)]
pub struct ExhibitProps {
    pub exhibit_state: Rc<ExhibitState>,
    pub act: Callback<ExhibitAction>,
}

/// A room of the gallery.
#[derive(Properties, PartialEq)]
pub struct RoomProps {
    pub exhibit: &'static Exhibit,
    pub page_link: PageLink,
    /// Opens another page of the gallery without an entry in the browser's history.
    pub on_visit: Callback<PageLink>,
}

/// The form of an exhibit or a room below its head, which has the place, the title, the claim and the controls.
#[derive(Default)]
pub struct ExhibitForm {
    pub board: Html,
    /// What the page finds about the board.
    pub verdict: Html,
    /// Other boards of the exhibit, with what is known about them.
    pub table: Html,
    /// The story and the laws, which tell the answer: they show once it is uncovered.
    pub why: Html,
    pub is_covered: bool,
    /// Whether the verdict has the value of the board, so that nothing else need show it.
    pub tells_value: bool,
    pub is_embedded: bool,
}

impl ExhibitForm {
    /// With a board, or what stands in its place, and the answers about it. `on_board` is the link that opens the
    /// position on the board, and whether the reader has changed it; without the link no worker is asked.
    pub fn studied(
        study: &Study,
        board: Html,
        tells_value: bool,
        answers: Html,
        on_board: Option<(String, bool)>,
    ) -> ExhibitForm {
        let verdict = html! {
            <>
                { answers }
                if let Some((link, is_edited)) = on_board {
                    <p class="on-board">
                        <a id="on-board" href={link}>
                            { if is_edited { say::exhibit_edited_on_board() } else { say::exhibit_on_board() } }
                        </a>
                    </p>
                    { panel(study, html! {}) }
                }
            </>
        };
        let (is_embedded, is_covered) = (study.view.is_embedded, !study.shows(Reveal::Value));
        ExhibitForm {
            board,
            verdict,
            is_covered,
            tells_value,
            is_embedded,
            ..ExhibitForm::default()
        }
    }

    pub fn view(self) -> Html {
        let ExhibitForm { board, verdict, table, why, is_covered, tells_value, is_embedded } = self;
        html! {
            <>
                { board }
                <div class="side">
                    <div
                        class="answers"
                        // In a frame this element scrolls.
                        role={is_embedded.then_some("group")}
                        aria-label={is_embedded.then(say::exhibit_answers)}
                        tabindex={is_embedded.then_some("0")}
                        data-told={tells_value.to_string()}
                    >
                        <ListHead />
                        { verdict }
                    </div>
                    <div class="why">if !is_covered { { why } }</div>
                </div>
                <div class="more exhibit-more">{ table }</div>
            </>
        }
    }
}

/// Links to the entrance and to the neighbouring exhibits, which keys open too. They keep the projector view, so
/// that a lecture can go from one to the next. `is_covered` says whether the neighbours have no names: they may be
/// named after the same value.
#[autoprops]
#[component]
pub fn Way(exhibit: &'static Exhibit, is_projected: bool, is_covered: bool) -> Html {
    use_way();
    let [before, after] = neighbours(exhibit);
    let [key_before, key_after] =
        [Neighbour::Before, Neighbour::After].map(|way| EXHIBIT.name(way));
    let view = View { is_projected, ..View::default() };
    let beside = |id: &'static str,
                  key,
                  [label, title]: [AttrValue; 2],
                  neighbour: Option<&'static Exhibit>| {
        html! {
            if let Some(neighbour) = neighbour {
                <a
                    {id}
                    href={view.written(to_exhibit(neighbour.name)).to_string()}
                    aria-keyshortcuts={key}
                    {title}
                >
                    <span class="unseen">{ label }{ " " }</span>
                    if id == "before" { { Icon::BACK.view() } }
                    if !is_covered { { signs(neighbour.title.text()) } }
                    if id == "after" { { Icon::ON.view() } }
                </a>
            }
        }
    };
    html! {
        <nav class="exhibit-way" aria-label={say::exhibit_ways()}>
            <span>
                <a id="entrance" href={entrance().to_string()}>{ say::page_gallery() }</a>
                <span class="note">{ " · " }{ hall_name(exhibit.hall) }</span>
            </span>
            <span class="beside">
                { beside("before", key_before, [say::exhibit_before().into(), say::exhibit_before_title(key_before).into()], before) }
                { beside("after", key_after, [say::exhibit_after().into(), say::exhibit_after_title(key_after).into()], after) }
            </span>
        </nav>
    }
}

/// Opens the neighbouring exhibits by keys.
#[hook]
fn use_way() {
    use_keys(&EXHIBIT, true, |way| {
        let id = match way {
            Neighbour::Before => "before",
            Neighbour::After => "after",
        };
        // A click writes what is pending into the address first, as any link does.
        let link = document().get_element_by_id(id);
        let link = link.and_then(|link| link.dyn_into::<HtmlElement>().ok());
        link.as_ref().map(HtmlElement::click).is_some()
    });
}

/// Says that the reader has changed the position, with a button back.
pub fn edited(is_edited: bool, says: Html, back: Html, on_back: Callback<MouseEvent>) -> Html {
    html! {
        <div id="edited" role="status">
            if is_edited {
                <div class="card edited">
                    <p>{ says }</p>
                    <button id="back" type="button" onclick={on_back}>{ back }</button>
                </div>
            }
        </div>
    }
}

pub fn story(exhibit: &'static Exhibit) -> Html {
    let part = |title: &'static str, text: &str| {
        html! {
            if !text.is_empty() {
                <h2>{ title }</h2>
                <p>{ marked(text) }</p>
            }
        }
    };
    html! {
        <section id="story" class="story" aria-label={say::exhibit_story()}>
            <p class="lead">{ marked(exhibit.story.remarkable.text()) }</p>
            { part(say::exhibit_why(), exhibit.story.why.text()) }
            { part(say::exhibit_try(), exhibit.story.try_this.text()) }
            <Cite {exhibit} />
        </section>
    }
}
