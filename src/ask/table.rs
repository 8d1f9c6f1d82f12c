//! A table that a worker fills.

use std::rc::Rc;

use worker::message::{Entry, RowText, TableAnswer, TableQuestion};
use worker::pool::News;

use crate::state::PageState;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct TableState {
    pub entries: Rc<Vec<Entry>>,
    /// One row for each entry; `None` until the worker has sent it.
    pub rows: Vec<Option<TableRow>>,
    pub phase: TablePhase,
    /// The entries that come first, even if the table is stopped.
    first: Vec<usize>,
    /// The entries for which the page has asked the worker, in this order.
    queue: Rc<Vec<usize>>,
    /// How often the page has asked; it ignores answers to an earlier question.
    pub run: u32,
}

#[derive(Clone, PartialEq, Debug)]
pub enum TableRow {
    Known(RowText),
    GivenUp,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub enum TablePhase {
    #[default]
    Filling,
    Stopped,
    /// Why the worker cannot continue.
    Failed(String),
}

pub enum TableAction {
    Begin(Rc<Vec<Entry>>),
    /// The reader looks at these entries; the worker values them first.
    Want(Vec<usize>),
    Stop,
    GoOn,
    /// News about the question of this run.
    Heard(u32, News<TableAnswer>),
}

impl PageState for TableState {
    type Action = TableAction;

    fn apply(&self, event: TableAction) -> TableState {
        let mut table = self.clone();
        match event {
            TableAction::Begin(entries) if entries == self.entries => return table,
            TableAction::Begin(entries) => {
                let rows = vec![None; entries.len()];
                table = TableState { entries, rows, run: table.run, ..TableState::default() };
            }
            TableAction::Want(first) => {
                table.first = first;
                if table.open(&table.first).next().is_none() {
                    return table;
                }
            }
            TableAction::Stop => table.phase = TablePhase::Stopped,
            TableAction::GoOn => table.phase = TablePhase::Filling,
            TableAction::Heard(run, News::Answer(TableAnswer { entry, row }))
                if run == self.run =>
            {
                let row = row.map_or(TableRow::GivenUp, TableRow::Known);
                let Some(&place) = self.queue.get(entry as usize) else { return table };
                let is_end = row == TableRow::GivenUp && !table.first.contains(&place);
                table.rows[place] = Some(row);
                if !is_end {
                    return table;
                }
                // The entries that follow are probably even harder; the reader can continue the
                // table.
                table.phase = TablePhase::Stopped;
            }
            TableAction::Heard(run, News::Failed(reason)) if run == self.run => {
                table.phase = TablePhase::Failed(reason);
                return table;
            }
            TableAction::Heard(..) => return table,
        }
        let all: Vec<usize> = match table.phase {
            TablePhase::Filling => (0..table.rows.len()).collect(),
            _ => Vec::new(),
        };
        let rest = table.open(&all).filter(|place| !table.first.contains(place));
        table.queue = Rc::new(table.open(&table.first).chain(rest).collect());
        table.run += 1;
        table
    }
}

impl TableState {
    /// The entries among these that have no row yet.
    fn open<'a>(&'a self, places: &'a [usize]) -> impl Iterator<Item = usize> + 'a {
        places.iter().copied().filter(|&place| matches!(self.rows.get(place), Some(None)))
    }

    /// The question for the worker and its run; `None` if no worker is needed.
    pub fn order(&self) -> Option<(u32, TableQuestion)> {
        let is_failed = matches!(self.phase, TablePhase::Failed(_));
        if is_failed || self.open(&self.queue).next().is_none() {
            return None;
        }
        let entries = self.queue.iter().map(|&place| self.entries[place].clone());
        Some((self.run, TableQuestion(entries.collect())))
    }

    pub fn is_full(&self) -> bool {
        self.rows.iter().all(Option::is_some)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use value::Outcome;
    use worker::message::SubjectText;

    fn begun(count: usize) -> TableState {
        let entry = |place: usize| Entry {
            subject: SubjectText::Expression(place.to_string()),
            claim: None,
            is_explored: false,
        };
        let entries = (0..count).map(entry).collect();
        TableState::default().apply(TableAction::Begin(Rc::new(entries)))
    }

    /// The entries for which the page asks the worker.
    fn order(table: &TableState) -> Vec<String> {
        let Some((_, TableQuestion(entries))) = table.order() else { return vec![] };
        let subject = |entry: Entry| match entry.subject {
            SubjectText::Expression(text) => text,
            SubjectText::Position(_) => unreachable!("there are no positions here"),
        };
        entries.into_iter().map(subject).collect()
    }

    fn answer(table: &TableState, run: u32, entry: u32) -> TableState {
        let told = TableAnswer { entry, row: Some(RowText::of(Outcome::Next)) };
        table.apply(TableAction::Heard(run, News::Answer(told)))
    }

    fn known(table: &TableState) -> Vec<usize> {
        (0..table.rows.len()).filter(|&place| table.rows[place].is_some()).collect()
    }

    #[test]
    fn what_is_wanted_comes_first() {
        let table = begun(4).apply(TableAction::Want(vec![2]));
        assert_eq!(order(&table), ["2", "0", "1", "3"]);
        let table = answer(&table, table.run, 0);
        assert_eq!(known(&table), [2]);
        // Looking at a known entry does not disturb the worker.
        let same = table.apply(TableAction::Want(vec![2]));
        assert_eq!(same.run, table.run);
        let other = answer(&table, table.run, 1).apply(TableAction::Want(vec![3]));
        assert_eq!(order(&other), ["3", "1"]);
        assert_eq!(known(&answer(&other, table.run, 2)), [0, 2], "an old answer is dropped");
    }

    #[test]
    fn stops_and_goes_on() {
        let table = begun(3);
        let table = answer(&table, table.run, 0).apply(TableAction::Stop);
        assert_eq!(table.order(), None);
        let wanted = table.apply(TableAction::Want(vec![2]));
        assert_eq!(order(&wanted), ["2"]);
        let table = answer(&wanted, wanted.run, 0).apply(TableAction::GoOn);
        assert_eq!(order(&table), ["1"]);
        let table = answer(&table, table.run, 0);
        assert!(table.is_full() && table.order().is_none());
    }

    /// A hard entry stops the table, unless the reader is looking at it.
    #[test]
    fn stops_at_what_is_too_hard() {
        let give_up = |table: &TableState, entry| {
            let told = TableAnswer { entry, row: None };
            table.apply(TableAction::Heard(table.run, News::Answer(told)))
        };
        let table = give_up(&begun(4).apply(TableAction::Want(vec![3])), 0);
        assert_eq!((&table.phase, known(&table)), (&TablePhase::Filling, vec![3]));
        let table = give_up(&answer(&table, table.run, 1), 2);
        assert_eq!((&table.phase, known(&table)), (&TablePhase::Stopped, vec![0, 1, 3]));
        assert_eq!(table.order(), None);
        assert_eq!(order(&table.apply(TableAction::GoOn)), ["2"]);
    }

    #[test]
    fn goes_on_after_a_failure() {
        let table = begun(2);
        let table =
            table.apply(TableAction::Heard(table.run, News::Failed("no worker".to_string())));
        assert_eq!(table.order(), None);
        assert_eq!(order(&table.apply(TableAction::GoOn)), ["0", "1"]);
        let same = table.apply(TableAction::Begin(table.entries.clone()));
        assert_eq!(same, table);
    }
}
