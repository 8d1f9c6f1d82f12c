//! `papamu job`: searches one position after another for a program that divides a proof among many
//! processes. Each keeps its table, and learns what others have decided.

use std::ffi::OsString;
use std::io::{self, BufRead, Read, Write};
use std::time::Duration;

use lexopt::{Arg, Parser};
use serde_json::{Map, Value as Json, json};

use crate::option::{bytes, error_text, named};
use crate::stopwatch::Stopwatch;
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use konane::{Board, Edge, Readings, Rules};
use solver::{Effort, OutcomeSearch, canonical_position};
use words::board_error;

const USAGE: &str = "\
papamu job [--memory MB]    searches positions for another program

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
The answer to anything else has the field error, which says where and what, and the program goes on.

--memory MB    use at most about this many megabytes (1024)
--help, -h     this text
";

/// The longest line, in bytes: some hundred thousand facts.
const LONGEST_LINE: usize = 16 << 20;
const FIELDS: [&str; 6] = ["position", "player", "budget", "rules", "known", "facts"];
const MOST_KNOWN: u64 = 10_000;

struct Job {
    board: Board,
    player: Player,
    canonical: Board,
    budget: u64,
    rules: Rules,
    known: usize,
    facts: Vec<(Board, Player)>,
}

struct JobSearch {
    rules: Rules,
    memory: usize,
    search: OutcomeSearch,
    stopwatch: Stopwatch,
    /// The time that earlier answers have reported. The system may count a short job only with later ones.
    reported: Duration,
}

/// Answers jobs until the input ends. An error describes invalid arguments; the result inside, a failure
/// to read or write.
pub fn run(arguments: impl Iterator<Item = OsString>) -> Result<io::Result<()>, String> {
    let mut parser = Parser::from_args(arguments);
    let mut memory = 1024 << 20;
    while let Some(argument) = parser.next().map_err(error_text)? {
        match argument {
            Arg::Short('h') | Arg::Long("help") => return Ok(write!(io::stdout(), "{USAGE}")),
            Arg::Long("memory") => memory = bytes(&mut parser, "--memory")?.max(1 << 20),
            _ => {
                return Err(
                    "the options are --memory and --help; jobs come by standard input".into()
                );
            }
        }
    }
    Ok(answer_jobs(memory, io::stdin().lock(), io::stdout().lock()))
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
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let json: Json = serde_json::from_slice(line).map_err(|error| {
            // The text of the error ends with its place in this one line.
            let text = error.to_string();
            let what = text.split(" at line ").next().unwrap_or_default();
            format!("column {}: {what}", error.column())
        })?;
        let fields = object(&json, "a job", &FIELDS)?;
        let field = |name| fields.get(name).ok_or_else(|| format!("a job needs {name}"));
        let player = player(field("player")?, "player")?;
        let (board, canonical) = position(field("position")?, "position", player)?;
        let budget = number(field("budget")?, "budget", u64::MAX)?;
        let rules = fields.get("rules").map_or(Ok(Rules::default()), |json| {
            named(text(json, "rules")?, "rules", &Rules::ALL.map(|rules| (rules.name(), rules)))
        })?;
        let known = fields.get("known").map_or(Ok(40), |json| number(json, "known", MOST_KNOWN))?;
        let facts = match fields.get("facts") {
            None => &vec![],
            Some(Json::Array(facts)) => facts,
            Some(other) => return Err(format!("facts is a list, not {}", short(other))),
        };
        let facts = (1..).zip(facts).map(|(index, json)| fact(json, &format!("fact {index}")));
        let facts = facts.collect::<Result<Vec<(Board, Player)>, String>>()?;
        Ok(Job { board, player, canonical, budget, rules, known: known as usize, facts })
    }
}

impl JobSearch {
    fn new(rules: Rules, memory: usize) -> JobSearch {
        let search = OutcomeSearch::new(rules, memory);
        JobSearch { rules, memory, search, stopwatch: Stopwatch::start(), reported: Duration::ZERO }
    }

    fn answer(&mut self, job: Job) -> Result<Json, String> {
        if job.rules != self.rules {
            (self.rules, self.search) = (job.rules, OutcomeSearch::new(job.rules, self.memory));
        }
        let search = &mut self.search;
        for (number, (board, winner)) in (1..).zip(job.facts) {
            if !search.learn_winner(&board, Player::Left, winner) {
                return Err(format!("fact {number} is false: the search has proved the opposite"));
            }
        }
        let before = search.positions();
        search.note_greatest(job.known);
        let found = search.winner(&job.board, job.player, &mut Budget::steps(job.budget));
        let mut answer = match found {
            Ok(winner) => {
                described(&job.canonical, Effort::decided(winner == job.player), job.player)
            }
            Err(stopped) => {
                let (effort, after) = search.give_up().ok_or("position: it cannot be searched")?;
                if stopped != Stopped::Budget {
                    return Err("position: it needs more than --memory".to_string());
                }
                let mut answer = described(&job.canonical, effort, job.player);
                let children = after.iter().map(|(board, effort)| canonical(board, *effort));
                answer["children"] = children.collect();
                answer
            }
        };
        let known = search.take_greatest().into_iter().filter(|(board, _)| *board != job.canonical);
        answer["known"] = known
            .map(|(board, winner)| canonical(&board, Effort::decided(winner == Player::Left)))
            .collect();
        answer["positions"] = (search.positions() - before).into();
        let elapsed = self.stopwatch.elapsed();
        answer["seconds"] = elapsed.saturating_sub(self.reported).as_secs_f64().into();
        self.reported = elapsed;
        Ok(answer)
    }
}

/// A position in its canonical form, with its efforts or, if they decide it, with the winner.
fn canonical(board: &Board, effort: Effort) -> Json {
    described(board, effort, Player::Left)
}

/// The same with the winner named as if `player` moved.
fn described(board: &Board, effort: Effort, player: Player) -> Json {
    let position = board.whole_text();
    if effort.is_decided() {
        let winner = if effort.win == 0 { player } else { player.other() };
        return json!({ "position": position, "winner": winner.name() });
    }
    json!({ "position": position, "win": effort.win, "loss": effort.loss })
}

fn fact(json: &Json, name: &str) -> Result<(Board, Player), String> {
    let fields = object(json, name, &["position", "winner"])?;
    let field = |field| fields.get(field).ok_or_else(|| format!("{name} needs {field}"));
    let (_, board) = position(field("position")?, &format!("position of {name}"), Player::Left)?;
    Ok((board, player(field("winner")?, &format!("winner of {name}"))?))
}

fn object<'a>(json: &'a Json, name: &str, known: &[&str]) -> Result<&'a Map<String, Json>, String> {
    let fields =
        json.as_object().ok_or_else(|| format!("{name} is an object, not {}", short(json)))?;
    match fields.keys().find(|field| !known.contains(&field.as_str())) {
        Some(other) => {
            let known = known.join(", ");
            Err(format!("{name} has the fields {known}, not {}", short(&other.as_str().into())))
        }
        None => Ok(fields),
    }
}

/// The position, and its canonical form.
fn position(json: &Json, name: &str, player: Player) -> Result<(Board, Board), String> {
    let board = Readings::of(text(json, name)?, Edge::Walls)
        .sure
        .map_err(|error| format!("{name}: {}", board_error(&error)))?;
    let canonical = canonical_position(&board, player).ok_or_else(|| {
        format!(
            "{name}: expected at most 8x8 squares, on which black and white have squares of different \
             colours, as on a chessboard"
        )
    })?;
    Ok((board, canonical))
}

fn player(json: &Json, name: &str) -> Result<Player, String> {
    named(text(json, name)?, name, &Player::BOTH.map(|player| (player.name(), player)))
}

fn number(json: &Json, name: &str, most: u64) -> Result<u64, String> {
    json.as_u64()
        .filter(|&number| number <= most)
        .ok_or_else(|| format!("{name} is a whole number from 0 to {most}, not {}", short(json)))
}

fn text<'a>(json: &'a Json, name: &str) -> Result<&'a str, String> {
    json.as_str().ok_or_else(|| format!("{name} is a text, not {}", short(json)))
}

/// The beginning of what was found in place of something else.
fn short(json: &Json) -> String {
    let text = json.to_string();
    if text.chars().count() <= 40 {
        text
    } else {
        text.chars().take(40).chain("…".chars()).collect()
    }
}
