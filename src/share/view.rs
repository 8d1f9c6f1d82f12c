//! The forms in which a reader can give a position to others.

#![cfg(target_arch = "wasm32")]

pub mod typefaces;
pub mod share_actions;
pub mod forms;
pub mod share_panel;
pub mod lazy;
