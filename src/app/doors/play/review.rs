//! The review of a game: the graph, the mistakes and why they are some, and the count of the endgame.

pub mod line;
pub mod known;
pub mod graph;
pub mod links;
pub mod hints;
pub mod why;
pub mod sentences;
#[cfg(target_arch = "wasm32")]
pub mod use_review;
#[cfg(target_arch = "wasm32")]
mod use_sight;
#[cfg(target_arch = "wasm32")]
mod graph_view;
#[cfg(target_arch = "wasm32")]
mod mistake_card;
#[cfg(target_arch = "wasm32")]
pub mod mistake_list;
#[cfg(target_arch = "wasm32")]
pub mod trial_card;
#[cfg(target_arch = "wasm32")]
mod pass_card;
#[cfg(target_arch = "wasm32")]
mod parts_card;
#[cfg(target_arch = "wasm32")]
pub mod panel;
