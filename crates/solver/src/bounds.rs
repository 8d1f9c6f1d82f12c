//! Between which numbers a position lies, proved by comparing it with one after the other.
//!
//! Integers near 0, or near the last answer, are asked first, then others farther away, and at last
//! halves and quarters. A question that takes too long gives way to the next.

use crate::{Side, Solver};
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use konane::Board;
use value::{Dyadic, Value, Values};

/// What comparisons have proved of a game G.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The greatest number x of which G ≥ x is proved.
    pub at_least: Dyadic,
    /// The least number x of which G ≤ x is proved.
    pub at_most: Dyadic,
    /// The least number of which G ≥ x is disproved.
    not_at_least: Option<Dyadic>,
    /// The greatest number of which G ≤ x is disproved.
    not_at_most: Option<Dyadic>,
}

impl Bounds {
    /// What the stones alone prove: each jump takes one, and a player who cannot jump more than n times in
    /// a row is not worth more than n moves.
    pub fn of_board(board: &Board) -> Bounds {
        let count = |player| board.stones().filter(|&(_, owner)| owner == player).count() as i64;
        Bounds {
            at_least: Dyadic::integer(-count(Player::Left)),
            at_most: Dyadic::integer(count(Player::Right)),
            not_at_least: None,
            not_at_most: None,
        }
    }

    /// Those of a known value, to a quarter.
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

    /// The game, if it can only be this number.
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

    /// A number that the temperature is at least, if the stops differ: half their difference, because no
    /// wall moves faster than the temperature.
    pub fn temperature(&self) -> Option<Dyadic> {
        let (left, right) = (self.stop(Player::Left).0, self.stop(Player::Right).1);
        left.checked_sub(right)?.checked_half().filter(|&half| half > Dyadic::ZERO)
    }

    /// Who wins if this player starts, if that follows.
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

    /// Those of the negative.
    pub fn negative(&self) -> Option<Bounds> {
        let negative = |number: Dyadic| Dyadic::ZERO.checked_sub(number);
        Some(Bounds {
            at_least: negative(self.at_most)?,
            at_most: negative(self.at_least)?,
            not_at_least: self.not_at_most.and_then(negative),
            not_at_most: self.not_at_least.and_then(negative),
        })
    }

    /// What follows for the sum of two games.
    pub fn plus(&self, other: &Bounds) -> Option<Bounds> {
        let (game, rest) = if self.number().is_some() { (other, self) } else { (self, other) };
        // A sum may be at least what its terms are not, unless one of them is a number.
        let moved = |no: Option<Dyadic>| no?.checked_add(rest.number()?);
        Some(Bounds {
            at_least: game.at_least.checked_add(rest.at_least)?,
            at_most: game.at_most.checked_add(rest.at_most)?,
            not_at_least: moved(game.not_at_least),
            not_at_most: moved(game.not_at_most),
        })
    }

    /// Those of a term of a sum by what is proved of the whole. The others are at most the sum's upper bound
    /// less this one's, and at least the lower one less this one's.
    pub fn narrowed(&self, sum: &Bounds, whole: &Bounds) -> Option<Bounds> {
        let others_at_least = sum.at_least.checked_sub(self.at_least)?;
        let others_at_most = sum.at_most.checked_sub(self.at_most)?;
        let mut bounds = *self;
        bounds.learn(Side::AtLeast, whole.at_least.checked_sub(others_at_most)?, true);
        bounds.learn(Side::AtMost, whole.at_most.checked_sub(others_at_least)?, true);
        Some(bounds)
    }

    /// Takes note of the answer to a comparison.
    pub fn learn(&mut self, side: Side, number: Dyadic, holds: bool) {
        match (side, holds) {
            (Side::AtLeast, true) => self.at_least = self.at_least.max(number),
            (Side::AtMost, true) => self.at_most = self.at_most.min(number),
            (Side::AtMost, false) => self.not_at_most = self.not_at_most.max(Some(number)),
            (Side::AtLeast, false) => {
                let known = self.not_at_least.unwrap_or(number);
                self.not_at_least = Some(known.min(number));
            }
        }
    }

    /// Takes note of who wins if this player starts: that compares the game with 0.
    pub fn learn_winner(&mut self, starts: Player, wins: Player) {
        let side = match starts {
            Player::Left => Side::AtMost,
            Player::Right => Side::AtLeast,
        };
        self.learn(side, Dyadic::ZERO, wins != starts);
    }

    /// The ends between which a bound on this side is to be found, in quarters and counted outwards: the
    /// game is at most the second and not at most the first.
    fn gap(&self, side: Side) -> (i64, i64) {
        let quarters = |number: Dyadic| (number.numerator() << 2) >> number.exponent();
        // What is at least a number is not at most any less one.
        match side {
            Side::AtMost => {
                let fails = self.not_at_most.map_or(i64::MIN, quarters);
                (fails.max(quarters(self.at_least) - 1), -quarters(self.at_most.negative()))
            }
            Side::AtLeast => {
                let fails = self.not_at_least.map_or(i64::MIN, |no| -quarters(no));
                (fails.max(-quarters(self.at_most) - 1), -quarters(self.at_least))
            }
        }
    }
}

/// Looks for the bounds of one position.
#[derive(Clone, Debug)]
pub struct BoundsSearch {
    pub bounds: Bounds,
    /// For the upper bound and the lower one, how many numbers have been asked since the nearest.
    farness: [u32; 2],
    /// Which of the two is asked next.
    next: usize,
}

const SIDES: [Side; 2] = [Side::AtMost, Side::AtLeast];
/// Numbers are counted in quarters.
const ONE: i64 = 4;

impl BoundsSearch {
    pub fn new(board: &Board) -> Self {
        BoundsSearch { bounds: Bounds::of_board(board), farness: [0; 2], next: 0 }
    }

    /// Whether there is more to be asked.
    pub fn is_open(&self) -> bool {
        [0, 1].into_iter().any(|asked| self.question(asked).is_some())
    }

    /// Asks one question more. Stopped, it may ask another one next.
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
        let side = SIDES[asked];
        let quarters = if side == Side::AtMost { outwards } else { -outwards };
        let number = Dyadic::new(quarters, 2).ok_or(Stopped::Overflow)?;
        let value = solver.values.from_number(number);
        let answer = solver.compare(board, side, value, budget);
        // A number farther out is easier to prove as a bound, but a number farther in is not.
        self.farness[asked] = if is_outward || answer.is_ok() { farness + 1 } else { 0 };
        self.bounds.learn(side, number, answer?);
        Ok(())
    }

    /// The next number for a side: outwards from 0 or what it is known to be beyond, or inwards from the
    /// bound if that is not beyond 0. The farther, the more often: 1, 2, 2, 4, 4, 4, 4 away.
    fn question(&self, asked: usize) -> Option<Question> {
        let (fails, holds) = self.bounds.gap(SIDES[asked]);
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
    /// Its number, counted outwards.
    outwards: i64,
    farness: u32,
    is_outward: bool,
}
