//! Conjectures about the values of a family of positions: `formula` reads one, `guess` makes one from
//! values, `trial` compares both with what is known.

mod ratio;
mod formula;
mod guess;
mod trial;

pub use formula::{Formula, LONGEST_FORMULA};
pub use guess::{Guess, guess};
pub use trial::{Trial, Verdict, guess_of, lone_letter};
