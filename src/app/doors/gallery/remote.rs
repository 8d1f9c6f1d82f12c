//! In a lecture hall an exhibit's number is changed by the keys of a remote control.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::document_element;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::app::browser::target::{FIELDS, is_in};
use crate::app::link::door_link::DoorLink;
use crate::language::say;

/// The pages before and after the one that is shown.
#[derive(Clone, PartialEq, Default)]
pub struct Beside {
    pub before: Option<DoorLink>,
    pub after: Option<DoorLink>,
}

/// Nothing happens where there is nothing beside, nor to keys that a list or the board has taken.
#[hook]
pub fn use_remote(beside: Beside, on_visit: &Callback<DoorLink>) {
    use_effect_with((beside, on_visit.clone()), |(beside, on_visit)| {
        let (beside, on_visit) = (beside.clone(), on_visit.clone());
        // Below the document, where a list takes what is left.
        let options = EventListenerOptions::enable_prevent_default();
        let root = document_element();
        let listener = EventListener::new_with_options(&root, "keydown", options, move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            let is_held =
                event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
            if is_held || event.default_prevented() || is_in(event, FIELDS) {
                return;
            }
            let target = match event.key().as_str() {
                "ArrowLeft" | "PageUp" => &beside.before,
                "ArrowRight" | "PageDown" => &beside.after,
                _ => return,
            };
            if let Some(target) = target {
                event.prevent_default();
                on_visit.emit(target.clone());
            }
        });
        move || drop(listener)
    });
}

/// The same as buttons, with where one is between them.
pub fn remote(beside: &Beside, at: String, on_visit: &Callback<DoorLink>) -> Html {
    let step = |id, sign, label: &'static str, key, target: &Option<DoorLink>| {
        let (on_visit, link) = (on_visit.clone(), target.clone());
        html! {
            <button
                {id}
                type="button"
                aria-label={label}
                aria-keyshortcuts={key}
                aria-disabled={target.is_none().then_some("true")}
                onclick={move |_| if let Some(link) = &link { on_visit.emit(link.clone()) }}
            >
                { sign }
            </button>
        }
    };
    html! {
        <>
            { step("number-back", "←", say::exhibit_number_back(), "ArrowLeft", &beside.before) }
            <span>{ at }</span>
            { step("number-on", "→", say::exhibit_number_on(), "ArrowRight", &beside.after) }
        </>
    }
}
