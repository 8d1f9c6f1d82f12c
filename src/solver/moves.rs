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
    ///
    /// A jump changes one part of the position. The others are worth what they were.
    pub fn moves(
        &mut self,
        board: &Board,
        budget: &mut Budget,
    ) -> Result<ByPlayer<Vec<ValuedJump>>, Stopped> {
        let jumps = ByPlayer::from_fn(|player| board.jumps(self.rules(), player));
        let parts: Vec<Board> = self.parts(board).iter().map(|stones| board.only(stones)).collect();
        let others = self.sums_of_others(&parts, budget)?;
        let whole = (board.clone(), Value::ZERO);
        let parts: Vec<(Board, Value)> = parts.into_iter().zip(others).collect();
        let mut options = ByPlayer::<Vec<Value>>::default();
        for player in Player::BOTH {
            for &jump in &jumps[player] {
                let moved = parts.iter().find(|(part, _)| part.stone(jump.from).is_some());
                let (part, others) = moved.unwrap_or(&whole);
                let value = self.value(&part.play(jump), budget)?;
                options[player].push(self.values.add(value, *others, budget)?);
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

    /// For each part what all others are worth together.
    fn sums_of_others(
        &mut self,
        parts: &[Board],
        budget: &mut Budget,
    ) -> Result<Vec<Value>, Stopped> {
        let (mut values, mut others) = (Vec::new(), Vec::new());
        let mut sum = Value::ZERO;
        for part in parts {
            let value = self.value(part, budget)?;
            values.push(value);
            others.push(sum);
            sum = self.values.add(sum, value, budget)?;
        }
        sum = Value::ZERO;
        for (others, value) in others.iter_mut().zip(values).rev() {
            *others = self.values.add(*others, sum, budget)?;
            sum = self.values.add(sum, value, budget)?;
        }
        Ok(others)
    }
}
