//! Dims the keys in front of a lecture hall while nobody uses them: the style sheet lets them fade.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::timers::callback::Timeout;
use gloo::utils::{document_element, window};
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;
use yew::prelude::*;

use crate::browser::callback::closure;
use crate::browser::target::is_in;

/// The attribute of the root while the keys are dimmed.
const RESTING: &str = "data-resting";

/// How long after the last key, move or touch the keys fade, in milliseconds.
const PAUSE: u32 = 5000;

/// A key, a move or a touch brings the keys back at once; a key that the speaker's window presses here does not. A
/// touch on faded keys only brings them back.
#[hook]
pub fn use_fading() {
    use_effect_with((), |()| {
        let soon = Rc::new(RefCell::new(None));
        let wake = closure!(soon, move || {
            set_resting(false);
            soon.replace(Some(Timeout::new(PAUSE, || set_resting(true))));
        });
        wake();
        let is_blind = Rc::new(Cell::new(false));
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
        let listeners = ["keydown", "pointermove", "pointerdown", "click"].map(|name| {
            let (wake, is_blind) = (wake.clone(), is_blind.clone());
            EventListener::new_with_options(&window(), name, options, move |event| {
                if !event.is_trusted() {
                    return;
                }
                if let Some(event) = event.dyn_ref::<PointerEvent>()
                    && name == "pointerdown"
                {
                    let is_finger = event.pointer_type() == "touch";
                    is_blind.set(is_finger && is_resting() && is_in(event, ".key-bar"));
                }
                if name == "click" && is_blind.take() {
                    event.prevent_default();
                    event.stop_immediate_propagation();
                }
                wake();
            })
        });
        move || {
            drop((listeners, soon));
            set_resting(false);
        }
    });
}

fn is_resting() -> bool {
    document_element().has_attribute(RESTING)
}

fn set_resting(is_so: bool) {
    let _ = document_element().toggle_attribute_with_force(RESTING, is_so);
}
