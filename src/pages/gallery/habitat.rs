//! The habitat room: the smallest positions with a given value.

mod use_habitat;
mod form;
mod use_dictionary;
mod dictionary;
mod answer;
mod earlier;
pub mod page;
