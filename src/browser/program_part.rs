//! The parts of the program, with the pages and dialogs that are not needed at once.

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::modal::Modal;
use words::say;

/// The part with the dialogs.
const DIALOGS: &str = "rest";

#[wasm_bindgen]
extern "C" {
    /// A promise that resolves when the part has arrived, or rejects with the reason in words. `start.js` fetches each of
    /// its files once, and again after a failure.
    #[wasm_bindgen(js_name = loadPart)]
    fn load_part(name: &str) -> js_sys::Promise;
}

#[derive(Clone, Debug, PartialEq)]
pub enum ProgramPart {
    Coming,
    There,
    /// The reason.
    Failed(String),
}

/// The state of a part of the program, and a callback that asks for it again. The hook asks for it when it becomes wanted,
/// until it has arrived.
#[hook]
pub fn use_program_part(wanted: Option<&'static str>) -> (ProgramPart, Callback<()>) {
    let part = use_state_eq(|| ProgramPart::Coming);
    let ask = use_callback((wanted, part.setter()), |(), (wanted, part)| {
        let Some(name) = *wanted else { return };
        let part = part.clone();
        part.set(ProgramPart::Coming);
        spawn_local(async move {
            part.set(match JsFuture::from(load_part(name)).await {
                Ok(_) => ProgramPart::There,
                Err(reason) => ProgramPart::Failed(reason.as_string().unwrap_or_default()),
            });
        });
    });
    let asks = *part != ProgramPart::There;
    use_effect_with((wanted, ask.clone()), move |(_, ask)| {
        if asks {
            ask.emit(());
        }
    });
    ((*part).clone(), ask)
}

/// Why the part has not arrived, and a button to try again.
pub fn part_problem(reason: &str, on_again: &Callback<()>) -> Html {
    html! {
        <div id="part-problem" class="problem" role="alert">
            <p>{ say::page_problem(reason) }</p>
            <button id="part-again" type="button" onclick={on_again.reform(|_| ())}>{ say::page_try() }</button>
        </div>
    }
}

/// A dialog of another part: it opens once the part has arrived. `dialog` draws it; another part has the code.
#[autoprops]
#[component]
pub fn LazyDialog(
    title: &'static str,
    dialog: &Callback<(), Html>,
    on_close: &Callback<()>,
) -> Html {
    let (part, on_again) = use_program_part(Some(DIALOGS));
    match part {
        ProgramPart::Coming => html! {
            <div class="notice" role="status" aria-busy="true"><p>{ title }{ " …" }</p></div>
        },
        ProgramPart::There => dialog.emit(()),
        ProgramPart::Failed(reason) => html! {
            <Modal id="lazy-dialog" {title} on_close={on_close.clone()}>
                { part_problem(&reason, &on_again) }
            </Modal>
        },
    }
}
