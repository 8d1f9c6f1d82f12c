//! Play: a whole game, against a program, a friend on the same device, or two programs watched.

pub mod seat;
pub mod solved_link;
pub mod said;
pub mod link;
pub mod pasted;
pub mod draft;
pub mod question;
pub mod objection;
pub mod sentences;
pub mod trial;
pub mod review;
pub mod desk;
pub mod saved;
pub mod keys;
#[cfg(target_arch = "wasm32")]
mod shelf;
#[cfg(target_arch = "wasm32")]
mod seat_choice;
#[cfg(target_arch = "wasm32")]
mod move_list;
#[cfg(target_arch = "wasm32")]
mod size_choice;
#[cfg(target_arch = "wasm32")]
mod import_dialog;
#[cfg(target_arch = "wasm32")]
mod setup_form;
#[cfg(target_arch = "wasm32")]
mod saved_list;
#[cfg(target_arch = "wasm32")]
mod primer;
#[cfg(target_arch = "wasm32")]
mod setup_page;
#[cfg(target_arch = "wasm32")]
mod table;
#[cfg(target_arch = "wasm32")]
mod knowledge;
#[cfg(target_arch = "wasm32")]
mod strip;
#[cfg(target_arch = "wasm32")]
mod use_reply;
#[cfg(target_arch = "wasm32")]
mod use_keys;
#[cfg(target_arch = "wasm32")]
mod given;
#[cfg(target_arch = "wasm32")]
mod lecture_keys;
#[cfg(target_arch = "wasm32")]
mod remark_field;
#[cfg(target_arch = "wasm32")]
mod more_menu;
#[cfg(target_arch = "wasm32")]
mod panel;
#[cfg(target_arch = "wasm32")]
mod text_dialog;
#[cfg(target_arch = "wasm32")]
mod keys_dialog;
#[cfg(target_arch = "wasm32")]
mod game_page;
#[cfg(target_arch = "wasm32")]
mod frame_page;
#[cfg(target_arch = "wasm32")]
mod solved_page;
#[cfg(target_arch = "wasm32")]
pub mod page;

/// The door's name.
pub use crate::app::link::doors::PLAY as NAME;
