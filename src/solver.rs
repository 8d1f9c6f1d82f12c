//! Where the board and the values meet.

mod ages;
mod analysis;
mod dense;
mod habitat;
mod harmless;
mod large;
mod moves;
mod outcome;
mod part;
mod reference;
mod search;
mod table;
mod why;

pub use analysis::{Analysis, Finding, Meeting, Topic};
pub use habitat::Habitat;
pub use harmless::{Encounter, clusters};
pub use moves::ValuedJump;
pub use outcome::{OutcomeSearch, Progress};
pub use reference::Reference;
pub use search::Solver;
pub use why::Why;
