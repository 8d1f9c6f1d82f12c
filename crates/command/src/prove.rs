//! `papamu prove` and `papamu check`: certificates that other programs can check.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::json;

use crate::Done;
use crate::option::{bytes, counted, edge, first, opening, position, rules, size, unmarked};
use crate::safe_file::{replace, with_ending};
use crate::waiting::Waiting;
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use basics::slicer::process_clock;
use checker::{Checked, LARGEST_END, MOST_SIDE, check};
use konane::{Board, Edge, Rules};
use proof::{Certificate, Goal, Prover, Unproved};

/// The shortest time between two saves of a proof,
const REST: Duration = Duration::from_secs(60);
/// and the largest share of the time that saving may take: one in this many.
const SHARE: u32 = 20;
const SHOWN_EVERY: Duration = Duration::from_secs(10);

/// Writes a certificate of a value or winner
///
/// papamu prove POSITION: of the position's value. papamu prove POSITION SIGN VALUE: of a comparison: =, >=, <=, |> (Left,
/// moving first, wins the difference), <| (Right does), or != (it is not worth this). papamu prove --first black POSITION: of
/// who wins if this player moves first. papamu prove --size 6x7 --removal a1b1 --first black: of who wins a full board without
/// these two stones.
///
/// docs/proofs.md says what a certificate is, and check/papamu_check.py checks it too.
#[derive(Args)]
pub struct ProveOptions {
    /// How far a jump goes
    #[arg(long, value_parser = rules(), default_value = Rules::default().name())]
    rules: Rules,
    /// What surrounds the text's rectangle
    #[arg(long = "board", value_parser = edge(), default_value = Edge::default().name())]
    edge: Edge,
    /// Who moves first
    #[arg(long, value_parser = first())]
    first: Option<Player>,
    /// Rows and columns of a full board
    #[arg(
        long,
        value_name = "N|RxC",
        value_parser = |word: &str| size(word, 1..=MOST_SIDE as i32),
        requires_all = ["removal", "first"],
        conflicts_with = "words"
    )]
    size: Option<(i32, i32)>,
    /// Two neighbouring stones that are missing
    #[arg(long, value_name = "a1b1", requires = "size")]
    removal: Option<String>,
    /// How far the checker searches between listed claims: one more makes the file shorter and the check longer
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(0..=4))]
    depth: u32,
    /// The file stops at claims for which the checker looks up at most so many positions itself: a large number makes the file
    /// shorter and the check longer
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=LARGEST_END as i64))]
    ends: u32,
    /// Megabytes for the search and the claims
    #[arg(long, value_name = "MB", value_parser = bytes, default_value = "1024")]
    memory: usize,
    /// Where the certificate goes [default: standard output]. Until it is whole, a proof of who wins is kept in FILE.part, and
    /// the same command goes on from there
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write every ten seconds how far it is, even where standard error is no terminal
    #[arg(long)]
    progress: bool,
    /// A position, or a position, a sign and a value
    #[arg(value_parser = unmarked, num_args = 0..=3, required_unless_present = "size")]
    words: Vec<String>,
}

impl ProveOptions {
    fn question(&self) -> Result<(Board, Goal<'_>), String> {
        if let (Some((rows, columns)), Some(removal), Some(first)) =
            (self.size, &self.removal, self.first)
        {
            let pair = opening(removal, first, (rows, columns));
            let wrong = || format!("--removal is two neighbouring squares, not “{removal}”");
            return Ok((pair.ok_or_else(wrong)?.board(rows, columns), Goal::Winner(first)));
        }
        let claim = match &self.words[1..] {
            [] => None,
            [sign, value] => Some((sign.as_str(), value.as_str())),
            _ => return Err("a position, or a position, a sign and a value".to_string()),
        };
        Ok((position(&self.words[0], self.edge)?, Goal::read(claim, self.first)?))
    }

    pub fn run(self) -> Done {
        let (board, goal) = self.question()?;
        let mut work = Work {
            prover: Prover::new(self.rules, &board, self.memory).with_ends(self.ends as usize),
            part: self.out.as_ref().map(|out| with_ending(out, ".part")),
            shows_progress: self.progress && !io::stderr().is_terminal(),
            waiting: Waiting::of_one(),
            began: Instant::now(),
        };
        let certificate = match work.prove(goal, self.depth)? {
            Ok(certificate) => certificate,
            Err(Unproved::Unread(error)) => return Err(format!("the value: {error}").into()),
            Err(Unproved::False) => {
                return Err(format!("that is not true{}", work.advice()).into());
            }
            Err(Unproved::Stopped(stopped)) => {
                return Err(match stopped {
                    Stopped::Memory => {
                        "the proof does not fit into the memory: see --memory".into()
                    }
                    Stopped::Size => {
                        "the position has too many stones, or the proof too many values".into()
                    }
                    Stopped::Budget | Stopped::Overflow => stopped.to_string().into(),
                });
            }
        };
        let text = certificate.to_string();
        drop(certificate);
        // A board may be larger than the checkers allow.
        if let Err(refused) = check(&text) {
            return Err(
                format!("no checker would accept the proof: {refused}{}", work.advice()).into()
            );
        }
        let Some(path) = self.out else { return Ok(write!(io::stdout(), "{text}")?) };
        replace(&path, |file| file.write_all(text.as_bytes()))?;
        Ok(work.part.filter(|part| part.exists()).map_or(Ok(()), fs::remove_file)?)
    }
}

/// A proof that is written.
struct Work {
    prover: Prover,
    /// Where it is kept until it is whole.
    part: Option<PathBuf>,
    /// Whether lines say how far it is: a terminal shows it without.
    shows_progress: bool,
    waiting: Waiting,
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
            let mut budget = Budget::steps(0).until(process_clock, process_clock() + 1_000.0);
            let proved = self.prover.prove(goal, depth, &mut budget);
            let goes_on = proved == Err(Unproved::Stopped(Stopped::Budget));
            self.waiting.say(self.standing());
            if self.shows_progress && shown.elapsed() >= SHOWN_EVERY {
                shown = Instant::now();
                eprintln!("{} s: {}", self.began.elapsed().as_secs(), self.standing());
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

    /// How far the proof is.
    fn standing(&self) -> String {
        let (proved, open) = self.prover.proved_and_open();
        let searched = counted(self.prover.positions(), "position");
        format!("{} proved, {open} open, {searched} searched", counted(proved, "claim"))
    }
}

/// Checks files. Returns whether all of them prove what they claim.
pub fn check_files(paths: &[PathBuf], is_json: bool) -> Done<bool> {
    let mut out = io::stdout().lock();
    let mut all_good = true;
    for path in paths {
        let name = path.display();
        let checked = fs::read_to_string(path)
            .map_err(|error| error.to_string())
            .and_then(|text| check(&text).map_err(|refused| refused.to_string()));
        all_good &= checked.is_ok();
        match checked {
            Ok(Checked { claims, listed }) if is_json => {
                let file = json!({ "file": path, "proved": claims, "listed": listed });
                writeln!(out, "{file}")?;
            }
            Err(problem) if is_json => {
                writeln!(out, "{}", json!({ "file": path, "refused": problem }))?;
            }
            Ok(checked) => {
                writeln!(out, "{name}: proved, {} listed", counted(checked.listed, "claim"))?;
                for claim in checked.claims {
                    writeln!(out, "  {claim}")?;
                }
            }
            Err(problem) => writeln!(out, "{name}: refused: {problem}")?,
        }
    }
    Ok(all_good)
}
