//! The words of the page, in the reader's language. They stand in `messages/`, a folder for each language; the
//! build makes a function of each English message ([`say`]), and a file of each other language, of which the
//! page reads one at its start. What that language does not have is said in English, message by message.

pub mod marks;
mod intl;
mod argument;
mod catalog;
mod words;
pub mod say;
mod aloud;

pub use aloud::{aloud, number_aloud};
pub use argument::Number;
pub use catalog::{ENGLISH, choose, foreign, tag};
pub use words::{Words, same};
