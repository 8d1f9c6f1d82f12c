//! What the reader prints: a position on a sheet of its own, or several as a handout.

#![cfg(target_arch = "wasm32")]

pub mod printed_answers;
pub mod printed_link;
pub mod sheet;
pub mod handout;
