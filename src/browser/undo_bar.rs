//! Buttons and keys that take the last change back, or make it again.

use yew::prelude::*;

use crate::browser::page_keys::use_keys;
use crate::keys::{UNDO, Undo};
use words::say;

#[derive(Properties, PartialEq)]
pub struct UndoBarProps {
    /// The buttons are `#ID-undo` and `#ID-redo`.
    pub id: &'static str,
    pub can_undo: bool,
    pub can_redo: bool,
    pub on_undo: Callback<Undo>,
}

#[component]
pub fn UndoBar(props: &UndoBarProps) -> Html {
    let UndoBarProps { id, can_undo, can_redo, on_undo } = props;
    let (undo, redo) = (format!("{id}-undo"), format!("{id}-redo"));
    use_keys(&UNDO, *can_undo || *can_redo, {
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
            if *can_undo { { button(undo, say::browser_undo(), Undo::Undo) } }
            if *can_redo { { button(redo, say::browser_redo(), Undo::Redo) } }
        </>
    }
}
