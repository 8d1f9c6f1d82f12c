//! The second part of the program, with the pages and dialogs that are not needed at once.

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use crate::browser::modal::Modal;
use words::say;

#[wasm_bindgen]
extern "C" {
    /// A promise that resolves when the second part has arrived, or rejects with the reason in words. `start.js`
    /// fetches the part once, and again after a failure.
    #[wasm_bindgen(js_name = loadSecondPart)]
    fn load_second_part() -> js_sys::Promise;
}

#[derive(Clone, Debug, PartialEq)]
pub enum SecondPart {
    Coming,
    There,
    /// The reason.
    Failed(String),
}

/// The state of the second part, and a callback that asks for it again. The hook asks for it when `wanted` becomes
/// something else that is wanted, until it has arrived.
#[hook]
pub fn use_second_part(wanted: Option<usize>) -> (SecondPart, Callback<()>) {
    let part = use_state_eq(|| SecondPart::Coming);
    let ask = use_callback(part.setter(), |(), part| {
        let part = part.clone();
        part.set(SecondPart::Coming);
        spawn_local(async move {
            part.set(match JsFuture::from(load_second_part()).await {
                Ok(_) => SecondPart::There,
                Err(reason) => SecondPart::Failed(reason.as_string().unwrap_or_default()),
            });
        });
    });
    let asks = wanted.is_some() && *part != SecondPart::There;
    use_effect_with((wanted, ask.clone()), move |(_, ask)| {
        if asks {
            ask.emit(());
        }
    });
    ((*part).clone(), ask)
}

/// Why the second part has not arrived, and a button to try again.
pub fn part_problem(reason: &str, on_again: &Callback<()>) -> Html {
    html! {
        <div id="part-problem" class="problem" role="alert">
            <p>{ say::page_problem(reason) }</p>
            <button id="part-again" type="button" onclick={on_again.reform(|_| ())}>{ say::page_try() }</button>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct LazyDialogProps {
    pub title: &'static str,
    /// Draws the dialog; the second part has the code.
    pub dialog: Callback<(), Html>,
    pub on_close: Callback<()>,
}

/// A dialog of the second part: it opens once the part has arrived.
#[component]
pub fn LazyDialog(props: &LazyDialogProps) -> Html {
    let LazyDialogProps { title, dialog, on_close } = props;
    let (part, on_again) = use_second_part(Some(0));
    match part {
        SecondPart::Coming => html! {
            <div class="notice" role="status" aria-busy="true"><p>{ *title }{ " …" }</p></div>
        },
        SecondPart::There => dialog.emit(()),
        SecondPart::Failed(reason) => html! {
            <Modal id="lazy-dialog" title={*title} on_close={on_close.clone()}>
                { part_problem(&reason, &on_again) }
            </Modal>
        },
    }
}
