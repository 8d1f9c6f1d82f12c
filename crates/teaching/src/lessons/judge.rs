//! Judges answers to tasks.

use crate::content::lessons::{SubjectKind, Task};
use crate::lessons::parts::marks;
use crate::lessons::referee::Referee;
use crate::lessons::valuing::letter;
use crate::lessons::verdict::{Judgement, Verdict};
use basics::budget::Stopped;
use basics::player::Player;
use konane::{Board, Jump, NamedBoard};
use value::Value;

/// A task and its subjects.
#[derive(Clone, PartialEq, Debug)]
pub struct Exercise {
    pub task: Task,
    pub subjects: Vec<SubjectKind>,
}

impl Exercise {
    /// The first board.
    pub fn board(&self) -> Option<&Board> {
        self.subjects.iter().find_map(|subject| match subject {
            SubjectKind::Position(_, board) => Some(board),
            SubjectKind::Expression(_) => None,
        })
    }
}

/// Judges a written answer: a player's name, `first` or `second`, the sign of a relation, jumps such as `g1-e1`
/// separated by spaces, a value, a board's text, letters, marks, or a stage of a derivation.
pub fn judge(referee: &mut Referee, exercise: &Exercise, answer: &str) -> Result<Verdict, Stopped> {
    let answer = answer.trim();
    let unread = || Verdict::new(Judgement::Unread, "unread", vec![answer.to_string().into()]);
    let no_board = || Verdict::new(Judgement::Unread, "no-board", vec![]);
    let values = match referee.values(exercise)? {
        Some(values) if !exercise.subjects.is_empty() => values,
        _ => return Ok(no_board()),
    };
    match &exercise.task {
        Task::Value(choices) if choices.is_empty() && exercise.board().is_none() => {
            return referee.judge_typed(values[0], &exercise.subjects[0], answer);
        }
        Task::Value(_) | Task::Temperature(_) | Task::Measure(..) | Task::Stop(_) => {
            let claimed = match referee.typed(answer)? {
                Ok(claimed) => claimed,
                Err(unread) => return Ok(unread),
            };
            let verdict = match exercise.task {
                Task::Value(_) => referee.judge_value(values[0], &exercise.subjects[0], claimed),
                Task::Measure(measure, _) => referee.judge_measure(measure, values[0], claimed),
                Task::Stop(player) => {
                    referee.judge_stop((values[0], exercise.board()), player, claimed)
                }
                _ => referee.judge_temperature(values[0], claimed),
            }?;
            let is_chosen = match &exercise.task {
                Task::Value(choices) | Task::Temperature(choices) | Task::Measure(_, choices) => {
                    !choices.is_empty()
                }
                _ => false,
            };
            // A sum of a number, ups and a nimber has a name.
            let has_name = referee.solver.values.number_up_star(claimed).is_some();
            let is_form = verdict.is_right() && has_name && !is_chosen && answer.contains('{');
            return Ok(if is_form {
                Verdict::new(Judgement::Open, "unnamed", vec![])
            } else {
                verdict
            });
        }
        Task::Walls => return referee.judge_walls(values[0], answer),
        Task::Order => {
            return match order(answer, values.len()) {
                Some(order) => referee.judge_order(&values, &order),
                None => Ok(Verdict::new(
                    Judgement::Unread,
                    "order-letters",
                    vec![letter(values.len() - 1).into()],
                )),
            };
        }
        _ => {}
    }
    let Some(board) = exercise.board() else { return Ok(no_board()) };
    let names = NamedBoard::of(board);
    let jump = || names.jump_named(answer);
    let jumps = || jumps(answer, board);
    Ok(match &exercise.task {
        Task::Winner(starts) => match answer.parse() {
            Ok(claimed) => referee.judge_winner(board, *starts, claimed)?,
            Err(_) => unread(),
        },
        Task::Outcome => match winners(answer) {
            Some(winners) => referee.judge_outcome(board, winners)?,
            None => unread(),
        },
        Task::Compare => match answer.parse() {
            Ok(relation) => referee.judge_relation(board, relation)?,
            Err(_) => unread(),
        },
        Task::Jump(player) => match jump() {
            Some(jump) => referee.judge_jump(board, *player, jump)?,
            None => unread(),
        },
        Task::Jumps(player) => match jumps() {
            Some(jumps) => referee.judge_jumps(board, *player, &jumps)?,
            None => unread(),
        },
        Task::Hold(player) => match jumps() {
            Some(line) => referee.judge_games(board, *player, &line)?,
            None => unread(),
        },
        Task::Strike(player) => match jumps() {
            Some(jumps) => referee.judge_strike(board, *player, &jumps)?,
            None => unread(),
        },
        Task::Through(player, name) => match (names.jump_named(name), jump()) {
            (Some(option), Some(answer)) if referee.jumps(board, *player).contains(&option) => {
                referee.judge_through(board, (*player, option), answer)?
            }
            _ => unread(),
        },
        Task::Set(wish) => match Board::parse(answer, board.edge()) {
            Ok(set) => referee.judge_set(board, &set, wish)?,
            Err(_) => unread(),
        },
        Task::Derive(_) => referee.judge_derived(board, values[0], answer)?,
        Task::Parts => referee.judge_parts(board, &marks(answer, board)),
        Task::Value(_)
        | Task::Temperature(_)
        | Task::Walls
        | Task::Measure(..)
        | Task::Stop(_)
        | Task::Order => no_board(),
    })
}

impl Referee<'_> {
    /// The values of the subjects, or none if the task asks for no value; `None` if a subject cannot be read.
    pub fn values(&mut self, exercise: &Exercise) -> Result<Option<Vec<Value>>, Stopped> {
        let mut values = Vec::new();
        if !exercise.task.needs_values() {
            return Ok(Some(values));
        }
        for subject in &exercise.subjects {
            values.push(match subject {
                SubjectKind::Position(_, board) => self.value(board)?,
                SubjectKind::Expression(text) => match self.typed(text)? {
                    Ok(value) => value,
                    Err(_) => return Ok(None),
                },
            });
        }
        Ok(Some(values))
    }
}

/// Who wins if Left starts, and if Right does.
fn winners(name: &str) -> Option<[Player; 2]> {
    match name {
        "first" => Some([Player::Left, Player::Right]),
        "second" => Some([Player::Right, Player::Left]),
        _ => name.parse().ok().map(|player| [player; 2]),
    }
}

fn jumps(names: &str, board: &Board) -> Option<Vec<Jump>> {
    let named = NamedBoard::of(board);
    names.split_whitespace().map(|name| named.jump_named(name)).collect()
}

/// The indices in the order of their letters, each exactly once.
pub fn order(letters: &str, count: usize) -> Option<Vec<usize>> {
    let place = |letter: &str| match letter.as_bytes() {
        [letter] => {
            usize::from(letter.checked_sub(b'A')?).lt(&count).then_some(usize::from(letter - b'A'))
        }
        _ => None,
    };
    let order: Vec<usize> = letters.split_whitespace().map(place).collect::<Option<_>>()?;
    let is_whole = (0..count).all(|place| order.contains(&place)) && order.len() == count;
    is_whole.then_some(order)
}
