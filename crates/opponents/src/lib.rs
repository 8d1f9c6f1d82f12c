//! Opponents, from one who draws lots to one who plays by proof. Each chooses a jump, or a stone to remove,
//! and says by which knowledge, and who wins where that is proved.

mod opponent;
mod choice;
mod candidates;
mod evaluation;
mod memory;
mod search;
mod outlook;
mod parts;
mod thinking;
pub mod contest;
pub mod review;

pub use choice::{Choice, Knowledge};
pub use opponent::Opponent;
pub use outlook::{Estimate, Outlook};
pub use thinking::Thinking;
