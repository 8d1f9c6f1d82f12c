//! The lessons: a reader's attempt at a step, a lesson in front of a class, exercises on
//! paper, what the reader has done, the way through the lessons, a game before the first
//! one, puzzles, what was missed elsewhere, lessons that teachers make, and how students get them.

pub mod attempt;
pub mod progress;
pub mod showing;
pub mod keys;
pub mod sheet;
pub mod moodle;
pub mod give_state;
pub mod course_path;
pub mod copycat;
pub mod puzzles;
pub mod practice;
pub mod typed_items;
pub mod teach_state;
pub mod results_state;
pub mod cards_link;
pub mod sight;
pub mod vote_state;
pub mod view;

/// The first word of the page's links.
pub use crate::link::page_names::LEARN as NAME;
/// The first word of links to the teacher's notes, where other links have the name of a lesson, and the name of their
/// file.
pub const NOTES: &str = "notes";
