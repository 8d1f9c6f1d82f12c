//! What the editor's own keys do while the board has the focus; knows no browser. The board has
//! keys of its own, see [`crate::app::board::keys`].

use crate::app::editor::edit::Brush;
use crate::player::Player;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditorKey {
    Brush(Brush),
    /// Edit in place of Play, or Play in place of Edit.
    Mode,
    Help,
}

/// All keys, for the list that the reader can ask for.
pub const KEYS: [(&str, &str); 19] = [
    ("Arrow keys", "move from square to square"),
    ("Home, End", "first and last square of the row"),
    ("Page Up, Page Down", "first and last square of the column"),
    ("Ctrl+Home, Ctrl+End", "corners of the board"),
    ("E", "switch between Edit and Play"),
    ("Space, Enter", "in Play: lift the stone, then play its jump to another square"),
    ("Space, Enter", "in Edit: use the brush on the square"),
    ("X or B", "put a black stone"),
    ("O or W", "put a white stone"),
    (". or Delete", "take the stone away, or all that is selected"),
    ("0, 1, 2, 3, 4", "brush: cycle, black, white, erase, select"),
    ("Shift+arrow keys", "select a rectangle"),
    ("Ctrl+A", "select all"),
    ("Ctrl+C, Ctrl+X, Ctrl+V", "copy, cut, paste as text"),
    ("Ctrl+Z", "undo"),
    ("Ctrl+Shift+Z, Ctrl+Y", "redo"),
    ("Esc", "put the lifted stone down, let go of the selection or of what is being dragged"),
    ("P", "show it to a lecture hall, or leave again"),
    ("?", "help: how Kōnane is played, and these keys"),
];

/// What a key means, if anything.
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
    use crate::app::board::keys::{self, Key};
    use crate::konane::{Board, Edge, Square};

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
