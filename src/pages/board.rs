//! The page of the board: one position, edited and valued at the same time.

pub mod link;
pub mod examples;
pub mod page;
