//! A button with a panel that opens below it. Esc closes the panel, and so does a press or the focus elsewhere, except
//! in a dialog that the panel opened.

use gloo::events::EventListener;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, NodeList};
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::{callback, closure};
use crate::browser::target::is_in;

/// The controls that Up and Down go along.
const CONTROLS: &str = "button:not(:disabled), a[href], select, input";

/// `id` is that of the panel; the id of the button ends in `-open`. The button shows `label`, and `name` is the
/// accessible name of the panel, `hint` that of the button, if `label` is only a sign. `unfolds` says whether the
/// style sheet may show the content of the panel in the row, without the button, where there is room.
#[autoprops]
#[component]
pub fn DropDown(
    id: &AttrValue,
    label: Html,
    name: &AttrValue,
    #[prop_or_default] hint: &Option<AttrValue>,
    #[prop_or_default] unfolds: bool,
    is_open: bool,
    on_open: &Callback<bool>,
    children: Html,
) -> Html {
    let (button, panel) = (use_node_ref(), use_node_ref());
    let enters = use_mut_ref(|| false);
    use_effect_with((id.clone(), is_open, on_open.clone()), |(id, is_open, on_open)| {
        let inside = format!("[data-drop={id}], dialog");
        let listen = |name| {
            let (on_open, inside) = (on_open.clone(), inside.clone());
            EventListener::new(&document(), name, move |event| {
                if !is_in(event, &inside) {
                    on_open.emit(false);
                }
            })
        };
        let listeners = is_open.then(|| ["pointerdown", "focusin"].map(listen));
        move || drop(listeners)
    });
    use_effect_with(
        is_open,
        closure!(panel, enters, move |_| {
            if enters.take() {
                go_along(&panel, 1);
            }
        }),
    );
    let on_key = callback!(button, panel, on_open, move |event: KeyboardEvent| {
        // A panel inside this one has already handled the key.
        if event.default_prevented() {
            return;
        }
        match event.key().as_str() {
            "Escape" if is_open => {
                if let Some(button) = button.cast::<HtmlElement>() {
                    let _ = button.focus();
                }
                on_open.emit(false);
            }
            // Fields use these keys themselves.
            "ArrowDown" | "ArrowUp" if is_in(&event, "input, select") => return,
            "ArrowDown" if is_open => go_along(&panel, 1),
            "ArrowUp" if is_open => go_along(&panel, -1),
            "ArrowDown" if !is_in(&event, ".drop-panel") => {
                enters.replace(true);
                on_open.emit(true);
            }
            _ => return,
        }
        event.prevent_default();
    });
    html! {
        <div class={classes!("drop", unfolds.then_some("unfolds"))} data-drop={id.clone()} onkeydown={on_key}>
            <button
                id={format!("{id}-open")}
                ref={button}
                type="button"
                aria-label={hint.clone()}
                title={hint.clone()}
                aria-expanded={is_open.to_string()}
                aria-controls={id.clone()}
                onclick={on_open.reform(move |_| !is_open)}
            >
                { label }
            </button>
            <div id={id.clone()} ref={panel} class="drop-panel" role="group" aria-label={name.clone()} hidden={!is_open}>
                { children }
            </div>
        </div>
    }
}

/// Whether the panel is open, and the callback that opens and closes it.
#[hook]
pub fn use_drop() -> (bool, Callback<bool>) {
    let is_open = use_state_eq(|| false);
    let set = is_open.setter();
    (*is_open, use_callback((), move |is_open, ()| set.set(is_open)))
}

/// Focuses the next visible control of the panel, or the previous one; the first if the focus is outside the panel.
fn go_along(panel: &NodeRef, by: i32) {
    let Some(panel) = panel.cast::<Element>() else { return };
    let controls = seen(panel.query_selector_all(CONTROLS).ok());
    let focused = document().active_element();
    let at = controls.iter().position(|it| focused.as_ref() == Some(it));
    let next = at.map_or(0, |at| at as i32 + by).rem_euclid(controls.len().max(1) as i32);
    if let Some(control) = controls.get(next as usize) {
        let _ = control.focus();
    }
}

/// The visible elements of a list: those that have a width.
pub fn seen(list: Option<NodeList>) -> Vec<HtmlElement> {
    let all = list.iter().flat_map(|list| (0..list.length()).filter_map(|place| list.get(place)));
    all.filter_map(|it| it.dyn_into::<HtmlElement>().ok())
        .filter(|it| it.offset_width() > 0)
        .collect()
}
