//! `papamu family`: the values of a family of positions, and whether a formula describes them.

use std::io::{self, Write};

use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use serde_json::{Map, Value as Json, json};

use crate::Done;
use crate::answer::TextAnswerer;
use crate::in_order::answer_in_order;
use crate::option::counted;
use crate::question::{AnswerForm, Options, Question};
use crate::waiting::Waiting;
use answers::ValueForm;
use basics::csv;
use konane::{Case, Family, LetterRange};
use teaching::families::{Formula, Trial, Verdict, guess_of};
use value::Style;

/// The values of a family of positions, and whether a formula describes them
///
/// A pattern is a position with repeats: xo(.x)^n, x.^(2n+1)o, (xo/ox)^n. --n is for the letter n, --j for j: each letter of
/// the pattern needs a range such as 1..20, or one number. Each line of output has the numbers and the value, - if the search
/// gave up. If one letter has a range, a formula guessed from the values follows. docs/families.md says more.
#[derive(Args)]
pub struct FamilyOptions {
    pattern: String,
    #[command(flatten)]
    ranges: Ranges,
    #[command(flatten)]
    options: Options,
    /// Writes comma-separated values with a header, as RFC 4180 has them; the last column says whether the formula agrees. The
    /// formula's verdict and the guess go to standard error
    #[arg(long = "csv")]
    is_csv: bool,
    /// Writes an object of JSON on each line: the numbers, the value and whether the formula agrees, then the formula's verdict
    /// and the guess
    #[arg(long = "json", conflicts_with = "is_csv")]
    is_json: bool,
    /// Compares the values with a formula: n even: n/2 - 1; else: *
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    formula: Option<String>,
}

/// An option for each letter, of which the help shows one.
struct Ranges(Vec<(char, String)>);

impl Args for Ranges {
    fn augment_args(command: Command) -> Command {
        let option = |letter: char| {
            let option = Arg::new(letter.to_string()).long(letter.to_string()).hide(letter != 'n');
            option.value_name("1..20").allow_hyphen_values(true).help("The numbers of the letter n")
        };
        command.args(('a'..='z').map(option))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Ranges::augment_args(command)
    }
}

impl FromArgMatches for Ranges {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Ranges, clap::Error> {
        let given =
            |letter: char| Some((letter, matches.get_one::<String>(&letter.to_string())?.clone()));
        Ok(Ranges(('a'..='z').filter_map(given).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Ranges::from_arg_matches(matches)?;
        Ok(())
    }
}

struct FamilyTable {
    letters: Vec<char>,
    cases: Vec<Case>,
    /// What the formula says about each case.
    claims: Option<Vec<Option<String>>>,
    form: TableForm,
    options: Options,
}

#[derive(Clone, Copy, PartialEq)]
enum TableForm {
    Columns,
    Csv,
    Json,
}

impl FamilyOptions {
    pub fn run(self) -> Done {
        let FamilyOptions { pattern, ranges: Ranges(ranges), options, is_csv, is_json, formula } =
            self;
        let form = match (is_csv, is_json) {
            (true, _) => TableForm::Csv,
            (_, true) => TableForm::Json,
            _ => TableForm::Columns,
        };
        let range = |(letter, text): (char, String)| {
            LetterRange::parse(letter, &text).map_err(|error| format!("--{letter}: {error}"))
        };
        let ranges = ranges.into_iter().map(range).collect::<Result<Vec<_>, _>>()?;
        let family = Family::parse(&pattern).map_err(|error| format!("pattern, {error}"))?;
        let cases = family.cases(&ranges, options.edge);
        let cases = cases.map_err(|error| format!("pattern, {error}"))?;
        let claims = formula.map(|text| {
            let formula = Formula::read(&text, family.letters())?;
            cases.iter().map(|case| formula.at(&case.point)).collect::<Result<Vec<_>, _>>()
        });
        let claims = claims.transpose().map_err(|error| format!("formula, {error}"))?;
        let letters = family.letters().to_vec();
        FamilyTable { letters, cases, claims, form, options }.write()
    }
}

impl FamilyTable {
    fn write(self) -> Done {
        let FamilyTable { letters, cases, claims, form, options } = self;
        let threads = options.machine.threads.min(cases.len().max(1));
        let has_formula = claims.is_some();
        let claims = claims.unwrap_or_else(|| vec![None; cases.len()]);
        let make_answerer = move || {
            let form = AnswerForm { values: ValueForm::As(Style::Plain), is_json: false };
            let mut answerer = TextAnswerer::new(Question::Value, form, options.shared(threads));
            move |(case, claim): (Case, Option<String>)| answerer.trial(case, claim)
        };
        let mut out = io::stdout().lock();
        if form == TableForm::Csv {
            let names = letters.iter().map(char::to_string).chain(["value".to_string()]);
            let names = names.chain(has_formula.then(|| "agrees".to_string()));
            writeln!(out, "{}", csv::line(&names.collect::<Vec<_>>()))?;
        }
        let mut trials = Vec::new();
        let waiting = Waiting::of(cases.len() as u64);
        let questions = cases.into_iter().zip(claims);
        answer_in_order(threads, questions, make_answerer, &waiting, |trial| {
            let line = match form {
                TableForm::Csv => csv::line(&fields(&trial, has_formula)),
                TableForm::Json => case(&letters, &trial).to_string(),
                TableForm::Columns => {
                    let numbers = trial.point.iter().map(|number| format!("{number}\t"));
                    let value = trial.value.as_deref().unwrap_or("-");
                    format!("{}{value}", numbers.collect::<String>())
                }
            };
            trials.push(trial);
            Ok(waiting.line(&mut out, line)?)
        })?;
        drop(waiting);
        let verdict = has_formula.then(|| verdict(&letters, &trials));
        for sentence in verdict.into_iter().chain(guessed(&letters, &trials)) {
            match form {
                TableForm::Csv => writeln!(io::stderr(), "{sentence}")?,
                TableForm::Json => writeln!(out, "{}", json!({ "said": sentence }))?,
                TableForm::Columns => writeln!(out, "{sentence}")?,
            }
        }
        Ok(())
    }
}

/// A line of comma-separated values; what is not known is empty.
fn fields(trial: &Trial, has_formula: bool) -> Vec<String> {
    let value = trial.value.clone().unwrap_or_default();
    let agrees = trial.agrees.map(|agrees| agrees.to_string()).unwrap_or_default();
    let numbers = trial.point.iter().map(i32::to_string);
    numbers.chain([value]).chain(has_formula.then_some(agrees)).collect()
}

/// What is known of a case.
fn case(letters: &[char], trial: &Trial) -> Json {
    let numbers = letters.iter().map(char::to_string).zip(trial.point.iter().map(|&it| it.into()));
    let mut case: Map<String, Json> = numbers.collect();
    case.insert("value".to_string(), trial.value.clone().into());
    if let Some(agrees) = trial.agrees {
        case.insert("agrees".to_string(), agrees.into());
    }
    case.into()
}

impl TextAnswerer {
    fn trial(&mut self, Case { point, board }: Case, claim: Option<String>) -> Trial {
        let mut ask = |question, text: &str| {
            self.question = question;
            self.answer(text).ok()
        };
        let value = ask(Question::Value, &board.whole_text());
        let compared = value.as_ref().zip(claim.as_ref());
        let agrees = compared
            .and_then(|(value, claim)| ask(Question::Expression, &format!("{value} = {claim}")));
        Trial { point, value, claim, agrees: agrees.map(|answer| answer == "true") }
    }
}

/// Whether the formula holds.
fn verdict(letters: &[char], trials: &[Trial]) -> String {
    let Verdict { agree, wrong, unknown, silent } = Verdict::of(trials);
    let mut text = match wrong {
        None => format!("formula: holds in {agree} of {} cases", trials.len()),
        Some(Trial { point, value, claim, .. }) => {
            let at = letters.iter().zip(point);
            let at: Vec<String> =
                at.map(|(letter, number)| format!("{letter} = {number}")).collect();
            let [value, claim] = [value, claim].map(|text| text.as_deref().unwrap_or("-").trim());
            let at = at.join(", ");
            format!("formula: wrong; the first counterexample is {at}: {value}, not {claim}")
        }
    };
    for (count, what) in [(unknown, "not decided"), (silent, "without a case in the formula")] {
        if count > 0 {
            text.push_str(&format!("; {count} {what}"));
        }
    }
    text
}

fn guessed(letters: &[char], trials: &[Trial]) -> Option<String> {
    let made = guess_of(letters, trials)?;
    Some(format!(
        "guess, not proved: {} (made from {}; {} more {})",
        made.formula,
        counted(made.made_from, "value"),
        made.supported_by,
        if made.supported_by == 1 { "agrees" } else { "agree" },
    ))
}
