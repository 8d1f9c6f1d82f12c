//! Listens for the keys of a game.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::browser::page_keys::hear_plain_keys;
use crate::browser::target::is_in;
use page_model::pages::play::keys::{Keys, Wish};

/// Elements that use Space themselves.
const BUTTONS: &str = "button, a, summary";

/// The page gets keys that nothing else takes. A button that was pressed with a pointer does not take Space: a reader
/// who plays with the pointer does not choose by keys.
#[hook]
pub fn use_keys(read: Keys, is_projected: bool, on_wish: Callback<Wish>) {
    let latest = use_mut_ref(|| on_wish.clone());
    latest.replace(on_wish);
    use_effect_with(is_projected, move |&is_projected| {
        let pressed = Rc::new(RefCell::new(None::<Element>));
        let on_press = EventListener::new(&document(), "pointerdown", {
            let pressed = pressed.clone();
            move |event| {
                let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                pressed.replace(target.and_then(|target| target.closest(BUTTONS).ok()?));
            }
        });
        let listener = hear_plain_keys(&document(), move |event| {
            let key = event.key();
            let focused = document().active_element();
            let was_pressed = focused.is_some() && *pressed.borrow() == focused;
            // These keys scroll a long remark.
            let scrolls = [" ", "ArrowUp", "ArrowDown"].contains(&key.as_str());
            let is_taken = key == " " && is_in(event, BUTTONS) && !was_pressed
                || scrolls && is_in(event, "#play-remark")
                || key == "Escape" && is_projected;
            if let Some(wish) = read(&key).filter(|_| !is_taken) {
                event.prevent_default();
                // Otherwise the release of Space would press the button.
                let button = focused.filter(|_| key == " " && was_pressed);
                if let Some(Ok(button)) = button.map(|it| it.dyn_into::<HtmlElement>()) {
                    let _ = button.blur();
                }
                let on_wish = latest.borrow().clone();
                on_wish.emit(wish);
            }
        });
        move || drop((on_press, listener))
    });
}
