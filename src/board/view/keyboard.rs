//! Keys on a board.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::board::event::{BoardEvent, PointerMode};
use crate::board::keys::BoardKey;
use crate::board::keys::{BOARD, STONES};
use crate::board::view::pointer::PointedBoard;
use crate::browser::page_keys::read;
use konane::{Area, Square};

/// The board that has the focus.
pub struct TypedBoard {
    pub board: Rc<PointedBoard>,
    /// The square where the selection by keys began.
    pub anchor: Rc<RefCell<Option<Square>>>,
}

impl TypedBoard {
    pub fn down(&self, event: KeyboardEvent) {
        let PointedBoard { board, area, focus, pointer, selection, on_event, .. } = &*self.board;
        let Some(square) = focus.typed_on(&event) else { return };
        let Some(key) = read(&STONES, &event).or_else(|| read(&BOARD, &event)) else { return };
        let is_fixed = matches!(self.board.mode, PointerMode::Press | PointerMode::Jump);
        let is_left = match key {
            // Where presses do not move the focus, the page uses these keys, which remote controls send.
            BoardKey::ColumnStart | BoardKey::ColumnEnd => self.board.leaves_focus,
            // The page also uses the letters, where they cannot put a stone.
            BoardKey::Put(_) => self.board.leaves_focus && is_fixed,
            _ => false,
        };
        if is_left {
            return;
        }
        if !matches!(key, BoardKey::Extend(_)) {
            self.anchor.take();
        }
        // If there is nothing to cancel, the page gets Escape.
        if key == BoardKey::Cancel && selection.is_none() && pointer.is_idle() {
            return;
        }
        event.prevent_default();
        if let Some(target) = key.target(square, board) {
            let target = area.nearest(target);
            if matches!(key, BoardKey::Extend(_)) {
                let anchor = *self.anchor.borrow_mut().get_or_insert(square);
                on_event.emit(BoardEvent::Select(Some(Area::between(anchor, target))));
            }
            focus.move_to(target);
        }
        match key {
            BoardKey::SelectAll => on_event.emit(BoardEvent::Select(Some(Area::whole(board)))),
            BoardKey::Press => on_event.emit(BoardEvent::Press(square)),
            BoardKey::Put(stone) => on_event.emit(BoardEvent::Put(square, stone)),
            BoardKey::Cancel => {
                self.board.abandon();
                on_event.emit(BoardEvent::Select(None));
            }
            _ => {}
        }
    }
}
