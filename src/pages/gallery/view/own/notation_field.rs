//! A field for notation, which takes effect while the reader types.

use gloo::utils::document;
use web_sys::{Element, HtmlInputElement, InputEvent};
use yew::prelude::*;
use yew_autoprops::autoprops;

/// `problem` is the element that says what is wrong.
#[autoprops]
#[component]
pub fn NotationField(
    id: AttrValue,
    #[prop_or_default] label: Option<AttrValue>,
    text: &String,
    longest: usize,
    #[prop_or_default] placeholder: AttrValue,
    #[prop_or_default] problem: Option<AttrValue>,
    on_text: &Callback<String>,
) -> Html {
    let field = use_node_ref();
    // A text from elsewhere, such as an example, replaces what the reader has typed, but never while they type.
    use_effect_with((field.clone(), text.clone()), |(field, text)| {
        let is_typing = document().active_element() == field.cast::<Element>();
        if let Some(input) = field.cast::<HtmlInputElement>().filter(|_| !is_typing) {
            input.set_value(text);
        }
    });
    let on_input = on_text
        .reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
    html! {
        <input
            {id}
            ref={field}
            type="text"
            autocomplete="off"
            autocapitalize="off"
            autocorrect="off"
            spellcheck="false"
            maxlength={longest.to_string()}
            aria-label={label}
            aria-invalid={problem.is_some().then_some("true")}
            aria-describedby={problem}
            {placeholder}
            oninput={on_input}
        />
    }
}
