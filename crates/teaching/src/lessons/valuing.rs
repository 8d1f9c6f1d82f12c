//! Judges values and comparisons.

use std::cmp::Ordering;

use crate::content::lessons::{Condition, Relation};
use crate::lessons::referee::Referee;
use crate::lessons::verdict::{Argument, Verdict};
use basics::budget::Stopped;
use basics::player::Player;
use konane::Board;
use value::{NumberUpStar, ParseValueError, Value};

impl Referee<'_> {
    /// A typed value, or the verdict that it cannot be read.
    pub fn typed(&mut self, text: &str) -> Result<Result<Value, Verdict>, Stopped> {
        match self.solver.values.parse(text, self.budget) {
            Ok(value) => Ok(Ok(value)),
            Err(ParseValueError::Stopped) => Err(Stopped::Budget),
            Err(error) => Ok(Err(Verdict::wrong("unread", vec![error.to_string().into()]))),
        }
    }

    /// Judges a value; `board` is the position that it belongs to, if there is one.
    pub fn judge_value(
        &mut self,
        value: Value,
        board: Option<&Board>,
        claimed: Value,
    ) -> Result<Verdict, Stopped> {
        let order = self.solver.values.compare(value, claimed, self.budget)?;
        let (player, by_jump, plain) = match order {
            Some(Ordering::Equal) => return Ok(Verdict::right("right-value", vec![value.into()])),
            Some(Ordering::Less) => (Player::Right, "smaller-for", "too-large"),
            Some(Ordering::Greater) => (Player::Left, "larger-for", "too-small"),
            None => return Ok(Verdict::wrong("confused", vec![claimed.into()])),
        };
        // By definition, a position is less than a value, or confused with it, if Right has a jump to a
        // position that is at most the value.
        if let Some(board) = board {
            for jump in self.jumps(board, player) {
                let after = self.value(&board.play(jump))?;
                let is_proof = match player {
                    Player::Right => self.solver.values.at_most(after, claimed, self.budget)?,
                    Player::Left => self.solver.values.at_most(claimed, after, self.budget)?,
                };
                if is_proof {
                    let arguments = vec![claimed.into(), player.into(), jump.into(), after.into()];
                    return Ok(Verdict::wrong(by_jump, arguments).with_line(vec![jump]));
                }
            }
        }
        Ok(Verdict::wrong(plain, vec![claimed.into()]))
    }

    /// Judges whether a position has the property asked for.
    pub fn judge_set(&mut self, board: &Board, wish: &Condition) -> Result<Verdict, Stopped> {
        let value = self.value(board)?;
        let winners = match wish {
            Condition::Wins(player) => [*player; 2],
            Condition::First => [Player::Left, Player::Right],
            Condition::Second => [Player::Right, Player::Left],
            Condition::Compares(wanted, text) => {
                let other = match self.typed(text)? {
                    Ok(other) => other,
                    Err(unread) => return Ok(unread),
                };
                let order = self.solver.values.compare(value, other, self.budget)?;
                let (relation, sentence) = match order {
                    Some(Ordering::Equal) => (Relation::Equal, "set-equal"),
                    Some(Ordering::Less) => (Relation::Less, "set-less"),
                    Some(Ordering::Greater) => (Relation::Greater, "set-greater"),
                    None => (Relation::Confused, "set-confused"),
                };
                let arguments = vec![value.into(), other.into()];
                return Ok(Verdict::new(relation == *wanted, sentence, arguments));
            }
        };
        let verdict = self.judge_outcome(board, winners)?;
        Ok(match verdict.is_right {
            true => Verdict::right("right-set", vec![value.into()]),
            false => verdict,
        })
    }

    /// Judges whether the values never decrease in this order.
    pub fn judge_order(&mut self, values: &[Value], order: &[usize]) -> Result<Verdict, Stopped> {
        if let Some((one, two)) = self.first_descent(values, order)? {
            let arguments = vec![
                letter(two).into(),
                letter(one).into(),
                values[two].into(),
                values[one].into(),
            ];
            return Ok(Verdict::wrong("order-less", arguments));
        }
        Ok(Verdict::right("right-order", vec![]))
    }

    /// The first two neighbours in this order of which the first is greater than the second or confused
    /// with it.
    pub fn first_descent(
        &mut self,
        values: &[Value],
        order: &[usize],
    ) -> Result<Option<(usize, usize)>, Stopped> {
        for pair in order.windows(2) {
            if !self.solver.values.at_most(values[pair[0]], values[pair[1]], self.budget)? {
                return Ok(Some((pair[0], pair[1])));
            }
        }
        Ok(None)
    }

    pub fn judge_temperature(&mut self, value: Value, claimed: Value) -> Result<Verdict, Stopped> {
        let graph = self.solver.values.thermograph(value, self.budget)?.clone();
        let temperature = self.solver.values.from_number(graph.temperature());
        let mean = self.solver.values.from_number(graph.mean());
        if claimed == temperature {
            return Ok(Verdict::right("right-temperature", vec![temperature.into(), mean.into()]));
        }
        let number = self.solver.values.number_up_star(claimed).filter(|sum| sum.is_number());
        let Some(NumberUpStar { number, .. }) = number else {
            return Ok(Verdict::wrong("no-number", vec![claimed.into()]));
        };
        if number > graph.temperature() {
            return Ok(Verdict::wrong("frozen", vec![claimed.into(), mean.into()]));
        }
        let mut wall = |player| {
            let at = graph.wall(player).value_at(number);
            at.map_or(Argument::Value(mean), |at| self.solver.values.from_number(at).into())
        };
        let (left, right) = (wall(Player::Left), wall(Player::Right));
        Ok(Verdict::wrong("still-hot", vec![claimed.into(), left, right]))
    }
}

/// The letter of a subject.
pub fn letter(place: usize) -> String {
    char::from(b'A' + (place % 26) as u8).to_string()
}
