//! Everything that is taught: the calculator ([`calculator`]), the published results ([`content`]),
//! sums of games ([`sums`]), and the judging of a lesson's answers ([`lessons`]).

pub mod calculator;
pub mod content;
pub mod sums;
pub mod lessons;
