//! The words of the page, in the reader's language. `messages/` has a folder for each language. The
//! build makes a function of each English message ([`say`]), and a file of each other language; the
//! page reads one of these files at its start. A message that this language lacks is shown in
//! English.

pub mod marks;
mod intl;
mod argument;
mod catalog;
mod words;
pub mod say;
mod aloud;
mod board_fault;
mod position;

pub use aloud::{aloud, number_aloud};
pub use argument::Number;
pub use board_fault::{board_error, expected};
pub use catalog::{ENGLISH, choose, foreign, tag};
pub use position::{position_title, who_wins};
pub use words::{Words, same};
