//! Has the entries of a table valued in a worker of its own. Ending the worker stops it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use yew::prelude::*;

use crate::browser::use_page_state::use_page_state;
use crate::workers::connection::Connection;
use page_model::workers::table::TableEvent;
pub use page_model::workers::table::{Row, Table, TablePhase};
use worker::message::{Answer, Entry, Inquiry, JobId, Question, Tabulate};

#[derive(Clone, PartialEq)]
pub struct TableHandle {
    pub table: Rc<Table>,
    pub stop: Callback<()>,
    /// From where it was stopped.
    pub go_on: Callback<()>,
}

/// `first` are the places of the entries to be valued before all others.
#[hook]
pub fn use_table(entries: Rc<Vec<Entry>>, first: Vec<usize>) -> TableHandle {
    let table = use_page_state(Table::default);
    let dispatcher = table.dispatcher();
    use_effect_with((entries, first), move |(entries, first)| {
        dispatcher.dispatch(TableEvent::Begin(entries.clone()));
        dispatcher.dispatch(TableEvent::Want(first.clone()));
    });

    let bridge = use_memo((), |()| TableBridge::default());
    let order = table.order();
    use_effect_with((table.run(), order.is_some()), {
        let (bridge, dispatcher) = (bridge.clone(), table.dispatcher());
        move |_| {
            bridge.order.replace(order);
            let act = Callback::from(move |event| dispatcher.dispatch(event));
            bridge.work(&act);
        }
    });
    // The worker's listeners hold the bridge: without this, neither would ever end.
    use_effect_with((), move |()| move || drop(bridge.connection.take()));

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

/// Keeps the worker at work.
#[derive(Default)]
struct TableBridge {
    connection: RefCell<Option<Connection>>,
    is_ready: Cell<bool>,
    order: RefCell<Option<(JobId, Vec<Entry>)>>,
}

impl TableBridge {
    /// Gives the worker its order, in place of any other; without one it ends.
    fn work(self: &Rc<Self>, act: &Callback<TableEvent>) {
        if self.order.borrow().is_none() {
            self.is_ready.set(false);
            drop(self.connection.take());
        } else if self.connection.borrow().is_none() {
            let (bridge, hear) = (self.clone(), act.clone());
            let hear = Callback::from(move |answer| match answer {
                Answer::Ready => {
                    bridge.is_ready.set(true);
                    bridge.send();
                }
                answer => hear.emit(TableEvent::Heard(answer)),
            });
            let fail = act.reform(TableEvent::Failed);
            match Connection::open(hear, fail.clone()) {
                Ok(connection) => drop(self.connection.replace(Some(connection))),
                Err(reason) => fail.emit(reason),
            }
        } else if self.is_ready.get() {
            self.send();
        }
    }

    fn send(&self) {
        if let (Some(connection), Some((job, entries))) =
            (&*self.connection.borrow(), &*self.order.borrow())
        {
            let inquiry = Inquiry::Table(Tabulate(entries.clone()));
            connection.send(&Question::Stop { job: *job });
            connection.send(&Question::Ask { job: *job, inquiry });
        }
    }
}
