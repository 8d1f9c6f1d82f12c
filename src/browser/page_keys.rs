//! Keys for the page, wherever the focus is.

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::{document_element, window};
use wasm_bindgen::JsCast;
use web_sys::{EventTarget, KeyboardEvent};
use yew::prelude::*;

use crate::browser::target::is_typed;

/// Listens for keys that no field, no dialog and no earlier listener has taken. `place` sets the order: first what is
/// below `<html>`, then `<html>`, the document, and the window.
pub fn hear_keys(place: &EventTarget, hear: impl Fn(&KeyboardEvent) + 'static) -> EventListener {
    hear_keys_in(EventListenerPhase::Bubble, place, hear)
}

/// The same for keys without Ctrl, Alt and Meta.
pub fn hear_plain_keys(
    place: &EventTarget,
    hear: impl Fn(&KeyboardEvent) + 'static,
) -> EventListener {
    hear_keys(place, plain(hear))
}

/// The same, before all other listeners on the page.
pub fn hear_plain_keys_first(
    place: &EventTarget,
    hear: impl Fn(&KeyboardEvent) + 'static,
) -> EventListener {
    hear_keys_in(EventListenerPhase::Capture, place, plain(hear))
}

type Hear = Rc<dyn Fn(&KeyboardEvent)>;

/// Listens for plain keys while `is_on`, on `<html>`: before the listeners of the document. It listens as soon as the
/// page is rendered, and calls the latest `hear`. An effect would do both later, so a key pressed in between would be
/// lost, or would act on what the page showed before.
#[hook]
pub fn use_plain_keys(is_on: bool, hear: impl Fn(&KeyboardEvent) + 'static) {
    let latest = use_mut_ref(|| None::<Hear>);
    latest.replace(Some(Rc::new(hear)));
    use_memo(is_on, move |&is_on| {
        is_on.then(|| {
            hear_plain_keys(&document_element(), move |event| {
                let hear = latest.borrow().clone();
                hear.iter().for_each(|hear| hear(event));
            })
        })
    });
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
