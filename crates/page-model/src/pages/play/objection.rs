//! What is objected to what somebody did, or advised before.

use basics::player::Player;
use game::{Refusal, Turn};
use konane::Square;

/// Why nothing was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    By(Refusal),
    /// It is a program's turn.
    Program(Player),
    Over,
    /// In a frame of another page a game is only looked at.
    Framed,
    /// The stone cannot jump.
    Stuck(Square),
    /// No stone can jump there.
    NoneLands(Square),
    /// The record has as many turns as it can have.
    Full,
    /// The record has no room for so many words.
    Wordy,
    /// It has no room for what is to be put back.
    NoRoom,
}

/// A jump that turned a win into a loss, and has been taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    pub player: Player,
    pub jump: Turn,
    pub reply: Turn,
    pub better: Turn,
    /// How many hints at what is better have been given.
    pub hints: u32,
}

/// The best turn of a place, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advice {
    pub turn: Turn,
    /// How many hints at it have been given.
    pub hints: u32,
}
