//! A button with a panel that opens below it. Esc closes the panel, and so does whatever is done
//! elsewhere, except in a dialog that was opened from it.

use gloo::events::EventListener;
use gloo::utils::document;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::app::browser::target::is_in;

#[derive(Properties, PartialEq)]
pub struct DropDownProps {
    /// The panel's; the button's ends in `-open`.
    pub id: AttrValue,
    /// What is on the button.
    pub label: Html,
    /// The panel's name.
    pub name: AttrValue,
    pub is_open: bool,
    pub on_open: Callback<bool>,
    pub children: Html,
}

#[component]
pub fn DropDown(props: &DropDownProps) -> Html {
    let DropDownProps { id, label, name, is_open, on_open, children } = props;
    let is_open = *is_open;
    let button = use_node_ref();
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
    let on_key = {
        let (button, on_open) = (button.clone(), on_open.clone());
        Callback::from(move |event: KeyboardEvent| {
            if is_open && event.key() == "Escape" {
                event.prevent_default();
                if let Some(button) = button.cast::<HtmlElement>() {
                    let _ = button.focus();
                }
                on_open.emit(false);
            }
        })
    };
    html! {
        <div class="drop" data-drop={id.clone()} onkeydown={on_key}>
            <button
                id={format!("{id}-open")}
                ref={button}
                type="button"
                aria-expanded={is_open.to_string()}
                aria-controls={id.clone()}
                onclick={on_open.reform(move |_| !is_open)}
            >
                { label.clone() }
            </button>
            <div id={id.clone()} class="drop-panel" role="group" aria-label={name.clone()} hidden={!is_open}>
                { children.clone() }
            </div>
        </div>
    }
}
