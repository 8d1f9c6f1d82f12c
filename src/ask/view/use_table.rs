//! Has a worker value the entries of a table.

use std::rc::Rc;

use yew::prelude::*;

use crate::ask::table::{TableAction, TableState};
use crate::ask::view::use_job::use_job;
use crate::browser::callback::closure;
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
    let (table, act) = use_page_state(TableState::default);
    use_effect_with(
        (entries, first),
        closure!(act, move |(entries, first)| {
            act.emit(TableAction::Begin(entries.clone()));
            act.emit(TableAction::Want(first.clone()));
        }),
    );
    use_job(table.order(), act.reform(|(run, news)| TableAction::Heard(run, news)));
    TableHandle {
        table,
        stop: act.reform(|()| TableAction::Stop),
        go_on: act.reform(|()| TableAction::GoOn),
    }
}
