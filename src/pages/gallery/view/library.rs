//! The gallery by paper: the claims of each, where papers and program differ, open problems, and how to cite all of it.

mod frame;
mod papers_page;
mod differences_page;
mod open_page;
pub mod page;
