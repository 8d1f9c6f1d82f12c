//! What page and worker say to each other: the only types of the program that are serialised.

use serde::{Deserialize, Serialize};

/// Numbers the questions of a page; an answer with an old number is dropped.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct JobId(pub u32);

/// From the page to the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Question {
    Evaluate {
        job: JobId,
        position: Position,
    },
    /// Ends the running job; [`Answer::Stopped`] confirms it.
    Stop,
}

/// A position as data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    pub modern: bool,
    pub walls: bool,
    /// In the notation of `konane`.
    pub board: String,
}

/// From the worker to the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// The worker has started and takes questions.
    Ready,
    Progress {
        job: JobId,
        progress: Progress,
    },
    Value {
        job: JobId,
        value: ValueText,
    },
    /// The search has met its limit.
    TooHard {
        job: JobId,
        progress: Progress,
    },
    Stopped {
        job: JobId,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// Positions whose value is known.
    pub positions: u32,
    pub milliseconds: u32,
}

impl Answer {
    /// The job it belongs to.
    pub fn job(&self) -> Option<JobId> {
        match *self {
            Answer::Ready => None,
            Answer::Progress { job, .. }
            | Answer::Value { job, .. }
            | Answer::TooHard { job, .. }
            | Answer::Stopped { job } => Some(job),
        }
    }
}

/// A value as the page shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ValueText {
    pub name: String,
    pub outcome: Outcome,
}

/// Who wins: this player whoever starts, or who starts, or who does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Outcome {
    Left,
    Right,
    Next,
    Previous,
}
