//! When the page is printed: what is only for paper is made then.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::Event;
use yew::prelude::*;

use crate::browser::target::is_in;
use crate::browser::use_media::use_media;

const ASKED: &str = "papamu-print";
const BEFORE: &str = "beforeprint";
const AFTER: &str = "afterprint";

/// Whether the page is being printed, or shown as it is printed. The keys of printing print too.
#[hook]
pub fn use_printing() -> bool {
    let is_printing = use_state_eq(|| false);
    let asked_at = use_state_eq(|| 0.0);
    use_effect_with((), {
        let (is_printing, asked_at) = (is_printing.setter(), asked_at.setter());
        move |()| {
            let printing = [(ASKED, true), (BEFORE, true), (AFTER, false)].map(|(name, is_so)| {
                let is_printing = is_printing.clone();
                EventListener::new(&window(), name, move |_| is_printing.set(is_so))
            });
            let asking =
                EventListener::new(&window(), ASKED, move |event| asked_at.set(event.time_stamp()));
            let options = EventListenerOptions::enable_prevent_default();
            let keys = EventListener::new_with_options(&window(), "keydown", options, |event| {
                if is_key_to_print(event) {
                    event.prevent_default();
                    print();
                }
            });
            move || drop((printing, asking, keys))
        }
    });
    // Effects come when all is drawn. The browser itself would not wait: what Yew draws later, because it has just
    // given way to the browser, is missing on its paper.
    use_effect_with(*asked_at, |asked_at| {
        if *asked_at > 0.0 {
            Timeout::new(0, || drop(window().print())).forget();
        }
    });
    use_media("print") || *is_printing
}

/// In a text of a Mac, Ctrl+P is the line above.
fn is_key_to_print(event: &Event) -> bool {
    event.dyn_ref::<KeyboardEvent>().is_some_and(|key| {
        let is_held = key.meta_key() || key.ctrl_key() && !is_in(event, "input, textarea");
        is_held && !key.alt_key() && !key.shift_key() && key.key().eq_ignore_ascii_case("p")
    })
}

/// Opens the browser's dialog as soon as what is only for paper is drawn.
pub fn print() {
    if let Ok(event) = Event::new(ASKED) {
        let _ = window().dispatch_event(&event);
    }
}
