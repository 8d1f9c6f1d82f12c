//! The client's events and effects.

use crate::client::report::Request;
use crate::message::{PackedQuestion, Position};
use crate::pool::News;

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
    /// News of a job, by its number.
    Heard(u32, News),
    /// The question with this number has been running for a moment.
    Waited(u32),
}

/// An action for the caller.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Begin a job, and report its news with this number.
    Begin(u32, PackedQuestion),
    /// Cancel the job with this number, and still report its news.
    Cancel(u32),
    /// Report [`Event::Waited`] in a moment.
    Wait(u32),
}
