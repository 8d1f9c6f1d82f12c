//! All keys of the board.

use yew::prelude::*;

use crate::app::components::modal::Modal;
use crate::app::keys::KEYS;

#[derive(Properties, PartialEq)]
pub struct KeysDialogProps {
    pub on_close: Callback<()>,
}

#[component]
pub fn KeysDialog(props: &KeysDialogProps) -> Html {
    html! {
        <Modal id="keys" title="Keys and pointer" on_close={props.on_close.clone()}>
            <dl class="keys">
                { for KEYS.map(|(key, what)| html! {
                    <div>
                        <dt>{ for key.split(", ").map(|key| html! { <kbd>{ key }</kbd> }) }</dt>
                        <dd>{ what }</dd>
                    </div>
                }) }
            </dl>
            <p class="note">
                { "Drag to paint, drag a stone to move it, press with the right button to erase. \
                   Two fingers, or Ctrl and the wheel, zoom. The keys for stones work while the \
                   board has the focus." }
            </p>
        </Modal>
    }
}
