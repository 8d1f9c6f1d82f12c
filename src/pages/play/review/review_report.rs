//! What the worker has found about a game in review, and what follows from it. It only grows.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::pages::play::review::line::Line;
use basics::player::Player;
use game::Record;
use konane::{Jump, Square};
use opponents::Estimate;
use worker::message::{FoundText, ValueText};

#[derive(Clone, PartialEq, Debug, Default)]
pub struct ReviewReport {
    pub line: Option<Rc<Line>>,
    /// By their numbers along the line.
    pub places: Vec<PositionReport>,
    pub turns: Vec<TurnReport>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct PositionReport {
    pub wins: Option<Player>,
    /// Who seems to be ahead, if the value was not known.
    pub estimate: Option<Estimate>,
    /// Who wins after a pass and, if that is known, by which jump.
    pub passed: Option<(Player, Option<String>)>,
    /// `None` until the worker has split the board.
    pub parts: Option<Vec<PartReport>>,
    /// The value of all parts together with the remaining passes.
    pub total: Option<ValueText>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct PartReport {
    pub stones: Vec<Square>,
    pub value: Option<ValueText>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct TurnReport {
    /// The answer that refutes the turn, and the turns after it.
    pub line: Option<Vec<String>>,
    /// Turns that keep the win in place of this one.
    pub better: Option<Better>,
    /// What the turn gave up in its part, if anything, and the jumps that would not have; `None`
    /// while that is unknown.
    pub gift: Option<Option<Gift>>,
    /// By how much the mean after the best jump is better, for a mistake; a number as text.
    pub cost: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Better {
    pub turns: Vec<String>,
    pub are_all: bool,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Gift {
    /// A number as text.
    pub amount: String,
    pub better: Vec<String>,
}

/// The verdict on a turn; it says only what is proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It turned a win into a loss.
    Turned,
    /// It gave up a number in its part.
    GaveUp,
    /// It kept the winner, or everything in its part.
    Kept,
    Unknown,
}

impl Verdict {
    pub fn is_mistake(self) -> bool {
        matches!(self, Verdict::Turned | Verdict::GaveUp)
    }
}

/// How many turns of a player got which verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub turns: usize,
    pub turned: usize,
    pub gave_up: usize,
    pub unknown: usize,
}

impl ReviewReport {
    /// Begins with what other lines say about this one because they share turns.
    pub fn of(line: Rc<Line>, others: &[Rc<ReviewReport>]) -> ReviewReport {
        let mut known = ReviewReport {
            places: vec![PositionReport::default(); line.states.len()],
            turns: vec![TurnReport::default(); line.turns.len()],
            line: Some(line),
        };
        others.iter().for_each(|other| known.take_over(other));
        known
    }

    fn take_over(&mut self, other: &ReviewReport) {
        let (Some(line), Some(theirs)) = (&self.line, &other.line) else { return };
        let shared = theirs.shared(line);
        for (known, more) in self.places.iter_mut().zip(&other.places[..shared]) {
            known.take_over(more);
        }
        let Some(parting) = shared.checked_sub(1) else { return };
        for (known, more) in self.turns.iter_mut().zip(&other.turns[..parting]) {
            known.take_over(more);
        }
        // The other turn's result also says something about the turn that this line has in its
        // place.
        let (Some(turn), Some(more)) = (line.turns.get(parting), other.turns.get(parting)) else {
            return;
        };
        let (name, mover) = (turn.name(line.setup.rows()), line.mover(parting));
        if let Some(better) = &more.better {
            let wins = match better.turns.contains(&name) {
                true => Some(mover),
                false => better.are_all.then_some(mover.other()),
            };
            let after = &mut self.places[parting + 1];
            after.wins = after.wins.or(wins);
        }
        let known = &mut self.turns[parting];
        known.take_over(&TurnReport { better: more.better.clone(), ..TurnReport::default() });
        if let Some(Some(gift)) = &more.gift
            && gift.better.contains(&name)
        {
            known.gift = Some(None);
        }
    }

    /// Adds what the worker has found about this line.
    pub fn learn(&mut self, found: FoundText) {
        match found {
            FoundText::Winner { place, wins } => {
                if let Some(known) = self.places.get_mut(place as usize) {
                    known.wins = Some(wins);
                }
            }
            FoundText::Estimate { place, lead, depth } => {
                if let Some(known) = self.places.get_mut(place as usize) {
                    known.estimate = Some(Estimate { lead, depth });
                }
            }
            FoundText::Passed { place, wins, by } => {
                if let Some(known) = self.places.get_mut(place as usize) {
                    known.passed = Some((wins, by));
                }
            }
            FoundText::Refuted { turn, line } => {
                if let Some(known) = self.turns.get_mut(turn as usize) {
                    known.line = Some(line);
                }
            }
            FoundText::Better { turn, turns, are_all } => {
                if let Some(known) = self.turns.get_mut(turn as usize) {
                    let better = Some(Better { turns, are_all });
                    known.take_over(&TurnReport { better, ..TurnReport::default() });
                }
            }
            FoundText::Parts { place, parts } => {
                if let Some(known) = self.places.get_mut(place as usize)
                    && known.parts.is_none()
                {
                    let part = |stones| PartReport { stones, value: None };
                    known.parts = Some(parts.into_iter().map(part).collect());
                }
            }
            FoundText::PartValue { place, part, value } => {
                let parts = self.places.get_mut(place as usize).and_then(|it| it.parts.as_mut());
                if let Some(known) = parts.and_then(|parts| parts.get_mut(part as usize)) {
                    known.value = Some(value);
                }
            }
            FoundText::Total { place, value } => {
                if let Some(known) = self.places.get_mut(place as usize) {
                    known.total = Some(value);
                }
            }
            FoundText::Kept { turn } => {
                if let Some(known) = self.turns.get_mut(turn as usize) {
                    known.gift = Some(None);
                }
            }
            FoundText::GaveUp { turn, amount, better } => {
                if let Some(known) = self.turns.get_mut(turn as usize) {
                    known.gift = Some(Some(Gift { amount, better }));
                }
            }
            FoundText::Cost { turn, amount } => {
                if let Some(known) = self.turns.get_mut(turn as usize) {
                    known.cost = Some(amount);
                }
            }
        }
    }

    pub fn verdict(&self, turn: usize) -> Verdict {
        let (Some(line), Some(known)) = (&self.line, self.turns.get(turn)) else {
            return Verdict::Unknown;
        };
        let mover = line.mover(turn);
        let loses = Some(mover.other());
        let (before, after) = (self.places[turn].wins, self.places[turn + 1].wins);
        match &known.gift {
            _ if before == Some(mover) && after == loses => Verdict::Turned,
            Some(Some(_)) => Verdict::GaveUp,
            Some(None) => Verdict::Kept,
            None if after == Some(mover) || before == loses => Verdict::Kept,
            None => Verdict::Unknown,
        }
    }

    /// The answer that refutes the turn which led to a node of the tree.
    pub fn refutation(&self, place: usize) -> Option<Jump> {
        let line = self.line.as_ref()?;
        let turn = line.number(place)?.checked_sub(1)?;
        let names = self.turns.get(turn)?.line.as_ref()?;
        line.answer(turn, names).first()?.jump()
    }

    /// The mistakes of a player, or of both.
    pub fn mistakes(&self, player: Option<Player>) -> Vec<usize> {
        let Some(line) = &self.line else { return Vec::new() };
        let is_of = |turn: &usize| player.is_none_or(|player| line.mover(*turn) == player);
        (0..self.turns.len())
            .filter(is_of)
            .filter(|&turn| self.verdict(turn).is_mistake())
            .collect()
    }

    /// The number of the position after the next mistake.
    pub fn next_mistake(&self, number: usize, player: Option<Player>) -> Option<usize> {
        self.mistakes(player).into_iter().map(|turn| turn + 1).find(|&after| after > number)
    }

    pub fn previous_mistake(&self, number: usize, player: Option<Player>) -> Option<usize> {
        self.mistakes(player).into_iter().map(|turn| turn + 1).rfind(|&after| after < number)
    }

    /// The node after the next or the previous mistake, seen from a node of the tree.
    pub fn mistake_from(&self, place: usize, is_on: bool, player: Option<Player>) -> Option<usize> {
        let line = self.line.as_ref()?;
        let number = line.number(place)?;
        let to = match is_on {
            true => self.next_mistake(number, player),
            false => self.previous_mistake(number, player),
        };
        to.map(|to| line.place(to))
    }

    /// In how many positions the winner is not proved.
    pub fn undecided(&self) -> usize {
        self.places.iter().filter(|place| place.wins.is_none()).count()
    }

    pub fn tally(&self, player: Player) -> Tally {
        let mut tally = Tally::default();
        let Some(line) = &self.line else { return tally };
        for turn in (0..self.turns.len()).filter(|&turn| line.mover(turn) == player) {
            tally.turns += 1;
            match self.verdict(turn) {
                Verdict::Turned => tally.turned += 1,
                Verdict::GaveUp => tally.gave_up += 1,
                Verdict::Unknown => tally.unknown += 1,
                Verdict::Kept => {}
            }
        }
        tally
    }

    /// The first position where the board consists of several parts with known values.
    pub fn apart(&self) -> Option<usize> {
        let is_counted = |place: &PositionReport| {
            let parts = place.parts.as_deref().unwrap_or_default();
            parts.len() > 1 && parts.iter().all(|part| part.value.is_some())
        };
        self.places.iter().position(|place| is_counted(place) && place.total.is_some())
    }
}

impl PositionReport {
    /// The estimate, unless the winner is proved.
    pub fn guess(&self) -> Option<Estimate> {
        self.estimate.filter(|_| self.wins.is_none())
    }

    fn take_over(&mut self, more: &PositionReport) {
        self.wins = self.wins.or(more.wins);
        take(&mut self.estimate, &more.estimate);
        take(&mut self.passed, &more.passed);
        take(&mut self.total, &more.total);
        let count = |known: &PositionReport| {
            let parts = known.parts.iter().flatten();
            (known.parts.is_some(), parts.filter(|part| part.value.is_some()).count())
        };
        if count(more) > count(self) {
            self.parts.clone_from(&more.parts);
        }
    }
}

impl TurnReport {
    fn take_over(&mut self, more: &TurnReport) {
        take(&mut self.line, &more.line);
        take(&mut self.gift, &more.gift);
        take(&mut self.cost, &more.cost);
        match &self.better {
            Some(better) if better.are_all => {}
            _ if more.better.is_some() => self.better.clone_from(&more.better),
            _ => {}
        }
    }
}

fn take<T: Clone>(known: &mut Option<T>, more: &Option<T>) {
    if known.is_none() {
        known.clone_from(more);
    }
}

/// The turns of a record that are proved mistakes, by the nodes to which they led. Lines that are
/// no longer in the record do not count.
pub fn mistakes_in(record: &Record, lines: &[Rc<ReviewReport>]) -> BTreeMap<usize, Verdict> {
    let mut mistakes = BTreeMap::new();
    for known in lines {
        let Some(line) = known.line.as_ref().filter(|line| line.is_in(record)) else { continue };
        let turns = known.mistakes(None).into_iter();
        mistakes.extend(turns.map(|turn| (line.place(turn + 1), known.verdict(turn))));
    }
    mistakes
}

#[cfg(test)]
mod tests {
    use super::*;
    use basics::player::Player;
    use game::{RowsFrom, read};
    use worker::message::NameText;

    fn known(text: &str, others: &[Rc<ReviewReport>]) -> ReviewReport {
        let record = read(text, RowsFrom::Bottom).record;
        ReviewReport::of(Rc::new(Line::of(&record).unwrap()), others)
    }

    fn winner(place: u32, wins: Player) -> FoundText {
        FoundText::Winner { place, wins }
    }

    const GAME: &str = "[Size \"4x4\"]\n\n1. a1 b1 2. a3-a1 d1-b1";

    #[test]
    fn calls_a_mistake_only_what_is_proved() {
        let mut known = known("[Size \"4x4\"]\n\n1. a1 b1 2. a3-a1", &[]);
        assert_eq!(known.verdict(0), Verdict::Unknown);
        known.learn(winner(1, Player::Right));
        assert_eq!(known.verdict(0), Verdict::Unknown, "Black may have lost before");
        known.learn(winner(0, Player::Left));
        assert_eq!([known.verdict(0), known.verdict(1)], [Verdict::Turned, Verdict::Unknown]);
        known.learn(winner(2, Player::Right));
        assert_eq!(known.verdict(1), Verdict::Kept);
        // Black had already lost.
        assert_eq!(known.verdict(2), Verdict::Kept);
        known.learn(FoundText::GaveUp { turn: 2, amount: "1/2".to_string(), better: vec![] });
        assert_eq!(known.verdict(2), Verdict::GaveUp);
        assert_eq!(known.mistakes(None), [0, 2]);
        assert!(known.mistakes(Some(Player::Right)).is_empty());
        assert_eq!([known.next_mistake(0, None), known.next_mistake(1, None)], [Some(1), Some(3)]);
        assert_eq!(
            [known.previous_mistake(3, None), known.previous_mistake(1, None)],
            [Some(1), None]
        );
        let tally = Tally { turns: 2, turned: 1, gave_up: 1, unknown: 0 };
        assert_eq!(known.tally(Player::Left), tally);
    }

    #[test]
    fn keeps_what_two_lines_share() {
        let mut first = known(GAME, &[]);
        let end = first.places.len() as u32 - 1;
        first.learn(winner(1, Player::Left));
        first.learn(winner(end, Player::Right));
        first.learn(FoundText::Kept { turn: 0 });
        first.learn(FoundText::Kept { turn: 1 });
        let other = known("[Size \"4x4\"]\n\n1. a1 a2", &[Rc::new(first)]);
        assert_eq!(other.places[1].wins, Some(Player::Left));
        assert_eq!((other.places.len(), other.places[2].wins), (3, None));
        assert_eq!([&other.turns[0].gift, &other.turns[1].gift], [&Some(None), &None]);
    }

    #[test]
    fn forgets_no_value_and_takes_nothing_that_is_not_there() {
        let mut known = known(GAME, &[]);
        let end = known.places.len() as u32 - 1;
        let stones = |column| vec![Square { row: 0, column }];
        let value = ValueText {
            name: NameText::typed("1/2"),
            left_stop: "1/2".to_string(),
            right_stop: "1/2".to_string(),
            mean: "1/2".to_string(),
            temperature: "-1/2".to_string(),
        };
        let parts = || FoundText::Parts { place: end, parts: vec![stones(0), stones(3)] };
        known.learn(parts());
        for part in [0, 1, 7] {
            known.learn(FoundText::PartValue { place: end, part, value: value.clone() });
        }
        assert_eq!(known.apart(), None, "the sum is not known");
        known.learn(FoundText::Total { place: end, value: value.clone() });
        known.learn(parts());
        assert_eq!(known.apart(), Some(end as usize));
        let before = known.clone();
        known.learn(winner(end + 1, Player::Left));
        known.learn(FoundText::Kept { turn: end });
        assert_eq!(known, before);
    }
}
