//! Searches for the jumps with which a group brings a stone to one square, or for a proof that it
//! cannot.

use hashbrown::HashSet;

use crate::pegs::{Leap, Set};
use crate::potential::{Potential, last_behind};
use crate::{Direction, Jump, Pegs, Square, played};
use basics::budget::{Budget, Stopped};
use basics::sorting::sort_by_number;

impl Pegs {
    /// Looks for jumps that bring a stone to a square, which lies in this direction, in a search of
    /// at most `most` positions. `None` is a proof that there are none.
    pub fn leaps_to(
        &self,
        goal: Square,
        direction: Direction,
        most: u64,
        budget: &mut Budget,
    ) -> Result<Option<Vec<Jump>>, Stopped> {
        let Some((mut search, spares)) = self.search_for(goal, direction, most) else {
            return Ok(None);
        };
        let is_found = search.succeeds(self.begin, spares, budget)?;
        Ok(is_found.then(|| self.jumps(&search.path, goal)))
    }

    /// Looks for such jumps among the `most` most promising positions after each number of jumps.
    /// `None` proves nothing.
    pub(super) fn dash_to(
        &self,
        goal: Square,
        direction: Direction,
        most: usize,
        budget: &mut Budget,
    ) -> Option<Vec<Jump>> {
        let (search, spares) = self.search_for(goal, direction, 0)?;
        let path = search.dash(self.begin, spares, most, budget)?;
        Some(self.jumps(&path, goal))
    }

    fn jumps(&self, path: &[Leap], goal: Square) -> Vec<Jump> {
        let jumps = path.iter().map(|&leap| self.jump(leap)).collect();
        shortened(&self.stones, jumps, goal)
    }

    /// A search for a square, and how much weight the stones can lose on the way; `None` if the
    /// weights exclude the square.
    fn search_for(
        &self,
        goal: Square,
        direction: Direction,
        most: u64,
    ) -> Option<(GoalSearch<'_>, Spares)> {
        let place = self.squares.iter().position(|&square| square == goal)?;
        let mut scales = Vec::new();
        for potential in Potential::choice(last_behind(&self.stones, goal, direction)) {
            let weight = |&square: &Square| potential.weight_of(square, goal, direction);
            let weights: Vec<i64> = self.squares.iter().map(weight).collect();
            let total: i64 = self.begin.indices().map(|index| weights[usize::from(index)]).sum();
            scales.push(Scale { weights, spare: total - potential.of_goal() });
        }
        let spares: Spares = std::array::from_fn(|n| scales.get(n).map_or(0, |scale| scale.spare));
        let failed = HashSet::new();
        let search =
            GoalSearch { pegs: self, goal: place as u16, scales, failed, path: Vec::new(), most };
        spares.iter().all(|&spare| spare >= 0).then_some((search, spares))
    }
}

/// The weights of all squares by one potential.
struct Scale {
    weights: Vec<i64>,
    spare: i64,
}

/// By each potential, how much more the stones weigh than the goal.
type Spares = [i64; 7];

/// A search for one square: depth first, beginning with the least loss of potential.
struct GoalSearch<'a> {
    pegs: &'a Pegs,
    goal: u16,
    scales: Vec<Scale>,
    /// Positions from which no stone can reach the goal.
    failed: HashSet<Set>,
    path: Vec<Leap>,
    most: u64,
}

impl GoalSearch<'_> {
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
        // As whole numbers, the bits of positive numbers have the same order.
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

    /// Looks for the goal breadth first, and goes on only from the most promising positions after
    /// each number of leaps.
    fn dash(
        &self,
        begin: Set,
        spares: Spares,
        most: usize,
        budget: &mut Budget,
    ) -> Option<Vec<Leap>> {
        // Each leap with the index of the leap before it.
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
                        // The golden potential best measures how near the stones are; the others
                        // notice which stones are used up.
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

    /// The greatest share of its spare weight that any potential loses. It only decides what the
    /// search tries first.
    fn loss(&self, before: Spares, after: Spares) -> f64 {
        let shares = before
            .iter()
            .zip(after)
            .map(|(&before, after)| (before - after) as f64 / (before + 1) as f64);
        shares.fold(0.0, f64::max)
    }
}

/// Leaves out jumps if the others still lead to the goal.
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
