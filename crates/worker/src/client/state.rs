//! The state that the page shows.

use crate::client::report::{Report, Request};
use crate::message::Cost;

#[derive(Clone, PartialEq, Debug)]
pub struct SolverState {
    /// The results about the current position.
    pub report: Report,
    /// The report of the previous position, shown briefly until the current one has its value.
    pub old: Option<Report>,
    /// The phase of each question about the position; the analysis first.
    pub phases: Vec<(Request, Phase)>,
}

/// The phase of a question. The numbers cover all the work on it.
#[derive(Clone, PartialEq, Debug)]
pub enum Phase {
    /// Answered, or never asked.
    Idle,
    /// Running for less than a moment.
    Begun,
    /// Running for longer, with its cost so far.
    Working(Cost),
    /// The worker is still loading.
    Loading,
    Cancelled(Cost),
    TooHard(Cost),
    /// The worker could not be loaded or has died; the text says which.
    Failed(String),
}

impl Default for SolverState {
    fn default() -> Self {
        let phases = vec![(Request::Analysis, Phase::Begun)];
        SolverState { report: Report::default(), old: None, phases }
    }
}

impl SolverState {
    pub fn phase(&self, request: Request) -> &Phase {
        let found = self.phases.iter().find(|(asked, _)| *asked == request);
        found.map_or(&Phase::Idle, |(_, phase)| phase)
    }
}

impl Phase {
    pub fn is_busy(&self) -> bool {
        matches!(self, Phase::Begun | Phase::Working(_) | Phase::Loading)
    }
}
