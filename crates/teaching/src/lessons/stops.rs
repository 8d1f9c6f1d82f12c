//! Judges stops: the numbers at which play ends if one player starts and both play well.

use crate::lessons::referee::Referee;
use crate::lessons::verdict::Verdict;
use basics::budget::Stopped;
use basics::player::Player;
use konane::{Board, Jump};
use value::Value;

/// The value of what is asked about, and its board if it has one.
pub type Valued<'a> = (Value, Option<&'a Board>);

impl Referee<'_> {
    /// The stop if this player starts.
    pub fn stop(&mut self, value: Value, starts: Player) -> Value {
        let number = self.solver.values.stop(value, starts).number;
        self.solver.values.from_number(number)
    }

    pub fn judge_stop(
        &mut self,
        (value, board): Valued,
        starts: Player,
        claimed: Value,
    ) -> Result<Verdict, Stopped> {
        let (stop, other) = (self.stop(value, starts), starts.other());
        if !self.solver.values.is_number(claimed) {
            return Ok(Verdict::wrong("stop-no-number", vec![claimed.into()]));
        }
        let line = self.line_to_stop(board, starts)?;
        let verdict = match claimed {
            _ if claimed == stop => Verdict::right("right-stop", vec![starts.into(), stop.into()]),
            _ if claimed == self.stop(value, other) => {
                return Ok(Verdict::wrong("other-stop", vec![claimed.into(), other.into()]));
            }
            _ if self.is_as_good(starts, stop, claimed)? => {
                let arguments = vec![starts.into(), claimed.into()];
                let first = line.into_iter().take(1).collect();
                return Ok(Verdict::wrong("stop-better", arguments).with_line(first));
            }
            _ => {
                let arguments = vec![starts.into(), claimed.into(), other.into()];
                Verdict::wrong("stop-worse", arguments)
            }
        };
        Ok(verdict.with_line(line))
    }

    pub fn hint_at_stop(
        &mut self,
        (value, board): Valued,
        starts: Player,
        step: u32,
    ) -> Result<Verdict, Stopped> {
        let stop = self.stop(value, starts);
        let line = self.line_to_stop(board, starts)?;
        Ok(match (line.first(), step) {
            (_, 1) => Verdict::right("hint-stop", vec![starts.into()]),
            (Some(&jump), 2) => Verdict::right("hint-begin", vec![starts.into(), jump.into()]),
            _ => Verdict::right("right-stop", vec![starts.into(), stop.into()]).with_line(line),
        })
    }

    /// The jumps of both players, who play well, up to the first number.
    fn line_to_stop(
        &mut self,
        board: Option<&Board>,
        starts: Player,
    ) -> Result<Vec<Jump>, Stopped> {
        match board {
            Some(board) => self.line_by(board, starts, &[], Self::toward_stop),
            None => Ok(Vec::new()),
        }
    }

    /// A jump that keeps the player's stop; `None` in a number.
    fn toward_stop(&mut self, board: &Board, player: Player) -> Result<Option<Jump>, Stopped> {
        let value = self.value(board)?;
        if self.solver.values.is_number(value) {
            return Ok(None);
        }
        let stop = self.stop(value, player);
        let options = self.options(board, player)?.into_iter();
        let mut keeping = options.filter(|&(_, after)| self.stop(after, player.other()) == stop);
        Ok(keeping.next().map(|(jump, _)| jump))
    }
}
