//! A box into which a reader pastes several links and texts, to add all of them at once.

use crate::browser::callback::closure;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PasteFormProps {
    /// The ids of its elements begin with this.
    pub name: &'static str,
    pub label: Html,
    pub button: &'static str,
    /// Takes the text and returns whether it understood all of it; if not, the text stays in the box for correction.
    pub on_text: Callback<String, bool>,
    /// Further buttons.
    #[prop_or_default]
    pub children: Html,
}

#[component]
pub fn PasteForm(props: &PasteFormProps) -> Html {
    let PasteFormProps { name, label, button, on_text, children } = props;
    let field = use_node_ref();
    let on_submit = closure!(field, on_text, move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.cast::<HtmlTextAreaElement>()
            && on_text.emit(field.value())
        {
            field.set_value("");
        }
    });
    let id = format!("{name}-text");
    html! {
        <form onsubmit={on_submit}>
            <label for={id.clone()}>{ label.clone() }</label>
            <textarea
                {id}
                ref={field}
                rows="1"
                spellcheck="false"
                autocapitalize="off"
                autocomplete="off"
            />
            <div class="row">
                <button id={format!("{name}-add")} type="submit">{ *button }</button>
                { children.clone() }
            </div>
        </form>
    }
}
