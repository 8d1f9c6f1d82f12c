//! Positions in which exactly one jump wins: `static/puzzles.txt`, which `./dev generate puzzles` makes.
//!
//! ```text
//! file   = *(comment / puzzle)       ; a line each, the easiest first
//! puzzle = POSITIONS PLAYER ROWS     ; how many positions the decision of all jumps takes, who is to move, the board
//! ```
//!
//! Boards have walls, and the ancient rules hold.

use crate::content::keyed_lines::{LineError, for_lines};
use basics::player::Player;
use konane::{Board, Edge};

#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    pub positions: u64,
    pub player: Player,
    pub board: Board,
}

/// How hard puzzles are.
pub const LEVELS: usize = 5;
/// The fewest positions of each level but the first.
const BOUNDS: [u64; LEVELS - 1] = [30, 120, 500, 3_000];

impl Puzzle {
    pub fn level(&self) -> usize {
        BOUNDS.iter().filter(|&&fewest| self.positions >= fewest).count()
    }

    pub fn line(&self) -> String {
        format!("{} {} {}", self.positions, self.player.name(), self.board)
    }

    pub fn read_all(text: &str) -> Result<Vec<Puzzle>, LineError> {
        let mut puzzles = Vec::new();
        for_lines(text, |positions, rest| {
            let (player, board) = rest.split_once(' ').ok_or("a player and a board")?;
            puzzles.push(Puzzle {
                positions: positions.parse().map_err(|_| "a number of positions")?,
                player: player.parse().map_err(|_| "Left or Right")?,
                board: Board::parse(board, Edge::Walls).map_err(|_| "a board")?,
            });
            Ok(())
        })?;
        Ok(puzzles)
    }
}
