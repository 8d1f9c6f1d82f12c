//! The results of a review. Places are counted from the beginning of the game, which is 0; turn 0 leads
//! from place 0 to place 1.

use crate::Estimate;
use basics::player::Player;
use game::Turn;
use konane::{Jump, Square};
use value::{Dyadic, Value};

/// A proved result, or an estimate. Values belong to the solver that was asked.
#[derive(Clone, PartialEq, Debug)]
pub enum ReviewFinding {
    Winner {
        place: usize,
        wins: Player,
    },
    /// Who seems to be ahead if the value is not known. This result alone is no proof.
    Estimate {
        place: usize,
        estimate: Estimate,
    },
    /// Who wins if the player to move passes; and a winning jump of the other player, if the search has
    /// found one.
    Passed {
        place: usize,
        wins: Player,
        by: Option<Jump>,
    },
    /// The opponent's winning reply to a turn that turned a win into a loss, and the line that follows:
    /// the winner's turns win, and the loser's delay the end.
    Refuted {
        turn: usize,
        line: Vec<Turn>,
    },
    /// Turns that would have kept the win: first one of them, later all.
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
    /// The value of all parts together, with the remaining passes.
    Total {
        place: usize,
        value: Value,
    },
    /// No other jump in the changed part was better by a number.
    Kept {
        turn: usize,
    },
    /// A jump gave up this amount: these jumps in the same part were better by it.
    GaveUp {
        turn: usize,
        amount: Dyadic,
        better: Vec<Jump>,
    },
    /// The mean after the best jump of the whole board is better by this amount than after a jump that
    /// was a mistake.
    Cost {
        turn: usize,
        amount: Dyadic,
    },
}

impl ReviewFinding {
    /// Whether only the solver that found it can read it.
    pub fn has_value(&self) -> bool {
        matches!(self, ReviewFinding::PartValue { .. } | ReviewFinding::Total { .. })
    }
}
