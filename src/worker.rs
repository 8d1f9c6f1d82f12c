//! The border between the page and the solver: plain messages, jobs in slices.

pub mod message;
pub mod client;
mod text;
mod tabulate;
mod habitat;
pub mod job;
#[cfg(target_arch = "wasm32")]
pub mod scope;
