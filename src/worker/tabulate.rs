//! Tables: many values one after the other, each within limits of its own.

use crate::budget::{Budget, Stopped};
use crate::konane::{Board, Rules};
use crate::solver::{OutcomeSearch, Solver};
use crate::value::{ParseValueError, Value};
use crate::worker::job::{LEAST, SLICE, terms};
use crate::worker::message::{Answer, ClaimText, Entry, JobId, Position, RowText, SubjectText};
use crate::worker::text::Scribe;

/// After so many milliseconds an entry is given up.
const LIMIT: f64 = 20_000.0;
/// What each search may take.
const MEMORY: usize = 192 << 20;

/// A table that is being filled.
pub struct Table {
    job: JobId,
    entries: Vec<Entry>,
    /// How many are done.
    next: usize,
    /// Since when the present entry is being valued.
    since: f64,
    /// The fewest steps of a slice: as many again for each that has found nothing out.
    least: u64,
    ancient: Searches,
    modern: Searches,
}

/// What one has found out serves the next.
struct Searches {
    rules: Rules,
    solver: Solver,
    outcomes: OutcomeSearch,
}

impl Table {
    pub fn new(job: JobId, entries: Vec<Entry>, now: f64) -> Self {
        Table {
            job,
            entries,
            next: 0,
            since: now,
            least: LEAST,
            ancient: Searches::new(Rules::Ancient),
            modern: Searches::new(Rules::Modern),
        }
    }

    pub fn job(&self) -> JobId {
        self.job
    }

    pub fn is_done(&self) -> bool {
        self.next == self.entries.len()
    }

    /// Works for a slice; the next row, if it is known by then or given up.
    pub fn work(&mut self, now: fn() -> f64) -> Option<Answer> {
        let entry = self.entries.get(self.next)?;
        let is_modern =
            matches!(&entry.subject, SubjectText::Position(Position { modern: true, .. }));
        let searches = if is_modern { &mut self.modern } else { &mut self.ancient };
        let known = searches.known();
        let mut budget = Budget::steps(self.least).until(now, now() + SLICE);
        let row = match searches.row(entry, &mut budget) {
            Err(Stopped::Budget) if now() - self.since <= LIMIT => {
                if searches.known() == known {
                    self.least = self.least.saturating_mul(2);
                }
                return None;
            }
            Err(Stopped::Memory) => {
                *searches = Searches::new(searches.rules);
                None
            }
            row => row.ok(),
        };
        let entry = self.next as u32;
        (self.next, self.since, self.least) = (self.next + 1, now(), LEAST);
        Some(Answer::Row { job: self.job, entry, row })
    }
}

impl Searches {
    fn new(rules: Rules) -> Self {
        Searches {
            rules,
            solver: Solver::with_memory(rules, MEMORY),
            outcomes: OutcomeSearch::new(rules, MEMORY),
        }
    }

    /// How much has been found out.
    fn known(&self) -> u64 {
        self.solver.progress() + self.outcomes.positions()
    }

    fn row(&mut self, entry: &Entry, budget: &mut Budget) -> Result<RowText, Stopped> {
        let board = match &entry.subject {
            SubjectText::Position(position) => {
                let board = Board::parse(&position.board, terms(position).1);
                Some(board.map_err(|_| Stopped::Size)?)
            }
            SubjectText::Expression(_) => None,
        };
        if let (Some(board), Some(ClaimText::Outcome(claim))) = (&board, &entry.claim) {
            let outcome = self.outcomes.outcome(board, budget)?.into();
            let agrees = Some(outcome == *claim);
            return Ok(RowText { value: None, outcome, claim: None, agrees });
        }
        let value = match (&board, &entry.subject) {
            (Some(board), _) => self.solver.value(board, budget)?,
            (None, SubjectText::Expression(text)) => self.read(text, budget)?,
            (None, SubjectText::Position(_)) => return Err(Stopped::Size),
        };
        let outcome = self.solver.values.outcome(value).into();
        let (claim, agrees) = match &entry.claim {
            None => (None, None),
            Some(ClaimText::Outcome(claim)) => (None, Some(outcome == *claim)),
            Some(ClaimText::Value(text)) => {
                let claim = self.read(text, budget)?;
                (Some(self.scribe(budget).short_name(claim)?), Some(claim == value))
            }
        };
        let value = Some(self.scribe(budget).short_name(value)?);
        Ok(RowText { value, outcome, claim, agrees })
    }

    /// The value of a text; one that cannot be read is given up.
    fn read(&mut self, text: &str, budget: &mut Budget) -> Result<Value, Stopped> {
        self.solver.values.parse(text, budget).map_err(|error| match error {
            ParseValueError::Stopped => Stopped::Budget,
            ParseValueError::Text { .. } => Stopped::Size,
        })
    }

    fn scribe<'a>(&'a mut self, budget: &'a mut Budget) -> Scribe<'a> {
        Scribe { rules: self.rules, values: &mut self.solver.values, budget }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::message::Outcome;

    fn position(modern: bool, board: &str) -> SubjectText {
        SubjectText::Position(Position { modern, walls: false, board: board.to_string() })
    }

    fn rows(entries: Vec<Entry>) -> Vec<Option<RowText>> {
        let mut table = Table::new(JobId(1), entries, 0.0);
        let mut rows = Vec::new();
        while !table.is_done() {
            if let Some(Answer::Row { job: JobId(1), entry, row }) = table.work(|| 0.0) {
                assert_eq!(entry as usize, rows.len());
                rows.push(row);
            }
        }
        rows
    }

    #[test]
    fn compares_claims_with_what_it_finds() {
        let value = |text: &str| Some(ClaimText::Value(text.to_string()));
        let told: Vec<_> = rows(vec![
            Entry { subject: position(true, "x.xo"), claim: value("{0|*}") },
            Entry { subject: position(false, "x.xo"), claim: value("^") },
            Entry {
                subject: position(false, "xo"),
                claim: Some(ClaimText::Outcome(Outcome::Next)),
            },
            Entry { subject: SubjectText::Expression("* + *2".to_string()), claim: None },
            Entry { subject: position(false, "what?"), claim: None },
            Entry { subject: position(false, "xo"), claim: value("{") },
        ])
        .into_iter()
        .map(|row| row.map(|row| (row.value.map(|value| value.plain), row.agrees)))
        .collect();
        let some = |value: &str, agrees| Some((Some(value.to_string()), agrees));
        assert_eq!(
            told,
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
}
