//! The gallery by paper: what stands above the exhibits of one, where papers and program differ, and open problems.

pub mod frame;
pub mod paper_head;
pub mod differences_page;
pub mod open_page;
