//! Where the board and the values meet.

mod dense;
mod moves;
mod outcome;
mod part;
mod reference;
mod search;
mod table;

pub use moves::{Fate, ValuedJump};
pub use outcome::{OutcomeSearch, Progress};
pub use reference::Reference;
pub use search::Solver;
