//! The command line.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::budget::Budget;
use crate::konane::{Board, Edge, Rules};
use crate::player::Player;
use crate::solver::Reference;
use crate::value::Outcome;

const USAGE: &str = "\
papamu value [OPTION …] [POSITION …]    the value of each position

A position is its rows from top to bottom, joined by “/”: x black (Left), o white (Right),
. empty, a number a run of empty squares. Without POSITION, one is read from each line of
standard input. Each gets one line of output: its value, or - where it was given up.

--rules ancient|modern   how far a jump goes (ancient)
--board plane|walls      what lies beyond the text's rectangle (plane)
--write name|json        how values are written (name)
--ms N                   give a position up after N milliseconds
--mb N                   give a position up when the tables take more than N megabytes (4096)
";

/// Steps between two looks at clock and memory.
const SLICE: u64 = 20_000;
/// The longest value that is written, in bytes.
const LONGEST: usize = 1 << 20;

/// What is asked of every position.
struct Order {
    rules: Rules,
    edge: Edge,
    json: bool,
    time: Option<Duration>,
    bytes: usize,
}

/// Runs the program with these arguments.
pub fn run(arguments: impl Iterator<Item = String>) -> ExitCode {
    match parse(arguments) {
        Ok(None) => {
            print!("{USAGE}");
            ExitCode::SUCCESS
        }
        Ok(Some((order, positions))) => match answer_all(&order, positions) {
            Ok(true) => ExitCode::SUCCESS,
            // A reader that has seen enough, such as `head`, is no failure of ours.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Ok(false) => ExitCode::FAILURE,
            Err(error) => fail(&error.to_string()),
        },
        Err(problem) => fail(&format!("{problem}\n{USAGE}")),
    }
}

fn fail(problem: &str) -> ExitCode {
    eprintln!("papamu: {problem}");
    ExitCode::FAILURE
}

/// The order and the positions; nothing where help is asked for.
fn parse(
    mut arguments: impl Iterator<Item = String>,
) -> Result<Option<(Order, Vec<String>)>, String> {
    match arguments.next().as_deref() {
        Some("value") => {}
        None | Some("help" | "--help" | "-h") => return Ok(None),
        Some(word) => return Err(format!("“{word}” is not something it can do")),
    }
    let mut order = Order {
        rules: Rules::Ancient,
        edge: Edge::Plane,
        json: false,
        time: None,
        bytes: 4096 << 20,
    };
    let mut positions = Vec::new();
    while let Some(argument) = arguments.next() {
        if !argument.starts_with("--") {
            positions.push(argument);
            continue;
        }
        let value = arguments.next().unwrap_or_default();
        let wrong = || format!("{argument} does not take “{value}”");
        match (argument.as_str(), value.as_str()) {
            ("--rules", "ancient") => order.rules = Rules::Ancient,
            ("--rules", "modern") => order.rules = Rules::Modern,
            ("--board", "plane") => order.edge = Edge::Plane,
            ("--board", "walls") => order.edge = Edge::Walls,
            ("--write", "name") => order.json = false,
            ("--write", "json") => order.json = true,
            ("--ms", number) => {
                let milliseconds = number.parse().map_err(|_| wrong())?;
                order.time = Some(Duration::from_millis(milliseconds));
            }
            ("--mb", number) => {
                let megabytes: usize = number.parse().map_err(|_| wrong())?;
                order.bytes = megabytes.saturating_mul(1 << 20);
            }
            ("--help", _) => return Ok(None),
            ("--rules" | "--board" | "--write", _) => return Err(wrong()),
            (option, _) => return Err(format!("there is no option {option}")),
        }
    }
    Ok(Some((order, positions)))
}

/// Answers each position in a line of its own; says whether all could be read.
fn answer_all(order: &Order, positions: Vec<String>) -> io::Result<bool> {
    let mut solver = Reference::new(order.rules);
    let mut out = io::stdout().lock();
    let mut all_good = true;
    let mut answer = |number: usize, text: &str| {
        match Board::parse(text, order.edge) {
            Ok(board) => writeln!(out, "{}", value(&mut solver, order, &board))?,
            Err(error) => {
                all_good = false;
                let column = error.place.map_or(1, |place| place.character);
                eprintln!("line {number}, column {column}: expected {}", error.expected);
                writeln!(out)?;
            }
        }
        // Who pipes positions in one by one waits for each answer.
        out.flush()
    };
    if positions.is_empty() {
        for (number, line) in (1..).zip(io::stdin().lock().lines()) {
            answer(number, &line?)?;
        }
    } else {
        for (number, text) in (1..).zip(&positions) {
            answer(number, text)?;
        }
    }
    Ok(all_good)
}

/// The value as text, or that it was given up.
fn value(solver: &mut Reference, order: &Order, board: &Board) -> String {
    let given_up = "-".to_string();
    if board.stones().count() > Reference::MAX_STONES {
        return given_up;
    }
    let started = Instant::now();
    let value = loop {
        if let Ok(value) = solver.value(board, &mut Budget::steps(SLICE)) {
            break value;
        }
        let late = order.time.is_some_and(|time| started.elapsed() > time);
        if late || solver.bytes() > order.bytes {
            *solver = Reference::new(order.rules);
            return given_up;
        }
    };
    let outcome = solver.forms.outcome(value, &mut Budget::unlimited());
    let Some(name) = solver.forms.write(value, LONGEST) else {
        return given_up;
    };
    match outcome {
        Ok(outcome) if order.json => json!({
            "value": name,
            "outcome": match outcome {
                Outcome::Wins(Player::Left) => "Left",
                Outcome::Wins(Player::Right) => "Right",
                Outcome::Next => "Next",
                Outcome::Previous => "Previous",
            },
        })
        .to_string(),
        _ => name,
    }
}
