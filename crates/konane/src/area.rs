//! Rectangles of squares.

use std::borrow::Borrow;

use crate::{Direction, Square};

/// A rectangle of squares, of the plane or of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    /// The top left square.
    pub corner: Square,
    /// At least 1.
    pub rows: i32,
    /// At least 1.
    pub columns: i32,
}

impl Area {
    /// The smallest area around the squares, if there are any.
    pub fn around(squares: impl IntoIterator<Item = impl Borrow<Square>>) -> Option<Area> {
        let mut squares = squares.into_iter().map(|square| *square.borrow());
        let one = squares.next()?;
        let (first, last) = squares.fold((one, one), |(first, last), square| {
            (
                Square::new(first.row.min(square.row), first.column.min(square.column)),
                Square::new(last.row.max(square.row), last.column.max(square.column)),
            )
        });
        Some(Area::between(first, last))
    }

    /// The area of this square alone.
    pub fn one(square: Square) -> Area {
        Area::between(square, square)
    }

    /// The area with these two squares in opposite corners.
    pub fn between(one: Square, other: Square) -> Area {
        Area {
            corner: Square::new(one.row.min(other.row), one.column.min(other.column)),
            rows: (one.row - other.row).abs() + 1,
            columns: (one.column - other.column).abs() + 1,
        }
    }

    /// The bottom right square.
    pub fn last(self) -> Square {
        Square::new(self.corner.row + self.rows - 1, self.corner.column + self.columns - 1)
    }

    /// Whether the square lies in the area.
    pub fn has(self, square: Square) -> bool {
        let last = self.last();
        (self.corner.row..=last.row).contains(&square.row)
            && (self.corner.column..=last.column).contains(&square.column)
    }

    /// The area moved by this many rows down and columns to the right.
    pub fn shifted(self, rows: i32, columns: i32) -> Area {
        let Square { row, column } = self.corner;
        Area { corner: Square::new(row + rows, column + columns), ..self }
    }

    /// The area, and beyond it in each direction this many rows or columns.
    pub fn grown(self, by: impl Fn(Direction) -> i32) -> Area {
        let [up, down, left, right] = Direction::ALL.map(by);
        let corner = self.corner - Square::new(up, left);
        Area { corner, rows: self.rows + up + down, columns: self.columns + left + right }
    }

    /// The smallest area that contains both.
    pub fn with(self, other: Area) -> Area {
        let (one, two) = (self.last(), other.last());
        let corner = Square::new(
            self.corner.row.min(other.corner.row),
            self.corner.column.min(other.corner.column),
        );
        Area::between(corner, Square::new(one.row.max(two.row), one.column.max(two.column)))
    }

    /// The part of the area that lies in the other; they must overlap.
    pub fn inside(self, other: Area) -> Area {
        Area::between(other.nearest(self.corner), other.nearest(self.last()))
    }

    /// The area's square nearest to this one.
    pub fn nearest(self, square: Square) -> Square {
        let (first, last) = (self.corner, self.last());
        Square::new(
            square.row.clamp(first.row, last.row),
            square.column.clamp(first.column, last.column),
        )
    }

    /// All squares, row by row.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let Square { row, column } = self.last();
        (self.corner.row..=row)
            .flat_map(move |row| (self.corner.column..=column).map(move |c| Square::new(row, c)))
    }

    /// An area within this one, of at most this size, around a square. It moves in steps, so that
    /// it stays the same for most moves of the square.
    pub fn part_around(self, square: Square, rows: i32, columns: i32) -> Area {
        const STEP: i32 = 8;
        let start = |at: i32, first: i32, count: i32, most: i32| {
            let begin = (at - most / 2).div_euclid(STEP) * STEP + STEP / 2;
            (begin.clamp(first, first + (count - most).max(0)), count.min(most))
        };
        let (row, rows) = start(square.row, self.corner.row, self.rows, rows);
        let (column, columns) = start(square.column, self.corner.column, self.columns, columns);
        Area { corner: Square::new(row, column), rows, columns }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_any_two_corners() {
        let area = Area::between(Square::new(3, 1), Square::new(1, 2));
        assert_eq!(area, Area { corner: Square::new(1, 1), rows: 3, columns: 2 });
        assert_eq!(area.squares().count(), 6);
        assert!(area.has(Square::new(3, 2)) && !area.has(Square::new(0, 1)));
    }

    #[test]
    fn joins_and_cuts() {
        let area = |from: (i32, i32), to: (i32, i32)| {
            Area::between(Square::new(from.0, from.1), Square::new(to.0, to.1))
        };
        let (one, other) = (area((0, 2), (1, 3)), area((1, -1), (4, 2)));
        assert_eq!(one.with(other), area((0, -1), (4, 3)));
        assert_eq!(one.inside(other), area((1, 2), (1, 2)));
        assert_eq!(other.nearest(Square::new(9, 0)), Square::new(4, 0));
    }

    #[test]
    fn follows_a_square() {
        let whole = Area::between(Square::new(0, 0), Square::new(81, 130));
        for square in whole.squares() {
            let part = whole.part_around(square, 24, 32);
            assert_eq!((part.rows, part.columns), (24, 32));
            assert!(whole.has(part.corner) && whole.has(part.last()));
            // There are squares on all sides, except at the rim.
            for (down, right) in [(0, 8), (8, 0), (0, -8), (-8, 0)] {
                let near = square + Square::new(down, right);
                assert!(part.has(near) || !whole.has(near), "{square:?}");
            }
        }
        let small = Area::between(Square::new(0, 0), Square::new(3, 99));
        let part = small.part_around(Square::new(2, 98), 24, 32);
        assert_eq!(part, Area { corner: Square::new(0, 68), rows: 4, columns: 32 });
    }
}
