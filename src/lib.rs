//! The page of Papamū: states and their actions, links, sentences, and the components that draw them.
//!
//! Components are in modules `view`, which are for browsers only; the rest needs none, so that it is tested without one. Each
//! module uses only those declared above it: `tests/rooms.rs` checks this.
//!
//! *Invariants:* a link keeps its meaning for ever, and the page reads what it writes. No text makes a reader panic; what
//! the page corrects, it reports. `board` knows no editor, no rules and no values; no page uses another.

pub mod state;
pub mod history;
pub mod link;
pub mod keys;
pub mod browser;
pub mod board;
pub mod editor;
pub mod ask;
pub mod analysis;
pub mod glossary;
pub mod guide;
pub mod share;
pub mod paper;
pub mod sum;
pub mod shell;
pub mod pages;
mod app;

#[cfg(target_arch = "wasm32")]
pub use {app::start, pages::view::begin_cards};
