//! The room that builds a position for any value.

mod form;
mod stage;
mod smallest;
pub mod page;
