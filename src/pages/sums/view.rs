//! Sums: cards side by side with their total, a comparison of two rows, and their difference as a game.

#![cfg(target_arch = "wasm32")]

mod calculated;
mod calculator_line;
mod card_tools;
mod card_view;
mod row_view;
mod played;
mod duel_game;
mod duel_view;
pub mod page;
