//! Results of comparisons for a position whose value is not known.

use crate::effort::Effort;
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use value::{Value, Values};

/// The question whether a position is at most, or at least, a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    AtMost,
    AtLeast,
}

impl Side {
    /// The side of a value on which a position is at least as good for a player.
    pub fn better(player: Player) -> Side {
        match player {
            Player::Left => Side::AtLeast,
            Player::Right => Side::AtMost,
        }
    }

    pub fn other(self) -> Side {
        match self {
            Side::AtMost => Side::AtLeast,
            Side::AtLeast => Side::AtMost,
        }
    }

    /// The player who refutes the comparison by moving first and winning the difference.
    pub fn doubter(self) -> Player {
        match self {
            Side::AtMost => Player::Left,
            Side::AtLeast => Player::Right,
        }
    }

    /// Whether `one` stands on this side of `other`.
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

/// The answer to a comparison with a value.
#[derive(Clone, Copy, Debug)]
pub struct Fact {
    pub value: Value,
    pub side: Side,
    pub is_true: bool,
}

/// The table entry of a position: its value, or else a few facts and the expected efforts of some
/// comparisons. All are in one entry because the lookup is the most expensive step.
#[derive(Clone, Copy, Default)]
pub struct Facts {
    /// The values of the facts; the position's own value comes first if it is known.
    values: [Value; MOST],
    /// The values of the efforts.
    asked: [Value; MOST],
    /// Packed efforts; all 0 if there is none.
    efforts: [[u8; 3]; MOST],
    count: u8,
    /// A bit set: see the constants below.
    marks: u8,
}

/// The number of facts, and of efforts. More facts save only 2 % of the positions.
const MOST: usize = 2;
/// Stored in place of the count if the value is known.
const KNOWN: u8 = u8::MAX;
/// The first of two marks per fact: whether it says “at least”, and whether it is true.
const KINDS: usize = 0;
/// One mark per effort: whether its comparison is “at least”.
const SIDES: usize = 4;
/// Which of the two facts, and which of the two efforts, is older.
const OLDER_FACT: usize = 6;
const OLDER_EFFORT: usize = 7;

impl Facts {
    pub fn of_value(value: Value) -> Self {
        Facts { values: [value; MOST], count: KNOWN, ..Facts::default() }
    }

    #[inline]
    pub fn value(&self) -> Option<Value> {
        (self.count == KNOWN).then_some(self.values[0])
    }

    fn is_marked(&self, mark: usize) -> bool {
        self.marks >> mark & 1 != 0
    }

    fn mark(&mut self, mark: usize, is_marked: bool) {
        self.marks = self.marks & !(1 << mark) | u8::from(is_marked) << mark;
    }

    fn side(&self, mark: usize) -> Side {
        if self.is_marked(mark) { Side::AtLeast } else { Side::AtMost }
    }

    pub fn all(&self) -> impl Iterator<Item = Fact> {
        let count = if self.count == KNOWN { 0 } else { self.count.into() };
        (0..count).map(|index| Fact {
            value: self.values[index],
            side: self.side(KINDS + 2 * index),
            is_true: self.is_marked(KINDS + 2 * index + 1),
        })
    }

    /// The answer to a comparison, if it follows from the facts.
    pub fn answer(
        &self,
        side: Side,
        value: Value,
        values: &mut Values,
        budget: &mut Budget,
    ) -> Result<Option<bool>, Stopped> {
        if let Some(known) = self.value() {
            return side.holds(known, value, values, budget).map(Some);
        }
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

    /// Adds a fact. It replaces a fact that follows from it, or else the oldest one.
    pub fn add(
        &mut self,
        new: Fact,
        values: &mut Values,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        let stronger = if new.is_true { new.side } else { new.side.other() };
        let before = *self;
        for (index, old) in before.all().enumerate() {
            let is_alike = (old.side, old.is_true) == (new.side, new.is_true);
            if is_alike && stronger.holds(new.value, old.value, values, budget)? {
                self.values[index] = new.value;
                return Ok(());
            }
        }
        let index = if usize::from(self.count) < MOST {
            self.count += 1;
            usize::from(self.count) - 1
        } else {
            usize::from(self.is_marked(OLDER_FACT))
        };
        self.values[index] = new.value;
        self.mark(KINDS + 2 * index, new.side == Side::AtLeast);
        self.mark(KINDS + 2 * index + 1, new.is_true);
        self.mark(OLDER_FACT, index == 0);
        Ok(())
    }

    /// The expected effort of a comparison.
    #[inline]
    pub fn effort(&self, side: Side, value: Value) -> Option<Effort> {
        let [one, two, three] = self.efforts[self.index_of(side, value)?];
        Some(Effort::unpacked(u32::from_le_bytes([one, two, three, 0]).into()))
    }

    fn index_of(&self, side: Side, value: Value) -> Option<usize> {
        (0..MOST).find(|&index| {
            self.asked[index] == value
                && self.side(SIDES + index) == side
                && self.efforts[index] != [0; 3]
        })
    }

    pub fn expect(&mut self, side: Side, value: Value, effort: Effort) {
        let index = self.index_of(side, value).unwrap_or(self.is_marked(OLDER_EFFORT).into());
        let [one, two, three, ..] = effort.packed().to_le_bytes();
        (self.asked[index], self.efforts[index]) = (value, [one, two, three]);
        self.mark(SIDES + index, side == Side::AtLeast);
        self.mark(OLDER_EFFORT, index == 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_are_small() {
        assert_eq!(size_of::<Facts>(), 24);
    }
}
