//! A box for a text. It passes the text on when the reader leaves the box.

use crate::browser::callback::{callback, closure};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The node of a field that shows a text. Yew writes the `value` of a field at every render, over what the reader is
/// typing. This hook writes it only when the text changes, or when the field has passed on another text (`taken`).
#[hook]
pub fn use_field(text: String, taken: u32) -> NodeRef {
    let field = use_node_ref();
    use_effect_with(
        (text, taken),
        closure!(field, move |(text, _)| {
            if let Some(field) = field.get() {
                // The cast also fits a text area: it has a value too.
                field.unchecked_into::<HtmlInputElement>().set_value(text);
            }
        }),
    );
    field
}

#[derive(Clone, PartialEq, Properties)]
pub struct TextFieldProps {
    pub id: AttrValue,
    #[prop_or_default]
    pub class: Classes,
    pub label: AttrValue,
    #[prop_or_default]
    pub placeholder: AttrValue,
    pub text: String,
    pub longest: usize,
    /// Whether the text can have several lines.
    #[prop_or_default]
    pub has_lines: bool,
    /// Whether the text is notation: then the browser corrects nothing in it.
    #[prop_or_default]
    pub is_notation: bool,
    pub on_text: Callback<String>,
}

#[component]
pub fn TextField(props: &TextFieldProps) -> Html {
    let TextFieldProps { id, class, label, placeholder, text, longest, .. } = props.clone();
    let taken = use_state(|| 0);
    let field = use_field(text, *taken);
    let on_change = callback!(props.on_text, move |event: Event| {
        on_text.emit(event.target_unchecked_into::<HtmlInputElement>().value());
        taken.set(*taken + 1);
    });
    let maxlength = longest.to_string();
    if props.has_lines {
        return html! {
            <textarea {id} {class} ref={field} rows="1" {maxlength} aria-label={label} {placeholder} onchange={on_change} />
        };
    }
    html! {
        <input
            {id}
            {class}
            ref={field}
            type="text"
            autocomplete="off"
            autocapitalize={props.is_notation.then_some("off")}
            spellcheck={props.is_notation.then_some("false")}
            {maxlength}
            aria-label={label}
            {placeholder}
            onchange={on_change}
        />
    }
}
