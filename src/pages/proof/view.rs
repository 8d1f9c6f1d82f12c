//! A proof: what a certificate claims, its check by a second program, and the walk through it.

#![cfg(target_arch = "wasm32")]

mod use_checker;
mod walk_view;
pub mod page;
