//! The worker's side: one job, worked on in slices between which new questions are heard.

use crate::budget::Budget;
use crate::konane::{Board, Edge, Rules};
use crate::player::Player;
use crate::solver::Reference;
use crate::value;
use crate::worker::message::{Answer, JobId, Outcome, Position, Progress, ValueText};

/// How long a slice should take, so that a stop is heard soon, in milliseconds.
const SLICE: f64 = 20.0;
/// Progress is told first after, and then every, so many milliseconds.
const PROGRESS: f64 = 300.0;
/// A browser gives a worker up to 4 GiB; a phone much less.
const MEMORY: usize = 1 << 30;
/// The longest name that is sent to the page, in bytes.
const NAME: usize = 20_000;

/// Does jobs, one at a time. What one has found out serves the next.
pub struct Desk {
    solver: Reference,
    rules: Rules,
    job: Option<Job>,
    /// Steps of the next slice: adapted to the machine.
    steps: u64,
}

struct Job {
    id: JobId,
    board: Board,
    started: f64,
    told: f64,
}

impl Default for Desk {
    fn default() -> Self {
        Desk {
            solver: Reference::new(Rules::Ancient),
            rules: Rules::Ancient,
            job: None,
            steps: 1_000,
        }
    }
}

impl Desk {
    /// Takes a job on, in place of the running one. `now` is the time in milliseconds.
    pub fn take(&mut self, id: JobId, position: &Position, now: f64) -> Option<Answer> {
        let rules = if position.modern { Rules::Modern } else { Rules::Ancient };
        let edge = if position.walls { Edge::Walls } else { Edge::Plane };
        if rules != self.rules || self.solver.bytes() > MEMORY / 2 {
            self.solver = Reference::new(rules);
            self.rules = rules;
        }
        self.job = None;
        let board = Board::parse(&position.board, edge).ok();
        match board.filter(|board| board.stones().count() <= Reference::MAX_STONES) {
            None => Some(Answer::TooHard { job: id, progress: Progress::default() }),
            Some(board) => {
                self.job = Some(Job { id, board, started: now, told: now });
                None
            }
        }
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
        if let Some(value) = self.evaluate(&job.board) {
            return Some(Answer::Value { job: job.id, value });
        }
        let time = now();
        // A slice begins where its predecessor ended, but has to walk there first. One that came
        // no further needs more steps, however slow they are.
        self.steps = match self.known() > known {
            true => next_steps(self.steps, time - began),
            false => self.steps.saturating_mul(2),
        };
        let progress = Progress {
            positions: self.solver.positions() as u32,
            milliseconds: (time - job.started) as u32,
        };
        let id = job.id;
        if self.solver.bytes() > MEMORY {
            self.solver = Reference::new(self.rules);
            return Some(Answer::TooHard { job: id, progress });
        }
        let due = time - job.told >= PROGRESS;
        if due {
            job.told = time;
        }
        self.job = Some(job);
        due.then_some(Answer::Progress { job: id, progress })
    }

    /// How much has been found out.
    fn known(&self) -> usize {
        self.solver.positions() + self.solver.forms.len()
    }

    fn evaluate(&mut self, board: &Board) -> Option<ValueText> {
        let budget = &mut Budget::steps(self.steps);
        let value = self.solver.value(board, budget).ok()?;
        let outcome = self.solver.forms.outcome(value, budget).ok()?;
        let name = self.solver.forms.write(value, NAME);
        Some(ValueText {
            name: name.unwrap_or_else(|| format!("a value of more than {NAME} signs")),
            outcome: match outcome {
                value::Outcome::Wins(Player::Left) => Outcome::Left,
                value::Outcome::Wins(Player::Right) => Outcome::Right,
                value::Outcome::Next => Outcome::Next,
                value::Outcome::Previous => Outcome::Previous,
            },
        })
    }
}

/// Steps for the next slice, from those of the last one and the time it took. Changes by a factor
/// of two at most, because one slice says little.
fn next_steps(steps: u64, milliseconds: f64) -> u64 {
    let factor = (SLICE / milliseconds.max(0.1)).clamp(0.5, 2.0);
    ((steps as f64 * factor) as u64).clamp(100, 10_000_000)
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
        let Some(Answer::Value { job, value }) = desk.work(clock(1.0)) else {
            panic!("a value is expected");
        };
        assert_eq!((job, value.name.as_str(), value.outcome), (JobId(7), "1", Outcome::Left));
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
    fn refuses_what_would_overflow_the_stack() {
        let mut desk = Desk::default();
        let answer = desk.take(JobId(1), &position(&"x".repeat(200)), 0.0);
        assert_eq!(answer, None);
        let many = ["x".repeat(200), "o".repeat(200)].join("/");
        assert!(matches!(desk.take(JobId(2), &position(&many), 0.0), Some(Answer::TooHard { .. })));
    }

    #[test]
    fn slices_get_further_on_the_slowest_machine() {
        let mut desk = Desk { steps: 100, ..Desk::default() };
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
        assert_eq!(next_steps(1_000, 40.0), 500);
        assert_eq!(next_steps(1_000, 0.0), 2_000);
        assert_eq!(next_steps(1_000, SLICE), 1_000);
        assert_eq!(next_steps(100, 1_000.0), 100);
    }
}
