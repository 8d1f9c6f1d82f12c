//! The list of keys.

use yew::prelude::*;

use crate::browser::modal::Modal;
use words::say;

#[derive(Properties, PartialEq)]
pub struct KeysDialogProps {
    pub on_close: Callback<()>,
}

#[component]
pub fn KeysDialog(props: &KeysDialogProps) -> Html {
    let rows: [(&[&str], &str); 14] = [
        (&["←", "→", "k", "j"], say::game_key_step()),
        (&["Home", "End", "0", "$"], say::game_key_ends()),
        (&["↑", "↓"], say::game_key_branch()),
        (&["Space"], say::game_key_best()),
        (&["x"], say::game_key_threats()),
        (&["u"], say::game_key_back()),
        (&["f"], say::game_key_flip()),
        (&["c"], say::game_key_known()),
        (&["r"], say::game_key_review()),
        (&["n", "N"], say::game_key_mistakes()),
        (&["h"], say::game_key_hint()),
        (&["p"], say::game_key_projector()),
        (&["Enter"], say::game_key_square()),
        (&["?"], say::game_key_help()),
    ];
    html! {
        <Modal id="play-keys" title={say::game_keys()} on_close={props.on_close.clone()}>
            <dl class="keys">
                { for rows.map(|(keys, what)| html! {
                    <>
                        <dt>{ for keys.iter().map(|key| html! { <kbd>{ *key }</kbd> }) }</dt>
                        <dd>{ what }</dd>
                    </>
                }) }
            </dl>
            <p class="note">{ say::game_keys_board() }</p>
        </Modal>
    }
}
