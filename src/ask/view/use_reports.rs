//! Asks workers about several positions, one after another.

use std::rc::Rc;

use yew::prelude::*;

use crate::ask::view::solver_bridge::use_solver;
use crate::browser::callback::{callback, closure};
use worker::client::{Report, Request};
use worker::message::Position;

#[derive(Clone, PartialEq)]
pub struct Reports {
    /// The reports of the first positions.
    pub known: Rc<Vec<Report>>,
    /// Whether no more reports will come.
    pub are_all: bool,
    /// Gives up on the remaining positions.
    pub stop: Callback<()>,
}

#[hook]
pub fn use_reports(positions: &Rc<Vec<Position>>) -> Reports {
    let known = use_state_eq(|| (positions.clone(), Rc::new(Vec::<Report>::new())));
    let stopped = use_state_eq(|| None::<Rc<Vec<Position>>>);
    let reports = match known.0 == *positions {
        true => known.1.clone(),
        false => Rc::default(),
    };
    let are_all = reports.len() == positions.len() || stopped.as_ref() == Some(positions);
    let asked = positions.get(reports.len().min(positions.len().saturating_sub(1)));
    let solver = use_solver(asked.cloned().unwrap_or_default());
    use_effect_with(
        (solver.state, reports.clone()),
        closure!(positions, known, move |(state, reports)| {
            let is_asked = positions.get(reports.len()) == Some(&state.report.position);
            if is_asked && !are_all && !state.phase(Request::Analysis).is_busy() {
                let more = reports.iter().cloned().chain([state.report.clone()]).collect();
                known.set((positions, Rc::new(more)));
            }
        }),
    );
    let stop =
        callback!(stopped = stopped.setter(), positions, cancel = solver.cancel, move |()| {
            stopped.set(Some(positions.clone()));
            cancel.emit(Request::Analysis);
        });
    Reports { known: reports, are_all, stop }
}
