//! The border between the page and the solver: plain messages, work in slices.
//!
//! A kind of work is a file in `tasks`, with its question, its answer and how it is done, and a line in
//! the list of [`message`].

#[cfg(test)]
mod clock;
mod text;
mod scribe;
mod searches;
mod finding;
mod run;
mod bench;
mod task;
mod tasks;
pub mod message;
pub mod client;
pub mod runner;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod conversation;
#[cfg(target_arch = "wasm32")]
pub mod scope;
