//! An exhibit at all numbers of its first parameter, as far as the worker has valued them.

use std::rc::Rc;

use yew::prelude::*;

use crate::ask::view::use_table::{TableHandle, use_table};
use crate::pages::gallery::exhibit_link::ExhibitLink;
use crate::pages::gallery::tabular::{self, TableLine};

#[derive(Clone)]
pub struct TableLines {
    pub all: Rc<Vec<TableLine>>,
    pub table: TableHandle,
}

/// The worker values the line that the exhibit shows first.
#[hook]
pub fn use_table_lines(exhibit_link: &ExhibitLink) -> TableLines {
    let others = exhibit_link.point.get(1..).map(<[i32]>::to_vec);
    let asked = use_memo(others, |_| exhibit_link.entries());
    let entries = use_memo(asked.clone(), |asked| {
        asked.iter().map(|(_, _, entry)| entry.clone()).collect::<Vec<_>>()
    });
    let here = |(place, (_, point, _)): (usize, &(_, Vec<i32>, _))| {
        (*point == exhibit_link.point).then_some(place)
    };
    let table = use_table(entries, asked.iter().enumerate().filter_map(here).collect());
    TableLines { all: Rc::new(tabular::lines(exhibit_link.family, &asked, &table.table)), table }
}

impl TableLines {
    /// The line at these numbers.
    pub fn at(&self, point: &[i32]) -> Option<&TableLine> {
        self.all.iter().find(|line| line.point == point)
    }
}
