//! Proves facts about a game that was played: who wins at each place, the values of its parts, and
//! which turns were mistakes.

mod finding;
mod winners;
mod given_up;
mod goals;
mod search;

pub use finding::ReviewFinding;
pub use search::{MOST_SQUARES, Review};
