//! Gives the focus to an element.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Focuses the element with this id; if there is none, the focus does not move.
pub fn focus(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Whether no element has the focus: the one that had it may be gone.
pub fn is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}
