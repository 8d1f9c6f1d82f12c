//! Opponents, from random play to play by proof. Each chooses a jump or a stone to remove, and reports
//! the knowledge behind its choice, and who wins if that is proved.

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
