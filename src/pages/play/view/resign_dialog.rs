//! Asks whether a player resigns.

use yew::prelude::*;

use crate::browser::modal::Modal;
use basics::player::Player;
use words::say;

#[derive(Properties, PartialEq)]
pub struct ResignDialogProps {
    pub player: Player,
    pub on_close: Callback<()>,
    pub on_resign: Callback<()>,
}

#[component]
pub fn ResignDialog(props: &ResignDialogProps) -> Html {
    let ResignDialogProps { player, on_close, on_resign } = props;
    html! {
        <Modal id="play-resign-ask" title={say::game_resign_ask()} on_close={on_close.clone()}>
            <p>{ say::game_resign_what(player.other()) }</p>
            <form method="dialog" class="row">
                <button id="play-resign-no">{ say::game_resign_no() }</button>
                <button id="play-resign-yes" class="main" onclick={on_resign.reform(|_| ())}>
                    { say::game_resign() }
                </button>
            </form>
        </Modal>
    }
}
