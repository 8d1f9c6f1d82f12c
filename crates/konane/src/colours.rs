//! Colours as after an opening: each player's stones on the squares of one colour of a chequered board. A full board is
//! coloured so, and no jump changes the colour of a stone's square.

use crate::{Board, Square};
use basics::named;
use basics::player::Player;

/// The squares of one colour, eight to a row: row and column are both even or both odd.
pub const EVEN: u64 = 0xaa55_aa55_aa55_aa55;

/// Which positions are meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Colours {
    /// Each player's stones on the squares of one colour, whichever it is.
    #[default]
    Opening,
    /// Stones of any colour on any square.
    Any,
}

named!(Colours { Opening: "opening", Any: "any" });

impl Colours {
    /// Whether a position is meant.
    pub fn has(self, board: &Board) -> bool {
        self == Colours::Any || board.clash().is_none()
    }
}

impl Board {
    /// Two stones that stand on no chequered board together, wherever it lies; `None` if the colours are as after an opening.
    pub fn clash(&self) -> Option<(Square, Square)> {
        let is_odd = |(square, player): (Square, Player)| {
            (square.row + square.column + i32::from(player == Player::Left)) % 2 != 0
        };
        let first = self.stones().next()?;
        let other = self.stones().find(|&it| is_odd(it) != is_odd(first))?;
        Some((first.0, other.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Edge, Rules};

    #[test]
    fn stones_clash_that_stand_on_no_chequered_board() {
        for (text, clash) in [
            ("1", None),
            ("..o", None),
            ("xoxo/oxox", None),
            ("o.o/.o.", None),
            ("xo/.o", Some(((0, 0), (1, 1)))),
            ("xx", Some(((0, 0), (0, 1)))),
            (".x.ox", Some(((0, 1), (0, 3)))),
            ("x.o/5/2xx", Some(((0, 0), (0, 2)))),
        ] {
            let board = Board::parse(text, Edge::Walls).unwrap();
            let at = |(row, column)| Square::new(row, column);
            assert_eq!(board.clash(), clash.map(|(one, other)| (at(one), at(other))), "{text}");
        }
    }

    #[test]
    fn no_jump_makes_a_clash() {
        let mut board = Board::full(5, 4);
        board.set(Square::new(2, 1), None);
        board.set(Square::new(2, 2), None);
        let mut player = Player::Left;
        for _ in 0..8 {
            assert_eq!(board.clash(), None, "{board}");
            let Some(jump) = board.jumps(Rules::Ancient, player).last() else { break };
            board = board.play_unchecked(jump);
            player = player.other();
        }
        assert!(board.stones().count() < 16, "{board}");
    }
}
