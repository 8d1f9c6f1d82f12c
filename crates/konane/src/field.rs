//! Sets of squares of a window of any size.

use crate::bits::{places, shifted};
use crate::{Area, Bits, Direction, Square};

/// A window of any size; each row begins with a new word.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Field {
    /// Words per row.
    stride: usize,
    words: Vec<u64>,
}

impl Field {
    /// The empty set of a window with this many rows and at least this many columns.
    pub fn new(rows: i32, columns: i32) -> Self {
        let stride = (columns as usize).div_ceil(64);
        Field { stride, words: vec![0; stride * rows as usize] }
    }

    /// The squares as words, for a table: each row begins with a new word, its first column is the lowest bit.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// Whether the set has this square; false for squares outside of the window.
    pub fn contains(&self, square: Square) -> bool {
        if square.row < 0 || !(0..self.columns()).contains(&square.column) {
            return false;
        }
        let word = square.row as usize * self.stride + square.column as usize / 64;
        self.words.get(word).is_some_and(|word| word >> (square.column % 64) & 1 != 0)
    }

    pub(super) fn remove(&mut self, square: Square) {
        self.words[square.row as usize * self.stride + square.column as usize / 64] &=
            !(1 << (square.column % 64));
    }

    /// The squares in an area, as a window of its size.
    pub(super) fn cut(&self, area: Area) -> Field {
        let mut cut = Field::new(area.rows, area.columns);
        let (first, corner) = (0.max(-area.corner.row), area.corner);
        for row in first..area.rows.min(self.rows() - corner.row) {
            for column in (0..area.columns).step_by(32) {
                let inside = u32::MAX >> (31 - (area.columns - 1 - column).min(31));
                cut.add_row(
                    row,
                    column,
                    inside & self.row(row + corner.row, column + corner.column),
                );
            }
        }
        cut
    }

    fn zip(&self, other: &Field, f: impl Fn(u64, u64) -> u64) -> Field {
        let words = self.words.iter().zip(&other.words).map(|(&one, &two)| f(one, two)).collect();
        Field { stride: self.stride, words }
    }
}

/// A shift may set squares to the right of the last column; the caller keeps a mask of the squares
/// that exist.
impl Bits for Field {
    fn none(&self) -> Self {
        Field { stride: self.stride, words: vec![0; self.words.len()] }
    }

    fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    fn count(&self) -> u32 {
        self.words.iter().map(|word| word.count_ones()).sum()
    }

    fn shift(&self, direction: Direction) -> Self {
        let (stride, old) = (self.stride, &self.words[..]);
        let mut words: Vec<u64> = match direction {
            Direction::Up => [&old[stride..], &vec![0; stride]].concat(),
            Direction::Down => [&vec![0; stride], &old[..old.len() - stride]].concat(),
            Direction::Left => {
                let pairs = old.windows(2).map(|pair| pair[0] >> 1 | pair[1] << 63);
                pairs.chain(old.last().map(|last| last >> 1)).collect()
            }
            Direction::Right => {
                let pairs = old.windows(2).map(|pair| pair[1] << 1 | pair[0] >> 63);
                old.first().map(|first| first << 1).into_iter().chain(pairs).collect()
            }
        };
        // Removes the squares that came from another row.
        match direction {
            Direction::Up | Direction::Down => {}
            Direction::Left => {
                let last = words.iter_mut().skip(stride - 1).step_by(stride);
                last.for_each(|word| *word &= u64::MAX >> 1);
            }
            Direction::Right => {
                words.iter_mut().step_by(stride).for_each(|word| *word &= u64::MAX << 1);
            }
        }
        Field { stride, words }
    }

    fn and(&self, other: &Self) -> Self {
        self.zip(other, |one, two| one & two)
    }

    fn or(&self, other: &Self) -> Self {
        self.zip(other, |one, two| one | two)
    }

    fn minus(&self, other: &Self) -> Self {
        self.zip(other, |one, two| one & !two)
    }

    fn first(&self) -> Self {
        let mut first = self.none();
        if let Some(word) = self.words.iter().position(|&word| word != 0) {
            first.words[word] = self.words[word].first();
        }
        first
    }

    fn insert(&mut self, square: Square) {
        self.words[square.row as usize * self.stride + square.column as usize / 64] |=
            1 << (square.column % 64);
    }

    fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        let mut squares = Vec::new();
        for (index, &bits) in self.words.iter().enumerate() {
            let (row, word) = ((index / self.stride) as i32, (index % self.stride) as i32);
            squares.extend(places(bits).map(|place| Square::new(row, 64 * word + place as i32)));
        }
        squares.into_iter()
    }

    fn area(&self) -> Option<Area> {
        Area::around(self.squares())
    }

    fn rows(&self) -> i32 {
        (self.words.len() / self.stride) as i32
    }

    fn columns(&self) -> i32 {
        self.stride as i32 * 64
    }

    fn row(&self, row: i32, column: i32) -> u32 {
        let words = &self.words[row as usize * self.stride..][..self.stride];
        let word = |index: i32| {
            usize::try_from(index).ok().and_then(|index| words.get(index)).map_or(0, |&word| word)
        };
        let (index, place) = (column.div_euclid(64), column.rem_euclid(64));
        (word(index) >> place | shifted(word(index + 1), place - 64)) as u32
    }

    fn add_row(&mut self, row: i32, column: i32, squares: u32) {
        let words = &mut self.words[row as usize * self.stride..][..self.stride];
        let (index, place) = (column.div_euclid(64), column.rem_euclid(64));
        for (index, part) in
            [(index, u64::from(squares) << place), (index + 1, shifted(squares.into(), 64 - place))]
        {
            if let Some(word) = usize::try_from(index).ok().and_then(|index| words.get_mut(index)) {
                *word |= part;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Grid;

    /// Compares with a shift of each single square that drops those outside of the window.
    fn check(bits: impl Bits, rows: i32, columns: i32) {
        let (mut all, mut every) = (bits.none(), bits.none());
        for row in 0..rows {
            for column in 0..columns {
                every.insert(Square::new(row, column));
                if (row * 7 + column * 3) % 5 < 2 {
                    all.insert(Square::new(row, column));
                }
            }
        }
        let squares = Vec::from_iter(all.squares());
        assert_eq!(squares.len() as u32, all.count());
        for direction in Direction::ALL {
            let inside =
                |s: &Square| (0..rows).contains(&s.row) && (0..columns).contains(&s.column);
            let expected: Vec<Square> =
                squares.iter().map(|s| s.step(direction, 1)).filter(inside).collect();
            let shifted = all.shift(direction).and(&every);
            assert_eq!(Vec::from_iter(shifted.squares()), expected, "{direction:?}");
        }
        assert_eq!(Vec::from_iter(all.first().squares()), squares[..1]);
        let numbers = |f: fn(&Square) -> i32| squares.iter().map(f);
        let area = all.area().unwrap();
        assert_eq!(Some(area.corner.row), numbers(|s| s.row).min());
        assert_eq!(Some(area.corner.column), numbers(|s| s.column).min());
        assert_eq!(Some(area.last().row), numbers(|s| s.row).max());
        assert_eq!(Some(area.last().column), numbers(|s| s.column).max());
        let expected =
            squares.iter().filter(|s| (1..9).contains(&s.row) && (2..10).contains(&s.column));
        let expected: Vec<Square> = expected.map(|&s| s - Square::new(1, 2)).collect();
        let mut corner = 0u64;
        all.copy_to(&mut corner, Square::new(1, 2));
        assert_eq!(Vec::from_iter(corner.squares()), expected);
        let mut back = all.none();
        corner.copy_to(&mut back, Square::new(-1, -2));
        assert_eq!(back.count(), corner.count());
        assert!(back.minus(&all).is_empty());
        for other in [0u64.none(), 0x00ff_0000_0010_0000] {
            check_copies(&all, &other);
        }
        let mut wide = Field::new(9, 70);
        wide.insert(Square::new(1, 64));
        check_copies(&all, &wide);
        let mut grid = Grid::<4>::new(12, 19).unwrap();
        grid.insert(Square::new(2, 17));
        check_copies(&all, &grid);
    }

    /// Square by square: a copy adds what lies in the other window, at whatever distance.
    fn check_copies(bits: &impl Bits, other: &impl Bits) {
        for (row, column) in
            [(0, 0), (1, 3), (-2, -5), (4, -1), (-3, 33), (2, -40), (90, 0), (0, 70)]
        {
            let corner = Square::new(row, column);
            let mut expected = Vec::from_iter(other.squares());
            for square in bits.squares().map(|square| square - corner) {
                let is_inside = (0..other.rows()).contains(&square.row)
                    && (0..other.columns()).contains(&square.column);
                if is_inside && !expected.contains(&square) {
                    expected.push(square);
                }
            }
            expected.sort();
            let mut copy = other.clone();
            bits.copy_to(&mut copy, corner);
            assert_eq!(Vec::from_iter(copy.squares()), expected, "{corner:?}");
        }
    }

    #[test]
    fn few_squares_have_their_bounds() {
        let windows = |squares: &[Square]| {
            let (mut small, mut grid) = (0u64, Grid::<4>::new(9, 9).unwrap());
            let mut field = Field::new(9, 80);
            squares.iter().for_each(|&square| {
                small.insert(square);
                grid.insert(square);
                field.insert(square);
            });
            assert_eq!(Vec::from_iter(small.squares()), squares);
            [small.area(), grid.area(), field.area()]
        };
        assert_eq!(windows(&[]), [None; 3]);
        let squares = || (0..64).map(|place| Square::new(place / 8, place % 8));
        for first in squares() {
            assert_eq!(windows(&[first]), [Some(Area::one(first)); 3]);
            for last in squares().filter(|last| first < *last) {
                let (left, right) = (first.column.min(last.column), first.column.max(last.column));
                let area =
                    Area::between(Square::new(first.row, left), Square::new(last.row, right));
                assert_eq!(windows(&[first, last]), [Some(area); 3]);
            }
        }
    }

    #[test]
    fn a_field_contains_its_squares() {
        let mut field = Field::new(3, 100);
        let inside =
            [Square::new(0, 0), Square::new(1, 63), Square::new(1, 64), Square::new(2, 99)];
        inside.iter().for_each(|&square| field.insert(square));
        for (row, column) in (-2..5).flat_map(|row| (-70..140).map(move |column| (row, column))) {
            let square = Square::new(row, column);
            assert_eq!(field.contains(square), inside.contains(&square), "{square:?}");
        }
    }

    #[test]
    fn grids_move_and_find_their_first_row() {
        for columns in [1, 7, 20, 31, 62] {
            let empty = Grid::<4>::new(3, columns).unwrap();
            let all =
                (0..empty.rows()).flat_map(|row| (0..columns).map(move |at| Square::new(row, at)));
            for first in all {
                let last = Square::new(empty.rows() - 1, columns - 1);
                let mut grid = empty;
                grid.insert(first);
                grid.insert(last);
                assert_eq!(grid.first_row(), first.row as u32);
                assert_eq!(empty.with_words(grid.words()), grid);
                let moved = grid.moved(first.row as u32, first.column as u32);
                let mut expected = vec![Square::new(0, 0), last - first];
                expected.dedup();
                assert_eq!(Vec::from_iter(moved.squares()), expected, "{first:?}");
            }
        }
    }

    #[test]
    fn grids_have_room_or_there_are_none() {
        for (rows, columns, has_room) in [
            (8, 7, true),
            (1, 62, true),
            (1, 63, false),
            (9, 7, false),
            (8, 8, false),
            (7, 8, true),
        ] {
            let grid = Grid::<1>::new(rows, columns);
            assert_eq!(grid.is_some(), has_room, "{rows} × {columns}");
            if let Some(grid) = grid {
                assert!(grid.rows() >= rows && grid.columns() >= columns);
            }
        }
    }

    #[test]
    fn images_of_small_windows_are_those_square_by_square() {
        let bits: u64 = 0x9e37_79b9_7f4a_7c15;
        for size in 1..=8 {
            let within = |square: &Square| square.row < size && square.column < size;
            let squares: Vec<Square> = bits.squares().filter(within).collect();
            let set = |image: &dyn Fn(Square) -> Square| {
                let mut set = 0u64;
                squares.iter().for_each(|&square| set.insert(image(square)));
                set
            };
            let small = set(&|square| square);
            let turned = |Square { row, column }| Square::new(size - 1 - row, column);
            assert_eq!(crate::upside_down(small, size as u32), set(&turned));
            let mirrored = |Square { row, column }| Square::new(row, size - 1 - column);
            assert_eq!(crate::left_to_right(small, size as u32), set(&mirrored));
            let transposed = |Square { row, column }| Square::new(column, row);
            assert_eq!(crate::transposed(small), set(&transposed));
        }
    }

    #[test]
    fn shifts_are_steps() {
        check(0u64, 8, 8);
        check(Grid::<4>::new(16, 14).unwrap(), 16, 14);
        for (rows, columns) in [(9, 13), (12, 9), (16, 7), (20, 5)] {
            let grid = Grid::<2>::new(rows, columns).unwrap();
            check(grid, rows, columns);
        }
        check(Field::new(5, 128), 5, 128);
        check(Field::new(3, 64), 3, 64);
    }

    #[test]
    fn clusters_are_connected() {
        let mut stones = 0u64;
        for (row, column) in [(0, 0), (0, 1), (1, 1), (2, 2), (5, 5)] {
            stones.insert(Square::new(row, column));
        }
        assert_eq!(stones.cluster(&stones.first()).count(), 3);
    }
}
