//! The board as a picture that can be touched.

pub mod area;
pub mod square_name;
pub mod window_coordinates;
pub mod gesture;
pub mod keys;
#[cfg(target_arch = "wasm32")]
pub mod zoom;
#[cfg(target_arch = "wasm32")]
pub mod row_view;
#[cfg(target_arch = "wasm32")]
pub mod coordinates;
#[cfg(target_arch = "wasm32")]
pub mod mini_board;
#[cfg(target_arch = "wasm32")]
pub mod board_view;
