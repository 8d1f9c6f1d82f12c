use konane::{Board, Square};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    /// The top left square.
    pub corner: Square,
    pub rows: i32,
    pub columns: i32,
}

impl Area {
    pub fn one(square: Square) -> Area {
        Area::between(square, square)
    }

    pub fn between(one: Square, other: Square) -> Area {
        Area {
            corner: Square::new(one.row.min(other.row), one.column.min(other.column)),
            rows: (one.row - other.row).abs() + 1,
            columns: (one.column - other.column).abs() + 1,
        }
    }

    pub fn whole(board: &Board) -> Area {
        Area { corner: Square::new(0, 0), rows: board.rows(), columns: board.columns() }
    }

    pub fn last(self) -> Square {
        Square::new(self.corner.row + self.rows - 1, self.corner.column + self.columns - 1)
    }

    pub fn has(self, square: Square) -> bool {
        let last = self.last();
        (self.corner.row..=last.row).contains(&square.row)
            && (self.corner.column..=last.column).contains(&square.column)
    }

    pub fn shifted(self, rows: i32, columns: i32) -> Area {
        let Square { row, column } = self.corner;
        Area { corner: Square::new(row + rows, column + columns), ..self }
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

    pub fn squares(self) -> impl Iterator<Item = Square> {
        let Square { row, column } = self.last();
        (self.corner.row..=row)
            .flat_map(move |row| (self.corner.column..=column).map(move |c| Square::new(row, c)))
    }

    /// An area within this one, of at most this size, around a square. It moves in steps, so that
    /// it stays the same for most moves of the square.
    pub fn around(self, square: Square, rows: i32, columns: i32) -> Area {
        const STEP: i32 = 8;
        let start = |at: i32, first: i32, count: i32, most: i32| {
            let begin = (at - most / 2).div_euclid(STEP) * STEP + STEP / 2;
            (begin.clamp(first, first + (count - most).max(0)), count.min(most))
        };
        let (row, rows) = start(square.row, self.corner.row, self.rows, rows);
        let (column, columns) = start(square.column, self.corner.column, self.columns, columns);
        Area { corner: Square::new(row, column), rows, columns }
    }

    pub fn cut(self, board: &Board) -> Board {
        board.window(self.corner, self.rows, self.columns)
    }
}

/// The squares between two pointer positions; a fast pointer skips some.
pub fn line(from: Square, to: Square) -> Vec<Square> {
    let (down, right) = (to.row - from.row, to.column - from.column);
    let steps = down.abs().max(right.abs()).max(1);
    // Rounds to the nearest square.
    let at =
        |start: i32, way: i32, step: i32| start + (2 * way * step + steps).div_euclid(2 * steps);
    (0..=steps)
        .map(|step| Square::new(at(from.row, down, step), at(from.column, right, step)))
        .collect()
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
            let part = whole.around(square, 24, 32);
            assert_eq!((part.rows, part.columns), (24, 32));
            assert!(whole.has(part.corner) && whole.has(part.last()));
            // There are squares on all sides, except at the rim.
            for (down, right) in [(0, 8), (8, 0), (0, -8), (-8, 0)] {
                let near = square + Square::new(down, right);
                assert!(part.has(near) || !whole.has(near), "{square:?}");
            }
        }
        let small = Area::between(Square::new(0, 0), Square::new(3, 99));
        let part = small.around(Square::new(2, 98), 24, 32);
        assert_eq!(part, Area { corner: Square::new(0, 68), rows: 4, columns: 32 });
    }

    #[test]
    fn draws_lines_without_gaps() {
        let places = |from: (i32, i32), to: (i32, i32)| -> Vec<(i32, i32)> {
            let line = line(Square::new(from.0, from.1), Square::new(to.0, to.1));
            line.into_iter().map(|square| (square.row, square.column)).collect()
        };
        assert_eq!(places((0, 3), (0, 1)), [(0, 3), (0, 2), (0, 1)]);
        assert_eq!(places((0, 0), (2, 2)), [(0, 0), (1, 1), (2, 2)]);
        assert_eq!(places((0, 0), (1, 3)), [(0, 0), (0, 1), (1, 2), (1, 3)]);
        assert_eq!(places((1, 1), (1, 1)), [(1, 1), (1, 1)]);
    }
}
