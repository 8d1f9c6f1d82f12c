//! Everything that is taught: the calculator ([`calculator`]), the published results ([`content`]),
//! sums of games ([`sums`]), conjectures about families of positions ([`families`]), the judging of a lesson's answers
//! ([`lessons`]), and the dictionary of positions ([`dictionary`]).

pub mod calculator;
pub mod families;
pub mod content;
pub mod sums;
pub mod lessons;
pub mod dictionary;
pub mod early;
