//! Options that can be removed: dominated and reversible ones.

use crate::lessons::referee::Referee;
use crate::lessons::verdict::{Judgement, Verdict};
use basics::budget::Stopped;
use basics::player::Player;
use konane::{Board, Jump};
use value::Value;

/// A jump, and the value it leads to.
pub type ValuedOption = (Jump, Value);

impl Referee<'_> {
    /// The player's jumps with the values they lead to.
    pub fn options(&mut self, board: &Board, player: Player) -> Result<Vec<ValuedOption>, Stopped> {
        let jumps = self.jumps(board, player).into_iter();
        jumps.map(|jump| Ok((jump, self.value(&board.play_unchecked(jump))?))).collect()
    }

    /// Whether `one` is at least as good for the player as `two`.
    pub fn is_as_good(&mut self, player: Player, one: Value, two: Value) -> Result<bool, Stopped> {
        let (low, high) = match player {
            Player::Left => (two, one),
            Player::Right => (one, two),
        };
        self.solver.values.at_most(low, high, self.budget)
    }

    /// Whether removing these jumps leaves exactly the undominated options, with one of each set of
    /// equal ones.
    pub fn judge_strike(
        &mut self,
        board: &Board,
        player: Player,
        struck: &[Jump],
    ) -> Result<Verdict, Stopped> {
        let options = self.options(board, player)?;
        for &jump in struck {
            if options.iter().all(|(known, _)| *known != jump) {
                return Ok(Verdict::wrong("illegal", vec![player.into(), jump.into()]));
            }
        }
        let kept: Vec<(Jump, Value)> =
            options.iter().filter(|(jump, _)| !struck.contains(jump)).copied().collect();
        for &(jump, value) in options.iter().filter(|(jump, _)| struck.contains(jump)) {
            if self.better(player, (jump, value), &kept)?.is_none() {
                let arguments = vec![jump.into(), value.into(), player.into()];
                return Ok(Verdict::wrong("not-dominated", arguments));
            }
        }
        for &(jump, value) in &kept {
            if let Some((by, best)) = self.better(player, (jump, value), &kept)? {
                let arguments =
                    vec![jump.into(), value.into(), by.into(), best.into(), player.into()];
                return Ok(Verdict::wrong("dominated", arguments));
            }
        }
        Ok(Verdict::right("right-strike", vec![kept.len().into()]))
    }

    /// Another of these options that is at least as good for the player.
    pub fn better(
        &mut self,
        player: Player,
        (jump, value): ValuedOption,
        among: &[ValuedOption],
    ) -> Result<Option<ValuedOption>, Stopped> {
        for &(other, best) in among {
            if other != jump && self.is_as_good(player, best, value)? {
                return Ok(Some((other, best)));
            }
        }
        Ok(None)
    }

    /// The options that can be removed together (all but one of equal options), each with a remaining
    /// one that is as good.
    pub fn dominated(
        &mut self,
        player: Player,
        options: &[ValuedOption],
    ) -> Result<Vec<(ValuedOption, ValuedOption)>, Stopped> {
        let (mut kept, mut dominated) = (options.to_vec(), Vec::new());
        for &option in options {
            if let Some(by) = self.better(player, option, &kept)? {
                kept.retain(|known| *known != option);
                dominated.push((option, by));
            }
        }
        Ok(dominated)
    }

    /// The replies through which the player's jump reverses, with the values they lead to.
    pub fn reversing(
        &mut self,
        board: &Board,
        (player, jump): (Player, Jump),
    ) -> Result<Vec<ValuedOption>, Stopped> {
        let (whole, other) = (self.value(board)?, player.other());
        let mut reversing = Vec::new();
        for (answer, value) in self.options(&board.play_unchecked(jump), other)? {
            if self.is_as_good(other, value, whole)? {
                reversing.push((answer, value));
            }
        }
        Ok(reversing)
    }

    /// Judges whether the player's jump reverses through this reply.
    pub fn judge_through(
        &mut self,
        board: &Board,
        (player, jump): (Player, Jump),
        answer: Jump,
    ) -> Result<Verdict, Stopped> {
        let other = player.other();
        let after = board.play_unchecked(jump);
        if !self.jumps(&after, other).contains(&answer) {
            return Ok(Verdict::wrong("illegal", vec![other.into(), answer.into()]));
        }
        let (whole, answered) = (self.value(board)?, self.value(&after.play_unchecked(answer))?);
        let reverses = self.is_as_good(other, answered, whole)?;
        let sentence = if reverses { "right-through" } else { "not-reversing" };
        let arguments = vec![answer.into(), answered.into(), other.into(), whole.into()];
        Ok(Verdict::new(Judgement::of(reverses), sentence, arguments).with_line(vec![jump, answer]))
    }
}
