//! When the page is printed: what is only for paper is made then.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use web_sys::Event;
use yew::prelude::*;

use crate::app::browser::use_media::use_media;

const BEFORE: &str = "beforeprint";
const AFTER: &str = "afterprint";

/// Whether the page is being printed, or shown as it is printed.
#[hook]
pub fn use_printing() -> bool {
    let is_printing = use_state_eq(|| false);
    use_effect_with((), {
        let is_printing = is_printing.setter();
        move |()| {
            let listeners = [(BEFORE, true), (AFTER, false)].map(|(name, is_so)| {
                let is_printing = is_printing.clone();
                EventListener::new(&window(), name, move |_| is_printing.set(is_so))
            });
            move || drop(listeners)
        }
    });
    use_media("print") || *is_printing
}

/// Opens the browser's dialog. A page that prints itself is asked to get ready before that: Yew draws
/// only after the event has ended, and here it would not end until the reader has printed.
pub fn print() {
    if let Ok(event) = Event::new(BEFORE) {
        let _ = window().dispatch_event(&event);
    }
    Timeout::new(0, || drop(window().print())).forget();
}
