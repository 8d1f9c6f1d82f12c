//! Full boards, and the pairs of neighbours that the papers remove from them.

use crate::{Board, Direction, Edge, Square};
use basics::named;
use basics::player::Player;

/// Two neighbours whose removal the papers study. On a board with two middle rows the lower one
/// counts as the middle for a horizontal pair; on one with two middle columns the left one counts
/// for a vertical pair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opening {
    /// Beside each other in the middle of the board.
    HorizontalMiddle,
    /// One above the other in the middle of the board.
    VerticalMiddle,
    /// In the lower left corner and on its right.
    HorizontalCorner,
    /// In the lower left corner and above it.
    VerticalCorner,
}

// The names in the papers.
named!(Opening {
    HorizontalMiddle: "H-M",
    VerticalMiddle: "V-M",
    HorizontalCorner: "H-C",
    VerticalCorner: "V-C",
});

impl Opening {
    /// The two squares, if the board has both.
    pub fn squares(self, rows: i32, columns: i32) -> Option<[Square; 2]> {
        let corner = Square::new(rows - 1, 0);
        let [one, other] = match self {
            Opening::HorizontalMiddle => {
                let right = Square::new(rows / 2, columns / 2);
                [right.step(Direction::Left, 1), right]
            }
            Opening::VerticalMiddle => {
                let upper = Square::new((rows - 1) / 2, (columns - 1) / 2);
                [upper, upper.step(Direction::Down, 1)]
            }
            Opening::HorizontalCorner => [corner, corner.step(Direction::Right, 1)],
            Opening::VerticalCorner => [corner.step(Direction::Up, 1), corner],
        };
        let exists = one.row >= 0 && one.column >= 0 && other.row < rows && other.column < columns;
        exists.then_some([one, other])
    }
}

impl Board {
    /// A full board between walls; the stone in the lower left corner is black.
    pub fn full(rows: i32, columns: i32) -> Board {
        let mut board = Board::empty(rows, columns, Edge::Walls);
        for square in board.squares() {
            let is_black = (board.rows() - 1 - square.row + square.column) % 2 == 0;
            board.set(square, Some(if is_black { Player::Left } else { Player::Right }));
        }
        board
    }

    /// A full board after this opening, if the board is large enough for it.
    pub fn opened(rows: i32, columns: i32, opening: Opening) -> Option<Board> {
        let squares = opening.squares(rows, columns)?;
        Some(
            squares
                .into_iter()
                .fold(Board::full(rows, columns), |board, square| board.without(square)),
        )
    }

    /// The board without the stone on this square.
    pub fn without(mut self, square: Square) -> Board {
        self.set(square, None);
        self
    }
}
