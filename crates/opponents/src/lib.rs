//! Opponents, from random play to play by proof. Each chooses a jump or a stone to remove, and reports
//! the knowledge behind its choice, and who wins if that is proved.

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
