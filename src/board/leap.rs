//! Whether a board follows from the one that was shown before.

use konane::{Board, Jump};

/// The jump that led to a board, if it was played on the board before, so that the page shows the stone moving.
pub fn leap(before: &Board, board: &Board, last: Option<Jump>) -> Option<Jump> {
    let is_as_large = (before.rows(), before.columns()) == (board.rows(), board.columns());
    last.filter(|jump| {
        let stone = board.stone(jump.to());
        let has_left = board.stone(jump.from).is_none();
        is_as_large && has_left && stone.is_some() && before.stone(jump.from) == stone
    })
}
