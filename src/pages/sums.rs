//! The page of sums: cards side by side with their total, two rows compared, and their difference
//! played.

pub mod entry;
pub mod sums_state;
pub mod windows;
pub mod meaning;
pub mod dueling;
pub mod keys;
pub mod view;

/// The page's name.
pub use crate::link::page_names::SUMS as NAME;
