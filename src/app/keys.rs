//! What the keys do on the board; knows no browser.

use crate::konane::{Board, Direction, Square};
use crate::player::Player;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    Move(Square),
    Cycle,
    Put(Option<Player>),
}

/// What a key means on a square, if anything. Keys are named as browsers name them.
pub fn read(key: &str, ctrl: bool, square: Square, board: &Board) -> Option<Command> {
    let (bottom, right) = (board.rows() - 1, board.columns() - 1);
    let step = |direction| {
        let Square { row, column } = square.step(direction, 1);
        Some(Command::Move(Square::new(row.clamp(0, bottom), column.clamp(0, right))))
    };
    match (key, ctrl) {
        ("Home", true) => Some(Command::Move(Square::new(0, 0))),
        ("End", true) => Some(Command::Move(Square::new(bottom, right))),
        (_, true) => None,
        ("Home", _) => Some(Command::Move(Square::new(square.row, 0))),
        ("End", _) => Some(Command::Move(Square::new(square.row, right))),
        ("ArrowUp", _) => step(Direction::Up),
        ("ArrowDown", _) => step(Direction::Down),
        ("ArrowLeft", _) => step(Direction::Left),
        ("ArrowRight", _) => step(Direction::Right),
        (" " | "Enter", _) => Some(Command::Cycle),
        ("x" | "X" | "b" | "B", _) => Some(Command::Put(Some(Player::Left))),
        ("o" | "O" | "w" | "W", _) => Some(Command::Put(Some(Player::Right))),
        ("Delete" | "Backspace" | ".", _) => Some(Command::Put(None)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::konane::Edge;

    #[track_caller]
    fn check(key: &str, from: (i32, i32), to: (i32, i32)) {
        let board = Board::empty(3, 4, Edge::Walls);
        let (key, ctrl) = match key.strip_prefix("Ctrl+") {
            Some(key) => (key, true),
            None => (key, false),
        };
        assert_eq!(
            read(key, ctrl, Square::new(from.0, from.1), &board),
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
        check("Ctrl+Home", (1, 2), (0, 0));
        check("Ctrl+End", (1, 2), (2, 3));
    }

    #[test]
    fn leaves_the_browser_its_own_keys() {
        let board = Board::empty(3, 4, Edge::Walls);
        let read = |key, ctrl| read(key, ctrl, Square::new(0, 0), &board);
        assert_eq!(read("x", true), None);
        assert_eq!(read("Tab", false), None);
        assert_eq!(read("b", false), Some(Command::Put(Some(Player::Left))));
        assert_eq!(read(".", false), Some(Command::Put(None)));
    }
}
