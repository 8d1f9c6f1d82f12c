//! The habitat room: the smallest positions that have a value.

mod use_habitat;
mod form;
mod answer;
mod earlier;
pub mod page;
