//! Results of comparisons for a position whose value is not known.

use crate::effort::Effort;
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use value::{Value, Values};

/// The question whether a position is at most, or at least, a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inequality {
    AtMost,
    AtLeast,
}

impl Inequality {
    /// The inequality by which a position is at least as good as a value for a player.
    pub fn better(player: Player) -> Inequality {
        match player {
            Player::Left => Inequality::AtLeast,
            Player::Right => Inequality::AtMost,
        }
    }

    pub fn other(self) -> Inequality {
        match self {
            Inequality::AtMost => Inequality::AtLeast,
            Inequality::AtLeast => Inequality::AtMost,
        }
    }

    /// The player who refutes the comparison by moving first and winning the difference.
    pub fn refuter(self) -> Player {
        match self {
            Inequality::AtMost => Player::Left,
            Inequality::AtLeast => Player::Right,
        }
    }

    /// Whether the inequality holds between `one` and `other`.
    pub fn holds(
        self,
        one: Value,
        other: Value,
        values: &mut Values,
        budget: &mut Budget,
    ) -> Result<bool, Stopped> {
        match self {
            _ if one == other => Ok(true),
            Inequality::AtMost => values.at_most(one, other, budget),
            Inequality::AtLeast => values.at_most(other, one, budget),
        }
    }
}

/// The answer to a comparison with a value.
#[derive(Clone, Copy, Debug)]
pub struct Fact {
    pub value: Value,
    pub inequality: Inequality,
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
const INEQUALITIES: usize = 4;
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

    fn inequality(&self, mark: usize) -> Inequality {
        if self.is_marked(mark) { Inequality::AtLeast } else { Inequality::AtMost }
    }

    pub fn all(&self) -> impl Iterator<Item = Fact> {
        let count = if self.count == KNOWN { 0 } else { self.count.into() };
        (0..count).map(|index| Fact {
            value: self.values[index],
            inequality: self.inequality(KINDS + 2 * index),
            is_true: self.is_marked(KINDS + 2 * index + 1),
        })
    }

    /// The answer to a comparison, if it follows from the facts.
    pub fn answer(
        &self,
        inequality: Inequality,
        value: Value,
        values: &mut Values,
        budget: &mut Budget,
    ) -> Result<Option<bool>, Stopped> {
        if let Some(known) = self.value() {
            return inequality.holds(known, value, values, budget).map(Some);
        }
        for fact in self.all() {
            let answer = match (fact.inequality == inequality, fact.is_true) {
                // P ≤ u ≤ v.
                (true, true) => {
                    inequality.holds(fact.value, value, values, budget)?.then_some(true)
                }
                // From P ≤ v ≤ u it would follow that P ≤ u.
                (true, false) => {
                    inequality.holds(value, fact.value, values, budget)?.then_some(false)
                }
                // From u ≤ P ≤ v it would follow that u ≤ v.
                (false, true) => {
                    (!inequality.holds(fact.value, value, values, budget)?).then_some(false)
                }
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
        let stronger = if new.is_true { new.inequality } else { new.inequality.other() };
        let before = *self;
        for (index, old) in before.all().enumerate() {
            let is_alike = (old.inequality, old.is_true) == (new.inequality, new.is_true);
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
        self.mark(KINDS + 2 * index, new.inequality == Inequality::AtLeast);
        self.mark(KINDS + 2 * index + 1, new.is_true);
        self.mark(OLDER_FACT, index == 0);
        Ok(())
    }

    /// The expected effort of a comparison.
    #[inline]
    pub fn effort(&self, inequality: Inequality, value: Value) -> Option<Effort> {
        let [one, two, three] = self.efforts[self.index_of(inequality, value)?];
        Some(Effort::unpacked(u32::from_le_bytes([one, two, three, 0]).into()))
    }

    fn index_of(&self, inequality: Inequality, value: Value) -> Option<usize> {
        (0..MOST).find(|&index| {
            self.asked[index] == value
                && self.inequality(INEQUALITIES + index) == inequality
                && self.efforts[index] != [0; 3]
        })
    }

    pub fn set_effort(&mut self, inequality: Inequality, value: Value, effort: Effort) {
        let index = self.index_of(inequality, value).unwrap_or(self.is_marked(OLDER_EFFORT).into());
        let [one, two, three, ..] = effort.packed().to_le_bytes();
        (self.asked[index], self.efforts[index]) = (value, [one, two, three]);
        self.mark(INEQUALITIES + index, inequality == Inequality::AtLeast);
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
