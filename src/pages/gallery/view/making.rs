//! The room that builds a position for any value.

mod form;
mod picture;
mod smallest;
pub mod page;
