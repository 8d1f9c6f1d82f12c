//! What the editor's own keys do while the board has the focus. [`crate::board::keys`] reads the
//! board's keys.

use crate::editor::edit::Brush;
use basics::player::Player;
use words::{Words, same, say};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditorKey {
    Brush(Brush),
    /// Switches between Edit and Play.
    Mode,
    Help,
}

/// All keys, for the list that the reader can open.
pub const KEYS: [(Words, Words); 20] = [
    (say::KEY_ARROWS, say::KEY_ARROWS_DOES),
    (say::KEY_ROW, say::KEY_ROW_DOES),
    (say::KEY_COLUMN, say::KEY_COLUMN_DOES),
    (same("Ctrl+Home, Ctrl+End"), say::KEY_CORNERS),
    (same("E"), say::KEY_MODE),
    (say::KEY_PRESS, say::KEY_PRESS_PLAYS),
    (say::KEY_PRESS, say::KEY_PRESS_EDITS),
    (say::KEY_BLACK, say::KEY_BLACK_DOES),
    (say::KEY_WHITE, say::KEY_WHITE_DOES),
    (say::KEY_DELETE, say::KEY_DELETE_DOES),
    (same("0, 1, 2, 3, 4"), say::KEY_BRUSH),
    (say::KEY_SELECT, say::KEY_SELECT_DOES),
    (same("Ctrl+A"), say::KEY_SELECT_ALL),
    (same("Ctrl+C, Ctrl+X, Ctrl+V"), say::KEY_CLIPBOARD),
    (same("Ctrl+Z"), say::KEY_UNDO),
    (same("Ctrl+Shift+Z, Ctrl+Y"), say::KEY_REDO),
    (same("Esc"), say::KEY_ESCAPE),
    (same("P"), say::KEY_LECTURE),
    (same("C, Backspace, W"), say::KEY_CHALK),
    (same("?"), say::KEY_HELP),
];

/// What a key does, if it does anything.
pub fn read(name: &str) -> Option<EditorKey> {
    Some(match name {
        "0" => EditorKey::Brush(Brush::Cycle),
        "1" => EditorKey::Brush(Brush::Stone(Player::Left)),
        "2" => EditorKey::Brush(Brush::Stone(Player::Right)),
        "3" => EditorKey::Brush(Brush::Erase),
        "4" => EditorKey::Brush(Brush::Select),
        "e" | "E" => EditorKey::Mode,
        "?" => EditorKey::Help,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::keys::{self, Key};
    use konane::{Board, Edge, Square};

    #[test]
    fn no_key_is_read_twice() {
        let board = Board::empty(3, 4, Edge::Walls);
        for name in ["0", "1", "2", "3", "4", "e", "E", "?"] {
            assert!(read(name).is_some());
            let key = Key { name, ..Key::default() };
            assert_eq!(keys::read(key, Square::new(0, 0), &board), None);
        }
        for name in ["x", "Enter", "Escape", "5", "p"] {
            assert_eq!(read(name), None);
        }
        assert_eq!(read("3"), Some(EditorKey::Brush(Brush::Erase)));
    }
}
