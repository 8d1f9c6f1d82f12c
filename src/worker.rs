//! The border between the page and the solver: plain messages, jobs in slices.

pub mod client;
mod habitat;
pub mod job;
pub mod message;
#[cfg(target_arch = "wasm32")]
pub mod scope;
mod tabulate;
mod text;
