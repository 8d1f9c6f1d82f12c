//! Proves bounds of a position by comparing it with one number after another.
//!
//! First come the integers near 0 or near the last answer, then those farther away, and finally halves
//! and quarters. A comparison that takes too long is put off for the next.

use crate::{Inequality, Solver};
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use konane::Board;
use value::{Dyadic, Value, Values};

/// What comparisons have proved about a game G.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The greatest number x with G ≥ x proved.
    pub at_least: Dyadic,
    /// The least number x with G ≤ x proved.
    pub at_most: Dyadic,
    /// The least number x with G ≥ x disproved.
    not_at_least: Option<Dyadic>,
    /// The greatest number x with G ≤ x disproved.
    not_at_most: Option<Dyadic>,
}

impl Bounds {
    /// The bounds that the stones alone prove: each jump takes a stone, and a player who cannot jump
    /// more than n times in a row has at most n moves.
    pub fn of_board(board: &Board) -> Bounds {
        let count = |player| board.stones().filter(|&(_, owner)| owner == player).count() as i64;
        Bounds {
            at_least: Dyadic::integer(-count(Player::Left)),
            at_most: Dyadic::integer(count(Player::Right)),
            not_at_least: None,
            not_at_most: None,
        }
    }

    /// The bounds of a known value, to the nearest quarter.
    pub fn of_value(values: &Values, value: Value) -> Option<Bounds> {
        let end = |player, outwards| {
            let stop = values.stop(value, player);
            // Every number beyond the stop is a bound.
            let rest = if stop.is_bound { Dyadic::ZERO } else { Dyadic::new(outwards, 2)? };
            stop.number.checked_add(rest)
        };
        Some(Bounds {
            at_least: end(Player::Right, -1)?,
            at_most: end(Player::Left, 1)?,
            not_at_least: None,
            not_at_most: None,
        })
    }

    /// The value, if the bounds leave only this number.
    pub fn number(&self) -> Option<Dyadic> {
        (self.at_least == self.at_most).then_some(self.at_least)
    }

    /// The least and the greatest number that a player's stop can be.
    pub fn stop(&self, player: Player) -> (Dyadic, Dyadic) {
        let Bounds { at_least, at_most, not_at_least, not_at_most } = *self;
        match player {
            Player::Left => (not_at_most.map_or(at_least, |no| no.max(at_least)), at_most),
            Player::Right => (at_least, not_at_least.map_or(at_most, |no| no.min(at_most))),
        }
    }

    /// A lower bound of the temperature, if the stops differ: half their difference, because each wall
    /// of the thermograph moves by at most 1 per unit of temperature.
    pub fn temperature(&self) -> Option<Dyadic> {
        let (left, right) = (self.stop(Player::Left).0, self.stop(Player::Right).1);
        left.checked_sub(right)?.checked_half().filter(|&half| half > Dyadic::ZERO)
    }

    /// Who wins if `starts` moves first, if the bounds decide it.
    pub fn winner(&self, starts: Player) -> Option<Player> {
        let (holds, fails) = match starts {
            Player::Left => (self.at_most <= Dyadic::ZERO, self.not_at_most >= Some(Dyadic::ZERO)),
            Player::Right => {
                let fails = self.not_at_least.is_some_and(|no| no <= Dyadic::ZERO);
                (self.at_least >= Dyadic::ZERO, fails)
            }
        };
        holds.then_some(starts.other()).or(fails.then_some(starts))
    }

    /// The bounds of the negative.
    pub fn negative(&self) -> Option<Bounds> {
        let negative = |number: Dyadic| Dyadic::ZERO.checked_sub(number);
        Some(Bounds {
            at_least: negative(self.at_most)?,
            at_most: negative(self.at_least)?,
            not_at_least: self.not_at_most.and_then(negative),
            not_at_most: self.not_at_least.and_then(negative),
        })
    }

    /// The bounds that follow for the sum of two games.
    pub fn plus(&self, other: &Bounds) -> Option<Bounds> {
        let (game, rest) = if self.number().is_some() { (other, self) } else { (self, other) };
        // A sum may be at least a number although no term is, unless one term is a number.
        let moved = |no: Option<Dyadic>| no?.checked_add(rest.number()?);
        Some(Bounds {
            at_least: game.at_least.checked_add(rest.at_least)?,
            at_most: game.at_most.checked_add(rest.at_most)?,
            not_at_least: moved(game.not_at_least),
            not_at_most: moved(game.not_at_most),
        })
    }

    /// The bounds of a term of a sum, given bounds of the whole. The others are at most the sum's upper
    /// bound minus this term's, and at least its lower bound minus this term's.
    pub fn narrowed(&self, sum: &Bounds, whole: &Bounds) -> Option<Bounds> {
        let others_at_least = sum.at_least.checked_sub(self.at_least)?;
        let others_at_most = sum.at_most.checked_sub(self.at_most)?;
        let mut bounds = *self;
        bounds.learn(Inequality::AtLeast, whole.at_least.checked_sub(others_at_most)?, true);
        bounds.learn(Inequality::AtMost, whole.at_most.checked_sub(others_at_least)?, true);
        Some(bounds)
    }

    /// Adds the result of a comparison.
    pub fn learn(&mut self, inequality: Inequality, number: Dyadic, holds: bool) {
        match (inequality, holds) {
            (Inequality::AtLeast, true) => self.at_least = self.at_least.max(number),
            (Inequality::AtMost, true) => self.at_most = self.at_most.min(number),
            (Inequality::AtMost, false) => self.not_at_most = self.not_at_most.max(Some(number)),
            (Inequality::AtLeast, false) => {
                let known = self.not_at_least.unwrap_or(number);
                self.not_at_least = Some(known.min(number));
            }
        }
    }

    /// Adds who wins if `starts` moves first: this compares the game with 0.
    pub fn learn_winner(&mut self, starts: Player, wins: Player) {
        let inequality = match starts {
            Player::Left => Inequality::AtMost,
            Player::Right => Inequality::AtLeast,
        };
        self.learn(inequality, Dyadic::ZERO, wins != starts);
    }

    /// The gap in which the bound of this kind lies, in quarters and counted outwards: the game is at
    /// most the second number and not at most the first.
    fn gap(&self, inequality: Inequality) -> (i64, i64) {
        let quarters = |number: Dyadic| (number.numerator() << 2) >> number.exponent();
        // A game that is at least a number is not at most any smaller number.
        match inequality {
            Inequality::AtMost => {
                let fails = self.not_at_most.map_or(i64::MIN, quarters);
                (fails.max(quarters(self.at_least) - 1), -quarters(-self.at_most))
            }
            Inequality::AtLeast => {
                let fails = self.not_at_least.map_or(i64::MIN, |no| quarters(-no));
                (fails.max(-quarters(self.at_most) - 1), -quarters(self.at_least))
            }
        }
    }
}

/// Searches for the bounds of one position.
#[derive(Clone, Debug)]
pub struct BoundsSearch {
    /// What the answers so far prove.
    pub bounds: Bounds,
    /// For the upper and the lower bound, how many numbers have been tried since the nearest one.
    farness: [u32; 2],
    /// Which of the two bounds is asked next.
    next: usize,
}

const INEQUALITIES: [Inequality; 2] = [Inequality::AtMost, Inequality::AtLeast];
/// Numbers are counted in quarters.
const ONE: i64 = 4;

impl BoundsSearch {
    /// Begins with the bounds that need no search.
    pub fn new(board: &Board) -> Self {
        BoundsSearch { bounds: Bounds::of_board(board), farness: [0; 2], next: 0 }
    }

    /// Whether any question is left.
    pub fn is_open(&self) -> bool {
        [0, 1].into_iter().any(|asked| self.question(asked).is_some())
    }

    /// Asks one more question. After a stop, the next call may ask another one.
    pub fn narrow(
        &mut self,
        board: &Board,
        solver: &mut Solver,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        let asked = if self.question(self.next).is_some() { self.next } else { 1 - self.next };
        let Some(Question { outwards, farness, is_outward }) = self.question(asked) else {
            return Ok(());
        };
        self.next = 1 - asked;
        let inequality = INEQUALITIES[asked];
        let quarters = if inequality == Inequality::AtMost { outwards } else { -outwards };
        let number = Dyadic::new(quarters, 2).ok_or(Stopped::Overflow)?;
        let value = solver.values.from_number(number);
        let answer = solver.compare(board, inequality, value, budget);
        // A number farther out is easier to prove as a bound; one farther in is not.
        self.farness[asked] = if is_outward || answer.is_ok() { farness + 1 } else { 0 };
        self.bounds.learn(inequality, number, answer?);
        Ok(())
    }

    /// The next number for a bound: outwards from 0 or from what is disproved, or inwards from a bound
    /// that is not beyond 0. Strides grow slowly: 1, 2, 2, 4, 4, 4, 4.
    fn question(&self, asked: usize) -> Option<Question> {
        let (fails, holds) = self.bounds.gap(INEQUALITIES[asked]);
        let grain = match holds - fails {
            ..=1 => return None,
            2 => 1,
            3..=ONE => 2,
            _ => ONE,
        };
        let is_outward = holds > 0;
        let question = |farness: u32| {
            let stride = grain << (farness + 1).ilog2();
            let outwards = if is_outward {
                fails.max(-1).div_euclid(grain) * grain + stride
            } else {
                -(-holds).div_euclid(grain) * grain - stride
            };
            Question { outwards, farness, is_outward }
        };
        let next = question(self.farness[asked]);
        let is_open = (fails + 1..holds).contains(&next.outwards);
        Some(if is_open { next } else { question(0) })
    }
}

struct Question {
    /// The number, counted outwards in quarters.
    outwards: i64,
    farness: u32,
    is_outward: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use konane::Edge;

    /// Adds a comparison with a number that is counted outwards, in eighths.
    fn learn(bounds: &mut Bounds, inequality: Inequality, outwards: i64, holds: bool) {
        let number = Dyadic::new(outwards, 3).unwrap();
        let is_upper = inequality == Inequality::AtMost;
        bounds.learn(inequality, if is_upper { number } else { -number }, holds);
    }

    /// What would be asked about this bound one after another, in quarters and counted outwards, if there were never an
    /// answer.
    fn asked(bounds: Bounds, bound: usize, times: u32) -> Vec<i64> {
        let question = |farness: u32| {
            let search = BoundsSearch { bounds, farness: [farness; 2], next: 0 };
            search.question(bound).map(|question| question.outwards)
        };
        (0..times).map_while(question).collect()
    }

    #[test]
    fn strides_grow_slowly_outwards_and_inwards() {
        for (bound, inequality) in INEQUALITIES.into_iter().enumerate() {
            // Between −32 and 32.
            let open = Bounds::of_board(&Board::full(8, 8));
            let whole = |numbers: [i64; 7]| numbers.map(|number| ONE * number);
            // From what has just been tried, −1 in place of nothing: 1, 2, 2, 4, 4, 4, 4.
            assert_eq!(asked(open, bound, 7), whole([0, 1, 1, 3, 3, 3, 3]));
            for (eighths, expected) in [
                // From 3, and from 2½, where 3 is the next integer.
                (24, [4, 5, 5, 7, 7, 7, 7]),
                (20, [3, 4, 4, 6, 6, 6, 6]),
            ] {
                let mut bounds = open;
                learn(&mut bounds, inequality, eighths, false);
                assert_eq!(asked(bounds, bound, 7), whole(expected), "{bounds:?}");
            }
            for (eighths, expected) in [
                // Inwards from 0, −2 and −5/4.
                (0, [-1, -2, -2, -4, -4, -4, -4]),
                (-16, [-3, -4, -4, -6, -6, -6, -6]),
                (-10, [-2, -3, -3, -5, -5, -5, -5]),
            ] {
                let mut bounds = open;
                learn(&mut bounds, inequality, eighths, true);
                assert_eq!(asked(bounds, bound, 7), whole(expected), "{bounds:?}");
            }
            // A game that is at least 2 is not at most 1.
            let mut bounds = open;
            learn(&mut bounds, inequality.other(), -16, true);
            assert_eq!(asked(bounds, bound, 7), whole([2, 3, 3, 5, 5, 5, 5]));
        }
    }

    /// Beyond what is known the next number is again the nearest one.
    #[test]
    fn nothing_known_is_asked() {
        for (bound, inequality) in INEQUALITIES.into_iter().enumerate() {
            let open = Bounds::of_board(&Board::full(8, 8));
            // −1 + 32 is less than 32, but −1 + 64 is not.
            let far = asked(open, bound, 64);
            assert_eq!((far[30], far[31], far[62], far[63]), (60, 124, 124, 0));
            let mut bounds = open;
            learn(&mut bounds, inequality, 24, true);
            assert_eq!(asked(bounds, bound, 4), [0, 4, 4, 0]);
            let mut bounds = open;
            learn(&mut bounds, inequality, 0, true);
            learn(&mut bounds, inequality, -16, false);
            assert_eq!(asked(bounds, bound, 2), [-4, -4]);
        }
    }

    #[test]
    fn halves_and_quarters_come_last() {
        for (bound, inequality) in INEQUALITIES.into_iter().enumerate() {
            // What fails and what holds, in eighths; the next question, in quarters.
            for (fails, holds, expected) in [
                (0, 10, Some(4)),
                (0, 8, Some(2)),
                (2, 8, Some(2)),
                (4, 8, Some(3)),
                (6, 8, None),
                (-8, 0, Some(-2)),
                (-4, 0, Some(-1)),
                (-2, 0, None),
                // 3/8 shows that 1/4 fails, and 5/8 that 3/4 holds.
                (3, 8, Some(2)),
                (-3, 2, Some(0)),
                (0, 5, Some(2)),
            ] {
                let mut bounds = Bounds::of_board(&Board::full(8, 8));
                learn(&mut bounds, inequality, fails, false);
                learn(&mut bounds, inequality, holds, true);
                let found = asked(bounds, bound, 1);
                assert_eq!(found.first().copied(), expected, "{inequality:?} {fails} {holds}");
            }
        }
    }

    #[test]
    fn both_bounds_take_turns() {
        let hard = "xoxoxoxo/o..x.xox/x.....xo/o..x..ox/x.x..oxo/ox..o..x/x..o...o/o.o..x.x";
        let board = Board::parse(hard, Edge::Walls).unwrap();
        let mut solver = Solver::new(konane::Rules::Ancient);
        let mut search = BoundsSearch::new(&board);
        let mut ask = |search: &mut BoundsSearch| {
            let answer = search.narrow(&board, &mut solver, &mut Budget::steps(0));
            assert_eq!(answer, Err(Stopped::Budget));
            (search.farness, search.next)
        };
        assert_eq!(ask(&mut search), ([1, 0], 1));
        assert_eq!(ask(&mut search), ([1, 1], 0));
        assert_eq!(ask(&mut search), ([2, 1], 1));
        // A bound farther inwards is harder to prove: after a stop the nearest number comes again.
        search.bounds.learn(Inequality::AtLeast, Dyadic::ZERO, true);
        assert_eq!(ask(&mut search), ([2, 0], 0));
    }

    /// The row of three is worth −1. It is at most 0, not at least 0, not at most −2, at least −1, at most −1.
    #[test]
    fn answers_make_bounds() {
        let board = Board::parse("xox", Edge::Plane).unwrap();
        let mut solver = Solver::new(konane::Rules::Ancient);
        let mut search = BoundsSearch::new(&board);
        for question in 1..=5 {
            assert!(search.is_open());
            search.narrow(&board, &mut solver, &mut Budget::unlimited()).unwrap();
            let found = (question == 5).then_some(Dyadic::integer(-1));
            assert_eq!(search.bounds.number(), found, "{question}");
        }
        assert!(!search.is_open());
        assert_eq!(search.narrow(&board, &mut solver, &mut Budget::steps(0)), Ok(()));
    }
}
