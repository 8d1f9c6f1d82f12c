//! What the arguments ask for.

use std::time::Duration;

use crate::konane::{Edge, Rules};
use crate::value::Style;

pub const USAGE: &str = "\
papamu value   [OPTION …] [POSITION …]     the value of each position
papamu outcome [OPTION …] [POSITION …]     who wins: Left, Right, Next or Previous player
papamu parts   [OPTION …] [POSITION …]     its independent parts: text, place, value, penetration
papamu moves   [OPTION …] [POSITION …]     every jump of both players, and what it leads to
papamu expr    [OPTION …] [EXPRESSION …]   the value of each expression, or whether it is true

A position is its rows from top to bottom, joined by “/”: x black (Left), o white (Right),
. empty, a number a run of empty squares. An expression is made of values: {0|*} + 1/2 - ^*,
3.^, +-1 > Tiny(2). Without any, one is read from each line of standard input. Each gets one line
of output, or - where it was given up. Rows and columns count from 1, from the top left.

--rules ancient|modern   how far a jump goes (ancient)
--board plane|walls      what lies beyond the text's rectangle (plane)
--write name|unicode|words|latex|cgscript|braces|json
                         how values are written (name)
--ms N                   give up after N milliseconds
--mb N                   take about N megabytes at most (1024)
";

/// What is asked of every line.
pub struct Order {
    pub question: Question,
    pub rules: Rules,
    pub edge: Edge,
    pub form: Form,
    pub time: Option<Duration>,
    pub bytes: usize,
}

#[derive(Clone, Copy, PartialEq)]
pub enum Question {
    Value,
    Outcome,
    Parts,
    Moves,
    Expression,
}

/// How answers are written.
#[derive(Clone, Copy, PartialEq)]
pub enum Form {
    As(Style),
    Json,
}

/// The order and the texts it is about; nothing where help is asked for.
pub fn parse(
    mut arguments: impl Iterator<Item = String>,
) -> Result<Option<(Order, Vec<String>)>, String> {
    let question = match arguments.next().as_deref() {
        Some("value") => Question::Value,
        Some("outcome") => Question::Outcome,
        Some("parts") => Question::Parts,
        Some("moves") => Question::Moves,
        Some("expr") => Question::Expression,
        None | Some("help" | "--help" | "-h") => return Ok(None),
        Some(word) => return Err(format!("“{word}” is not something it can do")),
    };
    let mut order = Order {
        question,
        rules: Rules::Ancient,
        edge: Edge::Plane,
        form: Form::As(Style::Plain),
        time: None,
        bytes: 1024 << 20,
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
            ("--write", word) => order.form = form_named(word).ok_or_else(wrong)?,
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

fn form_named(word: &str) -> Option<Form> {
    Some(match word {
        "json" => Form::Json,
        "name" => Form::As(Style::Plain),
        "unicode" => Form::As(Style::Unicode),
        "words" => Form::As(Style::Words),
        "latex" => Form::As(Style::Latex),
        "cgscript" => Form::As(Style::CgScript),
        "braces" => Form::As(Style::Braces),
        _ => return None,
    })
}
