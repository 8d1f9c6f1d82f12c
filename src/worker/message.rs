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

/// From the worker to the page. What is cheap comes first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// The worker has started and takes questions.
    Ready,
    Progress {
        job: JobId,
        progress: Progress,
    },
    /// Who wins; the value is still to come.
    Outcome {
        job: JobId,
        outcome: Outcome,
    },
    /// The end of the job.
    Value {
        job: JobId,
        value: ValueText,
    },
    /// The end of the job: the search has met its limit.
    TooHard {
        job: JobId,
        progress: Progress,
    },
    Stopped {
        job: JobId,
    },
}

impl Answer {
    /// The job it belongs to.
    pub fn job(&self) -> Option<JobId> {
        match *self {
            Answer::Ready => None,
            Answer::Progress { job, .. }
            | Answer::Outcome { job, .. }
            | Answer::Value { job, .. }
            | Answer::TooHard { job, .. }
            | Answer::Stopped { job } => Some(job),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// Positions that have been looked at.
    pub positions: u32,
    pub milliseconds: u32,
}

/// A value as the page shows it. Numbers are texts already, as in `-3/4`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ValueText {
    /// Its name, piece by piece; nothing if that is too long to be shown.
    pub name: Option<Vec<Piece>>,
    /// The name in plain signs, as it is typed.
    pub plain: String,
    /// The name read aloud.
    pub words: String,
    pub outcome: Outcome,
    pub mean: String,
    pub temperature: String,
    pub left_stop: String,
    pub right_stop: String,
}

/// Signs that are set alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    pub text: String,
    pub look: Look,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Look {
    Normal,
    Superscript,
    Subscript,
    Fraction,
    Space,
}

/// Who wins: this player whoever starts, or who starts, or who does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Outcome {
    Left,
    Right,
    Next,
    Previous,
}
