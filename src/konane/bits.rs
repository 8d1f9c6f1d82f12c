//! Sets of squares of a rectangular window, in several sizes with the same operations.

use crate::konane::{Direction, Square};

/// A rectangle, from the first to the last square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    pub first: Square,
    pub last: Square,
}

impl Bounds {
    /// The smallest rectangle around squares, if there are any.
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

/// A set of squares of a window. What is shifted out of the window is lost.
pub trait Bits: Clone + PartialEq {
    /// The same window without a square in it.
    fn none(&self) -> Self;
    fn is_empty(&self) -> bool;
    fn count(&self) -> u32;
    /// Every square one step further.
    fn shift(&self, direction: Direction) -> Self;
    fn and(&self, other: &Self) -> Self;
    fn or(&self, other: &Self) -> Self;
    /// Those that are not in `other`.
    fn minus(&self, other: &Self) -> Self;
    /// The first square alone, by row and then by column; nothing if there is none.
    fn first(&self) -> Self;
    fn insert(&mut self, square: Square);
    /// All squares, by row and then by column.
    fn squares(&self) -> Vec<Square>;
    /// The smallest rectangle around all squares, if there are any.
    fn bounds(&self) -> Option<Bounds>;
    fn rows(&self) -> i32;
    fn columns(&self) -> i32;
    /// 32 squares of a row, from a column on; those outside of the window are missing.
    fn row(&self, row: i32, column: i32) -> u32;
    /// Adds such squares.
    fn add_row(&mut self, row: i32, column: i32, squares: u32);

    /// Adds what lies at `corner` and right and below of it to another window, with `corner` at its
    /// top left. What does not fit is lost.
    fn copy_to(&self, other: &mut impl Bits, corner: Square) {
        for row in 0.max(-corner.row)..other.rows().min(self.rows() - corner.row) {
            for column in (0..other.columns()).step_by(32) {
                other.add_row(row, column, self.row(row + corner.row, column + corner.column));
            }
        }
    }

    fn touches(&self, other: &Self) -> bool {
        !self.and(other).is_empty()
    }

    /// The squares and all their neighbours.
    fn grown(&self) -> Self {
        let shifted = |grown: Self, direction| grown.or(&self.shift(direction));
        Direction::ALL.into_iter().fold(self.clone(), shifted)
    }

    /// What can be reached from `seed` by steps from square to neighbour within this set.
    fn cluster(&self, seed: &Self) -> Self {
        let mut cluster = seed.and(self);
        loop {
            let grown = cluster.grown().and(self);
            if grown == cluster {
                return cluster;
            }
            cluster = grown;
        }
    }
}

/// A window of 8 × 8: square (row, column) is bit 8 · row + column.
impl Bits for u64 {
    fn none(&self) -> Self {
        0
    }

    fn is_empty(&self) -> bool {
        *self == 0
    }

    fn count(&self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn shift(&self, direction: Direction) -> Self {
        match direction {
            Direction::Up => self >> 8,
            Direction::Down => self << 8,
            Direction::Left => self >> 1 & 0x7f7f_7f7f_7f7f_7f7f,
            Direction::Right => self << 1 & 0xfefe_fefe_fefe_fefe,
        }
    }

    #[inline]
    fn and(&self, other: &Self) -> Self {
        self & other
    }

    #[inline]
    fn or(&self, other: &Self) -> Self {
        self | other
    }

    #[inline]
    fn minus(&self, other: &Self) -> Self {
        self & !other
    }

    #[inline]
    fn first(&self) -> Self {
        self & self.wrapping_neg()
    }

    fn insert(&mut self, square: Square) {
        *self |= 1 << (8 * square.row + square.column);
    }

    fn squares(&self) -> Vec<Square> {
        let mut rest = *self;
        std::iter::from_fn(|| {
            let bit = (rest != 0).then(|| rest.trailing_zeros() as i32)?;
            rest &= rest - 1;
            Some(Square::new(bit / 8, bit % 8))
        })
        .collect()
    }

    #[inline]
    fn bounds(&self) -> Option<Bounds> {
        let half = self | self >> 32;
        let quarter = half | half >> 16;
        let columns = (quarter | quarter >> 8) as u8;
        (*self != 0).then(|| Bounds {
            first: Square::new(self.trailing_zeros() as i32 / 8, columns.trailing_zeros() as i32),
            last: Square::new(
                7 - self.leading_zeros() as i32 / 8,
                7 - columns.leading_zeros() as i32,
            ),
        })
    }

    fn rows(&self) -> i32 {
        8
    }

    fn columns(&self) -> i32 {
        8
    }

    fn row(&self, row: i32, column: i32) -> u32 {
        shifted((self >> (8 * row)) as u8 as u64, column) as u32
    }

    fn add_row(&mut self, row: i32, column: i32, squares: u32) {
        *self |= u64::from(shifted(squares.into(), -column) as u8) << (8 * row);
    }
}

/// The first rows of an 8 × 8 window, mirrored.
#[inline]
pub fn upside_down(bits: u64, rows: u32) -> u64 {
    bits.swap_bytes() >> (64 - 8 * rows)
}

/// The first columns of an 8 × 8 window, mirrored.
#[inline]
pub fn left_to_right(bits: u64, columns: u32) -> u64 {
    bits.reverse_bits().swap_bytes() >> (8 - columns)
}

/// Square (r, c) to (c, r): swaps the off-diagonal squares of all 2 × 2 blocks, then of 4 × 4, then
/// of 8 × 8.
#[inline]
pub fn transposed(mut bits: u64) -> u64 {
    for (mask, distance) in
        [(0x00aa_00aa_00aa_00aa, 7), (0x0000_cccc_0000_cccc, 14), (0x0000_0000_f0f0_f0f0, 28)]
    {
        let moved = (bits ^ bits >> distance) & mask;
        bits ^= moved | moved << distance;
    }
    bits
}

/// Bits so many places lower; higher if it is less than 0.
#[inline]
pub(super) fn shifted(bits: u64, places: i32) -> u64 {
    let shift = places.unsigned_abs();
    let shifted = if places < 0 { bits.checked_shl(shift) } else { bits.checked_shr(shift) };
    shifted.unwrap_or(0)
}

/// A window of any size: each row begins with a new word.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Field {
    /// Words a row.
    stride: usize,
    words: Vec<u64>,
}

impl Field {
    pub fn new(rows: i32, columns: i32) -> Self {
        let stride = (columns as usize).div_ceil(64);
        Field { stride, words: vec![0; stride * rows as usize] }
    }

    pub fn words(&self) -> &[u64] {
        &self.words
    }

    pub fn contains(&self, square: Square) -> bool {
        if square.row < 0 || !(0..self.columns()).contains(&square.column) {
            return false;
        }
        let word = square.row as usize * self.stride + square.column as usize / 64;
        self.words.get(word).is_some_and(|word| word >> (square.column % 64) & 1 != 0)
    }

    fn zip(&self, other: &Field, f: impl Fn(u64, u64) -> u64) -> Field {
        let words = self.words.iter().zip(&other.words).map(|(&one, &two)| f(one, two)).collect();
        Field { stride: self.stride, words }
    }
}

/// The rows of two fields side by side.
fn rows<'a>(
    new: &'a mut [u64],
    old: &'a [u64],
    stride: usize,
) -> impl Iterator<Item = (&'a mut [u64], &'a [u64])> {
    new.chunks_exact_mut(stride).zip(old.chunks_exact(stride))
}

/// Squares right of the last column may come in by a shift; whoever uses a field keeps a mask of
/// the squares that exist.
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
        let (stride, length) = (self.stride, self.words.len());
        let mut words = vec![0; length];
        match direction {
            Direction::Up => words[..length - stride].copy_from_slice(&self.words[stride..]),
            Direction::Down => words[stride..].copy_from_slice(&self.words[..length - stride]),
            Direction::Left => {
                for (new, old) in rows(&mut words, &self.words, stride) {
                    for word in 0..stride {
                        let carried = old.get(word + 1).map_or(0, |next| next << 63);
                        new[word] = old[word] >> 1 | carried;
                    }
                }
            }
            Direction::Right => {
                for (new, old) in rows(&mut words, &self.words, stride) {
                    let mut carried = 0;
                    for (new, old) in new.iter_mut().zip(old) {
                        *new = old << 1 | carried;
                        carried = old >> 63;
                    }
                }
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

    fn squares(&self) -> Vec<Square> {
        let mut squares = Vec::new();
        for (index, &bits) in self.words.iter().enumerate() {
            let (row, word) = ((index / self.stride) as i32, (index % self.stride) as i32);
            let mut rest = bits;
            while rest != 0 {
                squares.push(Square::new(row, 64 * word + rest.trailing_zeros() as i32));
                rest &= rest - 1;
            }
        }
        squares
    }

    fn bounds(&self) -> Option<Bounds> {
        let squares = self.squares();
        let (first, last) = (squares.first()?, squares.last()?);
        let columns = || squares.iter().map(|square| square.column);
        Some(Bounds {
            first: Square::new(first.row, columns().min()?),
            last: Square::new(last.row, columns().max()?),
        })
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
    use crate::konane::Grid;

    /// The same squares shifted one by one, those that leave the window dropped.
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
        let squares = all.squares();
        assert_eq!(squares.len() as u32, all.count());
        for direction in Direction::ALL {
            let inside =
                |s: &Square| (0..rows).contains(&s.row) && (0..columns).contains(&s.column);
            let expected: Vec<Square> =
                squares.iter().map(|s| s.step(direction, 1)).filter(inside).collect();
            assert_eq!(all.shift(direction).and(&every).squares(), expected, "{direction:?}");
        }
        assert_eq!(all.first().squares(), squares[..1]);
        let numbers = |f: fn(&Square) -> i32| squares.iter().map(f);
        let bounds = all.bounds().unwrap();
        assert_eq!(Some(bounds.first.row), numbers(|s| s.row).min());
        assert_eq!(Some(bounds.first.column), numbers(|s| s.column).min());
        assert_eq!(Some(bounds.last.row), numbers(|s| s.row).max());
        assert_eq!(Some(bounds.last.column), numbers(|s| s.column).max());
        let expected =
            squares.iter().filter(|s| (1..9).contains(&s.row) && (2..10).contains(&s.column));
        let expected: Vec<Square> = expected.map(|&s| s - Square::new(1, 2)).collect();
        let mut corner = 0u64;
        all.copy_to(&mut corner, Square::new(1, 2));
        assert_eq!(corner.squares(), expected);
        let mut back = all.none();
        corner.copy_to(&mut back, Square::new(-1, -2));
        assert_eq!(back.count(), corner.count());
        assert!(back.minus(&all).is_empty());
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
