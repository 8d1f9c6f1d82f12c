//! Peg solitaire with the stones of a group: what both players can do together.
//!
//! Colours do not matter: on stones of alternating colours every jump of solitaire is a jump of the
//! game, and on any others a bound is still a bound.

use hashbrown::{HashMap, HashSet};

use crate::reach_bound::ReachBound;
use crate::{Direction, Jump, Square};
use basics::budget::Budget;
use basics::sorting::sort_by_number;

const WORDS: usize = 4;
/// A group that could reach more squares is not searched.
const MOST_SQUARES: usize = 64 * WORDS;

/// Which squares of [`Pegs::squares`] have a stone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct Set([u64; WORDS]);

impl Set {
    pub(super) fn has(&self, index: u16) -> bool {
        self.0[usize::from(index) / 64] >> (index % 64) & 1 == 1
    }

    fn flip(&mut self, index: u16) {
        self.0[usize::from(index) / 64] ^= 1 << (index % 64);
    }

    fn add(&mut self, index: u16) {
        self.0[usize::from(index) / 64] |= 1 << (index % 64);
    }

    pub(super) fn indices(self) -> impl Iterator<Item = u16> {
        (0..).zip(self.0).flat_map(|(word, mut rest)| {
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros() as u16)?;
                rest &= rest - 1;
                Some(64 * word + bit)
            })
        })
    }
}

/// A jump over one stone, by indices in [`Pegs::squares`].
#[derive(Clone, Copy)]
pub(super) struct Leap {
    pub(super) from: u16,
    pub(super) over: u16,
    pub(super) to: u16,
    direction: Direction,
}

impl Leap {
    pub(super) fn play(self, mut stones: Set) -> Set {
        stones.flip(self.from);
        stones.flip(self.over);
        stones.flip(self.to);
        stones
    }
}

/// A group of stones, and the squares that they might reach.
pub struct Pegs {
    pub(super) stones: Vec<Square>,
    pub(super) squares: Vec<Square>,
    /// The neighbour of each square in each direction.
    beside: Vec<[Option<u16>; 4]>,
    pub(super) begin: Set,
}

/// Positions in the order in which a breadth-first search reached them: the first position with a
/// stone on a square takes the fewest leaps.
pub(super) struct Explored<'a> {
    pegs: &'a Pegs,
    /// Each with the index of the position before it and the leap between them.
    positions: Vec<(Set, u32, Option<Leap>)>,
    /// For each square, the first position in which a stone has landed on it.
    landed: Vec<Option<u32>>,
    used: Set,
    /// Whether the search has reached all positions.
    pub(super) is_complete: bool,
}

impl Pegs {
    /// `None` if there are too many squares for a search.
    pub fn new(stones: &[Square], bound: &ReachBound) -> Option<Pegs> {
        let squares = bound.squares.clone();
        if squares.len() > MOST_SQUARES {
            return None;
        }
        let index: HashMap<Square, u16> = squares.iter().copied().zip(0..).collect();
        let beside = |square: &Square| {
            Direction::ALL.map(|direction| index.get(&square.step(direction, 1)).copied())
        };
        let beside = squares.iter().map(beside).collect();
        let mut begin = Set::default();
        for stone in stones {
            begin.add(*index.get(stone)?);
        }
        Some(Pegs { stones: stones.to_vec(), squares, beside, begin })
    }

    pub(super) fn leaps(&self, stones: Set) -> impl Iterator<Item = Leap> {
        stones.indices().flat_map(move |from| {
            (0..).zip(Direction::ALL).filter_map(move |(side, direction): (usize, Direction)| {
                let over = self.beside[usize::from(from)][side]?;
                let to = self.beside[usize::from(over)][side]?;
                (stones.has(over) && !stones.has(to)).then_some(Leap { from, over, to, direction })
            })
        })
    }

    pub(super) fn jump(&self, leap: Leap) -> Jump {
        Jump { from: self.squares[usize::from(leap.from)], direction: leap.direction, taken: 1 }
    }

    /// Tries all jumps, until there are no new positions or there are `most` positions.
    pub(super) fn explore(&self, most: usize, budget: &mut Budget) -> Explored<'_> {
        let mut explored = Explored {
            pegs: self,
            positions: vec![(self.begin, 0, None)],
            landed: vec![None; self.squares.len()],
            used: Set::default(),
            is_complete: false,
        };
        let mut seen = HashSet::new();
        seen.insert(self.begin);
        let mut next = 0;
        while let Some(&(stones, _, _)) = explored.positions.get(next) {
            if budget.spend().is_err() {
                return explored;
            }
            for leap in self.leaps(stones) {
                explored.used.add(leap.from);
                explored.used.add(leap.over);
                let after = leap.play(stones);
                if seen.insert(after) {
                    if explored.positions.len() == most {
                        return explored;
                    }
                    let place = explored.positions.len() as u32;
                    explored.landed[usize::from(leap.to)].get_or_insert(place);
                    explored.positions.push((after, next as u32, Some(leap)));
                }
            }
            next += 1;
        }
        explored.is_complete = true;
        explored
    }
}

impl Explored<'_> {
    /// All squares on which a stone has stood.
    pub(super) fn squares(&self) -> Vec<Square> {
        let squares = (0..).zip(&self.pegs.squares);
        let is_met =
            |index: u16| self.pegs.begin.has(index) || self.landed[usize::from(index)].is_some();
        squares.filter(|&(index, _)| is_met(index)).map(|(_, &square)| square).collect()
    }

    /// The stones that have jumped or been jumped over. As long as a stone does neither, no other
    /// stone can reach its square.
    pub(super) fn lively(&self) -> Vec<Square> {
        let used = (0..)
            .zip(&self.pegs.squares)
            .filter(|&(index, _)| self.used.has(index) && self.pegs.begin.has(index));
        used.map(|(_, &square)| square).collect()
    }

    /// The fewest jumps that bring a stone to a square; an empty list if one stands there. `None`
    /// if the search has found none.
    pub(super) fn leaps_to(&self, goal: Square) -> Option<Vec<Jump>> {
        let index = self.pegs.squares.iter().position(|&square| square == goal)?;
        if self.pegs.begin.has(index as u16) {
            return Some(Vec::new());
        }
        let mut place = self.landed[index]?;
        let mut leaps = Vec::new();
        while let (_, parent, Some(leap)) = self.positions[place as usize] {
            leaps.push(self.pegs.jump(leap));
            place = parent;
        }
        leaps.reverse();
        Some(leaps)
    }
}

/// The stones after some leaps; `None` if one of the leaps is not possible. Whether the squares
/// exist is not checked.
pub fn played(stones: &[Square], leaps: &[Jump]) -> Option<Vec<Square>> {
    let mut stones: HashSet<Square> = stones.iter().copied().collect();
    for leap in leaps {
        let is_leap = leap.taken == 1
            && stones.remove(&leap.from)
            && leap.victims().all(|victim| stones.remove(&victim))
            && stones.insert(leap.to());
        if !is_leap {
            return None;
        }
    }
    let mut stones: Vec<Square> = stones.into_iter().collect();
    sort_by_number(&mut stones, Square::number);
    Some(stones)
}
