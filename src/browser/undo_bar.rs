//! Buttons and keys that take the last change back, or make it again.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::page_keys::use_keys;
use crate::keys::{UNDO, Undo};
use words::say;

/// The buttons are `#ID-undo` and `#ID-redo`.
#[autoprops]
#[component]
pub fn UndoBar(id: &'static str, can_undo: bool, can_redo: bool, on_undo: &Callback<Undo>) -> Html {
    let (undo, redo) = (format!("{id}-undo"), format!("{id}-redo"));
    use_keys(&UNDO, can_undo || can_redo, {
        let on_undo = on_undo.clone();
        move |key| {
            on_undo.emit(key);
            true
        }
    });
    let button = |id: String, label: &'static str, key: Undo| {
        html! {
            <button {id} type="button" onclick={on_undo.reform(move |_| key)}>{ label }</button>
        }
    };
    html! {
        <>
            if can_undo { { button(undo, say::browser_undo(), Undo::Undo) } }
            if can_redo { { button(redo, say::browser_redo(), Undo::Redo) } }
        </>
    }
}
