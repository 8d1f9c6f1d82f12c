//! Positions of a census, which compete for being the smallest of their value.

use konane::Board;

/// A position: the smallest come first.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Candidate {
    pub stones: u32,
    pub area: i32,
    pub position: String,
}

impl Candidate {
    pub fn of(board: &Board) -> Candidate {
        Candidate {
            stones: board.stones().count() as u32,
            area: board.rows() * board.columns(),
            position: board.to_string(),
        }
    }
}

/// How many stones a position of a census has.
pub fn stones(position: &str) -> u32 {
    position.bytes().filter(|sign| matches!(sign, b'x' | b'o')).count() as u32
}
