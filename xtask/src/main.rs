//! `cargo xtask WORD …`, which `./dev WORD …` runs.

use std::env;
use std::process::ExitCode;

use xtask::commands;
use xtask::run::show_times;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (word, arguments) = words.split_first().unwrap_or((&"help", &[]));
    let done = commands::run(word, arguments);
    show_times();
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("✗ {problem}");
            ExitCode::FAILURE
        }
    }
}
