//! Squares and directions.

use std::ops::{Add, Sub};

/// A square by its row (from the top) and column (from the left). On the plane both may be
/// negative, or lie beyond the rectangle in which the stones were set up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Square {
    pub row: i32,
    pub column: i32,
}

impl Square {
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

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

impl Direction {
    pub const ALL: [Direction; 4] =
        [Direction::Up, Direction::Down, Direction::Left, Direction::Right];

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
