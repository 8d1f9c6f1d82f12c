//! The reference evaluator: values positions by definition.

use std::collections::HashMap;

use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use konane::{Board, Rules};
use value::reference::{Form, Forms};

/// Values positions of one set of rules. Tests compare with it: see [`value::reference`].
/// Each stone taken costs a level of recursion: ask about a few hundred stones at most.
pub struct Reference {
    rules: Rules,
    /// All forms made so far; the values of positions are forms of this store.
    pub forms: Forms,
    values: HashMap<Board, Form>,
}

impl Reference {
    /// Knows no position yet.
    pub fn new(rules: Rules) -> Self {
        Reference { rules, forms: Forms::default(), values: HashMap::new() }
    }

    /// How many positions it has valued.
    pub fn positions(&self) -> usize {
        self.values.len()
    }

    /// Roughly how many bytes the tables take. Boards dominate, and they are of similar size.
    pub fn bytes(&self) -> usize {
        let board = self.values.keys().next().map_or(0, |board| board.squares().count());
        self.values.len() * (board + 128) + self.forms.len() * 64
    }

    /// The canonical form of a position.
    pub fn value(&mut self, board: &Board, budget: &mut Budget) -> Result<Form, Stopped> {
        let board = board.trimmed();
        if let Some(&known) = self.values.get(&board) {
            return Ok(known);
        }
        budget.spend()?;
        let mut options = ByPlayer::<Vec<Form>>::default();
        for player in Player::ALL {
            for jump in board.jumps(self.rules, player) {
                options[player].push(self.value(&board.play_unchecked(jump), budget)?);
            }
        }
        let value = self.forms.canonical(options, budget)?;
        self.values.insert(board, value);
        Ok(value)
    }
}
