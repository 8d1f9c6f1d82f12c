//! Games between opponents, and a yardstick for their strength. The caller supplies the clock, so a
//! contest runs on the command line and in a browser's worker alike.

mod yardstick;
mod contender;
mod game;

pub use contender::{Contender, Limit, MEMORY};
pub use game::{Game, opened, openings, pairing, play};
