//! Where on the page something happens.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

/// What takes keys and texts for itself.
const FIELDS: &str = "input, textarea, select, dialog, [contenteditable]";

/// Whether an event is about an element that fits a selector, or lies in one.
pub fn is_in(event: &Event, selector: &str) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}

/// Whether a key or a text is meant for a field or a dialog. While a dialog is open, the page behind it gets none,
/// also where nothing in the dialog has the focus.
pub fn is_typed(event: &Event) -> bool {
    is_in(event, FIELDS) || matches!(document().query_selector("dialog[open]"), Ok(Some(_)))
}
