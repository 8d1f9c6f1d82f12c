//! A board as a component: its props say what it shows, its events say what a reader does on it, and
//! the page that shows it decides what follows. Here are also the names of squares and the way from
//! the solver's places to them.

pub mod area;
pub mod measures;
pub mod square_name;
pub mod window_coordinates;
pub mod crop;
pub mod chalk;
pub mod event;
pub mod gesture;
pub mod keys;
#[cfg(target_arch = "wasm32")]
pub mod zoom;
#[cfg(target_arch = "wasm32")]
pub mod slab;
#[cfg(target_arch = "wasm32")]
pub mod stones;
#[cfg(target_arch = "wasm32")]
pub mod walls;
#[cfg(target_arch = "wasm32")]
pub mod hand;
#[cfg(target_arch = "wasm32")]
pub mod last_jump;
#[cfg(target_arch = "wasm32")]
pub mod coordinates;
#[cfg(target_arch = "wasm32")]
pub mod paper_board;
#[cfg(target_arch = "wasm32")]
pub mod row_view;
#[cfg(target_arch = "wasm32")]
pub mod focus;
#[cfg(target_arch = "wasm32")]
pub mod pointer;
#[cfg(target_arch = "wasm32")]
pub mod keyboard;
#[cfg(target_arch = "wasm32")]
pub mod board_view;
#[cfg(target_arch = "wasm32")]
pub mod slate;
#[cfg(target_arch = "wasm32")]
pub mod mini_board;
