//! The border between the page and the solver: plain messages, and work in slices.
//!
//! Each kind of work is a file in `tasks`, with its question, its answer and its task, and a line in
//! the list in [`message`].
//!
//! *Invariants:* every question gets an answer or an end, also when a worker dies. What the page knows of a position only
//! grows. The page's side ([`client`], [`pool`]) and the worker's ([`runner`]) are state machines without a browser.

#[cfg(test)]
mod clock;
mod text;
mod scribe;
mod searches;
mod finding;
mod construction;
mod running_analysis;
mod packing;
mod worker_state;
mod task;
mod tasks;
pub mod message;
pub mod pool;
pub mod client;
pub mod runner;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod conversation;
#[cfg(target_arch = "wasm32")]
pub mod scope;
