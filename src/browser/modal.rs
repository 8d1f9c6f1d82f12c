//! A dialog over the page: it keeps the focus, Esc closes it, and then the focus returns to where it was.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use words::say;

#[derive(Properties, PartialEq)]
pub struct ModalProps {
    pub id: &'static str,
    pub title: &'static str,
    #[prop_or_default]
    pub class: Classes,
    pub children: Html,
    pub on_close: Callback<()>,
}

#[component]
pub fn Modal(props: &ModalProps) -> Html {
    let ModalProps { id, title, class, children, on_close } = props;
    let dialog = use_node_ref();
    use_effect_with(dialog.clone(), |dialog| {
        if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
            // The dialog can only be shown now that its element exists.
            let _ = dialog.show_modal();
        }
    });
    let heading = format!("{id}-title");
    html! {
        <dialog
            id={*id}
            class={classes!("modal", class.clone())}
            ref={dialog.clone()}
            aria-labelledby={heading.clone()}
            onclose={on_close.reform(|_| ())}
        >
            <header>
                <h2 id={heading}>{ *title }</h2>
                <button type="button" aria-label={say::browser_close()} onclick={move |_| close(&dialog)}>
                    { "✕" }
                </button>
            </header>
            { children.clone() }
        </dialog>
    }
}

/// Closing a dialog returns the focus; just removing it would not.
pub fn close(dialog: &NodeRef) {
    if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
        dialog.close();
    }
}
