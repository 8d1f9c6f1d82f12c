//! The door of the board: one position, edited and valued at the same time.

#[cfg(target_arch = "wasm32")]
pub mod link;
#[cfg(target_arch = "wasm32")]
pub mod examples;
#[cfg(target_arch = "wasm32")]
pub mod page;
