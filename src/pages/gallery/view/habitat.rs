//! The habitat room: the smallest positions with a given value.

mod use_habitat;
mod form;
pub mod use_dictionary;
mod dictionary;
pub mod answer;
mod earlier;
pub mod page;
