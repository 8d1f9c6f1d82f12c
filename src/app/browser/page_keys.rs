//! Keys that the page takes wherever the focus is.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::{EventTarget, KeyboardEvent};
use yew::Callback;

use crate::app::browser::target::is_typed;

/// Listens for keys that no field, no dialog and nothing before it has taken. `place` says who comes first: what
/// lies below `<html>`, then that, then the document, then the window.
pub fn hear_keys(place: &EventTarget, hear: impl Fn(&KeyboardEvent) + 'static) -> EventListener {
    hear_keys_in(EventListenerPhase::Bubble, place, hear)
}

/// The same without Ctrl, Alt and Meta.
pub fn hear_plain_keys(
    place: &EventTarget,
    hear: impl Fn(&KeyboardEvent) + 'static,
) -> EventListener {
    hear_keys(place, plain(hear))
}

/// The same before all else on the page.
pub fn hear_plain_keys_first(
    place: &EventTarget,
    hear: impl Fn(&KeyboardEvent) + 'static,
) -> EventListener {
    hear_keys_in(EventListenerPhase::Capture, place, plain(hear))
}

/// The usual keys for undo and redo.
pub fn hear_undo(on_undo: Callback<()>, on_redo: Callback<()>) -> EventListener {
    hear_keys(&window(), move |event| {
        if !(event.ctrl_key() || event.meta_key()) || event.alt_key() {
            return;
        }
        match (event.key().to_ascii_lowercase().as_str(), event.shift_key()) {
            ("z", false) => on_undo.emit(()),
            ("z", true) | ("y", false) => on_redo.emit(()),
            _ => return,
        }
        event.prevent_default();
    })
}

fn plain(hear: impl Fn(&KeyboardEvent)) -> impl Fn(&KeyboardEvent) {
    move |event| {
        if !(event.ctrl_key() || event.alt_key() || event.meta_key()) {
            hear(event);
        }
    }
}

fn hear_keys_in(
    phase: EventListenerPhase,
    place: &EventTarget,
    hear: impl Fn(&KeyboardEvent) + 'static,
) -> EventListener {
    let options = EventListenerOptions { phase, passive: false };
    EventListener::new_with_options(place, "keydown", options, move |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>()
            && !event.default_prevented()
            && !is_typed(event)
        {
            hear(event);
        }
    })
}
