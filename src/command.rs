//! The command line.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::budget::{Budget, Stopped};
use crate::konane::{Board, Edge, Rules};
use crate::player::Player;
use crate::solver::Reference;
use crate::value::{Outcome, ParseValueError, Statement, Style, Value, Values};

const USAGE: &str = "\
papamu value [OPTION …] [POSITION …]    the value of each position
papamu expr [OPTION …] [EXPRESSION …]   the value of each expression, or whether it is true

A position is its rows from top to bottom, joined by “/”: x black (Left), o white (Right),
. empty, a number a run of empty squares. An expression is made of values: {0|*} + 1/2 - ^*,
3.^, +-1 > Tiny(2). Without any, one is read from each line of standard input. Each gets one line
of output: its value, or - where it was given up.

--rules ancient|modern   how far a jump goes (ancient)
--board plane|walls      what lies beyond the text's rectangle (plane)
--write name|json        how values are written (name); for expr also unicode, words, latex,
                         cgscript, braces
--ms N                   give a position up after N milliseconds
--mb N                   give a position up when the tables take more than N megabytes (4096)
";

/// Steps between two looks at clock and memory.
const SLICE: u64 = 20_000;
/// The longest value that is written, in bytes.
const LONGEST: usize = 1 << 20;

/// What is asked of every line.
struct Order {
    question: Question,
    rules: Rules,
    edge: Edge,
    write: Form,
    time: Option<Duration>,
    bytes: usize,
}

#[derive(Clone, Copy, PartialEq)]
enum Question {
    Value,
    Expression,
}

#[derive(Clone, Copy, PartialEq)]
enum Form {
    As(Style),
    Json,
}

/// Runs the program with these arguments.
pub fn run(arguments: impl Iterator<Item = String>) -> ExitCode {
    match parse(arguments) {
        Ok(None) => {
            print!("{USAGE}");
            ExitCode::SUCCESS
        }
        Ok(Some((order, texts))) => match answer_all(&order, texts) {
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

/// The order and the texts it is about; nothing where help is asked for.
fn parse(
    mut arguments: impl Iterator<Item = String>,
) -> Result<Option<(Order, Vec<String>)>, String> {
    let question = match arguments.next().as_deref() {
        Some("value") => Question::Value,
        Some("expr") => Question::Expression,
        None | Some("help" | "--help" | "-h") => return Ok(None),
        Some(word) => return Err(format!("“{word}” is not something it can do")),
    };
    let mut order = Order {
        question,
        rules: Rules::Ancient,
        edge: Edge::Plane,
        write: Form::As(Style::Plain),
        time: None,
        bytes: 4096 << 20,
    };
    let mut texts = Vec::new();
    while let Some(argument) = arguments.next() {
        if !argument.starts_with("--") {
            texts.push(argument);
            continue;
        }
        let value = arguments.next().unwrap_or_default();
        let wrong = || format!("{argument} does not take “{value}”");
        match (argument.as_str(), value.as_str()) {
            ("--rules", "ancient") => order.rules = Rules::Ancient,
            ("--rules", "modern") => order.rules = Rules::Modern,
            ("--board", "plane") => order.edge = Edge::Plane,
            ("--board", "walls") => order.edge = Edge::Walls,
            ("--write", word) => order.write = write_named(word, question).ok_or_else(wrong)?,
            ("--ms", number) => {
                let milliseconds = number.parse().map_err(|_| wrong())?;
                order.time = Some(Duration::from_millis(milliseconds));
            }
            ("--mb", number) => {
                let megabytes: usize = number.parse().map_err(|_| wrong())?;
                order.bytes = megabytes.saturating_mul(1 << 20);
            }
            ("--help", _) => return Ok(None),
            ("--rules" | "--board", _) => return Err(wrong()),
            (option, _) => return Err(format!("there is no option {option}")),
        }
    }
    Ok(Some((order, texts)))
}

fn write_named(word: &str, question: Question) -> Option<Form> {
    Some(match (word, question) {
        ("json", _) => Form::Json,
        ("name", _) => Form::As(Style::Plain),
        ("unicode", Question::Expression) => Form::As(Style::Unicode),
        ("words", Question::Expression) => Form::As(Style::Words),
        ("latex", Question::Expression) => Form::As(Style::Latex),
        ("cgscript", Question::Expression) => Form::As(Style::CgScript),
        ("braces", Question::Expression) => Form::As(Style::Braces),
        _ => return None,
    })
}

/// A text that cannot be read: the character, counted from 1, and what was expected there.
struct Unreadable {
    character: usize,
    expected: String,
}

/// Answers each text in a line of its own; says whether all could be read.
fn answer_all(order: &Order, texts: Vec<String>) -> io::Result<bool> {
    let mut solver = Reference::new(order.rules);
    let mut values = Values::new();
    let mut out = io::stdout().lock();
    let mut all_good = true;
    let mut answer = |number: usize, text: &str| {
        let answer = match order.question {
            Question::Value => position(&mut solver, order, text),
            Question::Expression => expression(&mut values, order, text),
        };
        match answer {
            Ok(answer) => writeln!(out, "{}", answer.as_deref().unwrap_or("-"))?,
            Err(Unreadable { character, expected }) => {
                all_good = false;
                eprintln!("line {number}, column {character}: expected {expected}");
                writeln!(out)?;
            }
        }
        // Who pipes texts in one by one waits for each answer.
        out.flush()
    };
    if texts.is_empty() {
        for (number, line) in (1..).zip(io::stdin().lock().lines()) {
            answer(number, &line?)?;
        }
    } else {
        for (number, text) in (1..).zip(&texts) {
            answer(number, text)?;
        }
    }
    Ok(all_good)
}

/// The answer to an expression, or nothing where it was given up.
fn expression(
    values: &mut Values,
    order: &Order,
    text: &str,
) -> Result<Option<String>, Unreadable> {
    let started = Instant::now();
    let given_up = |values: &mut Values| {
        let late = order.time.is_some_and(|time| started.elapsed() > time);
        let full = values.bytes() > order.bytes;
        if full {
            *values = Values::new();
        }
        late || full
    };
    loop {
        let statement = match values.parse_statement(text, &mut Budget::steps(SLICE)) {
            Ok(statement) => statement,
            Err(ParseValueError::Text { character, expected }) => {
                return Err(Unreadable { character, expected });
            }
            Err(ParseValueError::Stopped) if given_up(values) => return Ok(None),
            Err(ParseValueError::Stopped) => continue,
        };
        let answer = match statement {
            Statement::Truth(truth) => Ok(Some(truth.to_string())),
            Statement::Value(value) => written(values, value, order.write),
        };
        match answer {
            Ok(answer) => return Ok(answer),
            Err(Stopped::Budget) if !given_up(values) => {}
            Err(_) => return Ok(None),
        }
    }
}

/// A value as text, or nothing where that is too long.
fn written(values: &mut Values, value: Value, write: Form) -> Result<Option<String>, Stopped> {
    let budget = &mut Budget::steps(SLICE);
    let style = match write {
        Form::As(style) => return values.write(value, style, LONGEST, budget),
        Form::Json => Style::Plain,
    };
    let Some(name) = values.write(value, style, LONGEST, budget)? else {
        return Ok(None);
    };
    let [left, right] = Player::BOTH.map(|player| values.stop(value, player).number.to_string());
    let answer = json!({
        "value": name,
        "outcome": outcome_name(values.outcome(value)),
        "temperature": values.temperature(value, budget)?.to_string(),
        "mean": values.mean(value, budget)?.to_string(),
        "stops": { "left": left, "right": right },
    });
    Ok(Some(answer.to_string()))
}

fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Wins(Player::Left) => "Left",
        Outcome::Wins(Player::Right) => "Right",
        Outcome::Next => "Next",
        Outcome::Previous => "Previous",
    }
}

/// The value of a position, or nothing where it was given up.
fn position(
    solver: &mut Reference,
    order: &Order,
    text: &str,
) -> Result<Option<String>, Unreadable> {
    let board = Board::parse(text, order.edge).map_err(|error| Unreadable {
        character: error.place.map_or(1, |place| place.character),
        expected: error.expected,
    })?;
    if board.stones().count() > Reference::MAX_STONES {
        return Ok(None);
    }
    let started = Instant::now();
    let value = loop {
        if let Ok(value) = solver.value(&board, &mut Budget::steps(SLICE)) {
            break value;
        }
        let late = order.time.is_some_and(|time| started.elapsed() > time);
        if late || solver.bytes() > order.bytes {
            *solver = Reference::new(order.rules);
            return Ok(None);
        }
    };
    let outcome = solver.forms.outcome(value, &mut Budget::unlimited());
    let name = solver.forms.write(value, LONGEST);
    Ok(name.map(|name| match (order.write, outcome) {
        (Form::Json, Ok(outcome)) => {
            json!({ "value": name, "outcome": outcome_name(outcome) }).to_string()
        }
        _ => name,
    }))
}
