//! Tells components when the page is being printed, so that they make what is only for paper.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::Event;
use yew::prelude::*;

use crate::browser::callback::closure;
use crate::browser::target::is_in;
use crate::browser::use_media::use_media;

const ASKED: &str = "papamu-print";
const BEFORE: &str = "beforeprint";
const AFTER: &str = "afterprint";

/// Whether the page is being printed or previewed as printed. This hook also handles Ctrl+P.
#[hook]
pub fn use_printing() -> bool {
    let is_printing = use_state_eq(|| false);
    let asked_at = use_state_eq(|| 0.0);
    use_effect_with(
        (),
        closure!(is_printing, asked_at, move |()| {
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
        }),
    );
    // Effects run after everything is rendered. Printing by the browser's own command would not wait: what Yew renders
    // later, because it has just yielded, would be missing on paper.
    use_effect_with(*asked_at, |asked_at| {
        if *asked_at > 0.0 {
            Timeout::new(0, || drop(window().print())).forget();
        }
    });
    use_media("print") || *is_printing
}

/// In a text field on a Mac, Ctrl+P goes up one line.
fn is_key_to_print(event: &Event) -> bool {
    event.dyn_ref::<KeyboardEvent>().is_some_and(|key| {
        let is_held = key.meta_key() || key.ctrl_key() && !is_in(event, "input, textarea");
        is_held && !key.alt_key() && !key.shift_key() && key.key().eq_ignore_ascii_case("p")
    })
}

/// Opens the browser's print dialog as soon as the page has rendered what is only for paper.
pub fn print() {
    if let Ok(event) = Event::new(ASKED) {
        let _ = window().dispatch_event(&event);
    }
}
