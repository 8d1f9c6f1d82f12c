//! Splits positions into parts: stones that never meet others.
//!
//! Let R(A) be the squares that any stone of A can ever stand on when A plays alone and both
//! players help each other. If no square of R(A) is a square of R(B) or beside one, A and B never
//! interact: the first time they did, either a stone of one would jump over a stone of the other,
//! and would stand beside it before, or two stones would come to the same square. R does not depend
//! on the rules, because a longer jump is several short ones, nor on the colours, because any stone
//! could be the one jumped over. So jumps here are those of peg solitaire.
//!
//! Any larger set may take the place of R(A): the parts are then larger than they need to be. So a
//! bound is tried first, by jumps that take no stone away, and R itself is only searched for where
//! the bounds of two parts touch: R(A) = A ∪ R(B) ∪ …, over all B that a jump makes of A. Each B
//! falls into parts again, and the table holds their results, so most R are looked up.

use crate::reach::{bound, cropped, explore, landings};
use crate::{Bits, Flight, Rules};
use basics::memo::Memo;

/// Of more stones, R is searched position by position if they have few jumps, and bounded otherwise.
const MOST_STONES: u32 = 6;
/// This many jumps are few: they lead to few positions, even with many stones.
pub(super) const MOST_JUMPS: u32 = 8;
/// How many positions such a search looks at, unless much depends on it, and the most bytes that it
/// takes.
pub const FEW_EXPLORED: usize = 100;
const MOST_BYTES: usize = 48 << 20;

/// Stones that never meet others.
#[derive(Clone, Debug)]
pub struct Part<S> {
    /// The stones of the part, of both players.
    pub stones: S,
    /// All squares that a stone can ever stand on, and perhaps more.
    pub reach: S,
    /// Whether no search would find fewer squares.
    pub(super) is_sharp: bool,
}

/// Splits the positions of one window.
pub struct Splitter<B> {
    /// The squares that exist in the window.
    pub squares: B,
    /// How many positions a search for the reach of many stones looks at.
    most_explored: usize,
    /// The reaches of stones that are alone in the window.
    reaches: Memo<B, B>,
    /// The parts of the current call and of the calls around it.
    parts: Vec<Part<B>>,
}

impl<B: Bits> Splitter<B> {
    /// `bytes` roughly limits the table. `most_explored` is 0 where thousands of positions are
    /// split: the reach of many stones is then a bound.
    pub fn new(squares: B, most_explored: usize, bytes: usize) -> Self {
        Splitter { squares, most_explored, reaches: Memo::new(bytes), parts: Vec::new() }
    }

    /// How many bytes the table takes, without what its sets have on the heap.
    pub fn bytes(&self) -> usize {
        self.reaches.bytes()
    }

    /// Calls `show` with each part, and returns `true`. Returns `false` if all stones
    /// are one part. Stones that can neither jump nor be jumped over are left out: they are worth
    /// nothing, and no jump lands on their squares.
    #[inline]
    pub fn split(&mut self, stones: &B, show: impl FnMut(&Part<B>)) -> bool {
        let falls_apart = self.falls_apart(stones, 0);
        if falls_apart {
            self.parts.iter().for_each(show);
        }
        self.parts.clear();
        falls_apart
    }

    /// The squares that these stones can reach if they are alone in the window, and perhaps more.
    pub(super) fn reach_of(&mut self, stones: &B) -> B {
        self.reach(stones, &bound(stones, &self.squares))
    }

    /// Appends the parts after index `first` and returns `true`; `false` if there is only one.
    fn falls_apart(&mut self, stones: &B, first: usize) -> bool {
        let landings = landings(stones, &self.squares);
        let near = stones.or(&landings);
        // Stones that belong to no part yet.
        let mut idle = stones.clone();
        let mut rest = landings;
        while !rest.is_empty() {
            let cluster = near.cluster(&rest.first());
            rest = rest.minus(&cluster);
            let inside = stones.and(&cluster);
            if inside == *stones {
                return false;
            }
            idle = idle.minus(&inside);
            let part = self.part(inside);
            self.parts.push(part);
        }
        // The parts before `index` are independent of each other and of the idle stones.
        let mut index = first;
        while let Some(part) = self.parts.get(index) {
            let near = part.reach.grown();
            let other = (first..index).find(|&other| self.parts[other].reach.touches(&near));
            let touched = near.and(&idle);
            if other.is_none() && touched.is_empty() {
                index += 1;
                continue;
            }
            if self.sharpen(index) {
                continue;
            }
            let mut union = self.parts[index].stones.or(&touched);
            if let Some(other) = other {
                if self.sharpen(other) {
                    continue;
                }
                union = union.or(&self.parts[other].stones);
                // The union takes the slot of the last independent part.
                self.parts.swap(other, index - 1);
                self.parts.swap_remove(index);
                index -= 1;
            }
            if union == *stones {
                return false;
            }
            idle = idle.minus(&union);
            self.parts[index] = self.part(union);
        }
        self.parts.len() != first + 1 || !idle.is_empty()
    }

    /// A part with its known reach, or a bound of it.
    fn part(&self, stones: B) -> Part<B> {
        let is_bounded = self.most_explored == 0 && stones.count() > MOST_STONES;
        let known = if is_bounded { None } else { self.reaches.get(&stones) };
        let is_sharp = is_bounded || known.is_some();
        let reach = known.unwrap_or_else(|| bound(&stones, &self.squares));
        Part { stones, reach, is_sharp }
    }

    /// Searches for the reach of a part; returns whether it is smaller than the known bound.
    fn sharpen(&mut self, index: usize) -> bool {
        let part = &self.parts[index];
        if part.is_sharp {
            return false;
        }
        let (stones, bound) = (part.stones.clone(), part.reach.clone());
        let reach = self.reach(&stones, &bound);
        let shrinks = reach != bound;
        self.parts[index] = Part { stones, reach, is_sharp: true };
        shrinks
    }

    /// The squares that these stones can reach if they are alone in the window.
    fn reach(&mut self, stones: &B, bound: &B) -> B {
        if bound == stones {
            return bound.clone();
        }
        if let Some(known) = self.reaches.get(stones) {
            return known;
        }
        let reach = match stones.count() {
            ..=MOST_STONES => self.reach_of_few(stones, bound),
            _ => reach_of_many(stones, &self.squares, bound, self.most_explored),
        };
        self.reaches.insert(stones.clone(), reach.clone());
        reach
    }

    fn reach_of_few(&mut self, stones: &B, bound: &B) -> B {
        let mut reach = stones.clone();
        let free = self.squares.minus(stones);
        stones.any_jump(stones, &free, Rules::Modern, |Flight { from, taken, to }| {
            let after = stones.minus(&from).minus(&taken).or(&to);
            reach = reach.or(&to).or(&self.reach_after(&after));
            reach == *bound
        });
        reach
    }

    fn reach_after(&mut self, stones: &B) -> B {
        let first = self.parts.len();
        if !self.falls_apart(stones, first) {
            self.parts.truncate(first);
            return self.reach_of(stones);
        }
        let mut reach = stones.none();
        for index in first..self.parts.len() {
            let Part { stones, reach: bound, .. } = self.parts[index].clone();
            reach = reach.or(&self.reach(&stones, &bound));
        }
        self.parts.truncate(first);
        reach
    }
}

/// A bound of the reach of more than [`MOST_STONES`] stones; the reach itself if that is quickly found.
fn reach_of_many<B: Bits>(stones: &B, squares: &B, bound: &B, most_explored: usize) -> B {
    let bound = cropped(bound.clone(), stones);
    if stones.leaps(stones, &squares.minus(stones)) > MOST_JUMPS {
        return bound;
    }
    let bytes = (stones.rows() * stones.columns()) as usize / 8;
    let most = most_explored.min(MOST_BYTES / bytes.max(1));
    explore(stones, squares, &bound, most).unwrap_or(bound)
}
