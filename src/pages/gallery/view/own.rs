//! The reader's own exhibit: a family of positions with its values, and a conjecture about them.

mod notation_field;
mod help;
mod use_own;
mod form;
mod values;
mod conjecture;
mod table;
mod pictures;
pub mod page;
