//! The board game; knows no values.

mod board;
mod jump;
mod notation;
mod square;

pub use board::{Board, Edge, MAX_SIDE, Rules};
pub use jump::Jump;
pub use notation::{MAX_TEXT, ParseBoardError, Place};
pub use square::{Direction, Square};
