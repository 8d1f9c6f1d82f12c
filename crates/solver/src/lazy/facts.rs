//! Results of comparisons for a position whose value is not known.

use crate::effort::Effort;
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use value::{Value, Values};

/// The question whether a position is at most, or at least, a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inequality {
    /// The position is at most the value.
    AtMost,
    /// The position is at least the value.
    AtLeast,
}

impl Inequality {
    /// The inequality by which a position is at least as good as a value for a player.
    pub(crate) fn better(player: Player) -> Inequality {
        match player {
            Player::Left => Inequality::AtLeast,
            Player::Right => Inequality::AtMost,
        }
    }

    /// The inequality in the other direction.
    pub(crate) fn other(self) -> Inequality {
        match self {
            Inequality::AtMost => Inequality::AtLeast,
            Inequality::AtLeast => Inequality::AtMost,
        }
    }

    /// The player who refutes the comparison by moving first and winning the difference.
    pub(crate) fn refuter(self) -> Player {
        match self {
            Inequality::AtMost => Player::Left,
            Inequality::AtLeast => Player::Right,
        }
    }

    /// Whether the inequality holds between `one` and `other`.
    pub(crate) fn holds(
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
    use basics::dice::Dice;

    #[test]
    fn facts_are_small() {
        assert_eq!(size_of::<Facts>(), 24);
    }

    const BOTH: [Inequality; 2] = [Inequality::AtMost, Inequality::AtLeast];

    /// Comparisons of a hidden game become facts. Whatever follows from them is true of it, and what
    /// has just been asked follows.
    #[test]
    fn answers_are_true_of_the_game() {
        let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
        let texts = [
            "0",
            "1",
            "-1",
            "1/2",
            "*",
            "^",
            "v",
            "^*",
            "*2",
            "{2|-1}",
            "{1|0}",
            "{3||1|-2}",
            "+-1",
            "{0|-2}",
        ];
        let games = texts.map(|text| values.parse(text, budget).unwrap());
        let mut dice = Dice(9);
        let mut any = || games[dice.below(games.len() as u64) as usize];
        let (mut answered, mut open) = (0, 0);
        for round in 0..2_000 {
            let hidden = any();
            let mut facts = Facts::default();
            assert_eq!((facts.value(), facts.all().count()), (None, 0));
            for _ in 0..5 {
                let (value, inequality) = (any(), BOTH[round % 2]);
                let is_true = inequality.holds(hidden, value, &mut values, budget).unwrap();
                facts.add(Fact { value, inequality, is_true }, &mut values, budget).unwrap();
                let answer = facts.answer(inequality, value, &mut values, budget).unwrap();
                assert_eq!(answer, Some(is_true));
                assert!(facts.all().count() <= MOST);
                for inequality in BOTH {
                    let value = any();
                    let truth = inequality.holds(hidden, value, &mut values, budget).unwrap();
                    match facts.answer(inequality, value, &mut values, budget).unwrap() {
                        Some(answer) => {
                            assert_eq!(answer, truth);
                            answered += 1;
                        }
                        None => open += 1,
                    }
                }
            }
            let known = Facts::of_value(hidden);
            assert_eq!((known.value(), known.all().count()), (Some(hidden), 0));
            let (value, inequality) = (any(), BOTH[round % 2]);
            let truth = inequality.holds(hidden, value, &mut values, budget).unwrap();
            let answer = known.answer(inequality, value, &mut values, budget).unwrap();
            assert_eq!(answer, Some(truth));
        }
        assert!(answered > 1_000 && open > 1_000, "{answered} {open}");
    }

    #[test]
    fn a_stronger_fact_takes_the_place_of_a_weaker_one() {
        let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
        let mut facts = Facts::default();
        let mut add = |number: i64, inequality, is_true| {
            let value = values.from_integer(number);
            facts.add(Fact { value, inequality, is_true }, &mut values, budget).unwrap();
            let mut all: Vec<(bool, bool, i64)> = Vec::new();
            for fact in facts.all() {
                let number = values.number_up_star(fact.value).unwrap().number.numerator();
                all.push((fact.inequality == Inequality::AtLeast, fact.is_true, number));
            }
            all
        };
        assert_eq!(add(5, Inequality::AtMost, true), [(false, true, 5)]);
        assert_eq!(add(3, Inequality::AtMost, true), [(false, true, 3)]);
        assert_eq!(add(-3, Inequality::AtLeast, true), [(false, true, 3), (true, true, -3)]);
        assert_eq!(add(-2, Inequality::AtLeast, true), [(false, true, 3), (true, true, -2)]);
        // The older of the two goes.
        assert_eq!(add(1, Inequality::AtMost, false), [(false, false, 1), (true, true, -2)]);
        assert_eq!(add(2, Inequality::AtMost, false), [(false, false, 2), (true, true, -2)]);
        assert_eq!(add(3, Inequality::AtLeast, false), [(false, false, 2), (true, false, 3)]);
    }

    #[test]
    fn the_latest_two_efforts_are_kept() {
        let mut values = Values::new();
        let [one, two, three] = [1, 2, 3].map(|number| values.from_integer(number));
        let effort = |win| Effort { win, loss: 3 };
        let mut facts = Facts::default();
        let [most, least] = BOTH;
        assert_eq!(facts.effort(most, Value::ZERO), None);
        facts.set_effort(most, one, effort(10));
        facts.set_effort(least, one, effort(20));
        assert_eq!(
            [most, least].map(|it| facts.effort(it, one)),
            [10, 20].map(|win| Some(effort(win)))
        );
        facts.set_effort(most, one, effort(30));
        assert_eq!(
            [most, least].map(|it| facts.effort(it, one)),
            [30, 20].map(|win| Some(effort(win)))
        );
        facts.set_effort(least, two, effort(40));
        assert_eq!(facts.effort(least, one), None);
        assert_eq!(
            (facts.effort(most, one), facts.effort(least, two)),
            (Some(effort(30)), Some(effort(40)))
        );
        facts.set_effort(most, three, effort(50));
        assert_eq!((facts.effort(most, one), facts.effort(least, two)), (None, Some(effort(40))));
        // Facts do not disturb them.
        facts
            .add(
                Fact { value: one, inequality: most, is_true: true },
                &mut values,
                &mut Budget::unlimited(),
            )
            .unwrap();
        assert_eq!(facts.effort(most, three), Some(effort(50)));
    }

    #[test]
    fn inequalities_and_players() {
        for (inequality, better, refuter) in [
            (Inequality::AtMost, Player::Right, Player::Left),
            (Inequality::AtLeast, Player::Left, Player::Right),
        ] {
            assert_eq!(Inequality::better(better), inequality);
            assert_eq!(inequality.refuter(), refuter);
            assert_eq!(inequality.other().other(), inequality);
            assert!(inequality.other() != inequality);
        }
    }
}
