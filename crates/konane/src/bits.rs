//! Sets of squares of a rectangular window, in several sizes with the same operations.

use std::hash::Hash;

use crate::{Area, Direction, Rules, Square};

/// A jump, as sets of squares: the first one, those of the stones that it takes, and the last one.
pub struct Flight<B> {
    /// Where the jump begins.
    pub from: B,
    /// The stones that it takes, one or more.
    pub taken: B,
    /// Where it ends.
    pub to: B,
}

/// A set of squares of a window. Squares that a shift moves out of the window are lost.
pub trait Bits: Clone + Eq + Hash + Send {
    /// The empty set of the same window.
    fn none(&self) -> Self;
    /// Whether the set has no square.
    fn is_empty(&self) -> bool;
    /// How many squares the set has.
    fn count(&self) -> u32;
    /// Moves every square one step.
    fn shift(&self, direction: Direction) -> Self;
    /// The squares of both sets. Like all operations on two sets, it needs sets of the same window.
    fn and(&self, other: &Self) -> Self;
    /// The squares of either set.
    fn or(&self, other: &Self) -> Self;
    /// The squares that are not in `other`.
    fn minus(&self, other: &Self) -> Self;
    /// The first square alone, by row and then by column; the empty set if there is none.
    fn first(&self) -> Self;
    /// Adds a square, which must lie in the window.
    fn insert(&mut self, square: Square);
    /// All squares, by row and then by column.
    fn squares(&self) -> impl Iterator<Item = Square> + '_;
    /// The smallest rectangle around all squares, if there are any.
    fn area(&self) -> Option<Area>;
    /// How many rows the window has: as many as were asked for, or more.
    fn rows(&self) -> i32;
    /// How many columns the window has: as many as were asked for, or more.
    fn columns(&self) -> i32;
    /// 32 squares of a row, from a column on. Squares outside of the window are not in it.
    fn row(&self, row: i32, column: i32) -> u32;
    /// Adds 32 squares to a row, from a column on.
    fn add_row(&mut self, row: i32, column: i32, squares: u32);

    /// Adds all squares from `corner` on to the right and down to another window, whose top left
    /// square corresponds to `corner`. Squares beyond the other window are lost.
    fn copy_to(&self, other: &mut impl Bits, corner: Square) {
        for row in 0.max(-corner.row)..other.rows().min(self.rows() - corner.row) {
            for column in (0..other.columns()).step_by(32) {
                other.add_row(row, column, self.row(row + corner.row, column + corner.column));
            }
        }
    }

    /// Whether the two sets share a square.
    fn touches(&self, other: &Self) -> bool {
        !self.and(other).is_empty()
    }

    /// The squares on which these stones land by one leap over others in a direction.
    #[inline(always)]
    fn leap(&self, others: &Self, free: &Self, direction: Direction) -> Self {
        self.shift(direction).and(others).shift(direction).and(free)
    }

    /// How many leaps these stones have over others.
    #[inline]
    fn leaps(&self, others: &Self, free: &Self) -> u32 {
        Direction::ALL.map(|direction| self.leap(others, free, direction).count()).iter().sum()
    }

    /// Whether a jump of one of these stones over others is meant. It asks about all of them, by
    /// direction, square and length, until one is.
    #[inline(always)]
    fn any_jump(
        &self,
        others: &Self,
        free: &Self,
        rules: Rules,
        mut is_meant: impl FnMut(Flight<Self>) -> bool,
    ) -> bool {
        for direction in Direction::ALL {
            let back = direction.opposite();
            let mut landings = self.leap(others, free, direction);
            while !landings.is_empty() {
                let mut to = landings.first();
                landings = landings.minus(&to);
                let mut taken = to.shift(back);
                let from = taken.shift(back);
                while !to.is_empty() {
                    if is_meant(Flight { from: from.clone(), taken: taken.clone(), to: to.clone() })
                    {
                        return true;
                    }
                    if rules == Rules::Modern {
                        break;
                    }
                    let victim = to.shift(direction).and(others);
                    to = victim.shift(direction).and(free);
                    taken = taken.or(&victim);
                }
            }
        }
        false
    }

    /// The squares and all their neighbours.
    fn grown(&self) -> Self {
        let shifted = |grown: Self, direction| grown.or(&self.shift(direction));
        Direction::ALL.into_iter().fold(self.clone(), shifted)
    }

    /// The squares of this set that are connected with `seed` by steps from neighbour to neighbour
    /// within the set.
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

    #[inline]
    fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        places(*self).map(|place| Square::new(place as i32 / 8, place as i32 % 8))
    }

    #[inline]
    fn area(&self) -> Option<Area> {
        let half = self | self >> 32;
        let quarter = half | half >> 16;
        let columns = (quarter | quarter >> 8) as u8;
        (*self != 0).then(|| {
            Area::between(
                Square::new(self.trailing_zeros() as i32 / 8, columns.trailing_zeros() as i32),
                Square::new(
                    7 - self.leading_zeros() as i32 / 8,
                    7 - columns.leading_zeros() as i32,
                ),
            )
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

/// Mirrors the first rows of an 8 × 8 window.
#[inline]
pub fn upside_down(bits: u64, rows: u32) -> u64 {
    bits.swap_bytes() >> (64 - 8 * rows)
}

/// Mirrors the first columns of an 8 × 8 window.
#[inline]
pub fn left_to_right(bits: u64, columns: u32) -> u64 {
    bits.reverse_bits().swap_bytes() >> (8 - columns)
}

/// Moves square (r, c) to (c, r): swaps the off-diagonal squares of all 2 × 2 blocks, then of 4 ×
/// 4, then of 8 × 8.
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

/// The places of the bits that are set, from the lowest on.
#[inline]
pub(super) fn places(mut bits: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let place = (bits != 0).then(|| bits.trailing_zeros())?;
        bits &= bits - 1;
        Some(place)
    })
}

/// Moves the bits down by this many places, or up if the number is negative.
#[inline]
pub(super) fn shifted(bits: u64, places: i32) -> u64 {
    let shift = places.unsigned_abs();
    let shifted = if places < 0 { bits.checked_shl(shift) } else { bits.checked_shr(shift) };
    shifted.unwrap_or(0)
}
