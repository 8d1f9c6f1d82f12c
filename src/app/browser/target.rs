//! Where on the page something happens.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

/// What takes keys and texts for itself.
pub const FIELDS: &str = "input, textarea, select, dialog, [contenteditable]";

/// Whether an event is about an element that fits a selector, or lies in one.
pub fn is_in(event: &Event, selector: &str) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}
