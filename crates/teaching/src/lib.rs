//! What is taught beside the board: the calculator ([`calculator`]), the published results ([`content`]), sums of games
//! side by side ([`sums`]), and who judges the answers of a lesson ([`lessons`]).

pub mod calculator;
pub mod content;
pub mod sums;
pub mod lessons;
