//! Where the page meets the browser: its address, its worker.

pub mod use_glance;
pub mod use_link;
pub mod use_solver;
