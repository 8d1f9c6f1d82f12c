//! Whole games.

pub mod solved_link;
#[cfg(target_arch = "wasm32")]
pub mod solved_page;
