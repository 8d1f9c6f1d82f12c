//! What a teacher does beside a board: judges an answer and says why it is wrong, gives hints, sets exercises.
//! All of it is computed; nothing is compared with a stored answer.

mod verdict;
mod referee;
mod winning;
mod valuing;
mod options;
mod parting;
mod judge;
mod hint;
mod solution;
mod generator;
mod answer;

pub use answer::{ANSWERS, answer};
pub use generator::{FAMILIES, Family, draw};
pub use hint::{HINTS, hint};
pub use judge::{Exercise, judge};
pub use referee::Referee;
pub use solution::solve;
pub use verdict::{Argument, SENTENCES, Verdict};
