//! Reads certificates and checks them, by docs/proofs.md alone: neither the solver nor the crate `konane` is used, so an
//! error there cannot pass here.

mod parts;
mod checker;

pub use checker::{Checked, HEAD, LONGEST_LINE, MOST_LINES, Refused, check};
pub use parts::{Place, Stones, parts};
