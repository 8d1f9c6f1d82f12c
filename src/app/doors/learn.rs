//! The door of lessons: what they are, and a step of one with its board and its task.

pub mod attempt;
pub mod progress;
pub mod showing;
pub mod tally;
pub mod quiz_link;
pub mod quiz_source;
pub mod quiz_desk;
#[cfg(target_arch = "wasm32")]
mod course_file;
#[cfg(target_arch = "wasm32")]
mod progress_box;
#[cfg(target_arch = "wasm32")]
mod contents;
#[cfg(target_arch = "wasm32")]
mod tutor;
#[cfg(target_arch = "wasm32")]
mod saying;
#[cfg(target_arch = "wasm32")]
mod exercise_board;
#[cfg(target_arch = "wasm32")]
mod controls;
#[cfg(target_arch = "wasm32")]
mod gauge;
#[cfg(target_arch = "wasm32")]
mod judged;
#[cfg(target_arch = "wasm32")]
mod step_page;
#[cfg(target_arch = "wasm32")]
pub mod presenter;
#[cfg(target_arch = "wasm32")]
pub mod worksheet;
#[cfg(target_arch = "wasm32")]
mod glossary_page;
#[cfg(target_arch = "wasm32")]
mod quiz_words;
#[cfg(target_arch = "wasm32")]
mod quiz_page;
#[cfg(target_arch = "wasm32")]
mod quiz_answers;
#[cfg(target_arch = "wasm32")]
mod quiz_row;
#[cfg(target_arch = "wasm32")]
mod quiz_maker;
#[cfg(target_arch = "wasm32")]
pub mod page;

/// The first word of its links.
pub use crate::app::link::doors::LEARN as NAME;
/// The parameter of a link to exercises on paper: which of them, where they are drawn.
pub const SHEET: &str = "sheet";
