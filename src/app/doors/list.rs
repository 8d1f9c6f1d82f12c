//! The door of lists: one's own in the making, or the contents of another's.

pub mod desk;
#[cfg(target_arch = "wasm32")]
#[cfg(target_arch = "wasm32")]
mod row;
#[cfg(target_arch = "wasm32")]
mod files;
#[cfg(target_arch = "wasm32")]
mod clock;
#[cfg(target_arch = "wasm32")]
mod speaker;
#[cfg(target_arch = "wasm32")]
pub mod page;
