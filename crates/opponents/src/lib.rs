//! Opponents, from random play to play by proof. Each chooses a jump or a stone to remove, and reports the knowledge
//! behind its choice, and who wins if that is proved.
//!
//! *Invariants:* an opponent or a review names a winner only where the solver proves it; the result of a search is no
//! proof. No computation here reads a clock: the caller decides when to stop. Equal seeds and steps give equal choices.

mod opponent;
mod choice;
mod candidates;
mod evaluation;
mod table;
mod search;
mod estimate;
mod parts;
mod thinking;
pub mod contest;
pub mod review;

pub use choice::{Choice, Knowledge};
pub use estimate::{Estimate, EstimateSearch};
pub use opponent::Opponent;
pub use thinking::Thinking;
