//! Keeps the focus when the button that has it goes away.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::browser::focus::is_lost;

/// When something with buttons goes away and takes the focus with it, the focus returns to what had
/// it when they came.
#[hook]
pub fn use_focus_back(is_there: bool) {
    let before = use_mut_ref(|| None::<HtmlElement>);
    use_effect_with(is_there, move |&is_there| {
        if is_there {
            // A square is no HTML, but takes the focus in the same way.
            *before.borrow_mut() = document().active_element().map(JsCast::unchecked_into);
        } else if is_lost()
            && let Some(before) = before.take()
        {
            // An element that is gone too is just not focused.
            let _ = before.focus();
        }
    });
}
