//! What the page shows on and beside a board once the solver has answered.

#![cfg(target_arch = "wasm32")]

pub mod stacked;
pub mod pictured;
pub mod dial;
pub mod cover;
pub mod study;
pub mod effort;
pub mod signs;
pub mod markup;
pub mod name_view;
pub mod value_tree;
pub mod folded_name;
pub mod last_answer;
pub mod proof_link;
pub mod value_view;
pub mod sum_line;
pub mod step_bar;
pub mod lecture_bar;
pub mod layers;
pub mod origin_dialog;
pub mod lazy;
pub mod panel;
pub mod construction_view;
pub mod study_board;
