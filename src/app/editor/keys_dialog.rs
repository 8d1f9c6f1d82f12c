//! All keys of the board.

use yew::prelude::*;

use crate::app::browser::modal::Modal;
use crate::app::editor::keys::KEYS;

pub fn keys_dialog(on_close: Callback<()>) -> Html {
    html! {
        <Modal id="keys" title="Keys and pointer" {on_close}>
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
