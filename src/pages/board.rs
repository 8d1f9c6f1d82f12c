//! The board page: one position, which readers edit while the solver values it.

pub mod examples;
pub mod page;
