//! The keys of a page, and what they do.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::modal::Modal;
use crate::keys::help::Section;
use words::say;

#[autoprops]
#[component]
pub fn KeysDialog(keys: &Vec<Section>, on_close: &Callback<()>) -> Html {
    html! {
        <Modal id="keys-dialog" title={say::help_keys()} on_close={on_close.clone()}>
            { all_keys(keys) }
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
