//! `papamu solve`: who wins from a full board. The searches are long; they can be stopped and
//! continued.

mod task;
mod arguments;
mod answers;
mod memory_file;
mod work;
mod report;

use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use arguments::{Command, USAGE};
use report::report;
use work::TaskSolver;

pub use answers::read as read_answers;
pub use memory_file::read as read_memory;

/// The exit code if there is more to do.
const UNDECIDED: u8 = 2;

/// Runs the command with these arguments.
pub fn run(arguments: impl Iterator<Item = OsString>) -> Result<ExitCode, String> {
    let command =
        arguments::parse(arguments).map_err(|it| format!("{it}\nSee papamu solve --help."))?;
    let (text, is_done) = match command {
        Command::Help => (USAGE.trim_end().to_string(), true),
        Command::Work(work) => {
            let mut solver = TaskSolver::new(work)?;
            let is_done = solver.work()?;
            (report(&solver.answers), is_done)
        }
    };
    match writeln!(io::stdout(), "{text}") {
        // A reader that stops early, such as `head`, is no failure.
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.to_string()),
        _ if is_done => Ok(ExitCode::SUCCESS),
        _ => Ok(ExitCode::from(UNDECIDED)),
    }
}
