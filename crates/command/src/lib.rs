//! The command line: `papamu` and its commands, a file for each.
//!
//! *Invariants:* only this crate and `generators` read and write files. A kill at any moment leaves whole files (`safe_file`). Answers
//! come in the order of the questions and do not depend on the number of threads.

pub mod option;
mod safe_file;
mod stopwatch;
pub mod waiting;
mod in_order;
mod question;
mod answer;
mod solve;
mod job;
pub mod census;
mod family;
mod contest;
mod prove;
mod arise;
mod export;
mod arguments;

use std::error::Error;
use std::ffi::OsString;
use std::fs;
use std::io::{self, IsTerminal};
use std::iter;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};

use clap::{CommandFactory, Parser};
use serde_json::json;

pub use in_order::answer_in_order;
// What reads files and jobs, for `laws`.
pub use job::answer_jobs;
pub use solve::{read_answers, read_memory};

use answer::TextAnswerer;
use answers::Refusal;
use arguments::{Arguments, Command};
use basics::budget::Stopped;
use option::marked;
use question::{Question, Texts};
use value::Unread;
use waiting::{Waiting, complain};

/// What a command comes to. An error is for the reader.
pub type Done<T = ()> = Result<T, Box<dyn Error>>;

/// The exit code if there is more to do.
const UNDECIDED: u8 = 2;

/// Runs the program with these arguments, of which the first is its name.
pub fn run(arguments: impl Iterator<Item = OsString>) -> ExitCode {
    run_with("papamu", marked(arguments), |Arguments { command }| run_command(command))
}

/// Reads a program's arguments, runs it, and says on standard error what went wrong.
pub fn run_with<A: Parser>(
    program: &str,
    arguments: Vec<OsString>,
    run: impl FnOnce(A) -> Done<ExitCode>,
) -> ExitCode {
    let done = match A::try_parse_from(arguments) {
        Ok(arguments) => run(arguments),
        Err(help) if help.exit_code() == 0 => {
            help.print().map(|()| ExitCode::SUCCESS).map_err(Box::from)
        }
        // Nothing can be done if this cannot be written.
        Err(refused) => return refused.print().map_or(ExitCode::FAILURE, |()| ExitCode::FAILURE),
    };
    done.unwrap_or_else(|error| {
        let kind = error.downcast_ref().map(io::Error::kind);
        // A reader that stops early, such as `head`, is no error.
        if kind == Some(io::ErrorKind::BrokenPipe) {
            return ExitCode::SUCCESS;
        }
        complain(program, error);
        ExitCode::FAILURE
    })
}

fn run_command(command: Command) -> Done<ExitCode> {
    let is_good = |is_good| if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    let answer = |question, texts| answer_all(question, texts).map(is_good);
    match command {
        Command::Value(texts) => return answer(Question::Value, texts),
        Command::Outcome(texts) => return answer(Question::Outcome, texts),
        Command::Parts(texts) => return answer(Question::Parts, texts),
        Command::Moves(texts) => return answer(Question::Moves, texts),
        Command::Expr(texts) => return answer(Question::Expression, texts),
        Command::Calc(texts) => return answer(Question::Calculation, texts),
        Command::Position(texts) => return answer(Question::Position, texts),
        Command::Check { files, is_json } => {
            return prove::check_files(&files, is_json).map(is_good);
        }
        Command::Solve(solve) if !solve.run()? => return Ok(UNDECIDED.into()),
        Command::Solve(_) => {}
        Command::Job { memory } => answer_jobs(memory, io::stdin().lock(), io::stdout().lock())?,
        Command::Match(contest) => contest.play_all()?,
        Command::Census(census) => census.run()?,
        Command::Family(family) => family.run()?,
        Command::Prove(prove) => prove.run()?,
        Command::Arise(arise) => arise.run()?,
        Command::Export(export) => export.run()?,
        Command::Completions { shell } => {
            clap_complete::generate(shell, &mut Arguments::command(), "papamu", &mut io::stdout());
        }
        Command::Man { folder } => {
            fs::create_dir_all(&folder)?;
            clap_mangen::generate_to(Arguments::command(), folder)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Answers each text in a line of its own. Returns whether all texts could be read.
fn answer_all(question: Question, Texts { options, form, texts }: Texts) -> Done<bool> {
    if question == Question::Position && (options.rules, options.edge) != Default::default() {
        return Err("position builds for ancient rules on the plane only".into());
    }
    let mut threads = options.machine.threads;
    let waiting = match texts.len() {
        0 if io::stdin().is_terminal() => Waiting::none(),
        0 => Waiting::of_many(),
        1 => Waiting::of_one(),
        all => Waiting::of(all as u64),
    };
    let texts: Box<dyn Iterator<Item = io::Result<String>> + Send> = if texts.is_empty() {
        Box::new(iter::from_fn(|| io::stdin().lines().next()))
    } else {
        threads = threads.min(texts.len());
        Box::new(texts.into_iter().map(Ok))
    };
    let all_memory = Arc::new(Mutex::new(()));
    let make_answerer = move || {
        let all_memory = all_memory.clone();
        let mut answerer = TextAnswerer::new(question, form, options.shared(threads));
        move |text: io::Result<String>| {
            text.map(|text| match answerer.answer(&text) {
                Err(Refusal::Stopped(Stopped::Memory)) if threads > 1 => {
                    // Too much for a thread's share: one text at a time may take all the memory, so that
                    // the answer does not depend on the number of threads.
                    let _one_at_a_time = all_memory.lock();
                    TextAnswerer::new(question, form, options).answer(&text)
                }
                answer => answer,
            })
        }
    };
    let mut out = io::stdout().lock();
    let mut all_good = true;
    let mut number = 0;
    answer_in_order(threads, texts, make_answerer, &waiting, |answer| {
        number += 1;
        let line = match answer? {
            Ok(answer) => answer,
            Err(Refusal::Stopped(_)) => if form.is_json { "null" } else { "-" }.to_string(),
            Err(refusal) => {
                all_good = false;
                let (place, wrong) = match refusal {
                    Refusal::Unread(Unread { character, expected }) => (
                        format!("line {number}, column {character}"),
                        format!("expected {expected}"),
                    ),
                    other => (format!("line {number}"), other.to_string()),
                };
                if form.is_json {
                    json!({ "error": format!("{place}: {wrong}") }).to_string()
                } else {
                    waiting.aside(|| complain(place, wrong));
                    String::new()
                }
            }
        };
        // A program that pipes in one text after another waits for each answer.
        Ok(waiting.line(&mut out, line)?)
    })?;
    Ok(all_good)
}
