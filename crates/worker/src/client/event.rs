//! The client's events and effects.

use crate::client::report::Request;
use crate::message::{Answer, JobId, Position, Question};

/// An event for the client.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The page shows this position.
    Ask(Position),
    /// The page asks something more about it.
    Want(Request),
    Cancel(Request),
    /// The page wants a question to go on that was cancelled, was too hard, or failed.
    GoOn(Request),
    Heard(Answer),
    /// The worker did not confirm a stop in time.
    Overdue(JobId),
    /// The question with this number has been running for a moment.
    Waited(u32),
    /// The worker has reported an error with this message.
    Died(String),
}

/// An action for the caller.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// End the worker, if one is running, and start another.
    Spawn,
    Send(Question),
    /// Report [`Event::Overdue`] after the time allowed for a stop.
    Watch(JobId),
    /// Report [`Event::Waited`] in a moment.
    Wait(u32),
}
