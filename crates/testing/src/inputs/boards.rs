//! Random boards.

use std::ops::RangeInclusive;

use konane::{Board, Edge, Square};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::inputs::player;

/// Boards with numbers of rows, columns and stones from these ranges; fewer stones if two fall onto
/// the same square.
pub fn boards(
    rows: RangeInclusive<i32>,
    columns: RangeInclusive<i32>,
    stones: RangeInclusive<usize>,
) -> impl Strategy<Value = Board> {
    let stone = (any::<Index>(), any::<Index>(), player());
    let edge = select(&Edge::ALL);
    (rows, columns, edge, vec(stone, stones)).prop_map(|(rows, columns, edge, stones)| {
        let mut board = Board::empty(rows, columns, edge);
        for (row, column, player) in stones {
            let place = |index: Index, size: i32| index.index(size as usize) as i32;
            let square = Square::new(place(row, rows), place(column, columns));
            board.set(square, Some(player));
        }
        board
    })
}
