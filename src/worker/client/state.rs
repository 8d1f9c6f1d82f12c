//! What the page shows.

use crate::worker::client::report::{Report, Request};
use crate::worker::message::Progress;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct SolverState {
    /// What is known of the position asked for.
    pub report: Report,
    /// What was known of another position: shown for a moment, until the present one has its value.
    pub old: Option<Report>,
    pub phase: Phase,
    /// What is being looked for besides the analysis.
    pub asked: Vec<Request>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub enum Phase {
    /// Nothing is being looked for.
    Idle,
    /// Computing, since a moment ago.
    #[default]
    Begun,
    /// Computing for a while; and how far that is.
    Working(Option<Progress>),
    /// The worker takes its time to load.
    Loading,
    Cancelled,
    TooHard(Progress),
    /// The worker could not be loaded or has died; says which.
    Failed(String),
}

impl Phase {
    pub fn is_busy(&self) -> bool {
        matches!(self, Phase::Begun | Phase::Working(_) | Phase::Loading)
    }
}
