//! The page of a proof: what a certificate claims, its check by a second program, and the proof as a game in which the
//! reader is the loser.

pub mod proof_state;
pub mod walk;
pub mod keys;
pub mod proving;
pub mod view;

/// The page's name.
pub use crate::link::page_names::PROOF as NAME;
