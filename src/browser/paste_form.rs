//! A box into which links and texts are pasted, to be added together.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PasteFormProps {
    /// The names of its elements begin with it.
    pub name: &'static str,
    pub label: Html,
    pub button: &'static str,
    /// Takes the text, and says whether all of it was understood: else it stays, to be corrected.
    pub on_text: Callback<String, bool>,
    /// More buttons.
    #[prop_or_default]
    pub children: Html,
}

#[component]
pub fn PasteForm(props: &PasteFormProps) -> Html {
    let PasteFormProps { name, label, button, on_text, children } = props;
    let field = use_node_ref();
    let on_submit = {
        let (field, on_text) = (field.clone(), on_text.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(field) = field.cast::<HtmlTextAreaElement>()
                && on_text.emit(field.value())
            {
                field.set_value("");
            }
        }
    };
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
