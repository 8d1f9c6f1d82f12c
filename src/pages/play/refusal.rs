//! Why an action in a game was refused, and advice before a turn or after a mistake.

use basics::player::Player;
use game::{Refusal, Turn};
use konane::Square;

/// Why an action was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayRefusal {
    By(Refusal),
    /// It is the turn of this player, which is a program.
    Program(Player),
    /// It is the turn of this player, who is elsewhere.
    Elsewhere(Player),
    Over,
    /// In a frame of another page the reader can only look at a game.
    Framed,
    /// The stone cannot jump.
    Stuck(Square),
    /// No stone can jump there.
    NoneLands(Square),
    /// The record has the greatest number of turns.
    Full,
    /// The record has no space for so many words.
    Wordy,
    /// The record has no space for the turns to put back.
    NoRoom,
}

/// A jump of a teaching game that turned a win into a loss and was taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakenBack {
    pub player: Player,
    pub jump: Turn,
    pub reply: Turn,
    pub better: Turn,
    /// How many hints at the better turn the reader has had.
    pub hints: u32,
}

/// The best turn in a state, as far as the search knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advice {
    pub turn: Turn,
    /// How many hints at the turn the reader has had.
    pub hints: u32,
}
