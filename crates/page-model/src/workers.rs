//! The page's side of its workers: one that answers questions about a position, one that fills tables.

pub mod table;
pub mod work;
pub mod summing;
