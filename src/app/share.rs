//! A position in the forms that one can give to others.

pub mod shared;
pub mod export;
pub mod picture;
pub mod qr;
pub mod handed;
#[cfg(target_arch = "wasm32")]
pub mod typefaces;
#[cfg(target_arch = "wasm32")]
pub mod share_actions;
#[cfg(target_arch = "wasm32")]
pub mod forms;
#[cfg(target_arch = "wasm32")]
pub mod paper_answers;
#[cfg(target_arch = "wasm32")]
pub mod paper_link;
#[cfg(target_arch = "wasm32")]
pub mod sheet;
#[cfg(target_arch = "wasm32")]
pub mod handout;
#[cfg(target_arch = "wasm32")]
pub mod share_panel;
