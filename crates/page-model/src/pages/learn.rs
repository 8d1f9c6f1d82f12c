//! The page of lessons: what they are, and a step of one with its board and its task.

pub mod attempt;
pub mod progress;
pub mod showing;
pub mod tally;
pub mod quiz_link;
pub mod quiz_source;
pub mod quiz_state;

/// The first word of its links.
pub use crate::link::page_names::LEARN as NAME;
/// The parameter of a link to exercises on paper: which of them, where they are drawn.
pub const SHEET: &str = "sheet";
