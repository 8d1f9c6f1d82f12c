//! The command line: `papamu` and its commands, a file for each.
//!
//! *Invariants:* only this crate reads and writes files. A kill at any moment leaves whole files (`safe_file`). Answers
//! come in the order of the questions and do not depend on the number of threads.

mod option;
mod safe_file;
mod stopwatch;
mod in_order;
mod arguments;
mod answer;
mod calculate;
mod solve;
mod job;
mod book;
mod census;
mod candidate;
mod dictionary;
mod early;
mod family;
mod contest;
mod prove;
mod arise;

use std::ffi::OsString;
use std::io::{self, Write};
use std::iter;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};

use answer::{NoAnswer, TextAnswerer, Unreadable};
use arguments::{Options, USAGE};
use in_order::answer_in_order;

// What reads files and jobs, for `laws`.
pub use census::open as open_census;
pub use job::answer_jobs;
pub use solve::{read_answers, read_memory};

/// Runs the program with these arguments.
pub fn run(arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let mut arguments = arguments.peekable();
    if arguments.next_if(|word| word == "--version").is_some() {
        let said = writeln!(io::stdout(), "papamu {}", env!("CARGO_PKG_VERSION"));
        return finished(said.map(|()| true));
    }
    if arguments.next_if(|word| word == "solve").is_some() {
        return solve::run(arguments).unwrap_or_else(|problem| fail(&problem));
    }
    if arguments.next_if(|word| word == "job").is_some() {
        return written(job::run(arguments), "job");
    }
    if arguments.next_if(|word| word == "match").is_some() {
        return written(contest::run(arguments), "match");
    }
    if arguments.next_if(|word| word == "book").is_some() {
        return written(book::run(arguments), "book");
    }
    if arguments.next_if(|word| word == "census").is_some() {
        return written(census::run(arguments), "census");
    }
    if arguments.next_if(|word| word == "dictionary").is_some() {
        return written(dictionary::run(arguments), "dictionary");
    }
    if arguments.next_if(|word| word == "early").is_some() {
        return written(early::run(arguments), "early");
    }
    if arguments.next_if(|word| word == "family").is_some() {
        return written(family::run(arguments), "family");
    }
    if arguments.next_if(|word| word == "prove").is_some() {
        return written(prove::run_prove(arguments), "prove");
    }
    if arguments.next_if(|word| word == "check").is_some() {
        return finished(prove::run_check(arguments));
    }
    if arguments.next_if(|word| word == "arise").is_some() {
        return written(arise::run(arguments), "arise");
    }
    match arguments::parse(arguments) {
        Ok(None) => {
            print!("{USAGE}");
            ExitCode::SUCCESS
        }
        Ok(Some((options, texts))) => finished(answer_all(options, texts)),
        Err(problem) => fail(&format!("{problem}\nSee papamu --help.")),
    }
}

fn written(done: Result<io::Result<()>, String>, word: &str) -> ExitCode {
    match done {
        Ok(done) => finished(done.map(|()| true)),
        Err(problem) => fail(&format!("{problem}\nSee papamu {word} --help.")),
    }
}

/// The exit code after everything has been written, or after a failure.
fn finished(done: io::Result<bool>) -> ExitCode {
    match done {
        Ok(true) => ExitCode::SUCCESS,
        // A reader that stops early, such as `head`, is no error.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => fail(&error.to_string()),
    }
}

fn fail(problem: &str) -> ExitCode {
    eprintln!("papamu: {problem}");
    ExitCode::FAILURE
}

/// Answers each text in a line of its own. Returns whether all texts could be read.
fn answer_all(options: Options, texts: Vec<String>) -> io::Result<bool> {
    let mut threads = options.threads;
    let texts: Box<dyn Iterator<Item = io::Result<String>> + Send> = if texts.is_empty() {
        Box::new(iter::from_fn(|| io::stdin().lines().next()))
    } else {
        threads = threads.min(texts.len());
        Box::new(texts.into_iter().map(Ok))
    };
    let all_memory = Arc::new(Mutex::new(()));
    let make_answerer = move || {
        let all_memory = all_memory.clone();
        let mut answerer = TextAnswerer::new(Options { bytes: options.bytes / threads, ..options });
        move |text: io::Result<String>| {
            text.map(|text| match answerer.answer(&text) {
                Ok(Err(NoAnswer::NoMemory)) if threads > 1 => {
                    // Too much for a thread's share: one text at a time may take all the memory, so that
                    // the answer does not depend on the number of threads.
                    let _one_at_a_time = all_memory.lock();
                    TextAnswerer::new(options).answer(&text)
                }
                answer => answer,
            })
        }
    };
    let mut out = io::stdout().lock();
    let mut all_good = true;
    let mut number = 0;
    answer_in_order(threads, texts, make_answerer, |answer| {
        number += 1;
        match answer? {
            Ok(answer) => writeln!(out, "{}", answer.as_deref().unwrap_or("-"))?,
            Err(Unreadable { character, expected }) => {
                all_good = false;
                eprintln!("line {number}, column {character}: expected {expected}");
                writeln!(out)?;
            }
        }
        // A program that pipes in one text after another waits for each answer.
        out.flush()
    })?;
    Ok(all_good)
}
