//! The library: the gallery by paper, where papers and program differ, what is open, and how to
//! cite it all.

pub mod places;
pub mod differences;
pub mod finder;
