//! A position in the forms that one can give to others.

pub mod shared;
pub mod citation;
pub mod export;
pub mod picture;
pub mod qr;
#[cfg(target_arch = "wasm32")]
pub mod typefaces;
#[cfg(target_arch = "wasm32")]
pub mod share_actions;
#[cfg(target_arch = "wasm32")]
pub mod forms;
#[cfg(target_arch = "wasm32")]
pub mod share_panel;
