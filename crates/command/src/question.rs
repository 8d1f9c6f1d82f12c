//! What is asked of texts, and the form of the answers.

use std::time::Duration;

use clap::Args;
use clap::builder::TypedValueParser;

use crate::option::{Machine, edge, one_of, rules, unmarked};
use basics::budget::{Budget, Stopped};
use konane::{Edge, Rules};
use value::{Style, Value, Values, WriteError};
use words::aloud;

/// Texts, and how to answer them.
#[derive(Args)]
pub struct Texts {
    #[command(flatten)]
    pub options: Options,
    /// How values are written
    #[arg(long, value_parser = one_of(FORMS, |(name, _)| name).map(|(_, form)| form), default_value = "name")]
    pub write: OutputForm,
    /// Positions or expressions
    #[arg(value_parser = unmarked)]
    pub texts: Vec<String>,
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

const FORMS: [(&str, OutputForm); 7] = [
    ("name", OutputForm::As(Style::Plain)),
    ("unicode", OutputForm::As(Style::Unicode)),
    ("words", OutputForm::Aloud),
    ("latex", OutputForm::As(Style::Latex)),
    ("cgscript", OutputForm::As(Style::CgScript)),
    ("braces", OutputForm::As(Style::Braces)),
    ("json", OutputForm::Json),
];

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

/// The form of the answers.
#[derive(Clone, Copy, PartialEq)]
pub enum OutputForm {
    As(Style),
    /// In words, as read aloud.
    Aloud,
    Json,
}

impl OutputForm {
    /// A value as a text of at most `limit` characters.
    pub fn write(
        self,
        values: &mut Values,
        value: Value,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<String, Stopped> {
        match self {
            OutputForm::As(style) => {
                values.write(value, style, limit, budget).map_err(WriteError::stopped)
            }
            OutputForm::Json => OutputForm::As(Style::Plain).write(values, value, limit, budget),
            OutputForm::Aloud => {
                let name = values.name_tree(value, Style::Unicode, limit, budget)?;
                aloud(&name, limit).filter(|_| name.is_whole()).ok_or(Stopped::Size)
            }
        }
    }
}
