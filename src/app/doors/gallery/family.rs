//! An exhibit with its board, its claim and its table.

mod claim;
mod controls;
mod range;

use yew::prelude::*;

use crate::app::answers::inspection::Reveal;
use crate::app::answers::panel::panel;
use crate::app::answers::signs::signs;
use crate::app::answers::study::Study;
use crate::app::doors::gallery::exhibit_frame::{corrected, story, use_passage, way};
use crate::app::doors::gallery::exhibit_link::{ExhibitLink, on_board};
use crate::app::doors::gallery::table_lines::use_table_lines;
use crate::app::doors::gallery::use_exhibited::{Exhibited, use_exhibited};
use crate::app::editor::action::Action;
use crate::app::guide::guided_board::guided_board;
use crate::app::link::door_link::DoorLink;
use crate::app::share::shared::Shared;
use crate::app::shell::list_bar::ListHead;
use crate::app::shell::top_bar::TopBar;
pub use claim::{at, claim_card, typed};
pub use controls::controls;
pub use range::Range;

#[derive(Properties, PartialEq)]
pub struct FamilyPageProps {
    pub exhibit_link: ExhibitLink,
    pub on_visit: Callback<DoorLink>,
}

/// Where there is no position.
const NO_POSITION: &str = "#/k1/ancient/plane/1";

#[component]
pub fn FamilyPage(props: &FamilyPageProps) -> Html {
    let FamilyPageProps { exhibit_link, on_visit } = props;
    let exhibit = exhibit_link.exhibit;
    let heading = use_passage(exhibit.title);
    let link = exhibit_link.link().map(|link| link.to_string());
    let on_change = {
        let exhibit_link = exhibit_link.clone();
        on_visit.reform(move |(edit, view)| exhibit_link.with_edit(edit).with_view(view).visit())
    };
    let Exhibited { model, study, is_edited } = use_exhibited(
        link.clone().unwrap_or_else(|| NO_POSITION.to_string()),
        exhibit_link.edit.clone().filter(|_| link.is_some()),
        exhibit_link.view,
        on_change,
    );

    let lines = use_table_lines(exhibit_link);

    // The link holds the rules of the exhibit; an edited position has rules of its own.
    let act = study.act.clone();
    let follows_rules = !is_edited && exhibit_link.family.rules().len() > 1;
    let to_study = {
        let (exhibit_link, on_visit, act) = (exhibit_link.clone(), on_visit.clone(), act.clone());
        Callback::from(move |action| match action {
            Action::SetRules(rules) if follows_rules => {
                on_visit.emit(exhibit_link.with_rules(rules).visit());
            }
            action => act.emit(action),
        })
    };
    let study = Study { act: to_study, ..study };

    let dismiss = {
        let exhibit_link = exhibit_link.clone();
        on_visit.reform(move |()| exhibit_link.visit())
    };
    let plain = exhibit_link.with_view(exhibit_link.view.plain());
    let title = match is_edited {
        true => format!("A position made of {}", exhibit.title),
        false => format!("{}: {}", exhibit.title, exhibit.headline),
    };
    let page = plain.visit().to_string();
    let shared = match link {
        Some(_) => {
            let frame = plain.with_view(plain.view.embedded()).visit().to_string();
            let position = Shared::of(&model, &study.solver.state.report);
            position.on_page(page, frame, title)
        }
        None => Shared::page(page, title),
    };
    let on_board = match is_edited {
        true => model.link().to_string(),
        false => on_board(exhibit_link.visit()).to_string(),
    };
    html! {
        <div data-layout="exhibit" data-shape={study.shape()}>
            <TopBar
                view={model.view}
                on_view={study.act.reform(Action::SetView)}
                {shared}
                study={link.is_some().then(|| study.clone())}
                more={claim_card(exhibit_link, &lines)}
            />
            <header class="exhibit-head">
                { way(exhibit, exhibit_link.view.is_projected) }
                <h2 ref={heading} tabindex="-1">{ signs(exhibit.title) }</h2>
                <p class="headline">{ signs(exhibit.headline) }</p>
                <p class="at" aria-hidden="true">{ at(exhibit_link) }</p>
                { corrected(&exhibit_link.corrections, &dismiss) }
                { controls(exhibit_link, on_visit) }
            </header>
            if link.is_some() {
                { guided_board(&model, &study, html! {}, true) }
            } else {
                <div class="work"><p class="expression">{ exhibit_link.expression().map(|text| typed(&text)) }</p></div>
            }
            <div class="answers">
                <ListHead />
                { edited(exhibit_link, is_edited, on_visit) }
                if !study.is_covered(Reveal::Value) {
                    { claim_card(exhibit_link, &lines) }
                }
                if link.is_some() {
                    <p class="on-board">
                        <a id="on-board" href={on_board}>
                            { on_board_label(is_edited) }
                        </a>
                    </p>
                    { panel(&study, true) }
                }
            </div>
            <div class="more exhibit-more">
                { story(exhibit) }
                if !exhibit_link.family.parameters.is_empty() {
                    <Range exhibit_link={exhibit_link.with_edit(None)} {lines} on_visit={on_visit.clone()} />
                }
            </div>
        </div>
    }
}

pub fn on_board_label(is_edited: bool) -> &'static str {
    if is_edited { "Open your position on the board" } else { "Open on the board" }
}

/// Says that the board is no longer the exhibit's, with a button back.
pub fn edited(exhibit_link: &ExhibitLink, is_edited: bool, on_visit: &Callback<DoorLink>) -> Html {
    let back = {
        let exhibit_link = exhibit_link.clone();
        on_visit.reform(move |_| exhibit_link.with_edit(None).visit())
    };
    html! {
        <div id="edited" role="status">
            if is_edited {
                <div class="card edited">
                    <p>
                        <strong>{ "You have changed the board. " }</strong>
                        { "The paper’s claim is about the original." }
                    </p>
                    <button id="back" type="button" onclick={back}>
                        { "Back to " }{ signs(exhibit_link.exhibit.title) }
                        if !exhibit_link.point.is_empty() { { ", " }{ at(exhibit_link) } }
                    </button>
                </div>
            }
        </div>
    }
}
