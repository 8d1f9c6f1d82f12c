//! A whole game: how it is set up, the turns that players can take, and all variations that they have played.
//!
//! *Invariants:* this crate knows no values. A record that is written and read again is the same. Every turn in a
//! [`Tree`] is allowed by the rules of its [`Setup`].

#![warn(missing_docs)]

mod removal;
mod beginning;
mod state;
mod refusal;
mod setup;
mod tree;
mod note;
mod record;
mod writer;
mod lexer;
mod naming;
mod reader;
mod way_back;
mod origin;

pub use beginning::{Beginning, Choices};
pub use naming::{Naming, Numbers, RowsFrom};
pub use note::{LONGEST_NAME, LONGEST_REMARK, colour};
pub use origin::{Never, Origin, OriginSearch, Refused};
pub use reader::{
    Fault, LONGEST_TEXT, ParseGameError, Reading, Readings, is_size, read, read_all, read_turns,
};
pub use record::{MOST_TURNS, Record};
pub use refusal::Refusal;
pub use removal::{Removal, is_central};
pub use setup::{LONGEST_SIDE, MOST_PASSES, OLD_SIZES, SIZES, Setup, Start};
pub use state::{GameStage, PASS, RESIGN, State, TIME_UP, Turn};
pub use tree::{Node, Tree};
pub use writer::{Listed, size, size_named};

/// Compiles the example in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
