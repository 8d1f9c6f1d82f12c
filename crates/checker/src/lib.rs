//! Reads certificates and checks them, by docs/proofs.md alone: neither the solver nor the crate `konane` is used, so an
//! error there cannot pass here.

#![warn(missing_docs)]

mod game;
mod parts;
mod sum;
mod end;
mod checker;
mod walk;
mod session;

pub use checker::{Checked, HEAD, LARGEST_END, MOST_SIDE, Refused, check};
pub use end::End;
pub use game::{Game, Stones, sign};
pub use parts::parts;
pub use session::Session;
pub use walk::{Answer, Move, Standing, Walk};

/// Compiles the example in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
