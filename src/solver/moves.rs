//! Every jump of a position with the value it leads to.

use crate::budget::{Budget, Stopped};
use crate::konane::{Board, Jump};
use crate::player::{ByPlayer, Player};
use crate::solver::Solver;
use crate::value::{Outcome, Step, Value};

/// A jump and what is known of it.
#[derive(Clone, PartialEq, Debug)]
pub struct ValuedJump {
    pub jump: Jump,
    /// Of the position that it leads to.
    pub value: Value,
    /// Whether its player wins by it, the other one being next.
    pub wins: bool,
    pub fate: Fate,
}

/// What becomes of a jump on the way to the canonical form. Other jumps are named by their places
/// in the player's list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It is an option of the canonical form, or the nearest number to the value.
    Stays,
    /// Another jump leads to the same value.
    Repeats(usize),
    /// Another jump is at least as good, whatever comes.
    DominatedBy(usize),
    /// The opponent has an answer, of this value, that is at least as good for him as the position.
    ReversesThrough(Value),
}

impl Solver {
    /// All jumps of both players, in the order of [`Board::jumps`].
    pub fn moves(
        &mut self,
        board: &Board,
        budget: &mut Budget,
    ) -> Result<ByPlayer<Vec<ValuedJump>>, Stopped> {
        let mut moves = ByPlayer::<Vec<ValuedJump>>::default();
        for player in Player::BOTH {
            for jump in board.jumps(self.rules(), player) {
                let value = self.value(&board.play(jump), budget)?;
                let outcome = self.values.outcome(value);
                let wins = outcome == Outcome::Wins(player) || outcome == Outcome::Previous;
                moves[player].push(ValuedJump { jump, value, wins, fate: Fate::Stays });
            }
        }
        let options = ByPlayer::from_fn(|player| moves[player].iter().map(|m| m.value).collect());
        for step in self.values.explain(&options, budget)?.steps {
            let (player, option, fate) = match step {
                Step::Repeated { player, option, first } => (player, option, Fate::Repeats(first)),
                Step::Dominated { player, option, by } => (player, option, Fate::DominatedBy(by)),
                Step::Bypassed { player, option, answer, .. } => {
                    (player, option, Fate::ReversesThrough(answer))
                }
            };
            // Options that have come in for bypassed ones are no jumps of this position.
            if let Some(valued) = moves[player].get_mut(option) {
                valued.fate = fate;
            }
        }
        Ok(moves)
    }
}
