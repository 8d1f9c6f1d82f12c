//! Has a worker value a family and read a formula.

use std::rc::Rc;

use yew::prelude::*;

use crate::ask::view::use_table::{TableHandle, use_table};
use crate::pages::gallery::own::own_state::OwnState;
use crate::pages::gallery::own::query::OwnFamily;
use crate::pages::gallery::own::rows::{OwnRow, claims, entries, rows};

/// The family, and what is known of it.
#[derive(Clone)]
pub struct OwnTable {
    pub family: Rc<OwnFamily>,
    pub rows: Rc<Vec<OwnRow>>,
    /// The values.
    pub table: TableHandle,
}

#[hook]
pub fn use_own(own_state: &OwnState) -> OwnTable {
    let OwnState { query, family, .. } = own_state;
    let asked = use_memo(family.clone(), |family| entries(family));
    let claimed = use_memo(family.clone(), |family| claims(family));
    let here = family
        .shown(query.at.as_deref())
        .and_then(|shown| family.cases.iter().position(|case| case.point == shown.point));
    let first = here.map(|place| vec![2 * place, 2 * place + 1]).unwrap_or_default();
    let table = use_table(asked.clone(), first);
    let read = use_table(claimed.clone(), Vec::new());
    let rows = rows(family, (&asked, &table.table), (&claimed, &read.table));
    OwnTable { family: family.clone(), rows: rows.into(), table }
}

impl OwnTable {
    pub fn row(&self, point: &[i32]) -> Option<&OwnRow> {
        self.rows.iter().find(|row| row.point == point)
    }
}
