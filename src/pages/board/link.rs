//! Keeps the address and the position in step.

use yew::prelude::*;

use crate::browser::use_page_state::{StateHandle, use_redrawn_state};
use crate::shell::address::{Address, use_written};
use page_model::editor::action::Action;
use page_model::editor::history::History;
use page_model::editor::model::Model;
use page_model::editor::window::Room;

/// The board's model, opened from the address. Each edit replaces the address, and another address
/// replaces the model, as does a screen of another shape. While another page is open it stays as it is.
#[hook]
pub fn use_link(address: &Address, is_open: bool, room: Room) -> StateHandle<History<Model>> {
    let model = use_redrawn_state(|| {
        let first = Model::default().apply(Action::SetRoom(room));
        let open = || first.apply(Action::Open(address.text.to_string()));
        History::new(if is_open { open() } else { first.clone() })
    });
    let shown = use_mut_ref(|| address.clone());
    // Until the model has followed the address, it has nothing to write there.
    let is_followed = *shown.borrow() == *address;
    use_effect_with(address.clone(), {
        let dispatcher = model.dispatcher();
        move |address| {
            if shown.replace(address.clone()) != *address && is_open {
                dispatcher.dispatch(Action::Open(address.text.to_string()));
            }
        }
    });

    use_effect_with(room, {
        let dispatcher = model.dispatcher();
        move |&room| dispatcher.dispatch(Action::SetRoom(room))
    });

    // A link with a problem stays in the address until the reader dismisses it or edits the board.
    let is_written = is_open && is_followed && model.problem.is_none();
    use_written(is_written.then(|| model.link().to_string()));
    model
}
