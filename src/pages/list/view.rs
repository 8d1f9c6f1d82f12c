//! The page of lists: the list that the reader is making, or the contents of another.

#![cfg(target_arch = "wasm32")]

mod row;
mod files;
mod speaker;
pub mod page;
