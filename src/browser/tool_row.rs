//! A row of tools: Tab stops once in the row, arrow keys move along it. The controls in a panel that a tool opens do
//! not belong to the row. Where the row is too narrow, the style sheet folds some tools, by the attribute
//! `data-folded`.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::{callback, closure};
use crate::browser::drop_down::seen;
use crate::browser::use_heard::use_heard;

/// The highest level of folding that the style sheet has.
const MOST_FOLDED: usize = 3;

#[autoprops]
#[component]
pub fn ToolRow(name: &'static str, children: Html) -> Html {
    let row = use_node_ref();
    let is_new = use_mut_ref(|| true);
    use_effect(closure!(row, move || {
        if is_new.replace(false) || !has_room(&row) {
            fold(&row);
        }
        settle(&row, None);
    }));
    // A window of another width shows other tools.
    use_heard(
        "resize",
        callback!(row, move |()| {
            fold(&row);
            settle(&row, None);
        }),
    );
    let on_focus = callback!(row, move |event: FocusEvent| settle(&row, event.target_dyn_into()));
    let on_key = callback!(row, move |event: KeyboardEvent| {
        let stops = stops(&row);
        let focused = event.target_dyn_into::<HtmlElement>();
        let Some(at) = stops.iter().position(|stop| Some(stop) == focused.as_ref()) else {
            return;
        };
        let next = match event.key().as_str() {
            "ArrowRight" => (at + 1) % stops.len(),
            "ArrowLeft" => (at + stops.len() - 1) % stops.len(),
            "Home" => 0,
            "End" => stops.len() - 1,
            _ => return,
        };
        event.prevent_default();
        let _ = stops[next].focus();
    });
    html! {
        // All tools until the row is measured: a new row can have the focus at once.
        <div
            ref={row}
            class="tools toolbar"
            role="toolbar"
            aria-label={name}
            data-folded="0"
            onfocusin={on_focus}
            onkeydown={on_key}
        >
            { children }
        </div>
    }
}

/// Whether the row has room for all its tools, and shows them. To find that out is less work than to fold.
fn has_room(row: &NodeRef) -> bool {
    row.cast::<Element>().is_some_and(|row| {
        row.get_attribute("data-folded").as_deref() == Some("0")
            && row.scroll_width() <= row.client_width()
    })
}

fn fold(row: &NodeRef) {
    let Some(row) = row.cast::<HtmlElement>() else { return };
    // Otherwise what overflows would widen the page, and a phone would scroll it.
    let _ = row.style().set_property("overflow", "hidden");
    for folded in 0..=MOST_FOLDED {
        let _ = row.set_attribute("data-folded", &folded.to_string());
        if row.scroll_width() <= row.client_width() {
            break;
        }
    }
    let _ = row.style().remove_property("overflow");
}

/// Makes the tool that was used last the one that Tab reaches.
fn settle(row: &NodeRef, used: Option<HtmlElement>) {
    let stops = stops(row);
    let place = |found: &dyn Fn(&HtmlElement) -> bool| stops.iter().position(found);
    let current = place(&|stop| Some(stop) == used.as_ref());
    let current = current.or(place(&|stop| stop.get_attribute("tabindex").as_deref() == Some("0")));
    for button in buttons(row) {
        // In a panel Tab reaches every button.
        let _ = button.remove_attribute("tabindex");
    }
    for (index, stop) in stops.iter().enumerate() {
        let is_current = index == current.unwrap_or(0);
        let _ = stop.set_attribute("tabindex", if is_current { "0" } else { "-1" });
    }
}

fn stops(row: &NodeRef) -> Vec<HtmlElement> {
    buttons(row).into_iter().filter(|button| !is_in_panel(button)).collect()
}

fn buttons(row: &NodeRef) -> Vec<HtmlElement> {
    let row = row.cast::<Element>();
    seen(row.and_then(|row| row.query_selector_all("button:not(:disabled)").ok()))
}

/// A panel whose button is hidden is unfolded, so its buttons belong to the row.
fn is_in_panel(button: &Element) -> bool {
    let panel = button.closest(".drop-panel").ok().flatten();
    panel.is_some_and(|panel| {
        let opener = panel.previous_element_sibling().and_then(|it| it.dyn_into().ok());
        opener.is_some_and(|opener: HtmlElement| opener.offset_width() > 0)
            || panel.parent_element().is_some_and(|drop| is_in_panel(&drop))
    })
}
