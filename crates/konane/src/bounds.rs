//! Rectangles of squares.

use crate::Square;

/// A rectangle from its first to its last square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    pub first: Square,
    pub last: Square,
}

impl Bounds {
    /// The smallest rectangle around the squares, if there are any.
    pub fn around(mut squares: impl Iterator<Item = Square>) -> Option<Bounds> {
        let first = squares.next()?;
        let start = Bounds { first, last: first };
        Some(squares.fold(start, |Bounds { first, last }, square| Bounds {
            first: Square::new(first.row.min(square.row), first.column.min(square.column)),
            last: Square::new(last.row.max(square.row), last.column.max(square.column)),
        }))
    }

    pub fn contains(self, square: Square) -> bool {
        (self.first.row..=self.last.row).contains(&square.row)
            && (self.first.column..=self.last.column).contains(&square.column)
    }

    pub fn rows(self) -> i32 {
        self.last.row - self.first.row + 1
    }

    pub fn columns(self) -> i32 {
        self.last.column - self.first.column + 1
    }
}

/// The first and the last square of the smallest rectangle around all squares.
pub fn bounds(squares: &[Square]) -> Option<(Square, Square)> {
    Bounds::around(squares.iter().copied()).map(|Bounds { first, last }| (first, last))
}
