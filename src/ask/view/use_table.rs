//! Has a worker value the entries of a table.

use std::rc::Rc;

use yew::prelude::*;

use crate::ask::table::{TableAction, TableState};
use crate::ask::view::use_job::use_job;
use crate::browser::use_page_state::use_page_state;
use worker::message::Entry;

#[derive(Clone, PartialEq)]
pub struct TableHandle {
    pub table: Rc<TableState>,
    pub stop: Callback<()>,
    /// Resumes where it stopped.
    pub go_on: Callback<()>,
}

/// `first` are the indices of the entries to value before all others.
#[hook]
pub fn use_table(entries: Rc<Vec<Entry>>, first: Vec<usize>) -> TableHandle {
    let table = use_page_state(TableState::default);
    let dispatcher = table.dispatcher();
    use_effect_with((entries, first), move |(entries, first)| {
        dispatcher.dispatch(TableAction::Begin(entries.clone()));
        dispatcher.dispatch(TableAction::Want(first.clone()));
    });

    let dispatcher = table.dispatcher();
    let hear =
        Callback::from(move |(run, news)| dispatcher.dispatch(TableAction::Heard(run, news)));
    use_job(table.order(), hear);

    let act = |event: fn() -> TableAction| {
        let dispatcher = table.dispatcher();
        Callback::from(move |()| dispatcher.dispatch(event()))
    };
    TableHandle {
        table: Rc::new((*table).clone()),
        stop: act(|| TableAction::Stop),
        go_on: act(|| TableAction::GoOn),
    }
}
