//! The library: what exhibits show of each paper, where papers and program differ, and what is open.

pub mod places;
pub mod differences;
pub mod finder;
