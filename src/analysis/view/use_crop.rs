//! The part of the plane that a lecture hall sees. It never shrinks while the lecturer steps through a line or puts
//! stones: the picture would jump.

use yew::prelude::*;

use crate::board::area::Area;
use crate::board::crop::{Shape, crop, needed};
use crate::board::window_coordinates::WindowCoordinates;
use crate::editor::editor_state::EditorState;
use konane::Square;
use worker::message::PartText;

/// The part of the board in the projector view, and its shape on the screen. `parts` are there as soon as they are
/// known.
#[hook]
pub fn use_crop(editor_state: &EditorState, parts: Option<&[PartText]>) -> Option<(Area, Shape)> {
    // The area needed since the link was opened, in places.
    let kept = use_mut_ref(|| None::<(u32, Area)>);
    if !editor_state.view.is_projected {
        kept.take();
        return None;
    }
    let (board, Square { row, column }) = (&editor_state.window.board, editor_state.window.origin);
    let now = needed(board, &WindowCoordinates::of(board), parts.unwrap_or_default());
    let jump = editor_state.replay.last(&editor_state.window);
    let now = jump.map_or(now, |jump| now.with(Area::between(jump.from, jump.to())));
    let before = kept.borrow().filter(|(opened, _)| *opened == editor_state.opened);
    let before = before.map(|(_, area)| area.shifted(-row, -column));
    let seen = before.map_or(now, |before| before.with(now)).inside(Area::whole(board));
    if parts.is_some() || before.is_some() {
        kept.replace(Some((editor_state.opened, seen.shifted(row, column))));
    }
    Some(crop(seen, Area::whole(board)))
}
