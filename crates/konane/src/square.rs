//! Squares and directions.

use std::ops::{Add, Sub};

/// A square by its row (from the top) and column (from the left). On the plane both may be
/// negative, or lie beyond the rectangle in which the stones were set up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Square {
    /// From the top, 0 being the first row of a board.
    pub row: i32,
    /// From the left, 0 being the first column of a board.
    pub column: i32,
}

impl Square {
    /// The square in this row and column.
    pub fn new(row: i32, column: i32) -> Self {
        Square { row, column }
    }

    /// A number that grows from row to row, and within a row from column to column.
    pub fn number(&self) -> i64 {
        (i64::from(self.row) << 32) + i64::from(self.column)
    }

    /// The square `steps` away.
    pub fn step(self, direction: Direction, steps: i32) -> Self {
        let (down, right) = direction.delta();
        self + Square::new(steps * down, steps * right)
    }
}

/// The second square counts as a distance: rows downwards and columns to the right.
impl Add for Square {
    type Output = Square;

    #[inline]
    fn add(self, shift: Square) -> Square {
        Square::new(self.row + shift.row, self.column + shift.column)
    }
}

/// The distance from the second square to the first.
impl Sub for Square {
    type Output = Square;

    #[inline]
    fn sub(self, from: Square) -> Square {
        Square::new(self.row - from.row, self.column - from.column)
    }
}

/// The directions in which stones leap, as a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Direction {
    /// To the row before.
    Up,
    /// To the next row.
    Down,
    /// To the column before.
    Left,
    /// To the next column.
    Right,
}

impl Direction {
    /// In the order in which jumps are listed.
    pub const ALL: [Direction; 4] =
        [Direction::Up, Direction::Down, Direction::Left, Direction::Right];

    /// The direction that leads back.
    pub fn opposite(self) -> Direction {
        match self {
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
        }
    }

    /// The distance of one step: rows downwards, columns to the right.
    pub fn delta(self) -> (i32, i32) {
        match self {
            Direction::Up => (-1, 0),
            Direction::Down => (1, 0),
            Direction::Left => (0, -1),
            Direction::Right => (0, 1),
        }
    }
}
