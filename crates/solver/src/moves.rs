//! The value after each jump of a position, within its part and within the whole sum.

use crate::Solver;
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use konane::{Board, Jump};
use value::{Fate, Outcome, Value};

/// A jump and its properties in one game: in its part alone, or in the whole position.
#[derive(Clone, PartialEq, Debug)]
pub struct ValuedJump {
    /// Where the stone jumps.
    pub jump: Jump,
    /// The value of the position after the jump.
    pub value: Value,
    /// Whether the player wins by this jump: the opponent is to move next.
    pub wins: bool,
    /// Refers to other jumps by their index in the player's list.
    pub fate: Fate,
}

/// A jump and its effect on its part.
pub(super) struct Moved {
    jump: Jump,
    /// The index of the part; `None` means the whole board.
    part: Option<usize>,
    /// The value of the part after the jump.
    value: Value,
}

impl Solver {
    /// All jumps of both players, in the order of [`Board::jumps`], as moves in the whole sum.
    pub fn moves(
        &mut self,
        board: &Board,
        budget: &mut Budget,
    ) -> Result<ByPlayer<Vec<ValuedJump>>, Stopped> {
        let parts = self.part_boards(board);
        let moved = self.moved(board, &parts, budget)?;
        self.moves_in_sum(&parts, &moved, budget)
    }

    /// What each jump gains for its player, in the order of [`Board::jumps`]: for Left the value after
    /// it minus the value before, for Right the reverse. The gain is the same in the part and in the
    /// whole.
    pub fn incentives(
        &mut self,
        board: &Board,
        budget: &mut Budget,
    ) -> Result<ByPlayer<Vec<Value>>, Stopped> {
        let parts = self.part_boards(board);
        let moved = self.moved(board, &parts, budget)?;
        let mut incentives = ByPlayer::<Vec<Value>>::default();
        for player in Player::ALL {
            for &Moved { part, value: after, .. } in &moved[player] {
                let before = self.value(part.map_or(board, |part| &parts[part]), budget)?;
                let (more, less) = match player {
                    Player::Left => (after, before),
                    Player::Right => (before, after),
                };
                incentives[player].push(self.values.subtract(more, less, budget)?);
            }
        }
        Ok(incentives)
    }

    fn part_boards(&mut self, board: &Board) -> Vec<Board> {
        self.parts(board).iter().map(|stones| board.only(stones)).collect()
    }

    /// The effect of each jump on its part.
    pub(super) fn moved(
        &mut self,
        board: &Board,
        parts: &[Board],
        budget: &mut Budget,
    ) -> Result<ByPlayer<Vec<Moved>>, Stopped> {
        let mut moved = ByPlayer::<Vec<Moved>>::default();
        for player in Player::ALL {
            for jump in board.jumps(self.rules(), player) {
                let part = parts.iter().position(|part| part.stone(jump.from).is_some());
                let before = part.map_or(board, |part| &parts[part]);
                let value = self.value(&before.play_unchecked(jump), budget)?;
                moved[player].push(Moved { jump, part, value });
            }
        }
        Ok(moved)
    }

    /// The jumps as moves in their parts alone.
    pub(super) fn moves_in_parts(
        &mut self,
        moved: &ByPlayer<Vec<Moved>>,
        budget: &mut Budget,
    ) -> Result<ByPlayer<Vec<ValuedJump>>, Stopped> {
        let all = moved.left.iter().chain(&moved.right);
        let count = all.map(|moved| moved.part.map_or(0, |part| part + 1)).max().unwrap_or(0);
        // The indices of each part's jumps; entry 0 is for jumps without a part.
        let mut indices = vec![ByPlayer::<Vec<usize>>::default(); count + 1];
        let mut fates = ByPlayer::from_fn(|player| vec![Fate::default(); moved[player].len()]);
        for player in Player::ALL {
            for (index, moved) in moved[player].iter().enumerate() {
                indices[moved.part.map_or(0, |part| part + 1)][player].push(index);
            }
        }
        for indices in &indices {
            let value = |player: Player, &index: &usize| moved[player][index].value;
            let options =
                |player| indices[player].iter().map(|index| value(player, index)).collect();
            let part_fates = self.values.fates(&ByPlayer::from_fn(options), budget)?;
            for player in Player::ALL {
                for (&index, &fate) in indices[player].iter().zip(&part_fates[player]) {
                    let named = |index: Option<usize>| index.map(|index| indices[player][index]);
                    fates[player][index] = Fate {
                        repeats: named(fate.repeats),
                        dominated_by: named(fate.dominated_by),
                        ..fate
                    };
                }
            }
        }
        let values = ByPlayer::from_fn(|player| {
            moved[player].iter().map(|moved| moved.value).collect::<Vec<_>>()
        });
        Ok(self.valued(moved, &values, &fates))
    }

    /// The jumps as moves in the sum of these parts. A jump leaves the values of all other parts
    /// unchanged.
    pub(super) fn moves_in_sum(
        &mut self,
        parts: &[Board],
        moved: &ByPlayer<Vec<Moved>>,
        budget: &mut Budget,
    ) -> Result<ByPlayer<Vec<ValuedJump>>, Stopped> {
        let others = self.sums_of_others(parts, budget)?;
        let mut options = ByPlayer::<Vec<Value>>::default();
        for player in Player::ALL {
            for moved in &moved[player] {
                let others = moved.part.map_or(Value::ZERO, |part| others[part]);
                options[player].push(self.values.add(moved.value, others, budget)?);
            }
        }
        let fates = self.values.fates(&options, budget)?;
        Ok(self.valued(moved, &options, &fates))
    }

    fn valued(
        &self,
        moved: &ByPlayer<Vec<Moved>>,
        values: &ByPlayer<Vec<Value>>,
        fates: &ByPlayer<Vec<Fate>>,
    ) -> ByPlayer<Vec<ValuedJump>> {
        ByPlayer::from_fn(|player| {
            let known = values[player].iter().zip(&fates[player]);
            let valued = |(moved, (&value, &fate)): (&Moved, _)| {
                let outcome = self.values.outcome(value);
                let wins = outcome == Outcome::Wins(player) || outcome == Outcome::Previous;
                ValuedJump { jump: moved.jump, value, wins, fate }
            };
            moved[player].iter().zip(known).map(valued).collect()
        })
    }

    /// For each part, the sum of all others.
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
