//! Texts that cannot be read.

use std::fmt;

use konane::{Board, Edge, Readings};
use teaching::calculator::ParseExpressionError;
use words::{expected, say};

/// A text that cannot be read: the character, counted from 1, and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unread {
    pub character: usize,
    pub expected: String,
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "column {}: expected {}", self.character, self.expected)
    }
}

impl From<ParseExpressionError> for Unread {
    fn from(ParseExpressionError { character, expected }: ParseExpressionError) -> Self {
        Unread { character, expected }
    }
}

/// The board that a text surely is.
pub fn read_board(text: &str, edge: Edge) -> Result<Board, Unread> {
    let Readings { sure, others } = Readings::of(text, edge);
    sure.map_err(|error| Unread {
        character: error.place.map_or(1, |place| place.character),
        expected: match others.first() {
            Some((_, other)) => {
                format!("{}. {}", expected(error.fault), say::text_meant(&other.to_string()))
            }
            None => expected(error.fault),
        },
    })
}
