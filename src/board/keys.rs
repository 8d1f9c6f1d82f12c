//! What keys do on a board.

use crate::keys::{Focus, Key, Order, Scope};
use basics::player::Player;
use konane::{Board, Direction, Square};
use words::say;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardKey {
    Move(Direction),
    /// Moves and selects the squares between.
    Extend(Direction),
    RowStart,
    RowEnd,
    ColumnStart,
    ColumnEnd,
    FirstCorner,
    LastCorner,
    SelectAll,
    /// Does the same as a click.
    Press,
    Put(Option<Player>),
    /// Puts down what is held, or ends the selection.
    Cancel,
}

impl BoardKey {
    /// The square to which the focus moves, if it moves.
    pub fn target(self, square: Square, board: &Board) -> Option<Square> {
        let Square { row, column } = square;
        let (bottom, right) = (board.rows() - 1, board.columns() - 1);
        let (row, column) = match self {
            BoardKey::Move(direction) | BoardKey::Extend(direction) => {
                let Square { row, column } = square.step(direction, 1);
                (row.clamp(0, bottom), column.clamp(0, right))
            }
            BoardKey::RowStart => (row, 0),
            BoardKey::RowEnd => (row, right),
            BoardKey::ColumnStart => (0, column),
            BoardKey::ColumnEnd => (bottom, column),
            BoardKey::FirstCorner => (0, 0),
            BoardKey::LastCorner => (bottom, right),
            BoardKey::SelectAll | BoardKey::Press | BoardKey::Put(_) | BoardKey::Cancel => {
                return None;
            }
        };
        Some(Square::new(row, column))
    }
}

/// On a square that has the focus.
pub const BOARD: Scope<BoardKey> = Scope {
    order: Order::Element,
    focus: Focus::OnBoard,
    keys: &[
        Key::new(&["ArrowLeft"], BoardKey::Move(Direction::Left), say::KEY_ARROWS),
        Key::new(&["ArrowRight"], BoardKey::Move(Direction::Right), say::KEY_ARROWS),
        Key::new(&["ArrowUp"], BoardKey::Move(Direction::Up), say::KEY_ARROWS),
        Key::new(&["ArrowDown"], BoardKey::Move(Direction::Down), say::KEY_ARROWS),
        Key::new(&["Home"], BoardKey::RowStart, say::KEY_ROW),
        Key::new(&["End"], BoardKey::RowEnd, say::KEY_ROW),
        Key::new(&["PageUp"], BoardKey::ColumnStart, say::KEY_COLUMN),
        Key::new(&["PageDown"], BoardKey::ColumnEnd, say::KEY_COLUMN),
        Key::new(&["Ctrl+Home"], BoardKey::FirstCorner, say::KEY_CORNERS),
        Key::new(&["Ctrl+End"], BoardKey::LastCorner, say::KEY_CORNERS),
        Key::new(&[" ", "Enter"], BoardKey::Press, say::KEY_SQUARE),
        Key::new(&["Escape"], BoardKey::Cancel, say::KEY_ESCAPE),
    ],
};

/// The same, on a board that the reader can change.
pub const STONES: Scope<BoardKey> = Scope {
    keys: &[
        Key::new(&["x", "b"], BoardKey::Put(Some(Player::Left)), say::KEY_BLACK),
        Key::new(&["o", "w"], BoardKey::Put(Some(Player::Right)), say::KEY_WHITE),
        Key::new(&[".", "Delete", "Backspace"], BoardKey::Put(None), say::KEY_DELETE),
        Key::new(&["Shift+ArrowLeft"], BoardKey::Extend(Direction::Left), say::KEY_SELECT),
        Key::new(&["Shift+ArrowRight"], BoardKey::Extend(Direction::Right), say::KEY_SELECT),
        Key::new(&["Shift+ArrowUp"], BoardKey::Extend(Direction::Up), say::KEY_SELECT),
        Key::new(&["Shift+ArrowDown"], BoardKey::Extend(Direction::Down), say::KEY_SELECT),
        Key::new(&["Ctrl+a"], BoardKey::SelectAll, say::KEY_SELECT_ALL),
    ],
    ..BOARD
};

/// While there is chalk on the board.
pub const CHALK: Scope<()> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[Key::new(&["Backspace", "z"], (), say::KEY_CHALK)],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::KeyPress;
    use konane::Edge;

    fn read(name: &str) -> Option<BoardKey> {
        let press = KeyPress::parse(name);
        STONES.read(press).or(BOARD.read(press))
    }

    #[track_caller]
    fn check(name: &str, from: (i32, i32), to: (i32, i32)) {
        let board = Board::empty(3, 4, Edge::Walls);
        let target = read(name).unwrap().target(Square::new(from.0, from.1), &board);
        assert_eq!(target, Some(Square::new(to.0, to.1)));
    }

    #[test]
    fn moves_and_stops_at_edges() {
        check("ArrowUp", (1, 1), (0, 1));
        check("ArrowUp", (0, 1), (0, 1));
        check("ArrowDown", (2, 0), (2, 0));
        check("ArrowLeft", (1, 0), (1, 0));
        check("ArrowRight", (1, 2), (1, 3));
        check("ArrowRight", (1, 3), (1, 3));
        check("Home", (1, 2), (1, 0));
        check("End", (1, 2), (1, 3));
        check("PageUp", (1, 2), (0, 2));
        check("PageDown", (1, 2), (2, 2));
        check("Ctrl+Home", (1, 2), (0, 0));
        check("Ctrl+End", (1, 2), (2, 3));
    }

    #[test]
    fn knows_its_letters_and_leaves_the_browser_its_own() {
        for name in ["Ctrl+x", "Tab", "Alt+ArrowLeft"] {
            assert_eq!(read(name), None, "{name}");
        }
        assert_eq!(read("b"), Some(BoardKey::Put(Some(Player::Left))));
        assert_eq!(read("."), Some(BoardKey::Put(None)));
        assert_eq!(read("Shift+ArrowDown"), Some(BoardKey::Extend(Direction::Down)));
        assert_eq!(read("Ctrl+a"), Some(BoardKey::SelectAll));
        assert_eq!(read("Escape"), Some(BoardKey::Cancel));
    }
}
