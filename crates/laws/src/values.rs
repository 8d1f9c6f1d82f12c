//! Values, the calculator, and families of positions with their formulas.

use crate::places::assert_place;
use basics::budget::{Budget, Stopped};
use konane::{Edge, Family, LetterRange, MAX_SIDE, Rules};
use teaching::calculator::{Calculation, Expression, ExpressionResult};
use teaching::families::Formula;
use value::{Arrow, ReadError, Style, Token, Unread, Value, Values};
use words::aloud;

/// Enough for what a line of text says.
const STEPS: u64 = 4_000;
const MEMORY: usize = 16 << 20;
/// The most characters of a value that is written.
const LONGEST: usize = 2_000;

pub fn values(text: &str) {
    let mut values = Values::new();
    let budget = || Budget::steps(STEPS).within(MEMORY);
    match values.parse(text, &mut budget()) {
        Ok(value) => {
            let all = [Style::Plain, Style::Unicode, Style::Latex, Style::CgScript, Style::Braces];
            for style in all {
                let Ok(written) = values.write(value, style, LONGEST, &mut budget()) else {
                    continue;
                };
                match values.parse(&written, &mut budget()) {
                    Err(ReadError::Stopped(_)) => {}
                    read => assert_eq!(read, Ok(value), "{written}"),
                }
            }
        }
        Err(ReadError::Unread(Unread { character, expected })) => {
            assert!(!expected.is_empty());
            assert_place(character, text);
        }
        Err(ReadError::Stopped(_)) => {}
    }
    if let Ok((_, true)) = values.parse_answer(text, &mut budget()) {
        assert!(values.parse(text, &mut Budget::steps(10 * STEPS)).is_ok());
    }
}

/// Every number of a name is in its words: in digits, if there is no word for it.
pub fn spoken(text: &str) {
    let (mut values, budget) = (Values::new(), &mut Budget::steps(STEPS).within(MEMORY));
    let Ok(value) = values.parse(text, budget) else { return };
    let Ok(name) = values.name_tree(value, Style::Unicode, LONGEST, budget) else { return };
    let (Some(tokens), Some(words)) =
        (name.tokens(0, Style::Braces, LONGEST), aloud(&name, LONGEST))
    else {
        return;
    };
    // Each with the least number that has no word there.
    let numbers = tokens.into_iter().flat_map(|token| match token {
        Token::Number(number) => {
            let has_word = number.exponent() <= 4;
            let below = (1 << number.exponent(), if has_word { u64::MAX } else { 100 });
            vec![(number.numerator().unsigned_abs(), 100), below]
        }
        Token::Star(star) => vec![(star.into(), 100)],
        Token::Arrow(Arrow::Ups(ups)) => vec![(ups.unsigned_abs().into(), 100)],
        Token::Arrow(Arrow::Power(n) | Arrow::Run(n)) => vec![(n.unsigned_abs().into(), 6)],
        _ => vec![],
    });
    let in_digits = numbers.filter(|(number, least)| number >= least).map(|(number, _)| number);
    let said = words.split(|sign: char| !sign.is_ascii_digit()).filter(|word| !word.is_empty());
    let said = said.map(|word| word.parse::<u64>().expect("a number"));
    assert_eq!(said.collect::<Vec<_>>(), in_digits.collect::<Vec<_>>(), "{words}");
}

/// The line of the calculator, whole and in slices.
pub fn calculations(text: &str) {
    let expression = |edge| Expression::read(text, Rules::Ancient, edge);
    for edge in Edge::ALL {
        match expression(edge) {
            Ok(whole) => {
                let calculated = calculated(whole, text, STEPS);
                if let (Some(whole), Ok(again)) = (calculated, expression(edge)) {
                    let sliced = self::calculated(again, text, 50);
                    assert!(sliced.is_none_or(|sliced| sliced == whole));
                }
            }
            Err(error) => {
                assert!(!error.expected.is_empty());
                assert_place(error.character, text);
            }
        }
    }
}

/// The result in writing; `None` if it takes more than a few slices of this many steps, which double.
fn calculated(expression: Expression, text: &str, steps: u64) -> Option<String> {
    let mut calculation = Calculation::new(expression, MEMORY);
    let mut steps = steps;
    while steps <= STEPS {
        match calculation.go_on(&mut Budget::steps(steps)) {
            Ok(ExpressionResult::Value(value)) => return plain(calculation.values(), value),
            // The other results refer to values by numbers of this store.
            Ok(_) => return None,
            Err(ReadError::Unread(error)) => {
                assert!(!error.expected.is_empty());
                assert_place(error.character, text);
                return Some(error.to_string());
            }
            Err(ReadError::Stopped(Stopped::Budget)) => steps *= 2,
            Err(ReadError::Stopped(_)) => return None,
        }
    }
    None
}

fn plain(values: &mut Values, value: Value) -> Option<String> {
    values.write(value, Style::Plain, LONGEST, &mut Budget::steps(STEPS)).ok()
}

/// A pattern, a range for each of its letters and a formula, each on a line.
pub fn families(text: &str) {
    let mut lines = text.split('\n');
    let mut line = || lines.next().unwrap_or_default();
    let (pattern, range, formula) = (line(), line(), line());
    let family = match Family::parse(pattern) {
        Ok(family) => family,
        Err(error) => {
            assert!(!error.expected.is_empty());
            error.character.iter().for_each(|&at| assert_place(at, pattern));
            return;
        }
    };
    let ranges = family.letters().iter().map(|&letter| LetterRange::parse(letter, range));
    let ranges: Vec<LetterRange> = match ranges.collect() {
        Ok(ranges) => ranges,
        Err(error) => return assert!(!error.expected.is_empty()),
    };
    for edge in Edge::ALL {
        match family.cases(&ranges, edge) {
            Ok(cases) => {
                for case in cases {
                    assert!(case.board.rows().max(case.board.columns()) <= MAX_SIDE);
                    assert_eq!(family.board(&case.point, edge), Ok(case.board));
                }
            }
            Err(error) => error.character.iter().for_each(|&at| assert_place(at, pattern)),
        }
    }
    let read = Formula::read(formula, family.letters());
    for number in -2..5 {
        let point = vec![number; family.letters().len()];
        let said = read.clone().and_then(|read| read.at(&point));
        match said {
            Ok(Some(value)) => {
                let mut values = Values::new();
                let read = values.parse(&value, &mut Budget::steps(STEPS).within(MEMORY));
                if let Err(ReadError::Unread(Unread { character, .. })) = read {
                    assert_place(character, &value);
                }
            }
            Ok(None) => {}
            Err(error) => assert_place(error.character, formula),
        }
    }
}
