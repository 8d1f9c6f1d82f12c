//! Why a question has no answer.

use std::fmt;
use std::str::FromStr;

use basics::budget::Stopped;
use proof::Unproved;
use value::{ReadError, Unread};

/// Why a question has no answer, or not yet one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    Stopped(Stopped),
    Unread(Unread),
    /// Anything else, as a sentence.
    Wrong(String),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Refusal::Stopped(stopped) => write!(f, "no answer: {stopped}"),
            Refusal::Unread(unread) => write!(f, "{unread}"),
            Refusal::Wrong(sentence) => write!(f, "{sentence}"),
        }
    }
}

impl From<Stopped> for Refusal {
    fn from(stopped: Stopped) -> Self {
        Refusal::Stopped(stopped)
    }
}

impl From<Unread> for Refusal {
    fn from(unread: Unread) -> Self {
        Refusal::Unread(unread)
    }
}

impl From<ReadError> for Refusal {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Stopped(stopped) => stopped.into(),
            ReadError::Unread(unread) => unread.into(),
        }
    }
}

impl From<Unproved> for Refusal {
    fn from(unproved: Unproved) -> Self {
        match unproved {
            Unproved::Stopped(stopped) => stopped.into(),
            Unproved::Unread(unread) => unread.into(),
            Unproved::False => Refusal::Wrong("the claim is not true".into()),
        }
    }
}

/// The choice with this name.
pub fn named<T: FromStr<Err: fmt::Display>>(name: &str) -> Result<T, Refusal> {
    name.parse().map_err(|error: T::Err| Refusal::Wrong(format!("“{name}” {error}")))
}
