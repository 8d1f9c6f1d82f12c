//! Games between opponents, and what strength is measured against. It knows no machine: who holds a contest brings
//! the clock, so it is held on the command line and in a browser's worker alike.

mod yardstick;
mod contender;
mod game;

pub use contender::{Contender, Limit, MEMORY};
pub use game::{Game, fixture, opened, openings, play};
