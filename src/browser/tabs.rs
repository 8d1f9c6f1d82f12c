//! A row of tabs, of which one is chosen: Tab stops once in the row, arrow keys move along it.

use crate::browser::callback::callback;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use words::Words;
use yew::prelude::*;
use yew_autoprops::autoprops;

/// The id of a panel, and the label of its tab.
pub type Tab = (&'static str, Words);

/// `chosen` is the panel that is shown.
#[autoprops]
#[component]
pub fn Tabs(
    name: &'static str,
    tabs: &'static [Tab],
    chosen: &'static str,
    on_choose: &Callback<&'static str>,
) -> Html {
    let on_key = callback!(on_choose, move |event: KeyboardEvent| {
        let (last, now) = (tabs.len() - 1, tabs.iter().position(|(id, _)| *id == chosen));
        let now = now.unwrap_or_default();
        let next = match event.key().as_str() {
            "ArrowRight" => (now + 1) % tabs.len(),
            "ArrowLeft" => now.checked_sub(1).unwrap_or(last),
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        let (id, _) = tabs[next];
        let tab = document().get_element_by_id(&tab_of(id));
        if let Some(tab) = tab.and_then(|tab| tab.dyn_into::<HtmlElement>().ok()) {
            let _ = tab.focus();
        }
        on_choose.emit(id);
    });
    html! {
        <div class="tabs" role="tablist" aria-label={name} onkeydown={on_key}>
            { for tabs.iter().map(|&(id, label)| html! {
                <button
                    id={tab_of(id)}
                    type="button"
                    role="tab"
                    aria-selected={(id == chosen).to_string()}
                    aria-controls={id}
                    tabindex={if id == chosen { "0" } else { "-1" }}
                    onclick={on_choose.reform(move |_| id)}
                >
                    { label.text() }
                </button>
            }) }
        </div>
    }
}

/// The id of a panel's tab.
pub fn tab_of(panel: &str) -> String {
    format!("tab-{panel}")
}
