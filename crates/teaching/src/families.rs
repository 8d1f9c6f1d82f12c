//! Conjectures about the values of a family of positions: `formula` reads one, `guess` makes one from values.

mod ratio;
mod formula;
mod guess;

pub use formula::{Formula, LONGEST_FORMULA};
pub use guess::{Guess, guess};
