//! What a newcomer is shown: what this is, how Kōnane is played, why a value is what it is, and all keys.
//! A tour plays on the board's place; the position stays as it is behind it.

pub mod frame;
#[cfg(target_arch = "wasm32")]
pub mod tour_view;
#[cfg(target_arch = "wasm32")]
pub mod help_dialog;
#[cfg(target_arch = "wasm32")]
pub mod about;
#[cfg(target_arch = "wasm32")]
pub mod guided_board;
#[cfg(target_arch = "wasm32")]
pub mod starts;
