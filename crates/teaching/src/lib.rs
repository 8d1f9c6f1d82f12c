//! Everything that is taught: the calculator ([`calculator`]), the published results ([`content`]),
//! sums of games ([`sums`]), conjectures about families of positions ([`families`]), the judging of a lesson's answers
//! ([`lessons`]), and the dictionary of positions ([`dictionary`]).
//!
//! *Invariants:* [`content`] knows no values: a claim is text, and the solver compares it. No answer is stored that can be
//! computed. Names of exhibits, lessons and steps are in links and never change.

pub mod calculator;
pub mod families;
pub mod content;
pub mod sums;
pub mod lessons;
pub mod dictionary;
pub mod early;
