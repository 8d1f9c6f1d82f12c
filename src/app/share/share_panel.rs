//! The position in all the forms in which a reader can give it to others.

use std::rc::Rc;

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlDialogElement, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::app::browser::printing::print;
use crate::app::share::export::{Export, iframe};
use crate::app::share::forms::{Code, Forms, draw_code, use_code, use_forms};
use crate::app::share::share_actions as actions;
use crate::app::share::shared::Shared;

#[derive(Properties, PartialEq)]
pub struct SharePanelProps {
    pub shared: Shared,
    /// The page's address up to `#`.
    pub site: String,
    /// Adds the link to the reader's own list, and says what came of it and whether it is there.
    pub on_add: Option<Callback<(), (String, bool)>>,
    pub on_close: Callback<()>,
}

/// The reader's own list.
const LIST_LINK: &str = "#/list";
/// Some programs cut longer links.
const LONG_LINK: usize = 2000;
/// How much of its text a field shows: a large board's has half a million characters.
const SHOWN: usize = 20_000;

#[component]
pub fn SharePanel(props: &SharePanelProps) -> Html {
    let SharePanelProps { shared, site, on_add, on_close } = props;
    let dialog = use_node_ref();
    let said = use_state(|| AttrValue::from(""));
    let is_large = use_state_eq(|| false);
    let is_added = use_state_eq(|| false);
    use_effect_with(dialog.clone(), |dialog| {
        if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
            let _ = dialog.show_modal();
        }
    });
    let say = {
        let said = said.setter();
        Callback::from(move |text: AttrValue| said.set(text))
    };

    let link = format!("{site}{}", shared.link);
    let export = shared.position.as_ref().map(|it| Export::new(&it.seen, &it.report));
    let depicted = export.as_ref().map(Export::description);
    let description = shared.title.clone().or(depicted.clone()).unwrap_or_default();
    let code = use_code(&link);
    let forms = use_forms(&shared.position);
    let on_share = {
        let (title, link) = (description.clone(), link.clone());
        Callback::from(move |_| {
            let (title, link) = (title.clone(), link.clone());
            spawn_local(async move { actions::share(&title, &link).await });
        })
    };
    let on_add = on_add.clone().map(|on_add| {
        let (say, is_added) = (say.clone(), is_added.setter());
        Callback::from(move |_| {
            let (said, is_there) = on_add.emit(());
            say.emit(said.into());
            is_added.set(is_there);
        })
    });
    let turn = {
        let is_large = is_large.clone();
        Callback::from(move |_| is_large.set(!*is_large))
    };
    let close = {
        let dialog = dialog.clone();
        Callback::from(move |_| {
            if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
                dialog.close();
            }
        })
    };
    let field = |id: &'static str, label: &'static str, note: &'static str, text: String| {
        html! { <CopyField {id} {label} {note} {text} say={say.clone()} /> }
    };
    html! {
        <dialog
            id="share-panel"
            class={classes!("share", is_large.then_some("large"))}
            ref={dialog}
            aria-labelledby="share-title"
            onclose={on_close.reform(|_| ())}
        >
            <div class="share-head">
                <h2 id="share-title">{ "Share" }</h2>
                <button id="share-close" type="button" onclick={close}>{ "Close" }</button>
            </div>
            <div class="share-body">
                <div class="share-code">
                    { match &*code {
                        Code::Waiting => html! { <div class="qr" /> },
                        Code::Drawn(qr) => html! {
                            <>
                                { draw_code(qr) }
                                if !qr.is_coarse() {
                                    <p class="note">
                                        { "A long link: its code has small squares. Show it large." }
                                    </p>
                                }
                                <button id="share-large" type="button" onclick={turn}>
                                    { if *is_large { "Make it small" } else { "Make it large" } }
                                </button>
                            </>
                        },
                        Code::TooLong => html! {
                            <p id="share-no-code" class="note">
                                { format!(
                                    "This link is too long for a QR code: it has {} characters. Share \
                                     the link itself.",
                                    link.len()
                                ) }
                            </p>
                        },
                    } }
                </div>
                <div class="share-link">
                    { field("share-link", "Link", "", link.clone()) }
                    if link.len() > LONG_LINK {
                        <p id="share-long" class="note">
                            { format!(
                                "A long link of {} characters: some programs cut it. The page says so if \
                                 a part is missing.",
                                link.len()
                            ) }
                        </p>
                    }
                    { field("share-words", "In words", "", description.clone()) }
                    if let Some(position) = shared.position.as_ref().filter(|it| it.link != shared.link) {
                        { field(
                            "share-position",
                            "The position",
                            "on the board",
                            format!("{site}{}", position.link),
                        ) }
                    }
                    <div class="share-print">
                        <button id="share-print" type="button" onclick={|_| print()}>{ "Print" }</button>
                        <span class="note">
                            { "A white board on one sheet, with the answers that the page shows and this code" }
                        </span>
                    </div>
                    if let Some(on_add) = on_add {
                        <div class="share-buttons">
                            <button id="share-add" type="button" onclick={on_add}>{ "Add to your list" }</button>
                            if *is_added {
                                <a id="share-list" class="button" href={LIST_LINK}>{ "Open your list" }</a>
                            }
                        </div>
                    }
                    if actions::offers_share_sheet() {
                        <button id="share-sheet" class="main" type="button" onclick={on_share}>
                            { "Share with an app …" }
                        </button>
                    }
                </div>
                if let (Some(position), Some(depicted)) = (&shared.position, depicted) {
                    { pictures(&forms, depicted, &say) }
                    <div class="share-texts">
                        { for forms.iter().flat_map(|forms| &forms.texts).map(|text| {
                            field(text.id, text.label, text.note, text.text.clone())
                        }) }
                        { field(
                            "share-iframe",
                            "For another page",
                            "the board and its value alone",
                            iframe(&format!("{site}{}", position.frame), &description),
                        ) }
                    </div>
                }
            </div>
            <p id="share-said" class="share-said" role="status">{ &*said }</p>
        </dialog>
    }
}

/// The position as a picture, and what can be done with that.
fn pictures(forms: &Option<Rc<Forms>>, depicted: String, say: &Callback<AttrValue>) -> Html {
    // What a button does with the picture, and the message about it.
    let on_picture = |act: fn(Rc<Forms>, Callback<AttrValue>)| {
        let (forms, say) = (forms.clone(), say.clone());
        Callback::from(move |_| {
            if let Some(forms) = &forms {
                act(forms.clone(), say.clone());
            }
        })
    };
    let on_svg = on_picture(|forms, say| {
        say.emit(confirm(actions::save_svg(&forms.picture), "The picture is saved."));
    });
    let on_png = on_picture(|forms, say| {
        spawn_local(async move {
            say.emit(confirm(actions::save_png(&forms.picture).await, "The picture is saved."));
        });
    });
    let on_copy = on_picture(|forms, say| {
        // Browsers copy only while the click is handled.
        let copying = actions::copy_picture(forms.picture.clone());
        spawn_local(async move {
            say.emit(confirm(copying.await, "The picture is copied."));
        });
    });
    let disabled = forms.is_none();
    html! {
        <div class="share-picture">
            if let Some(forms) = forms {
                <img src={forms.image.clone()} alt={depicted} />
            }
            <div class="share-buttons">
                <button id="share-svg" type="button" {disabled} onclick={on_svg}>{ "Save SVG" }</button>
                <button id="share-png" type="button" {disabled} onclick={on_png}>{ "Save PNG" }</button>
                <button id="share-copy-picture" type="button" {disabled} onclick={on_copy}>
                    { "Copy picture" }
                </button>
            </div>
        </div>
    }
}

fn confirm(result: Result<(), JsValue>, done: &'static str) -> AttrValue {
    match result {
        Ok(()) => done.into(),
        Err(_) => "The browser does not allow this here.".into(),
    }
}

#[derive(Properties, PartialEq)]
struct CopyFieldProps {
    id: &'static str,
    label: &'static str,
    note: &'static str,
    text: String,
    say: Callback<AttrValue>,
}

/// A text to be copied, with a button that does it.
#[component]
fn CopyField(props: &CopyFieldProps) -> Html {
    let CopyFieldProps { id, label, note, text, say } = props;
    let place = use_node_ref();
    let start: String = text.chars().take(SHOWN).collect();
    let is_cut = start.len() < text.len();
    let on_copy = {
        let (place, text, say) = (place.clone(), text.clone(), say.clone());
        let done = AttrValue::from(format!("{label}: copied."));
        Callback::from(move |_| {
            let (place, text, say, done) = (place.clone(), text.clone(), say.clone(), done.clone());
            spawn_local(async move {
                let copied = actions::copy(&text).await.is_ok();
                if !copied {
                    select(&place, &text);
                }
                say.emit(match copied {
                    true => done,
                    false => {
                        "The browser does not allow copying. The text is selected: copy it by keys."
                            .into()
                    }
                });
            });
        })
    };
    let field = match text.contains('\n') {
        true => html! {
            <textarea id={*id} ref={place} readonly=true rows="4" wrap="off" value={start} />
        },
        false => {
            html! { <input id={*id} ref={place} type="text" readonly=true value={start} /> }
        }
    };
    html! {
        <div class="copy">
            <label for={*id}>
                { label }
                if !note.is_empty() {
                    <span class="note">{ format!(" · {note}") }</span>
                }
                if is_cut {
                    <span class="note">
                        { format!(" · its beginning; Copy takes all {} characters", text.len()) }
                    </span>
                }
            </label>
            { field }
            <button
                id={format!("{id}-copy")}
                type="button"
                aria-label={format!("Copy {label}")}
                onclick={on_copy}
            >
                { "Copy" }
            </button>
        </div>
    }
}

/// All of the text, also of one that the field shows in part.
fn select(place: &NodeRef, text: &str) {
    if let Some(input) = place.cast::<HtmlInputElement>() {
        input.set_value(text);
        input.select();
    } else if let Some(area) = place.cast::<HtmlTextAreaElement>() {
        area.set_value(text);
        area.select();
    }
}
