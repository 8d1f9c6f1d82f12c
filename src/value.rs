//! What games are worth; knows no board.

mod dyadic;
mod outcome;
pub mod reference;

pub use dyadic::Dyadic;
pub use outcome::Outcome;
