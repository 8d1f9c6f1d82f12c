//! What the page shows to newcomers: a line that introduces it, tours, examples, and the help with all keys. A tour
//! takes the place of the board; the position behind it does not change.

#![cfg(target_arch = "wasm32")]

pub mod tour_view;
pub mod keys_dialog;
pub mod help_dialog;
pub mod about;
pub mod guided_board;
pub mod starts;
