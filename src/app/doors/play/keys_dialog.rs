//! What the keys do.

use yew::prelude::*;

use crate::app::browser::modal::Modal;
use crate::language::say;

#[derive(Properties, PartialEq)]
pub struct KeysDialogProps {
    pub on_close: Callback<()>,
}

#[component]
pub fn KeysDialog(props: &KeysDialogProps) -> Html {
    let rows: [(&[&str], &str); 12] = [
        (&["←", "→"], say::play_key_step()),
        (&["Home", "End"], say::play_key_ends()),
        (&["↑", "↓"], say::play_key_branch()),
        (&["Space"], say::play_key_best()),
        (&["x"], say::play_key_threats()),
        (&["u"], say::play_key_back()),
        (&["f"], say::play_key_flip()),
        (&["c"], say::play_key_known()),
        (&["r"], say::play_key_review()),
        (&["p"], say::play_key_projector()),
        (&["Enter"], say::play_key_square()),
        (&["?"], say::play_key_help()),
    ];
    html! {
        <Modal id="play-keys" title={say::play_keys()} on_close={props.on_close.clone()}>
            <dl class="keys">
                { for rows.map(|(keys, what)| html! {
                    <>
                        <dt>{ for keys.iter().map(|key| html! { <kbd>{ *key }</kbd> }) }</dt>
                        <dd>{ what }</dd>
                    </>
                }) }
            </dl>
            <p class="note">{ say::play_keys_board() }</p>
        </Modal>
    }
}
