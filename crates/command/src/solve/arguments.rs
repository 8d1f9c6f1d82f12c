//! Reading of the arguments.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use lexopt::{Arg, Parser, ValueExt};

use crate::option::{
    SIDES, all_cores, bytes, error_text, first_option, named, number, rules_option, size_option,
    threads_option, value,
};
use crate::solve::task::{Openings, Task};
use game::Removal;
use konane::Rules;

pub const USAGE: &str = "\
papamu solve --size N|RxC [OPTION …]  who wins a board of R rows and C columns, opening by opening

It prints a line for each opening, the black square first, with the winner if Left (black) removes a stone
first and so jumps first, and if Right does; then a line for each rule of removal: who wins the whole game,
and which stones the first player can remove to win. - means not decided. An opening represents all its images
by symmetry.

FILE contains the decided openings, FILE.search the state of the current search: the same command continues
where it was stopped. The exit code is 0 if everything is decided, 2 if there is more to do, 1 after an error.

--size N|RxC             rows and columns, 1 to 8
--rules ancient|modern   how far a jump goes (ancient)
--removal anywhere|tournament|centre|H-M|V-M|H-C|V-C
                         which openings (anywhere)
--removal a1b1 --first black|white
                         only the opening without these two stones, with this player first
--memory MB              use at most about this many megabytes (1024)
--threads N              search with N threads (all cores)
--hours N, --seconds N   stop after this time
--positions N            stop after about N positions
--file FILE              (solve-SIZE-RULES-REMOVAL.txt)
--help, -h               this text
";

const OPTIONS: &str = "--size, --rules, --removal, --first, --memory, --threads, --hours, --seconds, \
                       --positions, --file and --help";

pub enum Command {
    Help,
    Work(Work),
}

pub struct Work {
    pub task: Task,
    pub limits: Limits,
    pub file: PathBuf,
}

#[derive(Clone, Copy)]
pub struct Limits {
    pub bytes: usize,
    pub threads: usize,
    pub time: Option<Duration>,
    pub positions: Option<u64>,
}

pub fn parse(arguments: impl Iterator<Item = OsString>) -> Result<Command, String> {
    let mut parser = Parser::from_args(arguments);
    let (mut size, mut rules, mut removal, mut first) = (None, Rules::default(), None, None);
    let mut limits =
        Limits { bytes: 1024 << 20, threads: all_cores(), time: None, positions: None };
    let mut file = None;
    while let Some(argument) = parser.next().map_err(error_text)? {
        match argument {
            Arg::Short('h') | Arg::Long("help") => return Ok(Command::Help),
            Arg::Long("size") => size = Some(size_option(&mut parser, SIDES)?),
            Arg::Long("rules") => rules = rules_option(&mut parser)?,
            Arg::Long("removal") => removal = Some(value(&mut parser)?),
            Arg::Long("first") => first = Some(first_option(&mut parser)?),
            Arg::Long("memory") => limits.bytes = bytes(&mut parser, "--memory")?.max(1 << 20),
            Arg::Long("threads") => limits.threads = threads_option(&mut parser)?,
            Arg::Long("hours") => {
                let hours = number(&mut parser, "--hours")?;
                limits.time = Some(Duration::from_secs(hours.saturating_mul(3600)));
            }
            Arg::Long("seconds") => {
                limits.time = Some(Duration::from_secs(number(&mut parser, "--seconds")?));
            }
            Arg::Long("positions") => limits.positions = Some(number(&mut parser, "--positions")?),
            Arg::Long("file") => file = Some(PathBuf::from(parser.value().map_err(error_text)?)),
            Arg::Value(word) => {
                let word = word.string().map_err(error_text)?;
                return Err(format!("“{word}” is not an option"));
            }
            Arg::Long(option) => return Err(unknown(format!("--{option}"))),
            Arg::Short(option) => return Err(unknown(format!("-{option}"))),
        }
    }
    let (rows, columns) = size.ok_or("--size is missing, as in --size 6x7")?;
    let openings = match (removal, first) {
        (None, None) => Openings::Of(Removal::Anywhere),
        (Some(name), None) => Openings::Of(read_removal(&name)?),
        (pair, Some(first)) => {
            let single = pair.and_then(|pair| Openings::single(&pair, first, (rows, columns)));
            single.ok_or("--first needs two neighbouring squares, as in --removal a1b1")?
        }
    };
    let task = Task { rows, columns, rules, openings };
    if task.beginnings().is_empty() {
        return Err(format!("a board of {} has no opening {}", task.size(), openings.name(rows)));
    }
    let file = file.unwrap_or_else(|| PathBuf::from(task.file_name()));
    Ok(Command::Work(Work { task, limits, file }))
}

fn read_removal(word: &str) -> Result<Removal, String> {
    let choices = Removal::ALL.map(|removal| (removal.name(), removal));
    named(word, "--removal", &choices)
        .map_err(|problem| format!("{problem}; two squares, as in a1b1, need --first too"))
}

fn unknown(option: String) -> String {
    format!("unknown option {option}; the options are {OPTIONS}")
}
