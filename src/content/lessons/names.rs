//! Squares and jumps by their names: `c4`, `g1-e1`; and boards whose squares have names, because their
//! window stays.

use crate::konane::{Board, Direction, Jump, Square};
use crate::player::Player;

/// The square of this name on a board of so many rows: columns are letters, rows count from the bottom.
pub fn square(name: &str, rows: i32) -> Option<Square> {
    let letter = name.chars().next().filter(char::is_ascii_lowercase)?;
    let number: i32 = name[1..].parse().ok().filter(|number| (1..=rows).contains(number))?;
    Some(Square::new(rows - number, i32::from(letter as u8 - b'a')))
}

/// The jump of this name, whether or not it is possible.
pub fn jump(name: &str, rows: i32) -> Option<Jump> {
    let (from, to) = name.split_once('-')?;
    let (from, to) = (square(from, rows)?, square(to, rows)?);
    let way = to - from;
    let direction = match (way.row.signum(), way.column.signum()) {
        (-1, 0) => Direction::Up,
        (1, 0) => Direction::Down,
        (0, -1) => Direction::Left,
        (0, 1) => Direction::Right,
        _ => return None,
    };
    let length = way.row.abs() + way.column.abs();
    (length % 2 == 0).then_some(Jump { from, direction, taken: length / 2 })
}

/// The text of a board with its whole window: what is usually written is the smallest.
pub fn window(board: &Board) -> String {
    let sign = |square| match board.stone(square) {
        None => '.',
        Some(Player::Left) => 'x',
        Some(Player::Right) => 'o',
    };
    let row = |row| (0..board.columns()).map(|column| sign(Square::new(row, column))).collect();
    (0..board.rows()).map(row).collect::<Vec<String>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_stays() {
        for text in ["..../.xo./....", "x", "../.."] {
            let board = Board::parse(text, crate::konane::Edge::Plane).unwrap();
            assert_eq!(window(&board), text);
        }
    }

    #[test]
    fn reads_squares_and_jumps() {
        assert_eq!(square("a1", 3), Some(Square::new(2, 0)));
        assert_eq!(square("c3", 3), Some(Square::new(0, 2)));
        for wrong in ["", "a", "a0", "a4", "A1", "11", "é1", "a-1"] {
            assert_eq!(square(wrong, 3), None, "{wrong}");
        }
        let read = jump("g1-c1", 1);
        let jumped = Jump { from: Square::new(0, 6), direction: Direction::Left, taken: 2 };
        assert_eq!(read, Some(jumped));
        assert_eq!(jump("a1-a3", 3).map(|jump| jump.direction), Some(Direction::Up));
        for wrong in ["a1", "a1-a1", "a1-b1", "a1-b2", "a1-c3", "a1-"] {
            assert_eq!(jump(wrong, 3), None, "{wrong}");
        }
    }
}
