//! Finds the element that an event belongs to.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

/// Elements that use keys and pasted texts themselves.
const FIELDS: &str = "input, textarea, select, dialog, [contenteditable]";

/// Whether the target of an event matches a selector, or is inside an element that does.
pub fn is_in(event: &Event, selector: &str) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}

/// Whether a key or a pasted text is meant for a field or a dialog. While a dialog is open, the page behind it gets
/// none, even if nothing in the dialog has the focus.
pub fn is_typed(event: &Event) -> bool {
    is_in(event, FIELDS) || matches!(document().query_selector("dialog[open]"), Ok(Some(_)))
}
