//! Searches a task and saves its results.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::option::{Machine, counted};
use crate::safe_file::with_ending;
use crate::solve::answers::{Answer, Answers, Cost};
use crate::solve::memory_file::{load, save};
use crate::solve::task::{Task, columns};
use crate::stopwatch::Stopwatch;
use crate::waiting::Waiting;
use basics::budget::{Budget, Stopped};
use game::Beginning;
use solver::OutcomeSearch;

/// The steps of each thread between two readings of the clock: about a tenth of a second.
const SLICE: u64 = 100_000;
/// The shortest time between two saves of a search,
const REST: Duration = Duration::from_secs(60);
/// and the largest share of the time that saving may take: one in this many.
const SHARE: u32 = 20;

pub struct TaskSolver {
    pub answers: Answers,
    machine: Machine,
    time: Option<Duration>,
    most_positions: Option<u64>,
    file: PathBuf,
    /// The tables of the current search.
    memory_file: PathBuf,
    started: Instant,
    /// The cost since the last save.
    positions: u64,
}

impl TaskSolver {
    /// Continues from the files, if they exist.
    pub fn new(
        task: Task,
        machine: Machine,
        time: Option<Duration>,
        most_positions: Option<u64>,
        file: PathBuf,
    ) -> Result<Self, String> {
        let answers = if file.exists() { Answers::open(&file)? } else { Answers::none(task) };
        if answers.task != task {
            return Err(format!(
                "{} is of another task: give another --file, or the options it was made with",
                file.display()
            ));
        }
        // Fails before the search if the file cannot be written.
        answers.save(&file)?;
        let memory_file = with_ending(&file, ".search");
        Ok(TaskSolver {
            answers,
            machine,
            time,
            most_positions,
            file,
            memory_file,
            started: Instant::now(),
            positions: 0,
        })
    }

    /// Returns whether everything is decided.
    pub fn work(&mut self) -> Result<bool, String> {
        let task = self.answers.task;
        let beginnings = task.beginnings();
        let waiting = Waiting::of(beginnings.len() as u64);
        for beginning in beginnings {
            if self.answers.get(beginning).is_some() {
                waiting.advance();
                continue;
            }
            let Some(answer) = self.search(beginning, &waiting)? else { return Ok(false) };
            let opening = columns(beginning, task.rows);
            let Answer { winner, cost } = answer;
            let (positions, seconds) = (cost.positions, cost.seconds());
            waiting.aside(|| {
                eprintln!("{opening}\t{winner} wins\t{positions} positions\t{seconds:.1} s");
            });
            waiting.advance();
            self.answers.add(beginning, answer);
            self.answers.save(&self.file)?;
            if self.memory_file.exists() {
                let removed = fs::remove_file(&self.memory_file);
                removed.map_err(|error| format!("{}: {error}", self.memory_file.display()))?;
            }
        }
        Ok(true)
    }

    /// `None` if a limit is reached before.
    fn search(
        &mut self,
        beginning: Beginning,
        waiting: &Waiting,
    ) -> Result<Option<Answer>, String> {
        let task = self.answers.task;
        let (board, name) =
            (beginning.board(task.rows, task.columns), columns(beginning, task.rows));
        let name = [&task.size(), task.rules.name(), &name].join("\t");
        let mut search =
            OutcomeSearch::with_threads(task.rules, self.machine.bytes, self.machine.threads);
        let before = load(&self.memory_file, &name, &mut search)?;
        let (stopwatch, searched_before) = (Stopwatch::start(), self.positions);
        let cost = |search: &OutcomeSearch| {
            let milliseconds = stopwatch.elapsed().as_millis() as u64;
            before.plus(Cost { positions: search.positions(), milliseconds })
        };
        let (mut saved, mut rest) = (Instant::now(), REST);
        loop {
            let slice = SLICE * self.machine.threads as u64;
            let steps = match self.most_positions {
                Some(limit) => slice.min(limit.saturating_sub(self.positions)),
                None => slice,
            };
            let found = search.winner(&board, beginning.first, &mut Budget::steps(steps));
            self.positions = searched_before + search.positions();
            waiting.say(counted(search.positions(), "position"));
            match found {
                Ok(winner) => return Ok(Some(Answer { winner, cost: cost(&search) })),
                Err(Stopped::Budget) => {}
                Err(_) => return Err("this search needs more than --memory".to_string()),
            }
            let is_over = self.is_over();
            if is_over || saved.elapsed() > rest {
                let begun = Instant::now();
                save(&self.memory_file, &name, &search, cost(&search))?;
                (saved, rest) = (Instant::now(), REST.max(SHARE * begun.elapsed()));
            }
            if is_over {
                return Ok(None);
            }
        }
    }

    fn is_over(&self) -> bool {
        self.time.is_some_and(|limit| self.started.elapsed() >= limit)
            || self.most_positions.is_some_and(|limit| self.positions >= limit)
    }
}
