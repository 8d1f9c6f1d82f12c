//! What the client is told, and what it says to do.

use crate::worker::message::{Answer, JobId, Position, Question};

/// What has happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The page shows this position.
    Ask(Position),
    /// The page wants more than the limits allowed.
    GoOn,
    /// The page wants to know how the position gets its value.
    Why,
    /// The page wants to know how two parts stand to each other.
    Contact(u32, u32),
    Cancel,
    Retry,
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
