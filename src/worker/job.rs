//! The worker's side: one job, worked on in slices between which new questions are heard.

use crate::budget::{Budget, Stopped};
use crate::konane::{Board, Edge, Rules};
use crate::player::Player;
use crate::solver::{OutcomeSearch, Solver};
use crate::value::{self, Style, Value};
use crate::worker::message::{Answer, JobId, Look, Outcome, Piece, Position, Progress, ValueText};

/// How long a slice should take, so that a stop is heard soon, in milliseconds.
const SLICE: f64 = 20.0;
/// The fewest steps of a slice: more than the longest line of play has jumps.
const LEAST: u64 = 400;
/// Progress is told first after, and then every, so many milliseconds.
const PROGRESS: f64 = 300.0;
/// What each of the two searches may take. A browser gives a worker up to 4 GiB; a phone much less.
const MEMORY: usize = 256 << 20;
/// After so many milliseconds of finding out who wins the value is looked for.
const PATIENCE: f64 = 400.0;
/// The longest name that is sent to the page, in characters.
const NAME: usize = 20_000;

/// Does jobs, one at a time. What one has found out serves the next.
pub struct Desk {
    rules: Rules,
    solver: Solver,
    outcomes: OutcomeSearch,
    job: Option<Job>,
    /// Steps of the next slice: adapted to the machine.
    steps: u64,
}

struct Job {
    id: JobId,
    board: Board,
    started: f64,
    told: f64,
    stage: Stage,
}

/// What is being looked for, in the order of what it costs.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Stage {
    /// Who wins.
    Outcome,
    /// The value; and whether it is known who wins.
    Value(bool),
    /// Who wins, the value being out of reach.
    OutcomeOnly,
    /// Nothing more.
    End,
}

impl Default for Desk {
    fn default() -> Self {
        Desk::new(Rules::Ancient)
    }
}

impl Desk {
    fn new(rules: Rules) -> Self {
        Desk {
            rules,
            solver: Solver::with_memory(rules, MEMORY),
            outcomes: OutcomeSearch::new(rules, MEMORY),
            job: None,
            steps: LEAST,
        }
    }

    /// Takes a job on, in place of the running one. `now` is the time in milliseconds.
    pub fn take(&mut self, id: JobId, position: &Position, now: f64) -> Option<Answer> {
        let rules = if position.modern { Rules::Modern } else { Rules::Ancient };
        let edge = if position.walls { Edge::Walls } else { Edge::Plane };
        if rules != self.rules || self.solver.bytes() > MEMORY / 2 {
            *self = Desk::new(rules);
        }
        self.job = None;
        let Ok(board) = Board::parse(&position.board, edge) else {
            return Some(Answer::TooHard { job: id, progress: Progress::default() });
        };
        self.job = Some(Job { id, board, started: now, told: now, stage: Stage::Outcome });
        None
    }

    /// Drops the running job.
    pub fn stop(&mut self) -> Option<Answer> {
        self.job.take().map(|job| Answer::Stopped { job: job.id })
    }

    pub fn is_busy(&self) -> bool {
        self.job.is_some()
    }

    /// Works for a moment. `now` tells the time in milliseconds.
    pub fn work(&mut self, now: impl Fn() -> f64) -> Option<Answer> {
        let mut job = self.job.take()?;
        let began = now();
        let known = self.known();
        let (id, found) = (job.id, self.slice(&mut job));
        let time = now();
        let progress = Progress {
            positions: (self.solver.positions() + self.outcomes.positions()) as u32,
            milliseconds: (time - job.started) as u32,
        };
        if found.is_none() {
            if job.stage == Stage::End {
                return Some(Answer::TooHard { job: id, progress });
            }
            if job.stage == Stage::Outcome && time - job.started > PATIENCE {
                job.stage = Stage::Value(false);
            }
            // A slice that has found nothing out broke off where its predecessor did: it needs more
            // steps, however slow they are.
            self.steps = match self.known() > known {
                true => next_steps(self.steps, time - began),
                false => self.steps.saturating_mul(2),
            };
        }
        if let Some(answer @ Answer::Value { .. }) = found {
            return Some(answer);
        }
        let is_due = time - job.told >= PROGRESS;
        if is_due {
            job.told = time;
        }
        self.job = Some(job);
        found.or(is_due.then_some(Answer::Progress { job: id, progress }))
    }

    /// One slice of a job: what it has found, if anything.
    fn slice(&mut self, job: &mut Job) -> Option<Answer> {
        let budget = &mut Budget::steps(self.steps);
        match job.stage {
            Stage::Outcome => match self.outcomes.outcome(&job.board, budget) {
                Ok(outcome) => {
                    job.stage = Stage::Value(true);
                    return Some(Answer::Outcome { job: job.id, outcome: outcome.into() });
                }
                Err(Stopped::Budget) => {}
                Err(_) => job.stage = Stage::Value(false),
            },
            Stage::Value(is_outcome_known) => match self.evaluate(&job.board, budget) {
                Ok(value) => return Some(Answer::Value { job: job.id, value }),
                Err(Stopped::Budget) => {}
                Err(_) if is_outcome_known => job.stage = Stage::End,
                Err(_) => {
                    self.solver = Solver::with_memory(self.rules, MEMORY);
                    job.stage = Stage::OutcomeOnly;
                }
            },
            Stage::OutcomeOnly => match self.outcomes.outcome(&job.board, budget) {
                Ok(outcome) => {
                    job.stage = Stage::End;
                    return Some(Answer::Outcome { job: job.id, outcome: outcome.into() });
                }
                Err(Stopped::Budget) => {}
                Err(_) => job.stage = Stage::End,
            },
            Stage::End => {}
        }
        None
    }

    /// How much has been found out.
    fn known(&self) -> u64 {
        self.solver.progress() + self.outcomes.positions()
    }

    fn evaluate(&mut self, board: &Board, budget: &mut Budget) -> Result<ValueText, Stopped> {
        let value = self.solver.value(board, budget)?;
        self.describe(value, budget)
    }

    fn describe(&mut self, value: Value, budget: &mut Budget) -> Result<ValueText, Stopped> {
        let values = &mut self.solver.values;
        let name = values.pieces(value, NAME, budget)?;
        let mut written = |style| values.write(value, style, NAME, budget);
        let too_long = || format!("a value of more than {NAME} signs");
        let (plain, words) = (written(Style::Plain)?, written(Style::Words)?);
        let stop = |player| values.stop(value, player).number.to_string();
        let (left_stop, right_stop) = (stop(Player::Left), stop(Player::Right));
        Ok(ValueText {
            name: name.map(|pieces| pieces.into_iter().map(Piece::from).collect()),
            plain: plain.unwrap_or_else(too_long),
            words: words.unwrap_or_else(too_long),
            outcome: values.outcome(value).into(),
            mean: values.mean(value, budget)?.to_string(),
            temperature: values.temperature(value, budget)?.to_string(),
            left_stop,
            right_stop,
        })
    }
}

impl From<value::Outcome> for Outcome {
    fn from(outcome: value::Outcome) -> Self {
        match outcome {
            value::Outcome::Wins(Player::Left) => Outcome::Left,
            value::Outcome::Wins(Player::Right) => Outcome::Right,
            value::Outcome::Next => Outcome::Next,
            value::Outcome::Previous => Outcome::Previous,
        }
    }
}

impl From<value::Piece> for Piece {
    fn from(piece: value::Piece) -> Self {
        let look = match piece.look {
            value::Look::Normal => Look::Normal,
            value::Look::Superscript => Look::Superscript,
            value::Look::Subscript => Look::Subscript,
            value::Look::Fraction => Look::Fraction,
            value::Look::Space => Look::Space,
        };
        Piece { text: piece.text, look }
    }
}

/// Steps for the next slice, from those of the last one and the time it took. Changes by a factor
/// of two at most, because one slice says little.
fn next_steps(steps: u64, milliseconds: f64) -> u64 {
    let factor = (SLICE / milliseconds.max(0.1)).clamp(0.5, 2.0);
    ((steps as f64 * factor) as u64).clamp(LEAST, 10_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    fn position(board: &str) -> Position {
        Position { modern: false, walls: true, board: board.to_string() }
    }

    /// A clock that moves on by so many milliseconds each time it is read.
    fn clock(step: f64) -> impl Fn() -> f64 {
        let time = Cell::new(0.0);
        move || time.replace(time.get() + step)
    }

    const DENSE: &str = "xoxoxoxo/oxoxoxox/xoxoxoxo/oxo..xox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox";

    #[test]
    fn answers_and_is_free_again() {
        let mut desk = Desk::default();
        assert_eq!(desk.take(JobId(7), &position("xo."), 0.0), None);
        let outcome = Answer::Outcome { job: JobId(7), outcome: Outcome::Left };
        assert_eq!(desk.work(clock(1.0)), Some(outcome));
        let Some(Answer::Value { job, value }) = desk.work(clock(1.0)) else {
            panic!("a value is expected");
        };
        assert_eq!((job, value.plain.as_str(), value.outcome), (JobId(7), "1", Outcome::Left));
        assert_eq!((value.mean.as_str(), value.temperature.as_str()), ("1", "-1"));
        assert!(!desk.is_busy());
    }

    #[test]
    fn long_jobs_tell_progress_and_stop() {
        let mut desk = Desk::default();
        desk.take(JobId(1), &position(DENSE), 0.0);
        let now = clock(40.0);
        let told = (0..20).filter_map(|_| desk.work(&now)).collect::<Vec<_>>();
        assert!(
            matches!(told[0], Answer::Progress { job: JobId(1), progress } if progress.positions > 0)
        );
        assert_eq!(desk.stop(), Some(Answer::Stopped { job: JobId(1) }));
        assert_eq!(desk.work(&now), None);
        assert_eq!(desk.stop(), None);
    }

    #[test]
    fn the_largest_boards_are_refused_or_answered() {
        let mut desk = Desk::default();
        // Nobody can ever move here, however many stones there are.
        let stones = ["x".repeat(200), "o".repeat(200)].join("/");
        assert_eq!(desk.take(JobId(1), &position(&stones), 0.0), None);
        let now = clock(1.0);
        let told = (0..50).filter_map(|_| desk.work(&now)).last();
        assert!(matches!(told, Some(Answer::Value { value, .. }) if value.plain == "0"));
    }

    #[test]
    fn slices_get_further_on_the_slowest_machine() {
        let mut desk = Desk::default();
        // A path of 139 jumps before the first value is found.
        let board = format!("x{}/{}", "o.".repeat(99), ["198o"; 40].join("/1/"));
        desk.take(JobId(1), &Position { modern: false, walls: false, board }, 0.0);
        let now = clock(1_000.0);
        let is_value = |answer: &Answer| matches!(answer, Answer::Value { .. });
        let answer = (0..1_000).find_map(|_| desk.work(&now).filter(is_value));
        assert!(answer.is_some());
    }

    #[test]
    fn slices_follow_the_machine() {
        assert_eq!(next_steps(9_000, 40.0), 4_500);
        assert_eq!(next_steps(9_000, 0.0), 18_000);
        assert_eq!(next_steps(9_000, SLICE), 9_000);
        assert_eq!(next_steps(LEAST, 1_000.0), LEAST);
    }
}
