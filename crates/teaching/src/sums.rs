//! Sums of games: cards side by side, two rows of them to compare, and their difference played out.
//!
//! A card is a position or a typed value. A [`Ledger`] values the cards; nothing else here needs
//! values.

mod card;
mod sides;
mod ledger;
mod duel;
mod second;

pub use card::{Card, Game, LONGEST_VALUE, MOST_COPIES, ParseCardError};
pub use duel::{Duel, MOST_MOVES, Move, Way};
pub use ledger::{Ledger, Unvalued};
pub use second::{Answer, Rule};
pub use sides::{MOST_CARDS, Row, Sides};
