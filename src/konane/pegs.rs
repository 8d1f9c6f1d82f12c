//! Peg solitaire with the stones of a group: what both colours can do together.
//!
//! Colours do not matter: on stones of alternating colours any jump of solitaire is a jump of the
//! game, and on others a bound is still a bound.

use hashbrown::{HashMap, HashSet};

use crate::budget::{Budget, Stopped};
use crate::konane::outlook::Outlook;
use crate::konane::potential::Potential;
use crate::konane::{Direction, Jump, Square};
use crate::sorting::sort_by_number;

const WORDS: usize = 4;
/// A group with more squares in reach is not searched.
const MOST_SQUARES: usize = 64 * WORDS;

/// Which squares of [`Pegs::squares`] have a stone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
struct Set([u64; WORDS]);

impl Set {
    fn has(&self, index: u16) -> bool {
        self.0[usize::from(index) / 64] >> (index % 64) & 1 == 1
    }

    fn flip(&mut self, index: u16) {
        self.0[usize::from(index) / 64] ^= 1 << (index % 64);
    }

    fn add(&mut self, index: u16) {
        self.0[usize::from(index) / 64] |= 1 << (index % 64);
    }

    fn indices(self) -> impl Iterator<Item = u16> {
        (0..).zip(self.0).flat_map(|(word, mut rest)| {
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros() as u16)?;
                rest &= rest - 1;
                Some(64 * word + bit)
            })
        })
    }
}

/// A jump over one stone, by places in [`Pegs::squares`].
#[derive(Clone, Copy)]
struct Leap {
    from: u16,
    over: u16,
    to: u16,
    direction: Direction,
}

impl Leap {
    fn play(self, mut stones: Set) -> Set {
        stones.flip(self.from);
        stones.flip(self.over);
        stones.flip(self.to);
        stones
    }
}

/// A group of stones, and the squares that they might reach.
pub struct Pegs {
    stones: Vec<Square>,
    squares: Vec<Square>,
    /// The neighbour of each square in each direction.
    beside: Vec<[Option<u16>; 4]>,
    begin: Set,
}

/// Positions that have been come to, breadth first: the first with a stone on a square is one that
/// the fewest leaps lead to.
pub struct Explored<'a> {
    pegs: &'a Pegs,
    /// Each with the one that it came from.
    positions: Vec<(Set, u32, Option<Leap>)>,
    /// For each square the first position where a stone has landed on it.
    landed: Vec<Option<u32>>,
    used: Set,
    /// Whether these are all.
    pub is_complete: bool,
}

impl Pegs {
    /// `None` if there are too many squares for a search.
    pub fn new(stones: &[Square], outlook: &Outlook) -> Option<Pegs> {
        let squares = outlook.squares.clone();
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

    fn leaps(&self, stones: Set) -> impl Iterator<Item = Leap> {
        stones.indices().flat_map(move |from| {
            (0..).zip(Direction::ALL).filter_map(move |(side, direction): (usize, Direction)| {
                let over = self.beside[usize::from(from)][side]?;
                let to = self.beside[usize::from(over)][side]?;
                (stones.has(over) && !stones.has(to)).then_some(Leap { from, over, to, direction })
            })
        })
    }

    fn jump(&self, leap: Leap) -> Jump {
        Jump { from: self.squares[usize::from(leap.from)], direction: leap.direction, taken: 1 }
    }

    /// Tries all jumps, until there are no new positions or as many as allowed.
    pub fn explore(&self, most: usize, budget: &mut Budget) -> Explored<'_> {
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

    /// Looks for jumps that bring a stone to a square which lies in this direction, in at most so
    /// many steps. `None` if there are none: that is a proof.
    pub fn leaps_to(
        &self,
        goal: Square,
        direction: Direction,
        most: u64,
        budget: &mut Budget,
    ) -> Result<Option<Vec<Jump>>, Stopped> {
        let Some((mut hunt, spares)) = self.hunt(goal, direction, most) else { return Ok(None) };
        let is_found = hunt.succeeds(self.begin, spares, budget)?;
        Ok(is_found.then(|| self.jumps(&hunt.path, goal)))
    }

    /// Looks for such jumps by the `most` best positions after each number of jumps. `None` proves
    /// nothing.
    pub fn dash_to(
        &self,
        goal: Square,
        direction: Direction,
        most: usize,
        budget: &mut Budget,
    ) -> Option<Vec<Jump>> {
        let (hunt, spares) = self.hunt(goal, direction, 0)?;
        let path = hunt.dash(self.begin, spares, most, budget)?;
        Some(self.jumps(&path, goal))
    }

    fn jumps(&self, path: &[Leap], goal: Square) -> Vec<Jump> {
        let jumps = path.iter().map(|&leap| self.jump(leap)).collect();
        shortened(&self.stones, jumps, goal)
    }

    /// A search for a square and what can be lost on the way; nothing if weights forbid it.
    fn hunt(&self, goal: Square, direction: Direction, most: u64) -> Option<(Hunt<'_>, Spares)> {
        let place = self.squares.iter().position(|&square| square == goal)?;
        let (down, right) = direction.delta();
        let behind = |square: &Square| {
            (goal.row - square.row) * down + (goal.column - square.column) * right
        };
        let last_behind = self.stones.iter().map(behind).max().unwrap_or(0);
        let mut scales = Vec::new();
        for potential in Potential::choice(last_behind) {
            let weight = |&square: &Square| potential.weight_of(square, goal, direction);
            let weights: Vec<i64> = self.squares.iter().map(weight).collect();
            let total: i64 = self.begin.indices().map(|index| weights[usize::from(index)]).sum();
            scales.push(Scale { weights, spare: total - potential.of_goal() });
        }
        let spares: Spares = std::array::from_fn(|n| scales.get(n).map_or(0, |scale| scale.spare));
        let failed = HashSet::new();
        let hunt = Hunt { pegs: self, goal: place as u16, scales, failed, path: Vec::new(), most };
        spares.iter().all(|&spare| spare >= 0).then_some((hunt, spares))
    }
}

impl Explored<'_> {
    /// Where stones have come to, from the beginning on.
    pub fn squares(&self) -> Vec<Square> {
        let squares = (0..).zip(&self.pegs.squares);
        let is_met =
            |index: u16| self.pegs.begin.has(index) || self.landed[usize::from(index)].is_some();
        squares.filter(|&(index, _)| is_met(index)).map(|(_, &square)| square).collect()
    }

    /// The stones that have jumped or been jumped over. As long as a stone does neither, no other
    /// can come to its square.
    pub fn lively(&self) -> Vec<Square> {
        let used = (0..)
            .zip(&self.pegs.squares)
            .filter(|&(index, _)| self.used.has(index) && self.pegs.begin.has(index));
        used.map(|(_, &square)| square).collect()
    }

    /// The fewest jumps that bring a stone to a square; none at all if one stands there.
    pub fn leaps_to(&self, goal: Square) -> Option<Vec<Jump>> {
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

/// The weights of all squares by one potential.
struct Scale {
    weights: Vec<i64>,
    spare: i64,
}

/// How much more than the goal the stones weigh, by each potential.
type Spares = [i64; 7];

/// A search for one square, depth first, the least loss of potential first.
struct Hunt<'a> {
    pegs: &'a Pegs,
    goal: u16,
    scales: Vec<Scale>,
    /// Positions from which the goal is out of reach.
    failed: HashSet<Set>,
    path: Vec<Leap>,
    most: u64,
}

impl Hunt<'_> {
    fn succeeds(
        &mut self,
        stones: Set,
        spares: Spares,
        budget: &mut Budget,
    ) -> Result<bool, Stopped> {
        if stones.has(self.goal) {
            return Ok(true);
        }
        if self.failed.contains(&stones) {
            return Ok(false);
        }
        budget.spend()?;
        self.most = self.most.checked_sub(1).ok_or(Stopped::Budget)?;
        let mut leaps: Vec<(f64, Spares, Leap)> = Vec::new();
        for leap in self.pegs.leaps(stones) {
            let after = self.after(spares, leap);
            if after.iter().all(|&spare| spare >= 0) {
                leaps.push((self.loss(spares, after), after, leap));
            }
        }
        // As whole numbers, shares stay in their order.
        sort_by_number(&mut leaps, |(share, ..)| share.to_bits() as i64);
        for (_, after, leap) in leaps {
            self.path.push(leap);
            if self.succeeds(leap.play(stones), after, budget)? {
                return Ok(true);
            }
            self.path.pop();
        }
        self.failed.insert(stones);
        Ok(false)
    }

    /// Looks for the goal breadth first, with the best positions after each number of leaps only.
    fn dash(
        &self,
        begin: Set,
        spares: Spares,
        most: usize,
        budget: &mut Budget,
    ) -> Option<Vec<Leap>> {
        // Each leap with the place of the one before it.
        let mut trail: Vec<(Option<usize>, Leap)> = Vec::new();
        let mut front = vec![(begin, spares, None)];
        while !front.is_empty() {
            let mut next = Vec::new();
            let mut seen = HashSet::new();
            for &(stones, before, place) in &front {
                budget.spend().ok()?;
                for leap in self.pegs.leaps(stones) {
                    let (position, after) = (leap.play(stones), self.after(before, leap));
                    if after.iter().all(|&spare| spare >= 0) && seen.insert(position) {
                        // The golden potential knows best what is near, but not what is exhausted.
                        let golden = (spares[0] - after[0]) as f64 / (spares[0] + 1) as f64;
                        let lost = golden + self.loss(spares, after);
                        next.push((lost, (position, after), (place, leap)));
                    }
                }
            }
            sort_by_number(&mut next, |(lost, ..)| lost.to_bits() as i64);
            front.clear();
            for (_, (position, after), step) in next.into_iter().take(most) {
                let place = Some(trail.len());
                trail.push(step);
                if position.has(self.goal) {
                    let mut path = Vec::new();
                    let mut last = place;
                    while let Some(place) = last {
                        path.push(trail[place].1);
                        last = trail[place].0;
                    }
                    path.reverse();
                    return Some(path);
                }
                front.push((position, after, place));
            }
        }
        None
    }

    fn after(&self, mut spares: Spares, leap: Leap) -> Spares {
        for (spare, scale) in spares.iter_mut().zip(&self.scales) {
            let weight = |index: u16| scale.weights[usize::from(index)];
            *spare -= weight(leap.from) + weight(leap.over) - weight(leap.to);
        }
        spares
    }

    /// The greatest share of what can be lost at all. It only decides what is tried first.
    fn loss(&self, before: Spares, after: Spares) -> f64 {
        let shares = before
            .iter()
            .zip(after)
            .map(|(&before, after)| (before - after) as f64 / (before + 1) as f64);
        shares.fold(0.0, f64::max)
    }
}

/// Leaves out jumps without which the others still lead to the goal.
fn shortened(stones: &[Square], mut jumps: Vec<Jump>, goal: Square) -> Vec<Jump> {
    for index in (0..jumps.len()).rev() {
        let mut fewer = jumps.clone();
        fewer.remove(index);
        if played(stones, &fewer).is_some_and(|stones| stones.contains(&goal)) {
            jumps = fewer;
        }
    }
    jumps
}

/// The stones after some leaps, if each of them is one. Whether the squares exist is not asked.
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
