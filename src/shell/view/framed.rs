//! In a frame, gives the keys that turn pages to the page around it, so that slides still advance after a press on the
//! board.

use gloo::events::EventListener;
use gloo::utils::{document_element, window};
use js_sys::{Object, Reflect};
use web_sys::Window;
use yew::prelude::*;

use crate::browser::callback::closure;
use crate::browser::page_keys::{is_plain, use_presses};
use crate::browser::target::is_in;
use crate::keys::Order;

/// The keys with which presentations advance.
const KEYS: [&str; 8] =
    ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"];
/// The message to the outer page holds the key under this name.
const NAME: &str = "papamu";

/// `frame.js` gives this to the document when the page around the frame listens.
const HEARD: &str = "data-heard";

/// Whether the page around this one listens.
pub fn is_heard() -> bool {
    document_element().has_attribute(HEARD)
}

/// Whether the page around this one listens, which `frame.js` finds out after the program has started. Then the dialogs'
/// part of the program is there, too.
#[hook]
pub fn use_framed(is_embedded: bool) -> bool {
    let heard = use_state_eq(is_heard);
    use_effect_with(
        (),
        closure!(heard, move |()| {
            let listener = EventListener::once(&window(), "papamu-heard", move |_| heard.set(true));
            move || drop(listener)
        }),
    );
    use_effect_with(is_embedded, |&is_embedded| {
        let around = around().filter(|_| is_embedded);
        let pressed = around.map(|around| {
            // A reader who presses the board with a pointer does not need the focus there.
            EventListener::new(&window(), "pointerup", move |event| {
                if is_in(event, "[role=grid]") {
                    let _ = around.focus();
                }
            })
        });
        move || drop(pressed)
    });
    // A reader who came to the frame by keyboard stays in it: the outer page gets the key in a message.
    use_presses(Order::Rest, is_embedded, |event| {
        let around = around().filter(|_| is_plain(event) && KEYS.contains(&event.key().as_str()));
        if let Some(around) = around {
            let message = Object::new();
            let _ = Reflect::set(&message, &NAME.into(), &event.key().into());
            let _ = around.post_message(&message, "*");
        }
        false
    });
    *heard
}

/// The window of the page around this one.
fn around() -> Option<Window> {
    let around = window().parent().ok().flatten()?;
    (!Object::is(&around, &window())).then_some(around)
}
