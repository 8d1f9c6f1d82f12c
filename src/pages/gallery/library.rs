//! The gallery by paper: what stands where, where papers and program differ, what is open, and how to
//! cite it all.

mod frame;
mod papers_page;
mod differences_page;
mod open_page;
pub mod page;
