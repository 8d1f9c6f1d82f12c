//! The errors for texts that cannot be read, or have no value.

use std::fmt;

use basics::budget::Stopped;

/// The longest text that is read, in characters.
pub const MAX_TEXT: usize = 20_000;

/// Where a text is wrong, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Unread {
    /// The position of the character, counted from 1.
    pub character: usize,
    /// What the reader needs there, as a phrase.
    pub expected: String,
}

impl Unread {
    /// A text that is wrong at this character.
    pub fn at(character: usize, expected: impl Into<String>) -> Unread {
        Unread { character, expected: expected.into() }
    }
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "character {}: expected {}", self.character, self.expected)
    }
}

impl std::error::Error for Unread {}

/// Why a text has no value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// The text is wrong.
    Unread(Unread),
    /// The text says a value, but the computation was stopped.
    Stopped(Stopped),
}

impl ReadError {
    /// The error for a computation that stopped at this character: there is no result that fits, or not yet one.
    pub fn stopped_at(character: usize, stopped: Stopped) -> ReadError {
        match stopped {
            Stopped::Overflow => {
                Unread::at(character, "smaller numbers: the result does not fit").into()
            }
            Stopped::Budget | Stopped::Memory | Stopped::Size => stopped.into(),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            ReadError::Unread(unread) => write!(f, "{unread}"),
            ReadError::Stopped(stopped) => write!(f, "{stopped}"),
        }
    }
}

impl std::error::Error for ReadError {}

impl From<Unread> for ReadError {
    fn from(unread: Unread) -> Self {
        ReadError::Unread(unread)
    }
}

impl From<Stopped> for ReadError {
    fn from(stopped: Stopped) -> Self {
        ReadError::Stopped(stopped)
    }
}
