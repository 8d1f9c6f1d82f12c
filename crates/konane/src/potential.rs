//! Potentials: weights of squares that prove what stones can never reach.
//!
//! Give each square a weight such that for any three squares in a line
//!
//! ```text
//! weight(landing) ≤ weight(jumper) + weight(jumped)
//! ```
//!
//! Then no jump increases the sum of the weights of all stones. If all stones together weigh less
//! than a square, none of them ever gets there. In peg solitaire such weights are called pagoda
//! functions.
//!
//! All weights are whole numbers, so that a comparison is a proof. The powers of σ, the inverse of
//! the golden ratio, become Fibonacci numbers counted downwards: each power is the sum of the next
//! two. When the numbers are down to 1, they stay 1. Weights may also be limited to a greatest one:
//! the law still holds.

use crate::{Direction, Square};

/// Weights of the squares around a goal that stones approach in one direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Potential {
    /// Fibonacci numbers downwards from the one with this index, by the number of steps from the
    /// goal. If the index is large, the weights are like σ^steps:
    ///
    /// ```text
    /// 13 21 13      from the 8th, which is 21
    ///  8 13  8
    ///  5  8  5
    /// ```
    Steps(usize),
    /// The distance behind the goal and the distance to its side have weights of their own, and the
    /// weight of a square is their product. It is enough that each of them obeys the law, because a
    /// jump changes only one of the distances.
    Product {
        /// By the distance behind the goal.
        behind: Line,
        /// By the distance to the side.
        aside: Line,
    },
}

/// Weights on a line; the goal is at 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// Like σ^|n|.
    Golden,
    /// 1 on even squares, 0 on odd ones.
    Even,
    /// The Fibonacci numbers upwards to the goal; the 0 is this many squares behind it: `… 1 1 0 1
    /// 1 2 3 5 [8] 13 …`
    Ladder(usize),
    /// `… 0 5 5 10 15 25 [40] 24 16 8 8 0 …`, by Darrah P. Chavey; the weights fall more slowly on
    /// the side of positive numbers.
    Skew,
    /// The same weights mirrored.
    MirroredSkew,
}

/// The indices of the Fibonacci numbers with which [`Line::Golden`] and [`Potential::GOLDEN`]
/// begin.
const GOLDEN_LINE: usize = 40;
const GOLDEN_STEPS: usize = 60;

/// The longest ladder that the search for a proof tries.
const LONGEST_LADDER: usize = 12;

/// The weights of ladder and skew are limited to the Fibonacci number with this index, which is
/// greater than at their goals.
const HIGHEST: usize = 20;

/// 0, 1, 1, 2, 3, 5, …
const FIBONACCI: [i64; GOLDEN_STEPS + 1] = {
    let mut numbers = [1; GOLDEN_STEPS + 1];
    numbers[0] = 0;
    let mut n = 2;
    while n <= GOLDEN_STEPS {
        numbers[n] = numbers[n - 1] + numbers[n - 2];
        n += 1;
    }
    numbers
};

/// The Fibonacci number this many steps below the first; never less than 1.
fn downwards(first: usize, steps: usize) -> i64 {
    FIBONACCI[first.saturating_sub(steps)].max(1)
}

impl Line {
    /// The weight at this distance from the goal; squares behind it, or on one side of it, have positive distances.
    pub fn weight(self, n: i32) -> i64 {
        let far = n.unsigned_abs() as usize;
        match self {
            Line::Golden => downwards(GOLDEN_LINE, far),
            Line::Even => i64::from(n % 2 == 0),
            Line::Ladder(length) => {
                let rung = n.abs_diff(length as i32) as usize;
                FIBONACCI[rung.min(HIGHEST)]
            }
            Line::Skew if n >= 0 => 5 * FIBONACCI[far.abs_diff(6).min(HIGHEST)],
            Line::Skew => 8 * FIBONACCI[far.abs_diff(5).min(HIGHEST)],
            Line::MirroredSkew => Line::Skew.weight(-n),
        }
    }
}

impl Potential {
    /// Like σ^steps. If all squares five or more behind the goal have stones, they weigh exactly as
    /// much as the goal: so no finite number of stones ever gets five squares beyond their box.
    pub const GOLDEN: Potential = Potential::Steps(GOLDEN_STEPS);

    /// The weight of a square by its distances behind the goal and to the side.
    pub fn weight(self, behind: i32, aside: i32) -> i64 {
        match self {
            Potential::Steps(first) => {
                downwards(first, (behind.unsigned_abs() + aside.unsigned_abs()) as usize)
            }
            Potential::Product { behind: ahead, aside: across } => {
                ahead.weight(behind) * across.weight(aside)
            }
        }
    }

    /// The weight of a square for stones that approach the goal in this direction.
    pub fn weight_of(self, square: Square, goal: Square, direction: Direction) -> i64 {
        let (down, right) = direction.delta();
        let (rows, columns) = (goal.row - square.row, goal.column - square.column);
        self.weight(rows * down + columns * right, rows * right + columns * down)
    }

    /// The weight of the goal.
    pub fn of_goal(self) -> i64 {
        self.weight(0, 0)
    }

    /// The weight of all stones together.
    pub fn total(self, stones: &[Square], goal: Square, direction: Direction) -> i64 {
        stones.iter().map(|&stone| self.weight_of(stone, goal, direction)).sum()
    }

    /// The potentials worth trying if the last stone is this far behind the goal.
    pub fn choice(last_behind: i32) -> Vec<Potential> {
        let mut choice = vec![
            Potential::GOLDEN,
            Potential::Product { behind: Line::Golden, aside: Line::Even },
            Potential::Product { behind: Line::Even, aside: Line::Golden },
        ];
        if (1..=LONGEST_LADDER as i32).contains(&last_behind) {
            let behind = Line::Ladder(last_behind as usize);
            choice.extend(
                [Line::Golden, Line::Even, Line::Skew, Line::MirroredSkew]
                    .map(|aside| Potential::Product { behind, aside }),
            );
        }
        choice
    }

    /// A potential that proves that none of the stones ever reaches the goal, if one of
    /// [`Potential::choice`] does. The goal has no stone on it and lies in this direction.
    pub fn against(stones: &[Square], goal: Square, direction: Direction) -> Option<Potential> {
        let proves =
            |potential: &Potential| potential.total(stones, goal, direction) < potential.of_goal();
        Potential::choice(last_behind(stones, goal, direction)).into_iter().find(proves)
    }
}

/// How far behind the goal the last of the stones is.
pub(super) fn last_behind(stones: &[Square], goal: Square, direction: Direction) -> i32 {
    let (down, right) = direction.delta();
    let behind = |at: &Square| (goal.row - at.row) * down + (goal.column - at.column) * right;
    stones.iter().map(behind).max().unwrap_or(0)
}
