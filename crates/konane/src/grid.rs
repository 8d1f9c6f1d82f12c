//! Sets of squares of a rectangle of any shape, in a fixed number of words.

use std::hash::{Hash, Hasher};

use crate::bits::{places, shifted};
use crate::{Area, Bits, Direction, Square};

/// A window of `64 · N` squares at most, row after row. The last column of each row stays empty: a
/// square that a shift to the side brings there is not in the window. The caller keeps a mask of
/// the squares that exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid<const N: usize> {
    words: [u64; N],
    /// Bits per row, including the empty column; less than 64.
    stride: u32,
}

/// Hashing word by word is faster than hashing all bytes; the windows of one table have the same
/// stride.
impl<const N: usize> Hash for Grid<N> {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.words.into_iter().for_each(|word| hasher.write_u64(word));
    }
}

impl<const N: usize> Grid<N> {
    /// An empty window of this many rows and columns, or more; `None` if it would be too large.
    pub fn new(rows: i32, columns: i32) -> Option<Self> {
        let fits = columns < 63 && rows * (columns + 1) <= 64 * N as i32;
        fits.then(|| Grid { words: [0; N], stride: columns as u32 + 1 })
    }

    /// The squares as words, for a table.
    #[inline]
    pub fn words(&self) -> [u64; N] {
        self.words
    }

    /// The squares of these words, in the same window.
    #[inline]
    pub fn with_words(&self, words: [u64; N]) -> Self {
        Grid { words, stride: self.stride }
    }

    /// Moves every square this many rows up and columns to the left; none may leave the window.
    #[inline]
    pub fn moved(&self, rows: u32, columns: u32) -> Self {
        let places = rows * self.stride + columns;
        let (whole, bits) = ((places / 64) as usize, places % 64);
        let word = |index: usize| self.words.get(index).copied().unwrap_or_default();
        let words = std::array::from_fn(|index| {
            let high = if bits == 0 { 0 } else { word(index + whole + 1) << (64 - bits) };
            word(index + whole) >> bits | high
        });
        Grid { words, stride: self.stride }
    }

    /// The first row that is not empty.
    #[inline]
    pub fn first_row(&self) -> u32 {
        let word = self.words.iter().position(|&word| word != 0).unwrap_or_default();
        (64 * word as u32 + self.words[word].trailing_zeros()) / self.stride
    }

    #[inline]
    fn zip(&self, other: &Self, f: impl Fn(u64, u64) -> u64) -> Self {
        let words = std::array::from_fn(|word| f(self.words[word], other.words[word]));
        Grid { words, stride: self.stride }
    }

    /// Moves every bit up by this many places: at least 1 and less than 64.
    #[inline]
    fn raised(&self, places: u32) -> Self {
        let mut words = self.words;
        for word in (1..N).rev() {
            words[word] = words[word] << places | words[word - 1] >> (64 - places);
        }
        words[0] <<= places;
        Grid { words, stride: self.stride }
    }

    #[inline]
    fn lowered(&self, places: u32) -> Self {
        let mut words = self.words;
        for word in 0..N - 1 {
            words[word] = words[word] >> places | words[word + 1] << (64 - places);
        }
        words[N - 1] >>= places;
        Grid { words, stride: self.stride }
    }

    fn square(&self, bit: u32) -> Square {
        Square::new((bit / self.stride) as i32, (bit % self.stride) as i32)
    }

    fn bit(&self, square: Square) -> u32 {
        square.row as u32 * self.stride + square.column as u32
    }

    /// The squares of a row.
    #[inline]
    fn whole_row(&self, row: i32) -> u64 {
        let start = row as u32 * self.stride;
        let (word, place) = (start as usize / 64, start % 64);
        let mut bits = self.words[word] >> place;
        if place + self.stride > 64 {
            bits |= self.words[word + 1] << (64 - place);
        }
        bits & ((1 << (self.stride - 1)) - 1)
    }
}

impl<const N: usize> Bits for Grid<N> {
    #[inline]
    fn none(&self) -> Self {
        Grid { words: [0; N], stride: self.stride }
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.words.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    fn count(&self) -> u32 {
        self.words.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn shift(&self, direction: Direction) -> Self {
        match direction {
            Direction::Up => self.lowered(self.stride),
            Direction::Down => self.raised(self.stride),
            Direction::Left => self.lowered(1),
            Direction::Right => self.raised(1),
        }
    }

    #[inline]
    fn and(&self, other: &Self) -> Self {
        self.zip(other, |one, two| one & two)
    }

    #[inline]
    fn or(&self, other: &Self) -> Self {
        self.zip(other, |one, two| one | two)
    }

    #[inline]
    fn minus(&self, other: &Self) -> Self {
        self.zip(other, |one, two| one & !two)
    }

    #[inline]
    fn first(&self) -> Self {
        let mut first = self.none();
        if let Some(word) = self.words.iter().position(|&word| word != 0) {
            first.words[word] = self.words[word] & self.words[word].wrapping_neg();
        }
        first
    }

    fn insert(&mut self, square: Square) {
        let bit = self.bit(square);
        self.words[bit as usize / 64] |= 1 << (bit % 64);
    }

    fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        let mut squares = Vec::with_capacity(self.count() as usize);
        for (word, &bits) in (0..).zip(&self.words) {
            squares.extend(places(bits).map(|place| self.square(64 * word + place)));
        }
        squares.into_iter()
    }

    fn area(&self) -> Option<Area> {
        let first = self.words.iter().position(|&word| word != 0)?;
        let last = self.words.iter().rposition(|&word| word != 0)?;
        let first = self.square(64 * first as u32 + self.words[first].trailing_zeros()).row;
        let last = self.square(64 * last as u32 + 63 - self.words[last].leading_zeros()).row;
        let columns = (first..=last).fold(0, |all, row| all | self.whole_row(row));
        Some(Area::between(
            Square::new(first, columns.trailing_zeros() as i32),
            Square::new(last, 63 - columns.leading_zeros() as i32),
        ))
    }

    fn rows(&self) -> i32 {
        64 * N as i32 / self.stride as i32
    }

    fn columns(&self) -> i32 {
        self.stride as i32 - 1
    }

    fn row(&self, row: i32, column: i32) -> u32 {
        shifted(self.whole_row(row), column) as u32
    }

    fn add_row(&mut self, row: i32, column: i32, squares: u32) {
        let bits = shifted(squares.into(), -column) & ((1 << (self.stride - 1)) - 1);
        let start = row as u32 * self.stride;
        let (word, place) = (start as usize / 64, start % 64);
        self.words[word] |= bits << place;
        if place + self.stride > 64 {
            self.words[word + 1] |= bits >> (64 - place);
        }
    }
}
