//! The components of the editor: the board, and the tools, menus and dialogs that change it. The states and actions are
//! in `crate::editor`.

#![cfg(target_arch = "wasm32")]

pub mod texts;
pub mod selection_bar;
pub mod opening_bar;
pub mod setup_panel;
pub mod rules_menu;
pub mod show_menu;
pub mod toolbar;
pub mod text_dialog;
pub mod lazy;
pub mod editor_view;
