//! What comparisons have shown of a position whose value is not known.

use crate::budget::{Budget, Stopped};
use crate::player::Player;
use crate::value::{Value, Values};

/// The question whether a position is at most a value, or at least.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    AtMost,
    AtLeast,
}

impl Side {
    pub fn other(self) -> Side {
        match self {
            Side::AtMost => Side::AtLeast,
            Side::AtLeast => Side::AtMost,
        }
    }

    /// Who shows that it is not so, by moving first and winning the difference.
    pub fn doubter(self) -> Player {
        match self {
            Side::AtMost => Player::Left,
            Side::AtLeast => Player::Right,
        }
    }

    /// Whether a value stands on this side of another one.
    pub fn holds(
        self,
        one: Value,
        other: Value,
        values: &mut Values,
        budget: &mut Budget,
    ) -> Result<bool, Stopped> {
        match self {
            _ if one == other => Ok(true),
            Side::AtMost => values.at_most(one, other, budget),
            Side::AtLeast => values.at_most(other, one, budget),
        }
    }
}

/// The answer to such a question.
#[derive(Clone, Copy, Debug)]
pub struct Fact {
    pub value: Value,
    pub side: Side,
    pub is_true: bool,
}

/// A few facts of one position. More were measured not to help.
#[derive(Clone, Copy, Default)]
pub struct Facts {
    list: [Option<Fact>; MOST],
    /// Whose turn it is to go.
    next: u8,
}

const MOST: usize = 3;

impl Facts {
    pub fn all(&self) -> impl Iterator<Item = Fact> {
        self.list.into_iter().flatten()
    }

    /// The answer, if it follows.
    pub fn answer(
        &self,
        side: Side,
        value: Value,
        values: &mut Values,
        budget: &mut Budget,
    ) -> Result<Option<bool>, Stopped> {
        for fact in self.all() {
            let answer = match (fact.side == side, fact.is_true) {
                // P ≤ u ≤ v.
                (true, true) => side.holds(fact.value, value, values, budget)?.then_some(true),
                // From P ≤ v ≤ u it would follow that P ≤ u.
                (true, false) => side.holds(value, fact.value, values, budget)?.then_some(false),
                // From u ≤ P ≤ v it would follow that u ≤ v.
                (false, true) => (!side.holds(fact.value, value, values, budget)?).then_some(false),
                (false, false) => None,
            };
            if answer.is_some() {
                return Ok(answer);
            }
        }
        Ok(None)
    }

    /// Adds one, in place of one that follows from it, or else of the oldest.
    pub fn add(
        &mut self,
        new: Fact,
        values: &mut Values,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        let stronger = if new.is_true { new.side } else { new.side.other() };
        for old in self.list.iter_mut().flatten() {
            let is_alike = (old.side, old.is_true) == (new.side, new.is_true);
            if is_alike && stronger.holds(new.value, old.value, values, budget)? {
                old.value = new.value;
                return Ok(());
            }
        }
        let free = self.list.iter().position(Option::is_none);
        let place = free.unwrap_or_else(|| {
            self.next = (self.next + 1) % MOST as u8;
            self.next.into()
        });
        self.list[place] = Some(new);
        Ok(())
    }
}
