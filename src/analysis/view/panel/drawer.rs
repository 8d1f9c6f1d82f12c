//! An answer that the reader opens.

use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::callback;
use crate::browser::scrolling::bring_near;

const OPEN: &str = ".drawer[open]";

/// The browser opens and closes it. While it is closed, it has no content: on a large board that is hundreds of
/// jumps, which change with each stone. `brief` is the answer in a few words, or how many there are, if that is
/// known. `is_beside` says whether a lecturer has chosen it.
#[autoprops]
#[component]
pub fn Drawer(
    id: &'static str,
    title: Html,
    brief: Option<Html>,
    is_beside: bool,
    children: Html,
) -> Html {
    let drawer = use_node_ref();
    let is_open = use_state_eq(|| false);
    let on_toggle = callback!(drawer, is_open, move |_: Event| {
        let drawer = drawer.cast::<Element>();
        is_open.set(drawer.is_some_and(|drawer| drawer.has_attribute("open")));
    });
    use_effect_with((drawer.clone(), *is_open), |(drawer, is_open)| {
        if let Some(drawer) = drawer.cast::<Element>().filter(|_| *is_open) {
            bring_into_view(&drawer);
        }
    });
    html! {
        <details
            ref={drawer}
            {id}
            class="drawer"
            name="answers"
            open={is_beside}
            ontoggle={on_toggle}
        >
            <summary><h2>{ title }</h2><span class="note">{ brief }</span></summary>
            <div class="inside">
                if *is_open {
                    { children }
                }
            </div>
        </details>
    }
}

/// A sheet is in view already, so there it scrolls the board above the sheet.
fn bring_into_view(drawer: &Element) {
    let place = |element: Option<Element>| Some(element?.get_bounding_client_rect());
    let inside = |part| place(drawer.query_selector(part).ok().flatten());
    let board = place(document().query_selector(".front").ok().flatten());
    match (inside("summary"), inside(".inside"), board) {
        (Some(title), Some(sheet), Some(board)) if sheet.top() < title.top() => {
            let hidden = board.bottom() - sheet.top();
            let distance = hidden.clamp(board.top().min(0.0), board.top().max(0.0));
            window().scroll_by_with_x_and_y(0.0, distance);
        }
        _ => bring_near(drawer),
    }
}

/// Esc closes the open answer, and returns the focus to what opened it.
pub fn close_on_escape(event: KeyboardEvent) {
    let opened = document().query_selector(OPEN).ok().flatten();
    let Some(opened) = opened.filter(|_| event.key() == "Escape") else { return };
    event.prevent_default();
    let _ = opened.remove_attribute("open");
    let summary = opened.query_selector("summary").ok().flatten();
    if let Some(summary) = summary.and_then(|summary| summary.dyn_into::<HtmlElement>().ok()) {
        let _ = summary.focus();
    }
}
