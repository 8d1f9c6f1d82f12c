//! The board as a component: its props say what it shows, its events say what the reader does on it, and the page that
//! shows it decides what follows.

#![cfg(target_arch = "wasm32")]

pub mod zoom;
pub mod slab;
pub mod stones;
pub mod walls;
pub mod last_jump;
pub mod coordinates;
pub mod paper_board;
pub mod row_view;
pub mod focus;
pub mod pointer;
pub mod keyboard;
pub mod board_view;
pub mod jump_board;
pub mod slate;
pub mod mini_board;
