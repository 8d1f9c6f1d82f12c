//! The habitat room: the smallest positions that have a value.

pub mod record;
#[cfg(target_arch = "wasm32")]
pub mod use_habitat;
#[cfg(target_arch = "wasm32")]
pub mod page;
