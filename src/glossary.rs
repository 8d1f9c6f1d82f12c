//! The glossary: its file, terms in texts, and the card that shows a term beside the word. The board needs only
//! [`term`](super::browser::term) of it; the rest is in another part of the program.

#![cfg(target_arch = "wasm32")]

pub mod book;
pub mod marked;
pub mod entry;
pub mod card;
