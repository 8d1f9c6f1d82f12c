//! Reading of the arguments.

use std::ffi::OsString;
use std::time::Duration;

use lexopt::{Arg, Parser, ValueExt};

use crate::option::{
    all_cores, bytes, choice, edge_option, error_text, named, number, rules_option, threads_option,
};
use basics::budget::{Budget, Stopped};
use konane::{Edge, Rules};
use value::{Style, Value, Values};
use words::aloud;

pub const USAGE: &str = "\
papamu value   [OPTION …] [POSITION …]     the value of each position
papamu outcome [OPTION …] [POSITION …]     who wins: Left, Right, Next or Previous player
papamu parts   [OPTION …] [POSITION …]     its independent parts: text, place, value, penetration
papamu moves   [OPTION …] [POSITION …]     every jump of both players, its value and its fate
papamu expr    [OPTION …] [EXPRESSION …]   the value of each expression, or whether a comparison is true
papamu calc    [OPTION …] [EXPRESSION …]   the same, with positions in quotes and functions
papamu position [OPTION …] [EXPRESSION …]  a position of each value, on the plane under ancient rules
papamu solve   OPTION …                    who wins from a full board: see papamu solve --help
papamu job     [OPTION …]                  searches positions for another program: see papamu job --help
papamu match   [OPTION …]                  games between two opponents: see papamu match --help
papamu book    OPTION …                    which jumps win from a full board: see papamu book --help
papamu census  OPTION …                    the values of all small positions: see papamu census --help
papamu dictionary FOLDER CENSUS …          the smallest positions of each value: see papamu dictionary --help
papamu early   FILE CENSUS …               a position for each value born by day 3: see papamu early --help
papamu family  PATTERN OPTION …            the values of a family of positions: see papamu family --help
papamu prove   [OPTION …] [POSITION]       a certificate of a value or winner: see papamu prove --help
papamu check   FILE …                      checks certificates
papamu arise   [OPTION …] POSITION         a game from a full board that ends in it: see papamu arise --help

A position is its rows from top to bottom, joined by “/”: x black (Left), o white (Right),
. empty, a number a run of empty squares. An expression is made of values: {0|*} + 1/2 - ^*,
3.^, +-1 > Tiny(2). calc takes positions too, \"oxo.ox\" + ^ or \"x.xo\" modern walls, and functions
such as Cool({4|2}, 1), Stops, Mean, Reduced, AtomicWeight. Without positions or expressions, papamu
reads one from each line of standard input. It answers each in one line of output: - if the search
gave up, an empty line if it cannot read the text. Squares have names as on the page: a1 is the lower
left one. In JSON, rows and columns count from 1, from the top left.

--rules ancient|modern   how far a jump goes (ancient)
--board plane|walls      what surrounds the text's rectangle (plane)
--write name|unicode|words|latex|cgscript|braces|json
                         how values are written (name)
--ms N                   give up after N milliseconds
--mb N                   use at most about N megabytes, for all threads together (1024)
--threads N              how many texts are answered at once (all cores)
--help, -h               this text
--version                the version, alone
--                       no options follow
";

const OPTIONS: &str = "--rules, --board, --write, --ms, --mb, --threads and --help";

/// The question to ask about every text, with its options.
#[derive(Clone, Copy)]
pub struct Options {
    pub question: Question,
    pub rules: Rules,
    pub edge: Edge,
    pub form: OutputForm,
    pub time: Option<Duration>,
    pub bytes: usize,
    pub threads: usize,
}

impl Options {
    /// What holds where the user says nothing else.
    pub fn usual() -> Self {
        Options {
            question: Question::Value,
            rules: Rules::default(),
            edge: Edge::default(),
            form: OutputForm::As(Style::Plain),
            time: None,
            bytes: 1024 << 20,
            threads: all_cores(),
        }
    }
}

const QUESTIONS: [(&str, Option<Question>); 18] = [
    ("value", Some(Question::Value)),
    ("outcome", Some(Question::Outcome)),
    ("parts", Some(Question::Parts)),
    ("moves", Some(Question::Moves)),
    ("expr", Some(Question::Expression)),
    ("calc", Some(Question::Calculation)),
    ("position", Some(Question::Position)),
    // Commands with their own options.
    ("solve", None),
    ("job", None),
    ("match", None),
    ("book", None),
    ("census", None),
    ("dictionary", None),
    ("early", None),
    ("family", None),
    ("prove", None),
    ("check", None),
    ("arise", None),
];

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

impl Question {
    pub fn asks_of_expressions(self) -> bool {
        matches!(self, Question::Expression | Question::Calculation | Question::Position)
    }
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
    /// A value as a text of at most `limit` characters; `None` if it is longer.
    pub fn write(
        self,
        values: &mut Values,
        value: Value,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<Option<String>, Stopped> {
        match self {
            OutputForm::As(style) => values.write(value, style, limit, budget),
            OutputForm::Json => values.write(value, Style::Plain, limit, budget),
            OutputForm::Aloud => {
                let name = values.name_tree(value, Style::Unicode, limit, budget)?;
                Ok(aloud(&name, limit).filter(|_| name.is_whole()))
            }
        }
    }
}

/// The options and the texts; `None` if the user asks for help.
pub fn parse(
    arguments: impl Iterator<Item = OsString>,
) -> Result<Option<(Options, Vec<String>)>, String> {
    let mut parser = Parser::from_args(arguments);
    let mut question = None;
    let mut options = Options::usual();
    let mut texts = Vec::new();
    loop {
        if question.is_some_and(Question::asks_of_expressions)
            && let Some(text) = negative(&mut parser)
        {
            texts.push(text);
            continue;
        }
        let Some(argument) = parser.next().map_err(error_text)? else { break };
        match argument {
            Arg::Short('h') | Arg::Long("help") => return Ok(None),
            Arg::Long("rules") => options.rules = rules_option(&mut parser)?,
            Arg::Long("board") => options.edge = edge_option(&mut parser)?,
            Arg::Long("write") => options.form = choice(&mut parser, "--write", &FORMS)?,
            Arg::Long("ms") => {
                options.time = Some(Duration::from_millis(number(&mut parser, "--ms")?));
            }
            Arg::Long("mb") => options.bytes = bytes(&mut parser, "--mb")?,
            Arg::Long("threads") => options.threads = threads_option(&mut parser)?,
            Arg::Long(option) => return Err(unknown(format!("--{option}"))),
            Arg::Short(option) => return Err(unknown(format!("-{option}"))),
            Arg::Value(text) => match (question, text.string().map_err(error_text)?) {
                (Some(_), text) => texts.push(text),
                (None, word) if word == "help" => return Ok(None),
                (None, word) => match named(&word, "the first word", &QUESTIONS)? {
                    None => return Err(format!("{word} comes before its options")),
                    known => question = known,
                },
            },
        }
    }
    let is_usual = options.rules == Rules::Ancient && options.edge == Edge::Plane;
    if question == Some(Question::Position) && !is_usual {
        return Err("position builds for ancient rules on the plane only".to_string());
    }
    Ok(question.map(|question| (Options { question, ..options }, texts)))
}

/// The next argument, if it is an expression that begins with a minus sign rather than an option.
fn negative(parser: &mut Parser) -> Option<String> {
    let mut arguments = parser.try_raw_args()?;
    let text = arguments.peek()?.to_str()?.to_string();
    let is_option = !text.starts_with('-') || text.starts_with("--") || text == "-h";
    (!is_option && arguments.next().is_some()).then_some(text)
}

fn unknown(option: String) -> String {
    format!("unknown option {option}; the options are {OPTIONS}")
}
