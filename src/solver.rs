//! Values of positions: this room knows both the board and the values.

mod table;
mod two_generations;
mod part;
mod dense;
mod large;
mod search;
mod reference;
mod outcome;
mod harmless;
mod moves;
mod why;
mod analysis;
mod habitat;

pub use analysis::{Analysis, Finding, Meeting, Topic};
pub use habitat::Habitat;
pub use harmless::{Encounter, clusters};
pub use moves::ValuedJump;
pub use outcome::{OutcomeSearch, Progress};
pub use reference::Reference;
pub use search::Solver;
pub use why::Why;
