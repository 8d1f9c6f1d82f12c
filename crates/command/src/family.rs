//! `papamu family`: the values of a family of positions, and whether a formula describes them.

use std::ffi::OsString;
use std::io::{self, Write};
use std::time::Duration;

use lexopt::{Arg, Parser, ValueExt};

use crate::answer::TextAnswerer;
use crate::arguments::{Options, Question};
use crate::in_order::answer_in_order;
use crate::option::{
    bytes, counted, edge_option, error_text, number, rules_option, threads_option, value,
};
use basics::csv;
use konane::{Case, Family, LetterRange};
use teaching::families::{Formula, Trial, Verdict, guess_of};

const USAGE: &str = "\
papamu family PATTERN --n RANGE [OPTION …]     the values of a family of positions

A pattern is a position with repeats: xo(.x)^n, x.^(2n+1)o, (xo/ox)^n. --n is for the letter n, --j for j:
each letter of the pattern needs a range such as 1..20, or one number. Each line of output has the numbers
and the value, - if the search gave up. If one letter has a range, a formula guessed from the values
follows. docs/families.md says more.

--n 1..20                the numbers of the letter n
--rules ancient|modern   how far a jump goes (ancient)
--board plane|walls      what surrounds the board (plane)
--csv                    writes comma-separated values with a header, as RFC 4180 has them; the last column
                         says whether the formula agrees. The formula's verdict and the guess go to
                         standard error
--formula TEXT           compares the values with a formula: n even: n/2 - 1; else: *
--ms N                   give a value up after N milliseconds
--mb N                   use at most about N megabytes, for all threads together (1024)
--threads N              how many boards are valued at once (all cores)
--help, -h               this text
";
const OPTIONS: &str =
    "a letter such as --n, --rules, --board, --csv, --formula, --ms, --mb, --threads and --help";

struct FamilyTable {
    letters: Vec<char>,
    cases: Vec<Case>,
    /// What the formula says about each case.
    claims: Option<Vec<Option<String>>>,
    is_csv: bool,
    options: Options,
}

/// Writes the table that the arguments ask for. An error describes invalid arguments; the result
/// inside, a failure to write.
pub fn run(arguments: impl Iterator<Item = OsString>) -> Result<io::Result<()>, String> {
    Ok(match parse(arguments)? {
        Some(table) => table.write(),
        None => write!(io::stdout(), "{USAGE}"),
    })
}

fn parse(arguments: impl Iterator<Item = OsString>) -> Result<Option<FamilyTable>, String> {
    let mut parser = Parser::from_args(arguments);
    let (mut pattern, mut ranges, mut formula) = (None, Vec::new(), None);
    let mut is_csv = false;
    let mut options = Options::usual();
    while let Some(argument) = parser.next().map_err(error_text)? {
        match argument {
            Arg::Short('h') | Arg::Long("help") => return Ok(None),
            Arg::Long("rules") => options.rules = rules_option(&mut parser)?,
            Arg::Long("board") => options.edge = edge_option(&mut parser)?,
            Arg::Long("csv") => is_csv = true,
            Arg::Long("formula") => formula = Some(value(&mut parser)?),
            Arg::Long("ms") => {
                options.time = Some(Duration::from_millis(number(&mut parser, "--ms")?));
            }
            Arg::Long("mb") => options.bytes = bytes(&mut parser, "--mb")?,
            Arg::Long("threads") => options.threads = threads_option(&mut parser)?,
            Arg::Long(name) if name.chars().count() == 1 => {
                let letter = name.chars().next().unwrap_or_default();
                let range = LetterRange::parse(letter, &value(&mut parser)?);
                ranges.push(range.map_err(|error| format!("--{letter}: {error}"))?);
            }
            Arg::Value(text) if pattern.is_none() => {
                pattern = Some(text.string().map_err(error_text)?);
            }
            _ => return Err(format!("give one pattern; the options are {OPTIONS}")),
        }
    }
    let pattern = pattern.ok_or("the pattern is missing")?;
    let family = Family::parse(&pattern).map_err(|error| format!("pattern, {error}"))?;
    let cases = family.cases(&ranges, options.edge);
    let cases = cases.map_err(|error| format!("pattern, {error}"))?;
    let claims = formula.map(|text| {
        let formula = Formula::read(&text, family.letters())?;
        cases.iter().map(|case| formula.at(&case.point)).collect::<Result<Vec<_>, _>>()
    });
    let claims = claims.transpose().map_err(|error| format!("formula, {error}"))?;
    let letters = family.letters().to_vec();
    Ok(Some(FamilyTable { letters, cases, claims, is_csv, options }))
}

impl FamilyTable {
    fn write(self) -> io::Result<()> {
        let FamilyTable { letters, cases, claims, is_csv, options } = self;
        let threads = options.threads.min(cases.len().max(1));
        let has_formula = claims.is_some();
        let claims = claims.unwrap_or_else(|| vec![None; cases.len()]);
        let make_answerer = move || {
            let bytes = options.bytes / threads;
            let mut answerer = TextAnswerer::new(Options { bytes, ..options });
            move |(case, claim): (Case, Option<String>)| answerer.trial(case, claim)
        };
        let mut out = io::stdout().lock();
        if is_csv {
            let names = letters.iter().map(char::to_string).chain(["value".to_string()]);
            let names = names.chain(has_formula.then(|| "agrees".to_string()));
            writeln!(out, "{}", csv::line(&names.collect::<Vec<_>>()))?;
        }
        let mut trials = Vec::new();
        let questions = cases.into_iter().zip(claims);
        answer_in_order(threads, questions, make_answerer, |trial| {
            match is_csv {
                true => writeln!(out, "{}", csv::line(&fields(&trial, has_formula)))?,
                false => {
                    let numbers = trial.point.iter().map(|number| format!("{number}\t"));
                    let value = trial.value.as_deref().unwrap_or("-");
                    writeln!(out, "{}{value}", numbers.collect::<String>())?;
                }
            }
            trials.push(trial);
            out.flush()
        })?;
        let verdict = has_formula.then(|| verdict(&letters, &trials));
        for sentence in verdict.into_iter().chain(guessed(&letters, &trials)) {
            match is_csv {
                true => writeln!(io::stderr(), "{sentence}")?,
                false => writeln!(out, "{sentence}")?,
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

impl TextAnswerer {
    fn trial(&mut self, Case { point, board }: Case, claim: Option<String>) -> Trial {
        let mut ask = |question, text: &str| {
            self.options.question = question;
            self.answer(text).ok().and_then(Result::ok)
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
