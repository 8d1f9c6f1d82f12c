//! Gives the focus to an element.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// By its id; where there is none, the focus stays.
pub fn focus(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Whether nothing has the focus: what had it may be gone.
pub fn is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}
