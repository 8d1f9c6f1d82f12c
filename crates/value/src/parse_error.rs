//! The error for a text that has no value.

use std::fmt;

use basics::budget::Stopped;

/// The longest text that is read, in characters.
pub const MAX_TEXT: usize = 20_000;

/// Why a text has no value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseValueError {
    /// The text is wrong at this character.
    Text {
        /// The position of the character, counted from 1.
        character: usize,
        /// What the reader needs there, as an English phrase.
        expected: String,
    },
    /// The text says a value, but the computation was stopped.
    Stopped(Stopped),
}

impl fmt::Display for ParseValueError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            ParseValueError::Text { character, expected } => {
                write!(f, "character {character}: expected {expected}")
            }
            ParseValueError::Stopped(stopped) => write!(f, "{stopped}"),
        }
    }
}

impl std::error::Error for ParseValueError {}

impl From<Stopped> for ParseValueError {
    fn from(stopped: Stopped) -> Self {
        ParseValueError::Stopped(stopped)
    }
}

pub(super) fn wrong(character: usize, expected: impl Into<String>) -> ParseValueError {
    ParseValueError::Text { character, expected: expected.into() }
}

/// The error for a computation that failed at this character.
pub(super) fn failed(character: usize, stopped: Stopped) -> ParseValueError {
    match stopped {
        Stopped::Overflow => wrong(character, "smaller numbers: the result does not fit"),
        Stopped::Budget | Stopped::Memory | Stopped::Size => ParseValueError::Stopped(stopped),
    }
}
