//! Sums: cards side by side with their total, two rows compared, and their difference played.

pub mod link;
pub mod entry;
pub mod desk;
pub mod sketch;
pub mod depiction;
pub mod windows;
pub mod meaning;
pub mod dueling;
#[cfg(target_arch = "wasm32")]
mod calculated;
#[cfg(target_arch = "wasm32")]
mod calculator_line;
#[cfg(target_arch = "wasm32")]
mod card_tools;
#[cfg(target_arch = "wasm32")]
mod card_view;
#[cfg(target_arch = "wasm32")]
mod row_view;
#[cfg(target_arch = "wasm32")]
mod total;
#[cfg(target_arch = "wasm32")]
mod use_duel;
#[cfg(target_arch = "wasm32")]
mod played;
#[cfg(target_arch = "wasm32")]
mod duel_game;
#[cfg(target_arch = "wasm32")]
mod duel_view;
#[cfg(target_arch = "wasm32")]
pub mod page;

/// The door's name.
pub use crate::app::link::doors::SUMS as NAME;
