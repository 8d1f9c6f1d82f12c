//! `papamu prove` and `papamu check`: certificates that other programs can check.

use std::ffi::OsString;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use lexopt::{Arg, Parser, ValueExt};

use crate::option::{
    bytes, counted, edge_option, error_text, first_option, number, opening, rules_option,
    size_option, value,
};
use crate::safe_file::{replace, with_ending};
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use checker::{LARGEST_END, MOST_SIDE, check};
use konane::{Board, Edge, Readings, Rules};
use proof::{Certificate, Goal, ProvedRelation, Prover, Unproved};
use words::board_error;

const USAGE: &str = "\
papamu prove [OPTION …] POSITION                        a certificate of the position's value
papamu prove [OPTION …] POSITION SIGN VALUE             of a comparison: =, >=, <=, |> (Left, moving first, wins the
                                                        difference), <| (Right does), or != (it is not worth this)
papamu prove --first black|white [OPTION …] POSITION    of who wins if this player moves first
papamu prove --size N|RxC --removal a1b1 --first black|white [OPTION …]
                                                        of who wins a full board without these two stones
papamu check FILE …                                     checks certificates, without the solver

docs/proofs.md says what a certificate is, and check/papamu_check.py checks it too.

--rules ancient|modern   how far a jump goes (ancient)
--board plane|walls      what surrounds the text's rectangle (plane)
--depth N                how far the checker searches between listed claims, 0 to 4 (1): one more makes the file
                         shorter and the check longer
--ends N                 the file stops at claims for which the checker looks up at most N positions itself, 0 to
                         1000000 (0): a large number makes the file shorter and the check longer
--memory MB              for the search and the claims (1024)
--out FILE               where the certificate goes (standard output). Until it is whole, a proof of who wins is kept
                         in FILE.part, and the same command goes on from there
--progress               writes every ten seconds how far it is, even where standard error is no terminal
--help, -h               this text
";
/// The shortest time between two saves of a proof,
const REST: Duration = Duration::from_secs(60);
/// and the largest share of the time that saving may take: one in this many.
const SHARE: u32 = 20;
const SHOWN_EVERY: Duration = Duration::from_secs(10);
const OPTIONS: &str = "--rules, --board, --first, --size, --removal, --depth, --ends, --memory, --out, --progress and --help";

/// Writes a certificate. An error describes invalid arguments; the result inside, a failure to prove or to write.
pub fn run_prove(arguments: impl Iterator<Item = OsString>) -> Result<io::Result<()>, String> {
    let mut parser = Parser::from_args(arguments);
    let (mut rules, mut edge) = (Rules::default(), Edge::default());
    let (mut first, mut size, mut removal, mut words) = (None, None, None, Vec::new());
    let (mut depth, mut ends, mut memory, mut out) = (1, 0, 1024 << 20, None);
    let mut shows_progress = io::stderr().is_terminal();
    while let Some(argument) = parser.next().map_err(error_text)? {
        match argument {
            Arg::Short('h') | Arg::Long("help") => return Ok(write!(io::stdout(), "{USAGE}")),
            Arg::Long("rules") => rules = rules_option(&mut parser)?,
            Arg::Long("board") => edge = edge_option(&mut parser)?,
            Arg::Long("first") => first = Some(first_option(&mut parser)?),
            Arg::Long("size") => size = Some(size_option(&mut parser, 1..=MOST_SIDE as i32)?),
            Arg::Long("removal") => removal = Some(value(&mut parser)?),
            Arg::Long("depth") => {
                depth = u32::try_from(number(&mut parser, "--depth")?).unwrap_or(u32::MAX);
                if depth > 4 {
                    return Err("--depth is 0 to 4".to_string());
                }
            }
            Arg::Long("ends") => {
                ends = number(&mut parser, "--ends")? as usize;
                if ends > LARGEST_END {
                    return Err(format!("--ends is 0 to {LARGEST_END}"));
                }
            }
            Arg::Long("memory") => memory = bytes(&mut parser, "--memory")?,
            Arg::Long("progress") => shows_progress = true,
            Arg::Long("out") => out = Some(PathBuf::from(value(&mut parser)?)),
            Arg::Value(word) => words.push(word.string().map_err(error_text)?),
            _ => return Err(format!("the options are {OPTIONS}")),
        }
    }
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (board, goal) = match (&words[..], size, removal, first) {
        (&[text], None, None, _) => {
            (position(text, edge)?, first.map_or(Goal::Value, Goal::Winner))
        }
        (&[text, "!=", value], None, None, None) => (position(text, edge)?, Goal::Not(value)),
        (&[text, sign, value], None, None, None) => {
            let relation = ProvedRelation::ALL.into_iter().find(|relation| relation.sign() == sign);
            let wrong = || format!("the sign is =, >=, <=, |>, <| or !=, not “{sign}”");
            (position(text, edge)?, Goal::Compared(relation.ok_or_else(wrong)?, value))
        }
        (&[], Some((rows, columns)), Some(removal), Some(first)) => {
            let pair = opening(&removal, first, (rows, columns));
            let wrong = || format!("--removal is two neighbouring squares, not “{removal}”");
            (pair.ok_or_else(wrong)?.board(rows, columns), Goal::Winner(first))
        }
        _ => {
            return Err(
                "a position, a position with a sign and a value, or --size, --removal and --first"
                    .to_string(),
            );
        }
    };
    let mut work = Work {
        prover: Prover::new(rules, &board, memory).with_ends(ends),
        part: out.as_ref().map(|out| with_ending(out, ".part")),
        shows_progress,
        began: Instant::now(),
    };
    let certificate = match work.prove(goal, depth)? {
        Ok(certificate) => certificate,
        Err(Unproved::Value(error)) => return Err(format!("the value: {error}")),
        Err(Unproved::False) => {
            return Ok(Err(io::Error::other(format!("that is not true{}", work.advice()))));
        }
        Err(Unproved::Stopped(stopped)) => {
            return Ok(Err(io::Error::other(match stopped {
                Stopped::Memory => {
                    "the proof does not fit into the memory: see --memory".to_string()
                }
                Stopped::Size => {
                    "the position has too many stones, or the proof too many values".to_string()
                }
                Stopped::Budget | Stopped::Overflow => stopped.to_string(),
            })));
        }
    };
    let text = certificate.to_string();
    drop(certificate);
    // A board may be larger than the checkers allow.
    if let Err(refused) = check(&text) {
        return Ok(Err(io::Error::other(format!(
            "no checker would accept the proof: {refused}{}",
            work.advice()
        ))));
    }
    let Some(path) = out else { return Ok(write!(io::stdout(), "{text}")) };
    replace(&path, |file| file.write_all(text.as_bytes()))?;
    Ok(work.part.filter(|part| part.exists()).map_or(Ok(()), fs::remove_file))
}

/// A proof that is written.
struct Work {
    prover: Prover,
    /// Where it is kept until it is whole.
    part: Option<PathBuf>,
    shows_progress: bool,
    began: Instant,
}

impl Work {
    fn prove(&mut self, goal: Goal, depth: u32) -> Result<Result<Certificate, Unproved>, String> {
        if let Goal::Winner(starts) = goal {
            self.load(starts)?;
        }
        let (mut saved, mut rest, mut shown) = (Instant::now(), REST, Instant::now());
        loop {
            // The clock counts and not the steps: an end takes longer than most.
            let mut budget = Budget::steps(0).until(clock, clock() + 1.0);
            let proved = self.prover.prove(goal, depth, &mut budget);
            let goes_on = proved == Err(Unproved::Stopped(Stopped::Budget));
            if self.shows_progress && shown.elapsed() >= SHOWN_EVERY {
                shown = Instant::now();
                self.show();
            }
            let is_stopped = matches!(proved, Err(Unproved::Stopped(_)));
            if is_stopped && (!goes_on || saved.elapsed() > rest) {
                let begun = Instant::now();
                self.save()?;
                (saved, rest) = (Instant::now(), REST.max(SHARE * begun.elapsed()));
            }
            if !goes_on {
                return Ok(proved);
            }
        }
    }

    fn load(&mut self, starts: Player) -> Result<(), String> {
        let Some(part) = self.part.as_ref().filter(|part| part.exists()) else { return Ok(()) };
        let text = fs::read_to_string(part).map_err(|it| format!("{}: {it}", part.display()))?;
        if self.prover.restore(starts, &text) {
            return Ok(());
        }
        Err(format!("{} is damaged or of another proof{}", part.display(), self.advice()))
    }

    fn save(&self) -> Result<(), String> {
        match (&self.part, self.prover.state()) {
            (Some(part), Some(state)) => replace(part, |file| file.write_all(state.as_bytes())),
            _ => Ok(()),
        }
    }

    /// What to do if the proof is wrong: then so is the file from which it went on.
    fn advice(&self) -> String {
        let part = self.part.as_ref().filter(|part| part.exists());
        part.map_or(String::new(), |part| {
            format!(": delete {}, and the proof starts again", part.display())
        })
    }

    fn show(&self) {
        let (proved, open) = self.prover.proved_and_open();
        eprintln!(
            "{} s: {} proved, {open} open, {} searched",
            self.began.elapsed().as_secs(),
            counted(proved, "claim"),
            counted(self.prover.positions(), "position")
        );
    }
}

/// In seconds, from some time on.
fn clock() -> f64 {
    static BEGAN: OnceLock<Instant> = OnceLock::new();
    BEGAN.get_or_init(Instant::now).elapsed().as_secs_f64()
}

fn position(text: &str, edge: Edge) -> Result<Board, String> {
    Readings::of(text, edge).sure.map_err(|error| board_error(&error))
}

/// Checks files. Returns whether all of them prove what they claim.
pub fn run_check(paths: impl Iterator<Item = OsString>) -> io::Result<bool> {
    let paths: Vec<PathBuf> = paths.map(PathBuf::from).collect();
    let mut out = io::stdout().lock();
    if paths.is_empty() || paths.iter().any(|path| path.as_os_str() == "--help") {
        write!(out, "{USAGE}")?;
        return Ok(!paths.is_empty());
    }
    let mut all_good = true;
    for path in paths {
        let name = path.display();
        match fs::read_to_string(&path)
            .map_err(|error| error.to_string())
            .and_then(|text| check(&text).map_err(|refused| refused.to_string()))
        {
            Ok(checked) => {
                writeln!(out, "{name}: proved, {} listed", counted(checked.listed, "claim"))?;
                for claim in checked.claims {
                    writeln!(out, "  {claim}")?;
                }
            }
            Err(problem) => {
                all_good = false;
                writeln!(out, "{name}: refused: {problem}")?;
            }
        }
    }
    Ok(all_good)
}
