//! Whole games, against a program, against a friend on the same device, or between two programs.

#![cfg(target_arch = "wasm32")]

pub mod review;
mod shelf;
mod player_choice;
mod move_list;
mod size_choice;
mod import_dialog;
mod setup_form;
mod scores;
mod saved_list;
mod games_page;
mod levels_page;
mod primer;
mod setup_page;
mod table;
mod answers;
mod knowledge;
mod clock;
mod strip;
mod use_reply;
mod use_keys;
mod sharing;
mod remark_field;
mod more_menu;
mod panel;
mod text_dialog;
mod game_page;
mod solved_searches;
mod solved_page;
mod tournament_paper;
mod tournament_page;
pub mod page;
