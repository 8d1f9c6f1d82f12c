//! The complete answer to an exercise, for a teacher: the content of the last hint, or all right
//! answers if there are several.

use crate::content::lessons::Task;
use crate::lessons::hint::{HINTS, hint};
use crate::lessons::judge::Exercise;
use crate::lessons::referee::Referee;
use crate::lessons::verdict::{Argument, Verdict};
use basics::budget::Stopped;
use basics::player::Player;
use konane::Jump;
use value::Outcome;

/// The solution for a student whose answer so far is `answer`, which says the stage of a derivation.
/// `example` is the text of a right board, for a task that asks for one.
pub fn solve(
    referee: &mut Referee,
    exercise: &Exercise,
    answer: &str,
    example: &str,
) -> Result<Verdict, Stopped> {
    match (&exercise.task, exercise.board()) {
        (Task::Outcome, Some(board)) => {
            let value = referee.value(board)?;
            let sentence = match referee.solver.values.outcome(value) {
                Outcome::Wins(Player::Left) => "solution-left",
                Outcome::Wins(Player::Right) => "solution-right",
                Outcome::Next => "solution-first",
                Outcome::Previous => "solution-second",
            };
            Ok(Verdict::right(sentence, vec![]))
        }
        (Task::Compare, Some(board)) => Ok(referee.relation(board)?.1),
        (Task::Winner(starts), Some(board)) => {
            let line = referee.line(board, *starts, &[])?;
            Ok(referee.verdict_on_line(line, *starts))
        }
        (Task::Hold(player), Some(board)) => {
            let line = referee.line(board, player.other(), &[])?;
            Ok(referee.verdict_on_line(line, player.other()))
        }
        (Task::Jump(player) | Task::Jumps(player), Some(board)) => {
            let winning = referee.winning(board, *player)?;
            Ok(match winning.is_empty() {
                true => Verdict::right("right-none", vec![(*player).into()]),
                false => {
                    let arguments = vec![(*player).into(), Argument::Jumps(winning)];
                    Verdict::right("solution-jumps", arguments)
                }
            })
        }
        (Task::Strike(player), Some(_)) => {
            let struck = hint(referee, exercise, "", example, HINTS)?.line;
            Ok(match struck.is_empty() {
                true => Verdict::right("solution-none", vec![(*player).into()]),
                false => {
                    let arguments = vec![(*player).into(), Argument::Jumps(struck)];
                    Verdict::right("solution-strike", arguments)
                }
            })
        }
        (Task::Set(_), _) => {
            let last = hint(referee, exercise, "", example, HINTS)?;
            // Without an example there is only advice.
            let sentence = if last.board.is_some() { "solution-set" } else { last.sentence };
            Ok(Verdict { sentence, ..last })
        }
        (Task::Derive(_), _) => hint(referee, exercise, answer, example, HINTS),
        _ => hint(referee, exercise, "", example, HINTS),
    }
}

impl Referee<'_> {
    /// The verdict on a complete line: the player who makes its last jump wins.
    fn verdict_on_line(&self, line: Vec<Jump>, starts: Player) -> Verdict {
        let wins = if line.len() % 2 == 1 { starts } else { starts.other() };
        if line.is_empty() {
            return Verdict::right("right-no-jump", vec![starts.into(), wins.into()]);
        }
        let arguments = vec![wins.into(), Argument::Jumps(line.clone())];
        Verdict::right("solution-line", arguments).with_line(line)
    }
}
