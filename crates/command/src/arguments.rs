//! The commands with their options. What is read, helped with and completed comes from here.

use std::path::PathBuf;

use clap::{Parser, Subcommand};
use clap_complete::Shell;

use crate::arise::Arise;
use crate::census::CensusOptions;
use crate::contest::Contest;
use crate::export::ExportOptions;
use crate::family::FamilyOptions;
use crate::job;
use crate::option::bytes;
use crate::prove::ProveOptions;
use crate::question::Texts;
use crate::solve::SolveOptions;

/// Values, winners and proofs of Kōnane positions
#[derive(Parser)]
#[command(name = "papamu", version, max_term_width = 100, after_help = TEXTS)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

const TEXTS: &str = "\
A position is its rows from top to bottom, joined by “/”: x black (Left), o white (Right), . empty, a number a run of \
empty squares. An expression is made of values: {0|*} + 1/2 - ^*, 3.^, +-1 > Tiny(2). calc takes positions too, \
\"oxo.ox\" + ^ or \"x.xo\" modern walls, and functions such as Cool({4|2}, 1), Stops, Mean, Reduced, AtomicWeight.

Without positions or expressions, a command that takes them reads one from each line of standard input. It answers each in \
one line of output: - if the search gave up, an empty line if it cannot read the text. Squares have names as on the page: a1 \
is the lower left one.

The exit code is 0 if all is well, 1 after an error, 2 if solve has more to do.";

#[derive(Subcommand)]
pub enum Command {
    /// The value of each position
    Value(Texts),
    /// Who wins: Left, Right, Next or Previous player
    Outcome(Texts),
    /// The independent parts of each position: text, place, value, penetration
    Parts(Texts),
    /// Every jump of both players, its value and its fate
    Moves(Texts),
    /// The value of each expression, or whether a comparison is true
    Expr(Texts),
    /// The same, with positions in quotes and functions
    Calc(Texts),
    /// A position of each value, on the plane under ancient rules
    Position(Texts),
    Solve(SolveOptions),
    #[command(long_about = job::FORMAT)]
    /// Searches positions for another program
    Job {
        /// Use at most about this many megabytes
        #[arg(long, value_name = "MB", value_parser = bytes, default_value = "1024")]
        memory: usize,
    },
    Match(Contest),
    Census(CensusOptions),
    Family(FamilyOptions),
    Prove(ProveOptions),
    /// Checks certificates, without the solver
    Check {
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Answers in JSON, an object on each line
        #[arg(long = "json")]
        is_json: bool,
    },
    Arise(Arise),
    Export(ExportOptions),
    /// Writes completions of these commands for a shell
    Completions {
        shell: Shell,
    },
    /// Writes man pages into a folder
    Man {
        folder: PathBuf,
    },
}
