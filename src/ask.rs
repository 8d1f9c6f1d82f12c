//! The questions of the page to its workers, with the answers so far.

pub mod asked;
pub mod table;
pub mod work;
pub mod summing;
pub mod view;
