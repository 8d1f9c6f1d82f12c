//! The page: rooms that the doors share, then the doors. What needs no browser is built and tested
//! natively, the rest for the browser only.

pub mod link;
#[cfg(target_arch = "wasm32")]
pub mod browser;
pub mod board;
pub mod editor;
pub mod workers;
pub mod answers;
pub mod glossary;
pub mod guide;
pub mod share;
pub mod paper;
pub mod shell;
pub mod doors;
#[cfg(target_arch = "wasm32")]
mod page;

#[cfg(target_arch = "wasm32")]
pub use doors::begin_cards;
#[cfg(target_arch = "wasm32")]
pub use page::start;
