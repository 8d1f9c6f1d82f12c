//! The values of combinatorial games: exact values of short games, each with one canonical form and
//! one name. This crate knows no board.
//!
//! [`Values`] owns the forms. A [`Value`] is a small id that belongs to one store; two values of a
//! store are equal exactly if their ids are. Every computation that may take long takes its steps
//! from a [`Budget`](basics::budget::Budget), and stops when none are left.
//!
//! *Invariants:* the lists of options are canonical and sorted. A name that is written and read again gives the same
//! value. The module `reference`, which the feature of this name adds, computes canonical forms by definition; it
//! stays slow and obvious.
//!
//! A program reads, adds and writes values:
//!
//! ```
//! use papamu_value::basics::budget::Budget;
//! use papamu_value::{Style, Values};
//!
//! let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
//! let sum = values.parse("{2|0} + 1/2 - ^*", budget)?;
//! let text = values.write(sum, Style::Plain, 100, budget)?;
//! assert_eq!(text, "{5/2v*|1/2v*}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! It makes a game of the options of both players, and compares it with others:
//!
//! ```
//! use papamu_value::basics::budget::Budget;
//! use papamu_value::basics::player::ByPlayer;
//! use papamu_value::{Value, Values};
//!
//! let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
//! let star = values.star(1);
//! let up = values.make(ByPlayer { left: vec![Value::ZERO], right: vec![star] }, budget)?;
//! assert_eq!(up, values.ups(1));
//! assert_eq!(values.compare(up, star, budget)?, None, "they are confused");
//! # Ok::<(), papamu_value::basics::budget::Stopped>(())
//! ```
//!
//! Hot games have a mean and a temperature:
//!
//! ```
//! use papamu_value::basics::budget::Budget;
//! use papamu_value::Values;
//!
//! let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
//! let hot = values.parse("{4|1}", budget)?;
//! assert_eq!(values.mean(hot, budget)?.to_string(), "5/2");
//! assert_eq!(values.temperature(hot, budget)?.to_string(), "3/2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

pub use basics;

mod dyadic;
mod id;
mod thermograph;
mod memo_tables;
mod make_memo;
mod values;
mod outcome;
mod depth;
mod order;
mod canonical;
mod arithmetic;
mod born;
mod fate;
mod explain;
mod classes;
mod operation;
mod temperature;
mod construction;
mod cooling;
mod products;
mod atomic;
mod parts;
mod listing;
mod name;
mod name_tree;
mod tokens;
mod text;
mod pieces;
mod write;
mod fold;
mod read_error;
mod signs;
mod lexer;
mod recipe;
mod reader;
mod parse;
#[cfg(feature = "reference")]
pub mod reference;

pub use construction::{Construction, OptionsWithWall, Scaffold};
pub use dyadic::{Dyadic, End, ParseDyadicError};
pub use explain::{Candidate, Derivation, Reason, Simplification};
pub use fate::Fate;
pub use id::{NumberUpStar, Value};
pub use name::Name;
pub use name_tree::NameTree;
pub use outcome::Outcome;
pub use parse::Statement;
pub use parts::{Arrow, Parts};
pub use pieces::{Look, Piece};
pub use read_error::{MAX_TEXT, ReadError, Unread};
pub use reader::Functions;
pub use recipe::{Call, Instruction, Recipe, StackOperation};
pub use signs::Relation;
pub use thermograph::{Breakpoint, Thermograph, Trajectory};
pub use tokens::{Bracket, Style, Token};
pub use values::{Stop, Values};
pub use write::WriteError;

/// Compiles the example in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
