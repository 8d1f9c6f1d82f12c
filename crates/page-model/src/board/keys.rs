//! What keys do on a board.

use basics::player::Player;
use konane::{Board, Direction, Square};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    Move(Square),
    /// Moves and selects the squares between.
    Extend(Square),
    SelectAll,
    /// Does the same as a click.
    Press,
    Put(Option<Player>),
    /// Puts down what is held, or ends the selection.
    Cancel,
}

/// A key by its name in browsers, and the keys held down with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Key<'a> {
    pub name: &'a str,
    pub ctrl: bool,
    pub shift: bool,
}

/// What a key does on a square, if it does anything.
pub fn read(key: Key, square: Square, board: &Board) -> Option<Command> {
    let (bottom, right) = (board.rows() - 1, board.columns() - 1);
    let step = |direction| {
        let Square { row, column } = square.step(direction, 1);
        let to = Square::new(row.clamp(0, bottom), column.clamp(0, right));
        Some(if key.shift { Command::Extend(to) } else { Command::Move(to) })
    };
    let go = |row, column| Some(Command::Move(Square::new(row, column)));
    match (key.name, key.ctrl) {
        ("Home", true) => go(0, 0),
        ("End", true) => go(bottom, right),
        ("a" | "A", true) => Some(Command::SelectAll),
        (_, true) => None,
        ("Home", _) => go(square.row, 0),
        ("End", _) => go(square.row, right),
        ("PageUp", _) => go(0, square.column),
        ("PageDown", _) => go(bottom, square.column),
        ("ArrowUp", _) => step(Direction::Up),
        ("ArrowDown", _) => step(Direction::Down),
        ("ArrowLeft", _) => step(Direction::Left),
        ("ArrowRight", _) => step(Direction::Right),
        (" " | "Enter", _) => Some(Command::Press),
        ("x" | "X" | "b" | "B", _) => Some(Command::Put(Some(Player::Left))),
        ("o" | "O" | "w" | "W", _) => Some(Command::Put(Some(Player::Right))),
        ("Delete" | "Backspace" | ".", _) => Some(Command::Put(None)),
        ("Escape", _) => Some(Command::Cancel),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use konane::Edge;

    fn key(name: &str) -> Key<'_> {
        match name.split_once('+') {
            Some(("Ctrl", name)) => Key { name, ctrl: true, shift: false },
            Some(("Shift", name)) => Key { name, ctrl: false, shift: true },
            _ => Key { name, ..Key::default() },
        }
    }

    #[track_caller]
    fn check(name: &str, from: (i32, i32), to: (i32, i32)) {
        let board = Board::empty(3, 4, Edge::Walls);
        assert_eq!(
            read(key(name), Square::new(from.0, from.1), &board),
            Some(Command::Move(Square::new(to.0, to.1)))
        );
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
        let board = Board::empty(3, 4, Edge::Walls);
        let read = |name| read(key(name), Square::new(0, 0), &board);
        assert_eq!(read("Ctrl+x"), None);
        assert_eq!(read("Tab"), None);
        assert_eq!(read("b"), Some(Command::Put(Some(Player::Left))));
        assert_eq!(read("."), Some(Command::Put(None)));
        assert_eq!(read("3"), None);
        assert_eq!(read("Shift+ArrowDown"), Some(Command::Extend(Square::new(1, 0))));
        assert_eq!(read("Ctrl+a"), Some(Command::SelectAll));
        assert_eq!(read("Escape"), Some(Command::Cancel));
    }
}
