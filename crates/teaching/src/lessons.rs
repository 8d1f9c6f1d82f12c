//! A teacher's work: judging answers and explaining what is wrong, giving hints, setting exercises.
//! Everything is computed; no stored answer is compared.

mod typing;
mod generator;
mod verdict;
mod referee;
mod winning;
mod valuing;
mod measuring;
mod walls;
mod stops;
mod options;
mod parts;
mod deriving;
mod judge;
mod hint;
mod solution;
mod answer;

pub use answer::{ANSWERS, answer};
pub use deriving::read_stage;
pub use generator::{FAMILIES, Family, draw};
pub use hint::{HINTS, hint};
pub use judge::{Exercise, judge};
pub use parts::marks;
pub use referee::Referee;
pub use solution::solve;
pub use verdict::{Argument, Judgement, Route, SENTENCES, Verdict};
pub use walls::DrawnWalls;
pub use winning::Games;
