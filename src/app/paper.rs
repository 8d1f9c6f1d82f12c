//! What is printed: a position on a sheet of its own, or several as a handout.

pub mod handed;
#[cfg(target_arch = "wasm32")]
pub mod printed_answers;
#[cfg(target_arch = "wasm32")]
pub mod printed_link;
#[cfg(target_arch = "wasm32")]
pub mod sheet;
#[cfg(target_arch = "wasm32")]
pub mod handout;
