//! Why a position has its value: the derivation of its canonical form, with the boards.

use crate::{Inequality, Solver};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use konane::{Board, Jump};
use value::{Derivation, Simplification, Value};

/// A derivation, with the jumps and boards that its values belong to.
#[derive(Clone, PartialEq, Debug)]
pub struct Why {
    /// Its initial options are values after jumps: enough of them to make the value.
    pub derivation: Derivation,
    /// In the order of the derivation's options.
    pub jumps: ByPlayer<Vec<(Jump, Board)>>,
    /// For each step that bypasses an option: a position after the bypassing reply, if a jump leads to
    /// one of that value.
    pub answers: Vec<Option<Board>>,
    /// All other jumps. They do not affect the value.
    pub gifts: ByPlayer<Vec<Gift>>,
}

/// A gift horse: a jump that does not affect the value, because Left's jump leads to a position that is
/// not at least the value, or Right's to one that is not at most the value.
#[derive(Clone, PartialEq, Debug)]
pub struct Gift {
    /// Where the stone jumps.
    pub jump: Jump,
    /// The position after the jump.
    pub after: Board,
    /// The proof: by the definition of ≥, one of the two exists.
    pub refutation: Option<Refutation>,
}

/// Why a jump cannot affect the value.
#[derive(Clone, PartialEq, Debug)]
pub enum Refutation {
    /// An option of the value that is at least as good for the player as the position after the jump.
    Dominated(Value),
    /// The opponent's reply: it leads to a position at least as good for the opponent as the whole.
    Answered(Board),
}

/// With this many steps, a jump is valued if its value is in the tables or cheap.
const QUICK_STEPS: u64 = 30;

impl Solver {
    /// Explains the value of a position. Jumps with values in the tables are used; of the others, only
    /// those are valued that may change the game made so far.
    pub fn why(&mut self, board: &Board, budget: &mut Budget) -> Result<Why, Stopped> {
        let whole = self.value(board, budget)?;
        let mut jumps = ByPlayer::<Vec<(Jump, Board)>>::default();
        let mut options = ByPlayer::<Vec<Value>>::default();
        let mut open = ByPlayer::<Vec<(Jump, Board)>>::default();
        for player in Player::ALL {
            for jump in board.jumps(self.rules(), player) {
                budget.spend()?;
                let after = board.play_unchecked(jump);
                match self.value(&after, &mut Budget::steps(QUICK_STEPS)) {
                    Ok(value) => {
                        options[player].push(value);
                        jumps[player].push((jump, after));
                    }
                    Err(_) => open[player].push((jump, after)),
                }
            }
        }
        while let Some((player, index)) = self.next_relevant(&options, &open, whole, budget)? {
            let (jump, after) = open[player].remove(index);
            options[player].push(self.value(&after, budget)?);
            jumps[player].push((jump, after));
        }
        let derivation = self.values.explain(&options, budget)?;
        let mut answers = Vec::new();
        for step in &derivation.steps {
            answers.push(match *step {
                Simplification::Bypassed { player, option, answer, .. } => {
                    match jumps[player].get(option) {
                        Some((_, after)) => self.answer(after, player.other(), answer, budget)?,
                        None => None,
                    }
                }
                _ => None,
            });
        }
        let mut gifts = ByPlayer::<Vec<Gift>>::default();
        for player in Player::ALL {
            for (jump, after) in std::mem::take(&mut open[player]) {
                let refutation = self.refutation(&after, player, whole, budget)?;
                gifts[player].push(Gift { jump, after, refutation });
            }
        }
        Ok(Why { derivation, jumps, answers, gifts })
    }

    /// A jump not yet valued that may change the game that the others make; `None` if that game already
    /// has the value of the whole.
    fn next_relevant(
        &mut self,
        options: &ByPlayer<Vec<Value>>,
        open: &ByPlayer<Vec<(Jump, Board)>>,
        whole: Value,
        budget: &mut Budget,
    ) -> Result<Option<(Player, usize)>, Stopped> {
        let game = self.values.make(options.clone(), budget)?;
        if game == whole {
            return Ok(None);
        }
        for player in Player::ALL {
            for (index, (_, after)) in open[player].iter().enumerate() {
                if self.compare(after, Inequality::better(player), game, budget)? {
                    return Ok(Some((player, index)));
                }
            }
        }
        Ok(None)
    }

    /// The proof that a player's jump is a gift horse.
    fn refutation(
        &mut self,
        after: &Board,
        player: Player,
        whole: Value,
        budget: &mut Budget,
    ) -> Result<Option<Refutation>, Stopped> {
        let worse = Inequality::better(player.other());
        for option in self.values.options(whole, player) {
            if self.compare(after, worse, option, budget)? {
                return Ok(Some(Refutation::Dominated(option)));
            }
        }
        for jump in after.jumps(self.rules(), player.other()) {
            let answer = after.play_unchecked(jump);
            if self.compare(&answer, worse, whole, budget)? {
                return Ok(Some(Refutation::Answered(answer)));
            }
        }
        Ok(None)
    }

    /// The position of this value after one of the player's jumps, if one exists.
    fn answer(
        &mut self,
        board: &Board,
        player: Player,
        value: Value,
        budget: &mut Budget,
    ) -> Result<Option<Board>, Stopped> {
        for jump in board.jumps(self.rules(), player) {
            let after = board.play_unchecked(jump);
            if self.compare(&after, Inequality::AtMost, value, budget)?
                && self.compare(&after, Inequality::AtLeast, value, budget)?
            {
                return Ok(Some(after));
            }
        }
        Ok(None)
    }
}
