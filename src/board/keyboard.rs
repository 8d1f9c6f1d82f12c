//! Keys on a board.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::board::pointer::PointedBoard;
use konane::Square;
use page_model::board::area::Area;
use page_model::board::event::{BoardEvent, PointerMode};
use page_model::board::keys::{self, Command, Key};

/// The board that has the focus.
pub struct TypedBoard {
    pub board: Rc<PointedBoard>,
    /// The square where the selection by keys began.
    pub anchor: Rc<RefCell<Option<Square>>>,
}

impl TypedBoard {
    pub fn down(&self, event: KeyboardEvent) {
        let PointedBoard { board, area, focus, pointer, selection, on_event, .. } = &*self.board;
        // Alt is for the browser: with an arrow it means Back.
        let Some(square) = focus.typed_on(&event).filter(|_| !event.alt_key()) else {
            return;
        };
        let name = event.key();
        let ctrl = event.ctrl_key() || event.meta_key();
        // Where presses do not move the focus, the page uses these keys, which remote controls send.
        if self.board.leaves_focus && matches!(name.as_str(), "PageUp" | "PageDown") {
            return;
        }
        let key = Key { name: &name, ctrl, shift: event.shift_key() };
        let Some(command) = keys::read(key, square, board) else {
            return;
        };
        // The page also uses the letters, where they cannot put a stone.
        let is_fixed = matches!(self.board.mode, PointerMode::Press | PointerMode::Jump);
        if self.board.leaves_focus && is_fixed && matches!(command, Command::Put(_)) {
            return;
        }
        if !matches!(command, Command::Extend(_)) {
            self.anchor.take();
        }
        // If there is nothing to cancel, the page gets Escape.
        if matches!(command, Command::Cancel) && selection.is_none() && pointer.is_idle() {
            return;
        }
        event.prevent_default();
        match command {
            Command::Move(square) => focus.move_to(area.nearest(square)),
            Command::Extend(to) => {
                let to = area.nearest(to);
                let anchor = *self.anchor.borrow_mut().get_or_insert(square);
                on_event.emit(BoardEvent::Select(Some(Area::between(anchor, to))));
                focus.move_to(to);
            }
            Command::SelectAll => on_event.emit(BoardEvent::Select(Some(Area::whole(board)))),
            Command::Press => on_event.emit(BoardEvent::Press(square)),
            Command::Put(stone) => on_event.emit(BoardEvent::Put(square, stone)),
            Command::Cancel => {
                self.board.abandon();
                on_event.emit(BoardEvent::Select(None));
            }
        }
    }
}
