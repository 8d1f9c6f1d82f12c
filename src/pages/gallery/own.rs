//! The reader's own exhibit: a family of positions that they type, with their formula.

/// The first word of its links after the gallery's.
pub const NAME: &str = "own";

pub mod query;
pub mod own_state;
pub mod rows;
pub mod plot;
pub mod exports;
