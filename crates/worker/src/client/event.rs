//! What the client is told, and what it says to do.

use crate::client::report::Request;
use crate::message::{Answer, JobId, Position, Question};

/// What has happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The page shows this position.
    Ask(Position),
    /// The page wants to know something more of it.
    Want(Request),
    Cancel(Request),
    /// The page wants an answer to what was cancelled or too hard, or has failed.
    GoOn(Request),
    Heard(Answer),
    /// The time that a worker has to confirm a stop is over.
    Overdue(JobId),
    /// What was begun then is not done within a moment.
    Waited(u32),
    /// The worker has reported an error, with these words.
    Died(String),
}

/// What has to be done.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// End the worker, if there is one, and start another.
    Spawn,
    Send(Question),
    /// Report [`Event::Overdue`] after the time that a stop may take.
    Watch(JobId),
    /// Report [`Event::Waited`] in a moment.
    Wait(u32),
}
