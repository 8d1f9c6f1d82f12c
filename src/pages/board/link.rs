//! Keeps the address and the position of the board page in step.

use yew::prelude::*;

use crate::browser::use_page_state::{StateHandle, use_redrawn_state};
use crate::shell::address::{Address, use_written};
use page_model::editor::editor_action::EditorAction;
use page_model::editor::editor_state::EditorState;
use page_model::editor::window::Room;
use page_model::history::History;

/// The state of the board, opened from the address. An edit replaces the address; a new address, or another shape of
/// the screen, replaces the state. Neither happens while another page is open.
#[hook]
pub fn use_link(address: &Address, is_open: bool, room: Room) -> StateHandle<History<EditorState>> {
    let editor_state = use_redrawn_state(|| {
        let first = EditorState::default().apply(EditorAction::SetRoom(room));
        let open = || first.apply(EditorAction::Open(address.text.to_string()));
        History::new(if is_open { open() } else { first.clone() })
    });
    let shown = use_mut_ref(|| address.clone());
    // Until the state has followed the address, it must not write there.
    let is_followed = *shown.borrow() == *address;
    use_effect_with(address.clone(), {
        let dispatcher = editor_state.dispatcher();
        move |address| {
            if shown.replace(address.clone()) != *address && is_open {
                dispatcher.dispatch(EditorAction::Open(address.text.to_string()));
            }
        }
    });

    use_effect_with(room, {
        let dispatcher = editor_state.dispatcher();
        move |&room| dispatcher.dispatch(EditorAction::SetRoom(room))
    });

    // A link with a problem stays in the address until the reader dismisses the message or edits the board.
    let is_written = is_open && is_followed && editor_state.problem.is_none();
    use_written(is_written.then(|| editor_state.link().to_string()));
    editor_state
}
