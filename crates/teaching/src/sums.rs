//! Sums of games: cards side by side, two rows of them to compare, and their difference played out.
//!
//! A card is a position or a typed value. A [`CardSolver`] values the cards; nothing else here needs
//! values.

mod card;
mod sides;
mod card_solver;
mod duel;
mod replies;

pub use card::{Card, Game, LONGEST_VALUE, MOST_COPIES, ParseCardError};
pub use card_solver::CardSolver;
pub use duel::{Duel, MOST_MOVES, Move, MoveKind};
pub use replies::{Reply, ReplyRule};
pub use sides::{CardRow, MOST_CARDS, Sides};
