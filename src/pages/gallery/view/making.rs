//! The room that builds a position for any value.

mod use_making;
mod form;
mod stage;
mod smallest;
pub mod page;
