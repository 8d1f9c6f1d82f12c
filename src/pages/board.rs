//! The board page: one position, which readers edit while the solver values it.

#![cfg(target_arch = "wasm32")]

pub mod examples;
pub mod page;
