//! Everything about a position, cheap things first.

use serde::{Deserialize, Serialize};

use crate::finding::{Finding, SearchText, Topic};
use crate::running_analysis::RunningAnalysis;
use crate::task::{Task, limit};
use crate::text::Position;
use crate::worker_state::{MEMORY, WorkerState};
use basics::slicer::Slice;

/// Everything about a position. The page stops one analysis before it asks for another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AnalysisQuestion {
    /// How often the page has asked to go on. It continues where it was given up or cancelled.
    pub rounds: u32,
    pub position: Position,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum AnalysisAnswer {
    Found(Vec<Finding>),
    /// Sent last: the topics given up because of the limits.
    End {
        missing: Vec<Topic>,
        search: Option<SearchText>,
    },
}

/// The analysis; `None` once it is over.
struct AnalysisTask(Option<RunningAnalysis>);

impl AnalysisQuestion {
    pub fn begin(
        self,
        state: &mut WorkerState,
        now: f64,
    ) -> Option<impl Task<Answer = AnalysisAnswer> + use<>> {
        let AnalysisQuestion { rounds, position } = self;
        let (board, rules) = (position.read()?, position.terms().0);
        let given_up = state.given_up.take();
        let given_up = given_up.filter(|run| rounds > 0 && run.position == position);
        if rounds > 0 {
            state.widened(rules);
        } else {
            let searches = state.under(rules);
            searches.is_full = false;
            if searches.memory > MEMORY || searches.solver.bytes() > searches.memory {
                searches.renew(MEMORY);
            }
        }
        let run = given_up
            .unwrap_or_else(|| RunningAnalysis::new(position, board, state.searches(), now));
        let run = run.within(limit(rounds), now);
        Some(AnalysisTask(Some(run)))
    }
}

impl Task for AnalysisTask {
    type Answer = AnalysisAnswer;

    fn work(&mut self, state: &mut WorkerState, slice: &mut Slice) -> Vec<AnalysisAnswer> {
        let Some(mut run) = self.0.take() else { return vec![] };
        let searches = state.under(run.position.terms().0);
        let mut findings = Vec::new();
        let is_done = loop {
            match run.find(searches, slice) {
                Ok(Some(finding)) => {
                    // A finding that is known at once is sent at once.
                    let is_urgent = matches!(finding, Finding::Jumps(_));
                    findings.push(finding);
                    if is_urgent || slice.is_over() {
                        break false;
                    }
                }
                Ok(None) => break true,
                Err(()) => break false,
            }
        };
        run.check_patience(slice.now());
        let mut answers = Vec::new();
        if !findings.is_empty() {
            answers.push(AnalysisAnswer::Found(findings));
        }
        if is_done || run.is_lazy(slice.now()) {
            let missing = run.missing();
            let search = searches.outcomes.outlook();
            let search = search.filter(|_| missing.contains(&Topic::Outcome)).map(SearchText::from);
            state.given_up = Some(run).filter(|_| !missing.is_empty());
            answers.push(AnalysisAnswer::End { missing, search });
        } else {
            self.0 = Some(run);
        }
        answers
    }

    fn is_over(&self) -> bool {
        self.0.is_none()
    }

    fn leave(&mut self, state: &mut WorkerState) {
        state.given_up = self.0.take();
    }

    fn learned(&self, state: &WorkerState) -> u64 {
        let learned = self.0.as_ref().map_or(0, |run| run.learned());
        state.learned() + learned
    }
}
