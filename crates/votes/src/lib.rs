//! The cards with which a class votes: their markers, how a camera's picture of them is read, and how readings count.

mod cards;
mod choices;
pub mod reader;
pub mod poll;

pub use cards::{CARDS, SIDE, marker};
pub use choices::{CHOICES, EDGES, LETTERS, OUTCOME_LETTERS, choice};
