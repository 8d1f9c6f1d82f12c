//! What the page shows.

use crate::client::report::{Report, Request};
use crate::message::Progress;

#[derive(Clone, PartialEq, Debug)]
pub struct SolverState {
    /// What is known of the position asked for.
    pub report: Report,
    /// What was known of another position: shown for a moment, until the present one has its value.
    pub old: Option<Report>,
    /// How the questions about the position stand; the analysis first.
    pub phases: Vec<(Request, Phase)>,
}

/// How a question stands. The numbers are those of all the work on it.
#[derive(Clone, PartialEq, Debug)]
pub enum Phase {
    /// Answered, or never asked.
    Idle,
    /// Computing, since a moment ago.
    Begun,
    /// Computing for a while; and how far that is.
    Working(Progress),
    /// The worker takes its time to load.
    Loading,
    Cancelled(Progress),
    TooHard(Progress),
    /// The worker could not be loaded or has died; says which.
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
