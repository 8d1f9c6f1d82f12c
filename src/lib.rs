//! Papamū makes combinatorial game theory visible on the board game Kōnane. This is its page; what knows no
//! browser stands in the crates below `crates/`.
//!
//! Everywhere a module uses only those declared above it: `tests/rooms.rs` checks this.

pub mod app;
