//! What is asked of texts, and the form of the answers.

use std::time::Duration;

use clap::Args;
use clap::builder::TypedValueParser;

use crate::option::{Machine, edge, one_of, rules, unmarked};
use answers::{FORMS, ValueForm};
use konane::{Edge, Rules};

/// Texts, and how to answer them.
#[derive(Args)]
pub struct Texts {
    #[command(flatten)]
    pub options: Options,
    #[command(flatten)]
    pub form: AnswerForm,
    /// Positions or expressions
    #[arg(value_parser = unmarked)]
    pub texts: Vec<String>,
}

#[derive(Args, Clone, Copy)]
pub struct AnswerForm {
    /// How values are written
    #[arg(long = "write", value_parser = one_of(FORMS, |(name, _)| name).map(|(_, form)| form), default_value = "name")]
    pub values: ValueForm,
    /// Answers in JSON, one value on a line: null if the search gave up, an object with “error” if a text cannot be read
    #[arg(long = "json")]
    pub is_json: bool,
}

#[derive(Args, Clone, Copy)]
pub struct Options {
    /// How far a jump goes
    #[arg(long, value_parser = rules(), default_value = Rules::default().name())]
    pub rules: Rules,
    /// What surrounds the text's rectangle
    #[arg(long = "board", value_parser = edge(), default_value = Edge::default().name())]
    pub edge: Edge,
    /// Give an answer up after this many milliseconds
    #[arg(long = "ms", value_name = "N", value_parser = milliseconds)]
    pub time: Option<Duration>,
    #[command(flatten)]
    pub machine: Machine,
}

impl Options {
    /// The share of one of so many threads.
    pub fn shared(self, threads: usize) -> Options {
        let machine = Machine { bytes: self.machine.bytes / threads, threads };
        Options { machine, ..self }
    }
}

fn milliseconds(word: &str) -> Result<Duration, String> {
    word.parse().map(Duration::from_millis).map_err(|_| "a whole number".to_string())
}

#[derive(Clone, Copy, PartialEq)]
pub enum Question {
    Value,
    Outcome,
    Parts,
    Moves,
    Expression,
    Calculation,
    Position,
}
