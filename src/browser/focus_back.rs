//! Returns the focus when the button that has it goes away.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::browser::focus::is_lost;

/// When something with buttons goes away, and the focus with it, this returns the focus to the element that had it
/// before the buttons came.
#[hook]
pub fn use_focus_back(is_there: bool) {
    let before = use_mut_ref(|| None::<HtmlElement>);
    use_effect_with(is_there, move |&is_there| {
        if is_there {
            // A square is not an HTML element, but takes the focus in the same way.
            *before.borrow_mut() = document().active_element().map(JsCast::unchecked_into);
        } else if is_lost()
            && let Some(before) = before.take()
        {
            // If that element is gone too, this does nothing.
            let _ = before.focus();
        }
    });
}
