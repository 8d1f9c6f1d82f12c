//! The page of Papamū, for browsers only: components, and hooks that hold the states of `page_model`.
//!
//! Each module uses only those declared above it: `tests/rooms.rs` checks this.

#![cfg(target_arch = "wasm32")]

pub mod browser;
pub mod board;
pub mod editor;
pub mod workers;
pub mod analysis;
pub mod glossary;
pub mod guide;
pub mod share;
pub mod paper;
pub mod shell;
pub mod pages;
mod app;

pub use app::start;
pub use pages::begin_cards;
