//! The penetration room: how far stones get beyond a line, and why no farther.

pub mod solitaire;
pub mod weights;
pub mod link;
#[cfg(target_arch = "wasm32")]
pub mod names;
#[cfg(target_arch = "wasm32")]
pub mod use_hint;
#[cfg(target_arch = "wasm32")]
pub mod overlay;
#[cfg(target_arch = "wasm32")]
pub mod matrix;
#[cfg(target_arch = "wasm32")]
pub mod watch;
#[cfg(target_arch = "wasm32")]
pub mod play;
#[cfg(target_arch = "wasm32")]
pub mod hall_keys;
#[cfg(target_arch = "wasm32")]
pub mod own_weights;
#[cfg(target_arch = "wasm32")]
pub mod readout;
#[cfg(target_arch = "wasm32")]
pub mod half_plane;
#[cfg(target_arch = "wasm32")]
pub mod page;
