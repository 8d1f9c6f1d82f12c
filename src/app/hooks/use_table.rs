//! Has the entries of a table valued, in a worker of its own: ending that is how it is stopped.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::app::hooks::connection::Connection;
use crate::worker::message::{Answer, Entry, JobId, Question, RowText};

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Table {
    pub entries: Rc<Vec<Entry>>,
    /// As far as it is filled; nothing stands for what was given up.
    pub rows: Vec<Option<RowText>>,
    pub phase: TablePhase,
    /// How often a worker has been started: what an earlier one says is not heard.
    run: u32,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub enum TablePhase {
    #[default]
    Filling,
    Stopped,
    Filled,
    /// Why the worker cannot go on.
    Failed(String),
}

#[derive(Clone, PartialEq)]
pub struct TableHandle {
    pub table: Rc<Table>,
    pub stop: Callback<()>,
    /// From where it was stopped.
    pub go_on: Callback<()>,
}

pub enum TableEvent {
    Begin(Rc<Vec<Entry>>),
    Stop,
    GoOn,
    Heard(u32, Answer),
    Failed(u32, String),
}

impl Reducible for Table {
    type Action = TableEvent;

    fn reduce(self: Rc<Self>, event: TableEvent) -> Rc<Self> {
        let mut table = (*self).clone();
        match event {
            TableEvent::Begin(entries) => {
                table = Table { entries, run: table.run + 1, ..Table::default() };
            }
            TableEvent::Stop if table.phase == TablePhase::Filling => {
                table.phase = TablePhase::Stopped;
            }
            TableEvent::GoOn if table.phase != TablePhase::Filled => {
                table.phase = TablePhase::Filling;
                table.run += 1;
            }
            TableEvent::Heard(run, Answer::Row { row, .. }) if run == table.run => {
                table.rows.push(row);
            }
            TableEvent::Heard(run, Answer::End { .. }) if run == table.run => {
                table.phase = TablePhase::Filled;
            }
            TableEvent::Failed(run, reason) if run == table.run => {
                table.phase = TablePhase::Failed(reason);
            }
            _ => {}
        }
        table.into()
    }
}

#[hook]
pub fn use_table(entries: Rc<Vec<Entry>>) -> TableHandle {
    let table = use_reducer_eq(Table::default);
    let dispatcher = table.dispatcher();
    use_effect_with(entries, move |entries| {
        dispatcher.dispatch(TableEvent::Begin(entries.clone()))
    });

    let is_open = table.phase == TablePhase::Filling && !table.entries.is_empty();
    let now = table.clone();
    use_effect_with((table.run, is_open), move |&(_, is_open)| {
        let connection = Rc::new(RefCell::new(None));
        if is_open {
            fill(&now, &connection);
        }
        move || drop(connection.take())
    });
    let act = |event: fn() -> TableEvent| {
        let dispatcher = table.dispatcher();
        Callback::from(move |()| dispatcher.dispatch(event()))
    };
    TableHandle {
        table: Rc::new((*table).clone()),
        stop: act(|| TableEvent::Stop),
        go_on: act(|| TableEvent::GoOn),
    }
}

/// Starts a worker and has it value what is left of the table.
fn fill(table: &UseReducerHandle<Table>, place: &Rc<RefCell<Option<Connection>>>) {
    let run = table.run;
    let rest = table.entries[table.rows.len()..].to_vec();
    let hear = {
        let (dispatcher, place) = (table.dispatcher(), place.clone());
        Callback::from(move |answer| match (&answer, &*place.borrow()) {
            (Answer::Ready, Some(connection)) => {
                connection.send(&Question::Tabulate { job: JobId(run), entries: rest.clone() });
            }
            _ => dispatcher.dispatch(TableEvent::Heard(run, answer)),
        })
    };
    let fail = {
        let dispatcher = table.dispatcher();
        Callback::from(move |reason| dispatcher.dispatch(TableEvent::Failed(run, reason)))
    };
    match Connection::open(hear, fail.clone()) {
        Ok(connection) => drop(place.replace(Some(connection))),
        Err(reason) => fail.emit(reason),
    }
}
