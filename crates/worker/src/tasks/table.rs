//! Tables: many values one after another, each within its own limits.

use serde::{Deserialize, Serialize};

use crate::searches::Searches;
use crate::task::Task;
use crate::text::{NameText, Position};
use crate::worker_state::WorkerState;
use basics::budget::{Budget, Stopped};
use basics::slicer::Slice;
use konane::Rules;
use value::{Dyadic, Outcome, ReadError, Value};

/// Milliseconds after which an entry is given up.
const LIMIT: f64 = 20_000.0;
/// The memory limit of each search.
const MEMORY: usize = 192 << 20;

/// Asks for a row for each entry, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableQuestion(pub Vec<Entry>);

/// A row of a table: the entry's index, and `None` if it was given up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableAnswer {
    pub entry: u32,
    pub row: Option<RowText>,
}

/// Something to be valued, and the claim about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    pub subject: SubjectText,
    pub claim: Option<ClaimText>,
    /// Nothing was known of it before: mean, temperature and atomic weight are asked for too, and the outcome alone if
    /// the value is too hard.
    pub is_explored: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SubjectText {
    Position(Position),
    /// In the notation of values.
    Expression(String),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ClaimText {
    Value(String),
    /// Only the outcome is asked for.
    Outcome(Outcome),
}

/// The value of an entry of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RowText {
    /// `None` if only the outcome was asked for or found.
    pub value: Option<NameText>,
    pub outcome: Outcome,
    /// The claim as a name.
    pub claim: Option<NameText>,
    /// Whether the claim is true, if there is one.
    pub agrees: Option<bool>,
    /// The mean and the temperature, if they were asked for.
    pub heat: Option<(Dyadic, Dyadic)>,
    /// The atomic weight of an all-small value, if it was asked for.
    pub atomic_weight: Option<NameText>,
}

/// A table that is being computed.
struct TableTask {
    entries: Vec<Entry>,
    /// How many entries are done.
    next: usize,
    /// When the current entry, or the search for its outcome, was begun.
    since: f64,
    /// Whether the value of the current entry was too hard, so that its outcome is asked for.
    is_outcome_left: bool,
    ancient: Searches,
    modern: Searches,
}

impl TableQuestion {
    pub fn begin(
        self,
        _: &mut WorkerState,
        now: f64,
    ) -> Option<impl Task<Answer = TableAnswer> + use<>> {
        Some(TableTask {
            entries: self.0,
            next: 0,
            since: now,
            is_outcome_left: false,
            ancient: Searches::new(Rules::Ancient, MEMORY),
            modern: Searches::new(Rules::Modern, MEMORY),
        })
    }
}

impl RowText {
    /// Only the outcome is known.
    pub fn of(outcome: Outcome) -> RowText {
        RowText { value: None, outcome, claim: None, agrees: None, heat: None, atomic_weight: None }
    }
}

impl Task for TableTask {
    type Answer = TableAnswer;

    fn work(&mut self, _: &mut WorkerState, slice: &mut Slice) -> Vec<TableAnswer> {
        let mut answers = Vec::new();
        while let Some(entry) = self.entries.get(self.next)
            && !slice.is_over()
        {
            let is_modern =
                matches!(&entry.subject, SubjectText::Position(Position { modern: true, .. }));
            let searches = if is_modern { &mut self.modern } else { &mut self.ancient };
            let row = match self.is_outcome_left {
                true => searches.outcome_alone(entry, &mut slice.budget),
                false => searches.row(entry, &mut slice.budget),
            };
            let row = match row {
                Err(Stopped::Budget) if slice.now() - self.since <= LIMIT => break,
                Err(Stopped::Memory) if searches.make_room() => continue,
                Err(_) if entry.is_explored && !self.is_outcome_left => {
                    (self.is_outcome_left, self.since) = (true, slice.now());
                    continue;
                }
                row => row.ok(),
            };
            self.is_outcome_left = false;
            searches.turn_over();
            answers.push(TableAnswer { entry: self.next as u32, row });
            (self.next, self.since) = (self.next + 1, slice.now());
        }
        answers
    }

    fn is_over(&self) -> bool {
        self.next == self.entries.len()
    }

    fn learned(&self, _: &WorkerState) -> u64 {
        self.ancient.learned() + self.modern.learned() + self.next as u64
    }
}

impl Searches {
    fn row(&mut self, entry: &Entry, budget: &mut Budget) -> Result<RowText, Stopped> {
        let board = match &entry.subject {
            SubjectText::Position(position) => Some(position.read().ok_or(Stopped::Size)?),
            SubjectText::Expression(_) => None,
        };
        if let (Some(board), Some(ClaimText::Outcome(claim))) = (&board, &entry.claim) {
            let outcome = self.outcomes.outcome(board, budget)?;
            return Ok(RowText { agrees: Some(outcome == *claim), ..RowText::of(outcome) });
        }
        let value = match (&board, &entry.subject) {
            (Some(board), _) => self.solver.value(board, budget)?,
            (None, SubjectText::Expression(text)) => self.read(text, budget)?,
            (None, SubjectText::Position(_)) => return Err(Stopped::Size),
        };
        let outcome = self.solver.values.outcome(value);
        let (claim, agrees) = match &entry.claim {
            None => (None, None),
            Some(ClaimText::Outcome(claim)) => (None, Some(outcome == *claim)),
            Some(ClaimText::Value(text)) => {
                let claim = self.read(text, budget)?;
                (Some(self.scribe(budget).short_name(claim)?), Some(claim == value))
            }
        };
        let (heat, weight) = match entry.is_explored {
            true => {
                let thermograph = self.solver.values.thermograph(value, budget)?;
                let heat = (thermograph.mean(), thermograph.temperature());
                (Some(heat), self.solver.values.atomic_weight(value, budget)?)
            }
            false => (None, None),
        };
        let mut scribe = self.scribe(budget);
        let atomic_weight = weight.map(|weight| scribe.short_name(weight)).transpose()?;
        let value = Some(scribe.short_name(value)?);
        Ok(RowText { value, outcome, claim, agrees, heat, atomic_weight })
    }

    fn outcome_alone(&mut self, entry: &Entry, budget: &mut Budget) -> Result<RowText, Stopped> {
        let SubjectText::Position(position) = &entry.subject else { return Err(Stopped::Size) };
        let board = position.read().ok_or(Stopped::Size)?;
        Ok(RowText::of(self.outcomes.outcome(&board, budget)?))
    }

    /// The value of a text; an invalid text is given up.
    fn read(&mut self, text: &str, budget: &mut Budget) -> Result<Value, Stopped> {
        let scribe = self.scribe(budget);
        scribe.values.parse(text, scribe.budget).map_err(|error| match error {
            ReadError::Stopped(stopped) => stopped,
            ReadError::Unread(_) => Stopped::Size,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::task::all_answers;

    fn position(modern: bool, board: &str) -> SubjectText {
        SubjectText::Position(Position { modern, walls: false, board: board.to_string() })
    }

    fn rows(entries: Vec<Entry>) -> Vec<Option<RowText>> {
        let mut state = WorkerState::new(1 << 20);
        let task = TableQuestion(entries).begin(&mut state, 0.0).expect("a task");
        let answers = all_answers(task, &mut state, || 0.0);
        assert!(answers.iter().map(|answer| answer.entry as usize).eq(0..answers.len()));
        answers.into_iter().map(|answer| answer.row).collect()
    }

    #[test]
    fn compares_claims_with_what_it_finds() {
        let value = |text: &str| Some(ClaimText::Value(text.to_string()));
        let answers: Vec<_> = rows(vec![
            Entry { subject: position(true, "x.xo"), claim: value("{0|*}"), is_explored: false },
            Entry { subject: position(false, "x.xo"), claim: value("^"), is_explored: false },
            Entry {
                subject: position(false, "xo"),
                claim: Some(ClaimText::Outcome(Outcome::Next)),
                is_explored: false,
            },
            Entry {
                subject: SubjectText::Expression("* + *2".to_string()),
                claim: None,
                is_explored: false,
            },
            Entry { subject: position(false, "what?"), claim: None, is_explored: false },
            Entry { subject: position(false, "xo"), claim: value("{"), is_explored: false },
        ])
        .into_iter()
        .map(|row| row.map(|row| (row.value.map(|value| value.plain()), row.agrees)))
        .collect();
        let some = |value: &str, agrees| Some((Some(value.to_string()), agrees));
        assert_eq!(
            answers,
            [
                some("^", Some(true)),
                some("v*", Some(false)),
                Some((None, Some(true))),
                some("*3", None),
                None,
                None
            ]
        );
    }

    fn explored(board: &str, walls: bool) -> Entry {
        let position = Position { modern: false, walls, board: board.to_string() };
        Entry { subject: SubjectText::Position(position), claim: None, is_explored: true }
    }

    #[test]
    fn measures_what_is_explored() {
        let answers =
            rows(["oxo.ox", "(xo", "x.xo", "xo"].map(|board| explored(board, false)).into());
        let heat =
            |row: &RowText| row.heat.map(|(mean, cold)| (mean.to_string(), cold.to_string()));
        let half = Some(("1/2".to_string(), "-1/2".to_string()));
        assert_eq!(answers[0].as_ref().map(heat), Some(half));
        assert_eq!(answers[1], None);
        // Numbers but 0 are not all-small; ↓∗ weighs −1 and ∗ 0.
        let weight =
            |row: &Option<RowText>| row.as_ref()?.atomic_weight.as_ref().map(NameText::plain);
        assert_eq!(
            [0, 2, 3].map(|place| weight(&answers[place])),
            [None, Some("-1".into()), Some("0".into())]
        );
    }

    #[test]
    fn finds_the_outcome_alone() {
        let mut searches = Searches::new(Rules::Ancient, MEMORY);
        let row = searches.outcome_alone(&explored("xo", false), &mut Budget::unlimited());
        assert_eq!(row, Ok(RowText::of(Outcome::Next)));
    }
}
