//! Every jump of a position with the value it leads to.

use crate::budget::{Budget, Stopped};
use crate::konane::{Board, Jump};
use crate::player::{ByPlayer, Player};
use crate::solver::Solver;
use crate::value::{Fate, Outcome, Value};

/// A jump and what is known of it.
#[derive(Clone, PartialEq, Debug)]
pub struct ValuedJump {
    pub jump: Jump,
    /// Of the position that it leads to.
    pub value: Value,
    /// Whether its player wins by it: the opponent is to move next.
    pub wins: bool,
    /// Other jumps are named by their places in the player's list.
    pub fate: Fate,
}

impl Solver {
    /// All jumps of both players, in the order of [`Board::jumps`].
    pub fn moves(
        &mut self,
        board: &Board,
        budget: &mut Budget,
    ) -> Result<ByPlayer<Vec<ValuedJump>>, Stopped> {
        let jumps = ByPlayer::from_fn(|player| board.jumps(self.rules(), player));
        let mut options = ByPlayer::<Vec<Value>>::default();
        for player in Player::BOTH {
            for &jump in &jumps[player] {
                options[player].push(self.value(&board.play(jump), budget)?);
            }
        }
        let fates = self.values.fates(&options, budget)?;
        Ok(ByPlayer::from_fn(|player| {
            let valued = options[player].iter().zip(&fates[player]);
            let valued_jump = |(&jump, (&value, &fate))| {
                let outcome = self.values.outcome(value);
                let wins = outcome == Outcome::Wins(player) || outcome == Outcome::Previous;
                ValuedJump { jump, value, wins, fate }
            };
            jumps[player].iter().zip(valued).map(valued_jump).collect()
        }))
    }
}
