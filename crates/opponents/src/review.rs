//! Proves facts about a game that was played: who wins at each place, the values of its parts, and
//! which turns were mistakes.

mod found;
mod winners;
mod gift;
mod aims;
mod search;

pub use found::Found;
pub use search::{MOST_SQUARES, Review};
