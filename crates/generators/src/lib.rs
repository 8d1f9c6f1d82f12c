//! What makes data files of the repository, run by `./dev generate`: the program that others get has none of it.

mod book;
mod puzzles;
mod candidate;
mod dictionary;
mod early;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use book::Book;
use early::Search;
use puzzles::PuzzleOptions;

/// Makes data files of the repository
#[derive(Parser)]
#[command(name = "generate", max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    generator: Generator,
}

#[derive(Subcommand)]
enum Generator {
    Book(Book),
    /// The smallest positions of each value, from censuses
    ///
    /// Writes a directory and packed shards into a new folder, for the page. docs/dictionary.md says more.
    Dictionary {
        /// A new folder
        folder: PathBuf,
        /// All parts of the plane, of an edge, of a corner, and of boards between walls, under ancient and under modern rules
        #[arg(required = true)]
        censuses: Vec<PathBuf>,
    },
    Early(Search),
    Puzzles(PuzzleOptions),
}

/// Runs the program with these arguments, of which the first is its name.
pub fn run(arguments: impl Iterator<Item = OsString>) -> ExitCode {
    command::run_with("generate", arguments.collect(), |Arguments { generator }| {
        match generator {
            Generator::Book(book) => book.write(),
            Generator::Dictionary { folder, censuses } => dictionary::write(&folder, &censuses),
            Generator::Early(search) => search.run(),
            Generator::Puzzles(puzzles) => puzzles.write(),
        }
        .map(|()| ExitCode::SUCCESS)
    })
}
