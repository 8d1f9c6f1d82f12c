//! Values of positions: this crate knows both the board and the values.

mod two_generations;
mod effort;
mod kept;
mod ground;
mod table;
mod parting;
mod dense;
mod frame;
mod lazy;
mod large;
mod search;
mod outcome;
mod reference;
mod harmless;
mod moves;
mod why;
mod bounds;
mod finding;
mod analysis;
mod habitat;

pub use analysis::Analysis;
pub use bounds::{Bounds, BoundsSearch};
pub use finding::{Finding, Meeting, Topic};
pub use habitat::Habitat;
pub use harmless::{Encounter, clusters};
pub use lazy::Side;
pub use moves::ValuedJump;
pub use outcome::{OutcomeSearch, Progress, Trees};
pub use reference::Reference;
pub use search::Solver;
pub use why::{Gift, Refutation, Why};
