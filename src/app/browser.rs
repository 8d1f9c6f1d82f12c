//! What every room needs of the browser and the browser does not give in one piece.

#[cfg(target_arch = "wasm32")]
pub mod target;
#[cfg(target_arch = "wasm32")]
pub mod stillness;
#[cfg(target_arch = "wasm32")]
pub mod laser;
#[cfg(target_arch = "wasm32")]
pub mod focus_back;
#[cfg(target_arch = "wasm32")]
pub mod steps;
#[cfg(target_arch = "wasm32")]
pub mod clipboard;
#[cfg(target_arch = "wasm32")]
pub mod modal;
#[cfg(target_arch = "wasm32")]
pub mod number_field;
#[cfg(target_arch = "wasm32")]
pub mod use_media;
#[cfg(target_arch = "wasm32")]
pub mod printing;
#[cfg(target_arch = "wasm32")]
pub mod drop_down;
#[cfg(target_arch = "wasm32")]
pub mod tabs;
