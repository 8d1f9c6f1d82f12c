//! What a review finds out. Places are counted from the beginning of the game, which is 0; turn 0 leads from
//! place 0 to place 1.

use crate::Estimate;
use basics::player::Player;
use game::Turn;
use konane::{Jump, Square};
use value::{Dyadic, Value};

/// Something that has been proved, but for estimates. Values are those of the solver that was asked.
#[derive(Clone, PartialEq, Debug)]
pub enum Found {
    Winner {
        place: usize,
        wins: Player,
    },
    /// Who seems to be ahead where it is not proved who wins. This alone is no proof.
    Estimate {
        place: usize,
        estimate: Estimate,
    },
    /// Who wins if the player to move leaves the turn to the other one; and a jump by which that one wins, where
    /// the search has found one.
    Passed {
        place: usize,
        wins: Player,
        by: Option<Jump>,
    },
    /// The opponent's winning answer to a turn that made a loss of a win, and what follows it: the winner's turns
    /// win, the loser's put off the end.
    Refuted {
        turn: usize,
        line: Vec<Turn>,
    },
    /// Turns that would have kept the win: one of them, later all.
    Better {
        turn: usize,
        turns: Vec<Turn>,
        are_all: bool,
    },
    /// The stones of each part.
    Parts {
        place: usize,
        parts: Vec<Vec<Square>>,
    },
    PartValue {
        place: usize,
        part: usize,
        value: Value,
    },
    /// Of all parts together, with the passes that are left.
    Total {
        place: usize,
        value: Value,
    },
    /// In the part that a jump changed no other one was better by a number.
    Kept {
        turn: usize,
    },
    /// A jump gave up so much: these in the same part were better by that.
    GaveUp {
        turn: usize,
        amount: Dyadic,
        better: Vec<Jump>,
    },
}

impl Found {
    /// Whether it means something to the solver alone that found it.
    pub fn has_value(&self) -> bool {
        matches!(self, Found::PartValue { .. } | Found::Total { .. })
    }
}
