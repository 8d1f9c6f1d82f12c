//! Why a position has its value: the derivation of its canonical form, with the boards.

use crate::budget::{Budget, Stopped};
use crate::konane::{Board, Jump};
use crate::player::{ByPlayer, Player};
use crate::solver::Solver;
use crate::value::{Derivation, Step, Value};

/// A derivation and what its values stand for on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Why {
    /// Its first options are what the jumps lead to.
    pub derivation: Derivation,
    /// In the order of the derivation's options.
    pub jumps: ByPlayer<Vec<(Jump, Board)>>,
    /// For each step, the position after the answer that bypasses an option, where a jump leads to
    /// one of this value.
    pub answers: Vec<Option<Board>>,
}

impl Solver {
    pub fn why(&mut self, board: &Board, budget: &mut Budget) -> Result<Why, Stopped> {
        let rules = self.rules();
        let jumps = ByPlayer::from_fn(|player| {
            let jumps = board.jumps(rules, player).into_iter();
            jumps.map(|jump| (jump, board.play(jump))).collect::<Vec<_>>()
        });
        let mut options = ByPlayer::<Vec<Value>>::default();
        for player in Player::BOTH {
            for (_, after) in &jumps[player] {
                options[player].push(self.value(after, budget)?);
            }
        }
        let derivation = self.values.explain(&options, budget)?;
        let mut answers = Vec::new();
        for step in &derivation.steps {
            answers.push(match *step {
                Step::Bypassed { player, option, answer, .. } => match jumps[player].get(option) {
                    Some((_, after)) => self.answer(after, player.other(), answer, budget)?,
                    None => None,
                },
                _ => None,
            });
        }
        Ok(Why { derivation, jumps, answers })
    }

    /// Where one of the player's jumps leads to a position of this value.
    fn answer(
        &mut self,
        board: &Board,
        player: Player,
        value: Value,
        budget: &mut Budget,
    ) -> Result<Option<Board>, Stopped> {
        for jump in board.jumps(self.rules(), player) {
            let after = board.play(jump);
            if self.value(&after, budget)? == value {
                return Ok(Some(after));
            }
        }
        Ok(None)
    }
}
