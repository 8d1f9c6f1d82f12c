//! Splits positions into independent parts during a search in one window.
//!
//! [`konane::Splitter`] does this once for a board; here it happens for thousands of positions of the
//! same window, so reaches are cached by where the stones stand.

use std::hash::Hash;

use basics::memo::Memo;
use konane::{Bits, Flight, Rules, bound, landings};

/// For groups of more stones, a bound replaces the exact reach.
const MOST_STONES: u32 = 6;

pub struct Parting<B> {
    pub squares: B,
    /// The squares that stones can reach if they are alone in the window.
    reaches: Memo<B, B>,
    /// The groups of the current call and of the calls around it.
    groups: Vec<Group<B>>,
}

#[derive(Clone, Copy)]
struct Group<B> {
    stones: B,
    /// All squares that they can reach, and possibly some that they cannot.
    reach: B,
    /// Whether `reach` is final: exact, or of a group too large for the exact search.
    is_sharp: bool,
}

impl<B: Bits + Copy + Eq + Hash> Parting<B> {
    /// `bytes` roughly limits the cache.
    pub fn new(squares: B, bytes: usize) -> Self {
        Parting { squares, reaches: Memo::new(bytes), groups: Vec::new() }
    }

    pub fn bytes(&self) -> usize {
        self.reaches.bytes()
    }

    /// Calls `show` with each group that never meets the others, and returns `true`. Returns `false` if
    /// all stones belong to one group. Stones that can neither jump nor be jumped are left out.
    #[inline]
    pub fn split(&mut self, stones: &B, mut show: impl FnMut(B)) -> bool {
        let falls_apart = self.part(stones, 0);
        if falls_apart {
            self.groups.iter().for_each(|group| show(group.stones));
        }
        self.groups.clear();
        falls_apart
    }

    /// Appends the groups after index `first` and returns `true`; `false` if there is only one group.
    fn part(&mut self, stones: &B, first: usize) -> bool {
        let landings = landings(stones, &self.squares);
        let near = stones.or(&landings);
        // Stones that belong to no group yet.
        let mut idle = *stones;
        let mut rest = landings;
        while !rest.is_empty() {
            let cluster = near.cluster(&rest.first());
            rest = rest.minus(&cluster);
            let inside = stones.and(&cluster);
            if inside == *stones {
                return false;
            }
            idle = idle.minus(&inside);
            self.groups.push(self.group(inside));
        }
        // The groups before `index` are independent of each other and of the idle stones.
        let mut index = first;
        while let Some(&group) = self.groups.get(index) {
            let near = group.reach.grown();
            let other = (first..index).find(|&other| self.groups[other].reach.touches(&near));
            let touched = near.and(&idle);
            if other.is_none() && touched.is_empty() {
                index += 1;
                continue;
            }
            if self.sharpen(index) {
                continue;
            }
            let mut union = group.stones.or(&touched);
            if let Some(other) = other {
                if self.sharpen(other) {
                    continue;
                }
                union = union.or(&self.groups[other].stones);
                // The union takes the slot of the last independent group.
                self.groups.swap(other, index - 1);
                self.groups.swap_remove(index);
                index -= 1;
            }
            if union == *stones {
                return false;
            }
            idle = idle.minus(&union);
            self.groups[index] = self.group(union);
        }
        self.groups.len() != first + 1 || !idle.is_empty()
    }

    /// A group with its cached reach, or a bound of it.
    fn group(&self, stones: B) -> Group<B> {
        let is_large = stones.count() > MOST_STONES;
        let known = if is_large { None } else { self.reaches.get(stones) };
        let reach = known.unwrap_or_else(|| bound(&stones, &self.squares));
        Group { stones, reach, is_sharp: is_large || known.is_some() }
    }

    /// Computes the exact reach of a group if that is cheap; returns whether it shrank.
    fn sharpen(&mut self, index: usize) -> bool {
        let group = self.groups[index];
        if group.is_sharp {
            return false;
        }
        let reach = self.reach(&group.stones, &group.reach);
        self.groups[index] = Group { reach, is_sharp: true, ..group };
        reach != group.reach
    }

    /// All squares that these stones can reach if they are alone in the window.
    fn reach(&mut self, stones: &B, bound: &B) -> B {
        if bound == stones {
            return *bound;
        }
        if let Some(known) = self.reaches.get(*stones) {
            return known;
        }
        let mut reach = *stones;
        let free = self.squares.minus(stones);
        stones.any_jump(stones, &free, Rules::Modern, |Flight { from, taken, to }| {
            let after = stones.minus(&from).minus(&taken).or(&to);
            reach = reach.or(&to).or(&self.reach_after(&after));
            reach == *bound
        });
        self.reaches.insert(*stones, reach);
        reach
    }

    fn reach_after(&mut self, stones: &B) -> B {
        let first = self.groups.len();
        if !self.part(stones, first) {
            self.groups.truncate(first);
            return self.reach(stones, &bound(stones, &self.squares));
        }
        let mut reach = stones.none();
        for index in first..self.groups.len() {
            let group = self.groups[index];
            reach = reach.or(&self.reach(&group.stones, &group.reach));
        }
        self.groups.truncate(first);
        reach
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use basics::dice::Dice;
    use basics::player::Player;
    use konane::{Board, Edge, Splitter, Square, Window};

    /// The splitter has tests of its own, against the definition. For so few stones both are exact.
    #[test]
    fn groups_are_those_of_the_splitter() {
        let (mut dice, mut splitter) = (Dice(6), Splitter::new(1 << 20));
        let (mut apart, mut single) = (0, 0);
        for (rows, columns) in [(1, 8), (3, 8), (6, 6), (8, 2)] {
            let board = Board::empty(rows, columns, Edge::Walls);
            let mut window = Window::of_board(&board, 0u64, Square::new(0, 0));
            let mut parting = Parting::new(window.squares, 1 << 16);
            let squares = window.squares.squares();
            for _ in 0..1_000 {
                let mut stones = 0u64;
                for _ in 0..3 + dice.below(3) {
                    stones.insert(squares[dice.below(squares.len() as u64) as usize]);
                }
                window.stones[Player::Left] = stones;
                let groups = splitter.groups(&window);
                let expected: BTreeSet<u64> = groups.iter().map(|group| group.stones).collect();
                let mut found = BTreeSet::new();
                let falls_apart = parting.split(&stones, |group| assert!(found.insert(group)));
                assert_eq!(falls_apart, expected != BTreeSet::from([stones]), "{stones:b}");
                assert!(!falls_apart || found == expected, "{stones:b}: {found:?} {expected:?}");
                apart += i32::from(expected.len() > 1);
                single += i32::from(!falls_apart);
            }
        }
        assert!(apart > 50 && single > 100, "{apart} {single}");
    }
}
