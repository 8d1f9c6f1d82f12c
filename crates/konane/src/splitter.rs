//! Splits positions into groups, and stores the reaches that it has computed.

use std::hash::Hash;

use crate::group::{Group, groups};
use crate::reach::{MOST_STONES, beyond, bound, cropped, explore, is_worth_a_search};
use crate::{Bits, Direction, Field, Grid, Square, Window};
use basics::memo::Memo;

/// The most positions that one question looks at. Beyond that, the bound serves.
const MOST_POSITIONS: u32 = 40;
/// The same limit for many stones with few jumps, for which a position takes less time.
const MOST_EXPLORED: usize = 100;
/// Splits positions, and stores the reaches that it has computed.
pub struct Splitter {
    small: Reaches<u64>,
    two: Reaches<Grid<2>>,
    four: Reaches<Grid<4>>,
    sixteen: Reaches<Grid<16>>,
}

/// Reaches by stones and squares.
type Reaches<B> = Memo<(B, B), B>;

impl Default for Splitter {
    /// With enough memory for one board.
    fn default() -> Self {
        Splitter::new(16 << 20)
    }
}

impl Splitter {
    /// A splitter that takes at most about this many bytes.
    pub fn new(bytes: usize) -> Self {
        let part = bytes / 4;
        Splitter {
            small: Memo::new(part),
            two: Memo::new(part),
            four: Memo::new(part),
            sixteen: Memo::new(part),
        }
    }

    /// The groups of stones in a window, without stones that can neither jump nor be jumped over:
    /// these are worth nothing, and no jump lands on their squares.
    pub fn groups<B: Split>(&mut self, window: &Window<B>) -> Vec<Group<B>> {
        let squares = &window.squares;
        let mut groups = groups(&window.occupied(), squares, &mut |stones, above| match above {
            Some(above) => cropped(above.clone(), stones),
            None => B::reach(stones, squares, self),
        });
        groups.retain(|group| group.reach != group.stones);
        groups
    }

    /// About how much memory it takes, in bytes.
    pub fn bytes(&self) -> usize {
        self.small.bytes() + self.two.bytes() + self.four.bytes() + self.sixteen.bytes()
    }
}

/// A search for each size of window. What is generic is compiled in every crate that uses it; these are compiled once.
impl Splitter {
    fn reach_in_8_by_8(&mut self, stones: &u64, squares: &u64) -> u64 {
        search(&mut self.small, stones, squares)
    }

    fn reach_in_two(&mut self, stones: &Grid<2>, squares: &Grid<2>) -> Grid<2> {
        search(&mut self.two, stones, squares)
    }

    fn reach_in_four(&mut self, stones: &Grid<4>, squares: &Grid<4>) -> Grid<4> {
        search(&mut self.four, stones, squares)
    }

    fn reach_in_sixteen(&mut self, stones: &Grid<16>, squares: &Grid<16>) -> Grid<16> {
        search(&mut self.sixteen, stones, squares)
    }
}

/// Windows in which the splitter finds reaches.
pub trait Split: Bits {
    fn reach(stones: &Self, squares: &Self, splitter: &mut Splitter) -> Self {
        reach_nearby(stones, squares, splitter)
    }
}

impl Split for u64 {
    fn reach(stones: &u64, squares: &u64, splitter: &mut Splitter) -> u64 {
        splitter.reach_in_8_by_8(stones, squares)
    }
}

impl Split for Field {}
impl<const N: usize> Split for Grid<N> {}

/// Finds the reach in a separate window that is just large enough, so that the table serves the
/// same stones elsewhere.
fn reach_nearby<B: Bits>(stones: &B, squares: &B, splitter: &mut Splitter) -> B {
    let Some(area) = stones.area() else {
        return stones.clone();
    };
    let limit = beyond(area, stones.count());
    let (rows, columns, corner) = (limit.rows, limit.columns, limit.corner);
    if is_worth_a_search(stones, squares) {
        if let Some(empty) = Grid::new(rows, columns) {
            let find = |stones: &_, squares: &_| splitter.reach_in_two(stones, squares);
            return reach_at(stones, squares, corner, empty, find);
        }
        if let Some(empty) = Grid::new(rows, columns) {
            let find = |stones: &_, squares: &_| splitter.reach_in_four(stones, squares);
            return reach_at(stones, squares, corner, empty, find);
        }
        if let Some(empty) = Grid::new(rows, columns) {
            let find = |stones: &_, squares: &_| splitter.reach_in_sixteen(stones, squares);
            return reach_at(stones, squares, corner, empty, find);
        }
    }
    cropped(bound(stones, squares), stones)
}

fn reach_at<B: Bits, L: Bits + Copy>(
    stones: &B,
    squares: &B,
    corner: Square,
    empty: L,
    find: impl FnOnce(&L, &L) -> L,
) -> B {
    let mut local = [empty; 2];
    for (local, bits) in local.iter_mut().zip([stones, squares]) {
        bits.copy_to(local, corner);
    }
    let [local, local_squares] = &local;
    let found = find(local, local_squares);
    let mut reach = stones.none();
    found.copy_to(&mut reach, Square::new(-corner.row, -corner.column));
    reach
}

fn search<B: Bits + Copy + Eq + Hash>(memo: &mut Reaches<B>, stones: &B, squares: &B) -> B {
    Search { memo, squares, left: MOST_POSITIONS }.reach(stones)
}

/// A search for R in a window with fixed coordinates.
struct Search<'a, B> {
    memo: &'a mut Reaches<B>,
    squares: &'a B,
    /// How many more positions the search may look at.
    left: u32,
}

impl<B: Bits + Copy + Eq + Hash> Search<'_, B> {
    fn reach(&mut self, stones: &B) -> B {
        let key = (*stones, *self.squares);
        if let Some(known) = self.memo.get(key) {
            return known;
        }
        let bound = cropped(bound(stones, self.squares), stones);
        if bound == *stones {
            return bound;
        }
        let reach = match stones.count() {
            ..=MOST_STONES => self.search(stones, &bound),
            _ => explore(stones, self.squares, &bound, MOST_EXPLORED),
        };
        let reach = reach.unwrap_or(bound);
        self.memo.insert(key, reach);
        reach
    }

    /// `None` if there are too many positions.
    fn search(&mut self, stones: &B, bound: &B) -> Option<B> {
        if !is_worth_a_search(stones, self.squares) {
            return None;
        }
        self.left = self.left.checked_sub(1)?;
        let mut reach = *stones;
        let free = self.squares.minus(stones);
        for direction in Direction::ALL {
            let back = direction.opposite();
            let victims = stones.shift(direction).and(stones);
            let mut landings = victims.shift(direction).and(&free);
            while !landings.is_empty() {
                let landing = landings.first();
                landings = landings.minus(&landing);
                let victim = landing.shift(back);
                let after = stones.minus(&victim).minus(&victim.shift(back)).or(&landing);
                let squares = self.squares;
                for group in groups(&after, squares, &mut |stones, _| self.reach(stones)) {
                    reach = reach.or(&group.reach);
                }
                if reach == *bound {
                    return Some(reach);
                }
            }
        }
        Some(reach)
    }
}
