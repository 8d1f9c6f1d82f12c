//! The habitat room: the smallest positions that have a value.

pub mod query;
pub mod record;
pub mod ledger;
#[cfg(target_arch = "wasm32")]
mod use_habitat;
#[cfg(target_arch = "wasm32")]
mod form;
#[cfg(target_arch = "wasm32")]
mod answer;
#[cfg(target_arch = "wasm32")]
mod earlier;
#[cfg(target_arch = "wasm32")]
pub mod page;
