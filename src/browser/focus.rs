//! Gives the focus to an element.

use std::cell::RefCell;

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

thread_local! {
    /// What has the focus in place of something that has gone, until somebody chooses.
    static STAND_IN: RefCell<Option<Element>> = RefCell::default();
}

/// Focuses the element with this id; if there is none, the focus does not move.
pub fn focus(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Focuses the heading of the page that this element belongs to. Returns whether there is one.
pub fn focus_heading(element: &Element) -> bool {
    let page = element.closest("[data-layout]").ok().flatten();
    let heading = page.and_then(|page| page.query_selector("h1[tabindex]").ok().flatten());
    let heading = heading.and_then(|it| it.dyn_into::<HtmlElement>().ok());
    heading.is_some_and(|heading| heading.focus().is_ok())
}

/// Gives the focus to the neighbour of what had it and has gone.
pub fn stand_in(neighbour: &HtmlElement) {
    STAND_IN.set(Some(neighbour.clone().into()));
    let _ = neighbour.focus();
}

pub fn is_stand_in(element: &Element) -> bool {
    STAND_IN.with_borrow(|stand_in| stand_in.as_ref() == Some(element))
}

/// Whether no element has the focus because of a choice: the one that had it may be gone.
pub fn is_lost() -> bool {
    let active = document().active_element();
    active.is_none_or(|element| element.tag_name() == "BODY" || is_stand_in(&element))
}
