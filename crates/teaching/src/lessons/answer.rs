//! Finds the right answer, for the author of an exercise.

use crate::content::lessons::{Task, typed_values};
use crate::lessons::judge::Exercise;
use crate::lessons::referee::Referee;
use crate::lessons::valuing::letter;
use crate::lessons::verdict::{Argument, Verdict};
use basics::budget::Stopped;
use basics::player::Player;
use konane::{Board, Jump, NamedBoard};
use value::Value;

/// The sentences for an exercise that has a right answer, with the answer; for one that has none; and for
/// a text that cannot be read, with the reason and the text.
pub const ANSWERS: [&str; 3] = ["answer", "no-answer", "unread-text"];
/// The most parts that a student can mark.
const MOST_PARTS: usize = 6;

/// The right answer: each right jump, the value, the player, the sign of a relation, the number of parts, letters
/// in order, or the temperature and the value at which walls meet.
/// It is empty if the answer is that no jump wins, or if any fitting position is right.
pub fn answer(referee: &mut Referee, exercise: &Exercise) -> Result<Verdict, Stopped> {
    for text in typed_values(&exercise.subjects, &exercise.task) {
        if let Err(unread) = referee.typed(text)? {
            let text = Argument::Text(text.to_string());
            return Ok(Verdict::wrong(ANSWERS[2], [unread.arguments, vec![text]].concat()));
        }
    }
    let right = match referee.values(exercise)? {
        Some(values) if !exercise.subjects.is_empty() => referee.right(exercise, &values)?,
        _ => None,
    };
    Ok(match right {
        Some(arguments) => Verdict::right(ANSWERS[0], arguments),
        None => Verdict::wrong(ANSWERS[1], Vec::new()),
    })
}

/// The right jumps, if there are any.
fn listed(jumps: impl Iterator<Item = Jump>) -> Option<Vec<Argument>> {
    let jumps: Vec<Argument> = jumps.map(Argument::Jump).collect();
    (!jumps.is_empty()).then_some(jumps)
}

impl Referee<'_> {
    fn right(
        &mut self,
        exercise: &Exercise,
        values: &[Value],
    ) -> Result<Option<Vec<Argument>>, Stopped> {
        match &exercise.task {
            Task::Value(choices) => return self.chosen(values[0], choices),
            Task::Derive(_) => return Ok(exercise.board().map(|_| vec![values[0].into()])),
            Task::Temperature(choices) => {
                let temperature =
                    self.solver.values.thermograph(values[0], self.budget)?.temperature();
                let temperature = self.solver.values.from_number(temperature);
                return self.chosen(temperature, choices);
            }
            Task::Walls => {
                let graph = self.solver.values.thermograph(values[0], self.budget)?.clone();
                let foot = [graph.temperature(), graph.mean()];
                let foot = foot.map(|number| self.solver.values.from_number(number).into());
                return Ok(Some(foot.to_vec()));
            }
            Task::Measure(measure, choices) => {
                let right = self.measure(*measure, values[0])?;
                return right.map_or(Ok(None), |right| self.chosen(right, choices));
            }
            Task::Stop(player) => {
                let stop = self.stop(values[0], *player);
                return Ok(Some(vec![stop.into()]));
            }
            Task::Order => {
                if self.unordered(values)?.is_some() {
                    return Ok(None);
                }
                let order = self.sorted(values)?;
                let letters = order.iter().map(|&place| letter(place)).collect::<Vec<_>>();
                return Ok(Some(vec![letters.join(" ").into()]));
            }
            _ => {}
        }
        let Some(board) = exercise.board() else { return Ok(None) };
        Ok(match &exercise.task {
            Task::Winner(starts) => Some(vec![self.winner(board, *starts)?.into()]),
            Task::Outcome => {
                let [left, right] =
                    [self.winner(board, Player::Left)?, self.winner(board, Player::Right)?];
                let word = match (left, right) {
                    (Player::Left, Player::Right) => "first",
                    (Player::Right, Player::Left) => "second",
                    (player, _) => player.name(),
                };
                Some(vec![word.to_string().into()])
            }
            Task::Compare => Some(vec![self.relation(board)?.0.name().to_string().into()]),
            Task::Jump(player) => listed(self.winning(board, *player)?.into_iter()),
            Task::Jumps(player) => {
                Some(self.winning(board, *player)?.into_iter().map(Argument::Jump).collect())
            }
            Task::Strike(player) => {
                let options = self.options(board, *player)?;
                let struck = self.dominated(*player, &options)?;
                listed(struck.into_iter().map(|((jump, _), _)| jump))
            }
            Task::Through(player, name) => {
                let Some(jump) = NamedBoard::of(board).jump_named(name) else { return Ok(None) };
                let reversing = self.reversing(board, (*player, jump))?;
                listed(reversing.into_iter().map(|(answer, _)| answer))
            }
            Task::Hold(player) => self.wins_second(board, *player)?.then(Vec::new),
            Task::Set(_) => Some(Vec::new()),
            _ => {
                let parts = self.parts(board).len();
                (1..=MOST_PARTS).contains(&parts).then(|| vec![parts.into()])
            }
        })
    }

    fn winner(&mut self, board: &Board, starts: Player) -> Result<Player, Stopped> {
        Ok(if self.winning(board, starts)?.is_empty() { starts.other() } else { starts })
    }

    /// The value, if it may be typed or is among the choices.
    fn chosen(
        &mut self,
        value: Value,
        choices: &[String],
    ) -> Result<Option<Vec<Argument>>, Stopped> {
        let mut is_there = choices.is_empty();
        for choice in choices {
            is_there |= self.typed(choice)?.is_ok_and(|typed| typed == value);
        }
        Ok(is_there.then(|| vec![value.into()]))
    }
}
