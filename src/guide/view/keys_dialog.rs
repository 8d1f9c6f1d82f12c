//! The keys of a page, and what they do.

use yew::prelude::*;

use crate::browser::modal::Modal;
use crate::keys::help::Section;
use words::say;

#[derive(Properties, PartialEq)]
pub struct KeysDialogProps {
    pub keys: Vec<Section>,
    pub on_close: Callback<()>,
}

#[component]
pub fn KeysDialog(props: &KeysDialogProps) -> Html {
    html! {
        <Modal id="keys-dialog" title={say::help_keys()} on_close={props.on_close.clone()}>
            { all_keys(&props.keys) }
        </Modal>
    }
}

pub fn all_keys(keys: &[Section]) -> Html {
    let section = |section: &Section| {
        html! {
            <>
                <h3>{ section.title }</h3>
                <dl class="keys">
                    { for section.rows.iter().map(|(signs, words)| html! {
                        <div>
                            <dt>{ for signs.iter().map(|sign| html! { <kbd>{ sign }</kbd> }) }</dt>
                            <dd>{ *words }</dd>
                        </div>
                    }) }
                </dl>
            </>
        }
    };
    keys.iter().map(section).collect()
}
