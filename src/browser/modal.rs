//! A dialog over the page: it keeps the focus, Esc closes it, and then the focus returns to where it was.

use web_sys::HtmlDialogElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use words::say;

#[autoprops]
#[component]
pub fn Modal(
    id: &'static str,
    title: &'static str,
    #[prop_or_default] class: &Classes,
    children: Html,
    on_close: &Callback<()>,
) -> Html {
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
            {id}
            class={classes!("modal", class.clone())}
            ref={dialog.clone()}
            aria-labelledby={heading.clone()}
            onclose={on_close.reform(|_| ())}
        >
            <header>
                <h2 id={heading}>{ title }</h2>
                <button type="button" aria-label={say::browser_close()} onclick={move |_| close(&dialog)}>
                    { "✕" }
                </button>
            </header>
            { children }
        </dialog>
    }
}

/// Closing a dialog returns the focus; just removing it would not.
pub fn close(dialog: &NodeRef) {
    if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
        dialog.close();
    }
}
