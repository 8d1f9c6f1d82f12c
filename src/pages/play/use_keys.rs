//! Listens for the keys of a game.

use gloo::events::EventListener;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::browser::page_keys::{BUTTONS, read, use_presses};
use crate::browser::target::is_in;
use page_model::keys::scopes::{GAME, Wish};
use page_model::link::view::View;

/// The page gets keys that nothing else takes. A button that was pressed with a pointer does not take Space: a reader
/// who plays with the pointer does not choose by keys.
#[hook]
pub fn use_game_keys(view: View, on_wish: Callback<Wish>) {
    let pressed = use_mut_ref(|| None::<Element>);
    use_effect_with((), {
        let pressed = pressed.clone();
        move |()| {
            let listener = EventListener::new(&document(), "pointerdown", move |event| {
                let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                pressed.replace(target.and_then(|target| target.closest(BUTTONS).ok()?));
            });
            move || drop(listener)
        }
    });
    use_presses(GAME.order, true, move |event| {
        let key = event.key();
        let focused = document().active_element();
        let was_pressed = focused.is_some() && *pressed.borrow() == focused;
        // These keys scroll a long remark.
        let scrolls = [" ", "ArrowUp", "ArrowDown"].contains(&key.as_str());
        let is_taken = key == " " && is_in(event, BUTTONS) && !was_pressed
            || scrolls && is_in(event, "#play-remark")
            || key == "Escape" && view.is_projected;
        let wish =
            read(&GAME, event).filter(|wish| !is_taken && (!view.is_embedded || wish.is_framed()));
        let Some(wish) = wish else { return false };
        // Otherwise the release of Space would press the button.
        let button = focused.filter(|_| key == " " && was_pressed);
        if let Some(Ok(button)) = button.map(|it| it.dyn_into::<HtmlElement>()) {
            let _ = button.blur();
        }
        on_wish.emit(wish);
        true
    });
}
