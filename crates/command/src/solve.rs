//! `papamu solve`: who wins from a full board. The searches are long; they can be stopped and
//! continued.

mod task;
mod answers;
mod memory_file;
mod work;
mod report;

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use crate::Done;
use crate::option::{Machine, SIDES, first, rules, size};
use basics::player::Player;
use game::Removal;
use konane::Rules;
use report::report;
use task::{Openings, Task};
use work::TaskSolver;

pub use answers::read as read_answers;
pub use memory_file::read as read_memory;

/// Who wins from a full board, opening by opening
///
/// Prints a line for each opening, the black square first, with the winner if Left (black) removes a stone first and so jumps
/// first, and if Right does; then a line for each rule of removal: who wins the whole game, and which stones the first player
/// can remove to win. - means not decided. An opening represents all its images by symmetry.
///
/// FILE contains the decided openings, FILE.search the state of the current search: the same command continues where it was
/// stopped. The exit code is 0 if everything is decided, 2 if there is more to do, 1 after an error.
#[derive(Args)]
pub struct SolveOptions {
    /// Rows and columns, 1 to 8
    #[arg(long, value_name = "N|RxC", value_parser = |word: &str| size(word, SIDES))]
    size: (i32, i32),
    /// How far a jump goes
    #[arg(long, value_parser = rules(), default_value = Rules::default().name())]
    rules: Rules,
    /// Which openings: anywhere, tournament, centre, H-M, V-M, H-C, V-C; or with --first only that without two stones
    #[arg(long, value_name = "RULE|a1b1", default_value = Removal::Anywhere.name())]
    removal: String,
    /// This player removes and jumps first
    #[arg(long, value_parser = first())]
    first: Option<Player>,
    #[command(flatten)]
    machine: Machine,
    /// Stop after this time
    #[arg(long, value_name = "N", conflicts_with = "seconds")]
    hours: Option<u64>,
    /// Stop after this time
    #[arg(long, value_name = "N")]
    seconds: Option<u64>,
    /// Stop after about so many positions
    #[arg(long, value_name = "N")]
    positions: Option<u64>,
    /// [default: solve-SIZE-RULES-REMOVAL.txt]
    #[arg(long)]
    file: Option<PathBuf>,
    /// Answers in JSON
    #[arg(long = "json")]
    is_json: bool,
}

impl SolveOptions {
    /// Returns whether everything is decided.
    pub fn run(&self) -> Done<bool> {
        let task = self.task()?;
        let file = self.file.clone().unwrap_or_else(|| PathBuf::from(task.file_name()));
        let seconds = self.hours.map(|hours| hours.saturating_mul(3600)).or(self.seconds);
        let time = seconds.map(Duration::from_secs);
        let mut solver = TaskSolver::new(task, self.machine, time, self.positions, file)?;
        let is_done = solver.work()?;
        writeln!(io::stdout(), "{}", report(&solver.answers, self.is_json))?;
        Ok(is_done)
    }

    fn task(&self) -> Result<Task, String> {
        let (rows, columns) = self.size;
        let openings = match self.first {
            None => Removal::named(&self.removal).map(Openings::Of).ok_or_else(|| {
                let names = Removal::ALL.map(Removal::name).join(", ");
                format!("--removal is one of {names}; two squares, as in a1b1, need --first too")
            })?,
            Some(first) => Openings::single(&self.removal, first, self.size)
                .ok_or("--first needs two neighbouring squares, as in --removal a1b1")?,
        };
        let task = Task { rows, columns, rules: self.rules, openings };
        if task.beginnings().is_empty() {
            return Err(format!(
                "a board of {} has no opening {}",
                task.size(),
                openings.name(rows)
            ));
        }
        Ok(task)
    }
}
