//! Listens for the keys of a game.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::app::browser::target::{FIELDS, is_in};
use crate::app::doors::play::keys::{Keys, Wish};

/// Keys are the page's wherever nothing else takes them.
#[hook]
pub fn use_keys(read: Keys, is_projected: bool, on_wish: Callback<Wish>) {
    let latest = use_mut_ref(|| on_wish.clone());
    latest.replace(on_wish);
    use_effect_with(is_projected, move |&is_projected| {
        let options = EventListenerOptions::enable_prevent_default();
        let listener =
            EventListener::new_with_options(&document(), "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                let key = event.key();
                // A long remark is scrolled by them.
                let scrolls = [" ", "ArrowUp", "ArrowDown"].contains(&key.as_str());
                let is_taken = event.default_prevented()
                    || event.ctrl_key()
                    || event.alt_key()
                    || event.meta_key()
                    || is_in(event, FIELDS)
                    || key == " " && is_in(event, "button, a, summary")
                    || scrolls && is_in(event, "#play-remark")
                    || key == "Escape" && is_projected;
                if let Some(wish) = read(&key).filter(|_| !is_taken) {
                    event.prevent_default();
                    let on_wish = latest.borrow().clone();
                    on_wish.emit(wish);
                }
            });
        move || drop(listener)
    });
}
