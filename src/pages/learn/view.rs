//! The page of lessons: all lessons, and each item with its board and its task.

#![cfg(target_arch = "wasm32")]

mod course_file;
mod path_bar;
mod emblem;
mod progress_box;
mod copycat_game;
mod contents;
mod tutor;
mod saying;
mod exercise_board;
mod trial_board;
mod controls;
mod ladder;
mod wall_pen;
mod gauge;
mod judged;
mod step_page;
mod puzzles_page;
mod end_page;
mod results_store;
mod camera;
mod vote_start;
mod vote;
mod lazy_vote;
pub mod presenter;
pub mod worksheet;
mod glossary_page;
mod konane_page;
mod notes_page;
mod quiz_words;
mod quiz_result;
mod quiz_page;
mod results_page;
mod test_page;
pub mod teach;
pub mod page;
