//! In a frame, gives the keys that turn pages to the page around it, so that slides still advance after a press on the
//! board.

use gloo::events::EventListener;
use gloo::utils::{document_element, window};
use js_sys::Object;
use wasm_bindgen::prelude::*;
use web_sys::Window;
use yew::prelude::*;

use crate::browser::callback::closure;
use crate::browser::page_keys::{is_plain, use_presses};
use crate::browser::target::is_in;
use crate::keys::Order;

/// The keys with which presentations advance.
const KEYS: [&str; 8] =
    ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"];

#[wasm_bindgen]
extern "C" {
    /// `frame.js` has this once it is there; a package for schools has no such file.
    #[wasm_bindgen(catch, js_name = passKey)]
    fn pass_key(key: &str, number: u32) -> Result<(), JsValue>;
}

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
    // A reader who came to the frame by keyboard stays in it: the outer page is told the key.
    use_presses(Order::Rest, is_embedded, |event| {
        if is_plain(event) && KEYS.contains(&event.key().as_str()) && around().is_some() {
            let _ = pass_key(&event.key(), event.key_code());
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
