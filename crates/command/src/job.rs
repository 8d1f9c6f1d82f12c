//! `papamu job`: searches one position after another for a program that divides a proof among many
//! processes. Each keeps its table, and learns what others have decided.

use std::io::{self, BufRead, Read, Write};
use std::time::Duration;

use serde::Deserialize;
use serde_json::{Value as Json, json};

use crate::option::position;
use crate::stopwatch::Stopwatch;
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use konane::{Board, Edge, Rules};
use solver::{Effort, OutcomeSearch, canonical_position};

pub const FORMAT: &str = "\
Searches positions for another program

It reads a job from each line of standard input and answers it with a line of standard output, both in JSON.
It keeps its table until the input ends; a job under other rules begins a new one.

A job is an object with these fields:
  position   rows from top to bottom, joined by “/”, between walls: up to 8x8, with each colour on its own
             squares as on a full board
  player     who moves: Left (black) or Right (white)
  budget     stop after this many positions
  rules      ancient or modern (ancient)
  known      how many positions decided on the way to report: 0 to 10000 (40)
  facts      positions decided elsewhere, in the form of known, which the search is to believe (none)

An answer to a job has these fields:
  position   the canonical form of the position: of all its images, turned, mirrored or with the colours
             swapped, the one that represents them; in it Left moves. All other positions of the answer
             are in this form
  winner     Left or Right, as the job names them, if the search has decided that
  win, loss  otherwise: how many positions the search expects to examine until it proves that the player
             who moves wins, or loses
  children   otherwise: an object for the position after each jump, with position and winner or with
             position, win and loss
  known      objects with position and winner: what the greatest searches on the way have decided
  positions  how many positions the search has examined
  seconds    of processor time since the answer before (other systems than Linux: of time)
The answer to anything else has the field error, which says where and what, and the program goes on.";

/// The longest line, in bytes: some hundred thousand facts.
const LONGEST_LINE: usize = 16 << 20;
const MOST_KNOWN: usize = 10_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Job {
    position: String,
    #[serde(with = "PlayerName")]
    player: Player,
    budget: u64,
    #[serde(default, with = "RulesName")]
    rules: Rules,
    #[serde(default = "usual_known")]
    known: usize,
    #[serde(default)]
    facts: Vec<Fact>,
}

/// A position decided elsewhere, in its canonical form.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fact {
    position: String,
    #[serde(with = "PlayerName")]
    winner: Player,
}

#[derive(Deserialize)]
#[serde(remote = "Player")]
enum PlayerName {
    Left,
    Right,
}

#[derive(Deserialize)]
#[serde(remote = "Rules", rename_all = "lowercase")]
enum RulesName {
    Ancient,
    Modern,
}

fn usual_known() -> usize {
    40
}

struct JobSearch {
    rules: Rules,
    memory: usize,
    search: OutcomeSearch,
    stopwatch: Stopwatch,
    /// The time that earlier answers have reported. The system may count a short job only with later ones.
    reported: Duration,
}

/// Answers each line of the input with a line.
pub fn answer_jobs(memory: usize, mut input: impl BufRead, mut out: impl Write) -> io::Result<()> {
    let mut worker = JobSearch::new(Rules::default(), memory);
    for number in 1u64.. {
        let mut line = Vec::new();
        if input.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line)? == 0 {
            break;
        }
        let answer = if line.len() > LONGEST_LINE && line.last() != Some(&b'\n') {
            input.skip_until(b'\n')?;
            Err(format!("longer than {LONGEST_LINE} bytes"))
        } else {
            Job::read(&line).and_then(|job| worker.answer(job))
        };
        let answer = answer.unwrap_or_else(|it| json!({ "error": format!("line {number}: {it}") }));
        writeln!(out, "{answer}")?;
        // The other program waits for each answer.
        out.flush()?;
    }
    Ok(())
}

impl Job {
    fn read(line: &[u8]) -> Result<Job, String> {
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        // Otherwise Serde would take a list of the fields, too.
        if !line.trim_ascii_start().starts_with(b"{") {
            return Err("a job is an object".to_string());
        }
        serde_json::from_slice(line).map_err(|error| {
            // The text of the error ends with its place in this one line.
            let text = error.to_string();
            let what = text.split(" at line ").next().unwrap_or_default();
            format!("column {}: {what}", error.column())
        })
    }
}

impl JobSearch {
    fn new(rules: Rules, memory: usize) -> JobSearch {
        let search = OutcomeSearch::new(rules, memory);
        JobSearch { rules, memory, search, stopwatch: Stopwatch::start(), reported: Duration::ZERO }
    }

    fn answer(&mut self, job: Job) -> Result<Json, String> {
        let (board, canonical) = read_position(&job.position, "position", job.player)?;
        if job.known > MOST_KNOWN {
            return Err(format!("known is at most {MOST_KNOWN}, not {}", job.known));
        }
        let mut facts = Vec::new();
        for (number, Fact { position, winner }) in (1..).zip(&job.facts) {
            let name = format!("position of fact {number}");
            facts.push((read_position(position, &name, Player::Left)?.1, *winner));
        }
        if job.rules != self.rules {
            (self.rules, self.search) = (job.rules, OutcomeSearch::new(job.rules, self.memory));
        }
        let search = &mut self.search;
        for (number, (board, winner)) in (1..).zip(facts) {
            if !search.learn_winner(&board, Player::Left, winner) {
                return Err(format!("fact {number} is false: the search has proved the opposite"));
            }
        }
        let before = search.positions();
        search.note_greatest(job.known);
        let found = search.winner(&board, job.player, &mut Budget::steps(job.budget));
        let mut answer = match found {
            Ok(winner) => described(&canonical, Effort::decided(winner == job.player), job.player),
            Err(stopped) => {
                let (effort, after) = search.give_up().ok_or("position: it cannot be searched")?;
                if stopped != Stopped::Budget {
                    return Err("position: it needs more than --memory".to_string());
                }
                let mut answer = described(&canonical, effort, job.player);
                let children =
                    after.iter().map(|(board, effort)| described(board, *effort, Player::Left));
                answer["children"] = children.collect();
                answer
            }
        };
        let known = search.take_greatest().into_iter().filter(|(board, _)| *board != canonical);
        answer["known"] = known
            .map(|(board, winner)| {
                described(&board, Effort::decided(winner == Player::Left), Player::Left)
            })
            .collect();
        answer["positions"] = (search.positions() - before).into();
        let elapsed = self.stopwatch.elapsed();
        answer["seconds"] = elapsed.saturating_sub(self.reported).as_secs_f64().into();
        self.reported = elapsed;
        Ok(answer)
    }
}

/// A position in its canonical form, with its efforts or, if they decide it, with the winner as if `player` moved.
fn described(board: &Board, effort: Effort, player: Player) -> Json {
    let position = board.whole_text();
    if effort.is_decided() {
        let winner = if effort.win == 0 { player } else { player.other() };
        return json!({ "position": position, "winner": winner.name() });
    }
    json!({ "position": position, "win": effort.win, "loss": effort.loss })
}

/// The position, and its canonical form.
fn read_position(text: &str, name: &str, player: Player) -> Result<(Board, Board), String> {
    let board = position(text, Edge::Walls).map_err(|error| format!("{name}: {error}"))?;
    let canonical = canonical_position(&board, player).ok_or_else(|| {
        format!(
            "{name}: expected at most 8x8 squares, on which black and white have squares of different \
             colours, as on a chessboard"
        )
    })?;
    Ok((board, canonical))
}
