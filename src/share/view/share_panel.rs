//! The position in all the forms in which a reader can give it to others.

use std::rc::Rc;

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::callback;
use crate::browser::modal::Modal;
use crate::browser::printing::print;
use crate::link::page_link::{LONG_LINK, PageLink};
use crate::link::view::naming_version;
use crate::share::citation::citations;
use crate::share::export::{Export, iframe};
use crate::share::shared::{Shared, ShownPosition};
use crate::share::view::forms::{Code, Forms, draw_code, use_code, use_forms};
use crate::share::view::share_actions as actions;
use words::say;

#[derive(Clone, Properties, PartialEq)]
pub struct SharePanelProps {
    pub shared: Shared,
    /// The address of the page up to `#`.
    pub site: String,
    /// Adds the link to a lesson of the reader's own; returns a message, and whether the link is there.
    pub on_add: Option<Callback<(), (String, bool)>>,
    pub on_close: Callback<()>,
}

/// The link to the reader's own lessons.
const LESSONS: &str = "#/teach";
/// How many characters of its text a field shows: the text of a large board has half a million.
const SHOWN: usize = 20_000;

#[component]
pub fn SharePanel(props: &SharePanelProps) -> Html {
    let SharePanelProps { shared, site, on_add, on_close } = props;
    let said = use_state(|| AttrValue::from(""));
    let is_large = use_state_eq(|| false);
    let is_added = use_state_eq(|| false);
    let say = callback!(said, move |text: AttrValue| said.set(text));

    let link = format!("{site}{}", shared.link);
    let export = shared.position.as_ref().map(|it| Export::new(&it.shown, &it.report));
    let depicted = export.as_ref().map(Export::description);
    let description = shared.title.clone().or(depicted.clone()).unwrap_or_default();
    let code = use_code(&link);
    let forms = use_forms(shared);
    let frame = shared.position.as_ref().map(|position| &position.frame);
    let frame = frame.or(shared.table.as_ref().map(|table| &table.frame));
    let on_share = callback!(title = description.clone(), link, move |_| {
        let (title, link) = (title.clone(), link.clone());
        spawn_local(async move { actions::share(&title, &link).await });
    });
    let on_add = on_add.clone().map(|on_add| {
        callback!(say, is_added, move |_| {
            let (said, is_there) = on_add.emit(());
            say.emit(said.into());
            is_added.set(is_there);
        })
    });
    let turn = callback!(is_large, move |_| is_large.set(!*is_large));
    let field = |id: &'static str, label: &'static str, note: &str, text: String| {
        let note = note.to_string();
        html! { <CopyField {id} {label} {note} {text} say={say.clone()} /> }
    };
    html! {
        <Modal
            id="share-panel"
            title={say::share_title()}
            class={classes!("share", is_large.then_some("large"))}
            on_close={on_close.clone()}
        >
            <div class="share-body">
                <div class="share-code">
                    { match &*code {
                        Code::Waiting => html! { <div class="qr" /> },
                        Code::Drawn(qr) => html! {
                            <>
                                { draw_code(qr) }
                                if !qr.is_coarse() {
                                    <p class="note">
                                        { say::share_code_coarse() }
                                    </p>
                                }
                                <button id="share-large" type="button" onclick={turn}>
                                    { if *is_large { say::share_small() } else { say::share_large() } }
                                </button>
                            </>
                        },
                        Code::TooLong => html! {
                            <p id="share-no-code" class="note">
                                { say::share_code_too_long(&link.len().to_string()) }
                            </p>
                        },
                    } }
                </div>
                <div class="share-link">
                    { field("share-link", say::share_link(), "", link.clone()) }
                    if link.len() > LONG_LINK {
                        <p id="share-long" class="note">
                            { say::share_link_long(&link.len().to_string()) }
                        </p>
                    }
                    if (shared.position.is_some() || shared.exhibit.is_some()) && shared.turns.is_none() {
                        { field("share-version", say::share_version(), "", naming_version(&link)) }
                    }
                    { field("share-words", say::share_words(), "", description.clone()) }
                    if let Some(exhibit) = shared.exhibit {
                        { field(
                            "share-cite",
                            "BibTeX",
                            say::share_cite(),
                            citations(exhibit, &link, &actions::today()).join("\n\n"),
                        ) }
                    }
                    if let Some(position) = shared.position.as_ref().filter(|it| it.link != shared.link) {
                        { field(
                            "share-position",
                            say::share_position(),
                            say::share_position_note(),
                            format!("{site}{}", position.link),
                        ) }
                    }
                    <div class="share-print">
                        <button id="share-print" type="button" onclick={|_| print()}>{ say::share_print() }</button>
                        if shared.position.is_some() && shared.turns.is_none() {
                            <span class="note">{ say::share_print_note() }</span>
                        }
                    </div>
                    if let Some(on_add) = on_add {
                        <div class="share-buttons">
                            <button id="share-add" type="button" onclick={on_add}>{ say::share_add() }</button>
                            if let Some(position) = &shared.position {
                                // A game can be continued from any move, so it needs no such button.
                                if shared.turns.is_none() {
                                    <a id="share-play" class="button" href={playing(&position.shown)}>
                                        { say::share_play() }
                                    </a>
                                }
                                <a id="share-sums" class="button" href={adding(&position.link)}>
                                    { say::share_sums() }
                                </a>
                            }
                            if *is_added {
                                <a id="share-list" class="button" href={LESSONS}>{ say::share_list() }</a>
                            }
                        </div>
                    }
                    if actions::offers_share_sheet() {
                        <button id="share-sheet" class="main" type="button" onclick={on_share}>
                            { say::share_app() }
                        </button>
                    }
                </div>
                if let Some(frame) = frame {
                    { pictures(&forms, depicted.unwrap_or_else(|| description.clone()), &say) }
                    <div class="share-texts">
                        if let Some(turns) = &shared.turns {
                            { field("share-game", say::share_game(), say::share_game_note(), turns.clone()) }
                        }
                        { for forms.iter().flat_map(|forms| &forms.texts).map(|text| {
                            field(text.id, text.label, &text.note, text.text.clone())
                        }) }
                        { field(
                            "share-iframe",
                            say::share_frame(),
                            say::share_frame_note(),
                            iframe(&format!("{site}{frame}"), &description),
                        ) }
                    </div>
                }
            </div>
            <p id="share-said" class="share-said" role="status">{ &*said }</p>
        </Modal>
    }
}

/// A link to a game that begins with a position.
fn playing(shown: &ShownPosition) -> String {
    let (rules, edge) = shown.position.terms();
    PageLink::to("play", &["g1", rules.name(), edge.name(), &shown.board.to_string()]).to_string()
}

/// A link that adds `link` to the table of sums.
fn adding(link: &str) -> String {
    let link = link.trim_start_matches("#/").to_string();
    PageLink::to("sums", &[]).with("add", Some(link)).to_string()
}

/// The picture of the position, and its buttons.
fn pictures(forms: &Option<Rc<Forms>>, depicted: String, say: &Callback<AttrValue>) -> Html {
    // A button that acts on the picture, and then shows a message.
    let on_picture = |act: fn(Rc<Forms>, Callback<AttrValue>)| {
        callback!(forms, say, move |_| {
            if let Some(forms) = &forms {
                act(forms.clone(), say.clone());
            }
        })
    };
    let on_svg = on_picture(|forms, say| {
        say.emit(confirm(actions::save_svg(&forms.picture), say::share_saved()));
    });
    let on_png = on_picture(|forms, say| {
        spawn_local(async move {
            say.emit(confirm(actions::save_png(&forms.picture).await, say::share_saved()));
        });
    });
    let on_copy = on_picture(|forms, say| {
        // Browsers copy only during the click.
        let copying = actions::copy_picture(forms.picture.clone());
        spawn_local(async move {
            say.emit(confirm(copying.await, say::share_copied_picture()));
        });
    });
    let disabled = forms.is_none();
    html! {
        <div class="share-picture">
            if let Some(forms) = forms {
                <img src={forms.image.clone()} alt={depicted} />
            }
            <div class="share-buttons">
                <button id="share-svg" type="button" {disabled} onclick={on_svg}>{ say::share_save_svg() }</button>
                <button id="share-png" type="button" {disabled} onclick={on_png}>{ say::share_save_png() }</button>
                <button id="share-copy-picture" type="button" {disabled} onclick={on_copy}>
                    { say::share_copy_picture() }
                </button>
            </div>
        </div>
    }
}

pub fn confirm(result: Result<(), JsValue>, done: &'static str) -> AttrValue {
    match result {
        Ok(()) => done.into(),
        Err(_) => say::share_refused().into(),
    }
}

/// A text, and a button that copies it. `say` gets a message about what was done.
#[autoprops]
#[component]
pub fn CopyField(
    id: &AttrValue,
    label: &'static str,
    note: &AttrValue,
    text: &AttrValue,
    say: &Callback<AttrValue>,
) -> Html {
    let place = use_node_ref();
    let start: String = text.chars().take(SHOWN).collect();
    let is_cut = start.len() < text.len();
    let on_copy = callback!(
        place,
        text,
        say,
        done = AttrValue::from(say::share_copy_done(label)),
        move |_| {
            let (place, text, say, done) = (place.clone(), text.clone(), say.clone(), done.clone());
            spawn_local(async move {
                let copied = actions::copy(&text).await.is_ok();
                if !copied {
                    select(&place, &text);
                }
                say.emit(match copied {
                    true => done,
                    false => say::share_copy_refused().into(),
                });
            });
        }
    );
    let field = match text.contains('\n') {
        true => html! {
            <textarea id={id.clone()} ref={place} readonly=true rows="4" wrap="off" value={start} />
        },
        false => {
            html! { <input id={id.clone()} ref={place} type="text" readonly=true value={start} /> }
        }
    };
    html! {
        <div class="copy">
            <label for={id.clone()}>
                { label }
                if !note.is_empty() {
                    <span class="note">{ format!(" · {note}") }</span>
                }
                if is_cut {
                    <span class="note">
                        { " · " }{ say::share_beginning(&text.len().to_string()) }
                    </span>
                }
            </label>
            { field }
            <button
                id={format!("{id}-copy")}
                type="button"
                aria-label={say::share_copy_what(label)}
                onclick={on_copy}
            >
                { say::share_copy() }
            </button>
        </div>
    }
}

/// Selects the whole text, even if the field shows only a part.
fn select(place: &NodeRef, text: &str) {
    if let Some(input) = place.cast::<HtmlInputElement>() {
        input.set_value(text);
        input.select();
    } else if let Some(area) = place.cast::<HtmlTextAreaElement>() {
        area.set_value(text);
        area.select();
    }
}
