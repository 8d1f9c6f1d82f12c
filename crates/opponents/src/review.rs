//! What is proved of a game that was played: who wins at each place, what its parts are worth, and which turns
//! were mistakes.

mod found;
mod winners;
mod gift;
mod aims;
mod search;

pub use found::Found;
pub use search::{MOST_SQUARES, Review};
