//! A formula guessed from the values of a family.
//!
//! The numbers are divided by their remainder. In each class the names of the values must be the same except for
//! numbers in them, and each of these must be constant or grow by the same amount from case to case: integers,
//! fractions, multiples of ↑, nimbers, the stops of switches, the subscripts of tinies. A class needs one case that it was
//! not made from. Of several formulas the one made from the fewest cases is taken.

use std::fmt::Write;

use crate::families::ratio::Ratio;

/// The longest period.
const LONGEST_PERIOD: usize = 6;
/// This many values may come before the formula holds.
const MOST_EXCEPTIONS: usize = 6;
/// At least this many cases must support a guess.
const FEWEST_SUPPORTING: usize = 2;
/// Longer names are not compared.
const LONGEST_NAME: usize = 200;

/// It is only a guess: the numbers say how good a one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guess {
    /// In the form that [`Formula`](super::Formula) reads.
    pub formula: String,
    /// How many cases it was made from.
    pub made_from: usize,
    /// How many more cases agree with it.
    pub supported_by: usize,
}

/// Guesses a formula for consecutive numbers that begin with `first`; each name is a value in plain notation.
pub fn guess(letter: char, first: i32, names: &[&str]) -> Option<Guess> {
    if names.iter().any(|name| name.len() > LONGEST_NAME) {
        return None;
    }
    let names: Vec<Vec<Token>> = names.iter().map(|name| tokens(name)).collect::<Option<_>>()?;
    let mut best: Option<Guess> = None;
    for exceptions in 0..=MOST_EXCEPTIONS.min(names.len()) {
        for period in 1..=LONGEST_PERIOD {
            let made = with_period(letter, first, &names, exceptions, period);
            let is_better =
                |made: &Guess| best.as_ref().is_none_or(|best| made.made_from < best.made_from);
            best = made.filter(is_better).or(best);
        }
    }
    best
}

/// The first `exceptions` values are listed.
fn with_period(
    letter: char,
    first: i32,
    names: &[Vec<Token>],
    exceptions: usize,
    period: usize,
) -> Option<Guess> {
    let mut formula = String::new();
    for (number, name) in (first..).zip(&names[..exceptions]) {
        write!(formula, "{letter} = {number}: {}; ", written(letter, &fixed(name))).ok()?;
    }
    let mut made_from = exceptions;
    // The remainder and the value of each class.
    let mut classes: Vec<(i32, String)> = Vec::new();
    for start in 0..period {
        let class: Vec<&[Token]> =
            names[exceptions..].iter().skip(start).step_by(period).map(Vec::as_slice).collect();
        let number = first + (exceptions + start) as i32;
        let growing = fit(&class, number, period as i32)?;
        let needed = if growing.iter().all(Growing::is_constant) { 1 } else { 2 };
        if class.len() <= needed {
            return None;
        }
        let value = written(letter, &growing);
        let is_new = classes.iter().all(|(_, known)| *known != value);
        made_from += if is_new { needed } else { 0 };
        classes.push((number.rem_euclid(period as i32), value));
    }
    let frequency = |value: &str| classes.iter().filter(|(_, other)| other == value).count();
    let (_, usual) = classes.iter().max_by_key(|(_, value)| frequency(value))?;
    for (remainder, value) in classes.iter().filter(|(_, value)| value != usual) {
        match (period, remainder) {
            (2, 0) => write!(formula, "{letter} even: {value}; ").ok()?,
            (2, _) => write!(formula, "{letter} odd: {value}; ").ok()?,
            _ => write!(formula, "{letter} mod {period} = {remainder}: {value}; ").ok()?,
        }
    }
    let is_only = formula.is_empty();
    write!(formula, "{}{usual}", if is_only { "" } else { "else: " }).ok()?;
    let supported_by = names.len().checked_sub(made_from)?;
    (supported_by >= FEWEST_SUPPORTING).then_some(Guess { formula, made_from, supported_by })
}

/// A piece of a name.
#[derive(Clone, PartialEq, Debug)]
enum Token {
    /// A sum of a number, a multiple of ↑ and a nimber.
    Sum([Ratio; 3]),
    Sign(char),
}

/// A token with numbers of the form `slope · n + constant`.
#[derive(Clone, Debug)]
enum Growing {
    Sum([Linear; 3]),
    Sign(char),
}

#[derive(Clone, Copy, Debug)]
struct Linear {
    slope: Ratio,
    constant: Ratio,
}

impl Growing {
    fn is_constant(&self) -> bool {
        match self {
            Growing::Sum(parts) => parts.iter().all(|part| part.slope == Ratio::ZERO),
            Growing::Sign(_) => true,
        }
    }
}

fn tokens(name: &str) -> Option<Vec<Token>> {
    let mut tokens = Vec::new();
    let mut rest = name;
    while let Some(sign) = rest.chars().next() {
        let (sum, after) = sum(rest)?;
        if after.len() < rest.len() {
            tokens.push(Token::Sum(sum));
            rest = after;
        } else {
            tokens.push(Token::Sign(sign));
            rest = &rest[sign.len_utf8()..];
        }
    }
    Some(tokens)
}

/// The sum at the beginning of a text, and what follows it.
fn sum(text: &str) -> Option<([Ratio; 3], &str)> {
    let mut rest = text;
    let sign = rest.strip_prefix('-').filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    rest = sign.unwrap_or(rest);
    let mut number = digits(&mut rest);
    if let (Some(over), Some(mut under)) = (number, rest.strip_prefix('/'))
        && let Some(divisor) = digits(&mut under)
    {
        number = Some(Ratio::new(over.over, divisor.over)?);
        rest = under;
    }
    let number = number.unwrap_or(Ratio::ZERO);
    let number = if sign.is_some() { number.times(Ratio::integer(-1))? } else { number };
    let mut ups = Ratio::ZERO;
    let arrow = rest.chars().next().filter(|arrow| "^v".contains(*arrow));
    if let Some(arrow) = arrow {
        let after = rest.trim_start_matches(arrow);
        let count = Ratio::integer((rest.len() - after.len()) as i64);
        // A power of ↑ has other names than a multiple.
        if !after.starts_with(['<', '[']) {
            rest = after;
            let count = digits(&mut rest).unwrap_or(count);
            ups = count.times(Ratio::integer(if arrow == '^' { 1 } else { -1 }))?;
        }
    }
    let mut star = Ratio::ZERO;
    if let Some(after) = rest.strip_prefix('*') {
        rest = after;
        star = digits(&mut rest).unwrap_or(Ratio::integer(1));
    }
    Some(([number, ups, star], rest))
}

fn digits(rest: &mut &str) -> Option<Ratio> {
    let after = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let number = rest[..rest.len() - after.len()].parse().ok()?;
    *rest = after;
    Some(Ratio::integer(number))
}

/// The tokens that all names of a class have, which stand at `number`, `number + step` and so on.
fn fit(class: &[&[Token]], number: i32, step: i32) -> Option<Vec<Growing>> {
    let first = class.first()?;
    if class.iter().any(|name| name.len() != first.len()) {
        return None;
    }
    let at = |place: usize| {
        let tokens: Vec<&Token> = class.iter().map(|name| &name[place]).collect();
        let Token::Sum(start) = tokens[0] else {
            let Token::Sign(sign) = tokens[0] else { return None };
            return tokens.iter().all(|token| *token == tokens[0]).then_some(Growing::Sign(*sign));
        };
        let mut parts = [Linear { slope: Ratio::ZERO, constant: Ratio::ZERO }; 3];
        for (part, linear) in parts.iter_mut().enumerate() {
            let numbers = tokens.iter().map(|token| match token {
                Token::Sum(parts) => Some(parts[part]),
                Token::Sign(_) => None,
            });
            let numbers: Vec<Ratio> = numbers.collect::<Option<_>>()?;
            let minus = Ratio::integer(-1);
            let difference = |pair: &[Ratio]| pair[1].add(pair[0].times(minus)?);
            let growth = numbers.windows(2).next().map_or(Some(Ratio::ZERO), difference)?;
            if numbers.windows(2).any(|pair| difference(pair) != Some(growth)) {
                return None;
            }
            let slope = growth.times(Ratio::new(1, step.into())?)?;
            let back = slope.times(Ratio::integer(-i64::from(number)))?;
            *linear = Linear { slope, constant: start[part].add(back)? };
        }
        Some(Growing::Sum(parts))
    };
    (0..first.len()).map(at).collect()
}

/// The same tokens, with numbers that do not grow.
fn fixed(name: &[Token]) -> Vec<Growing> {
    let constant = |constant: &Ratio| Linear { slope: Ratio::ZERO, constant: *constant };
    let token = |token: &Token| match token {
        Token::Sum(parts) => Growing::Sum([0, 1, 2].map(|part| constant(&parts[part]))),
        Token::Sign(sign) => Growing::Sign(*sign),
    };
    name.iter().map(token).collect()
}

fn written(letter: char, tokens: &[Growing]) -> String {
    let mut text = String::new();
    let is_sign = |token: Option<&Growing>| matches!(token, Some(Growing::Sign(sign)) if sign.is_alphabetic());
    for (place, token) in tokens.iter().enumerate() {
        match token {
            Growing::Sign(sign) => text.push(*sign),
            Growing::Sum(parts) if token.is_constant() => {
                text.push_str(&plain(&parts.map(|part| part.constant)));
            }
            Growing::Sum(parts) if tokens.len() == 1 => {
                text.push_str(&terms(letter, parts).join(" + ").replace("+ -", "- "));
            }
            Growing::Sum(parts) => {
                let sum = terms(letter, parts).join("+").replace("+-", "-");
                let is_bare = sum.len() == 1 && !is_sign(tokens.get(place + 1));
                text.push_str(&if is_bare { sum } else { format!("({sum})") });
            }
        }
    }
    text
}

/// A sum of constants as its name.
fn plain([number, ups, star]: &[Ratio; 3]) -> String {
    let mut text = String::new();
    if *number != Ratio::ZERO || (*ups, *star) == (Ratio::ZERO, Ratio::ZERO) {
        text.push_str(&number.to_string());
    }
    let arrow = if ups.over < 0 { "v" } else { "^" };
    match ups.over.unsigned_abs() {
        0 => {}
        1 => text.push_str(arrow),
        count => text.push_str(&format!("{arrow}{count}")),
    }
    match star.over {
        0 => {}
        1 => text.push('*'),
        size => text.push_str(&format!("*{size}")),
    }
    text
}

/// The parts of a sum that are not 0.
fn terms(letter: char, [number, ups, star]: &[Linear; 3]) -> Vec<String> {
    let mut terms = Vec::new();
    let is_zero = |linear: &Linear| (linear.slope, linear.constant) == (Ratio::ZERO, Ratio::ZERO);
    if !is_zero(number) {
        terms.push(linear(letter, number));
    }
    let factor = |part: &Linear| match linear(letter, part) {
        only if only.chars().count() == 1 => only,
        sum => format!("({sum})"),
    };
    match ups {
        zero if is_zero(zero) => {}
        Linear { slope: Ratio::ZERO, constant } => {
            terms.push(plain(&[Ratio::ZERO, *constant, Ratio::ZERO]));
        }
        ups => terms.push(format!("{}.^", factor(ups))),
    }
    match star {
        zero if is_zero(zero) => {}
        Linear { slope: Ratio::ZERO, constant } => {
            terms.push(plain(&[Ratio::ZERO, Ratio::ZERO, *constant]));
        }
        star => terms.push(format!("*{}", factor(star))),
    }
    terms
}

/// For example `3n/2 - 1` or `(n-1)/2`.
fn linear(letter: char, Linear { slope, constant }: &Linear) -> String {
    if slope.over == 0 {
        return constant.to_string();
    }
    let times = |factor: i64| match factor {
        1 => letter.to_string(),
        -1 => format!("-{letter}"),
        factor => format!("{factor}{letter}"),
    };
    let under = if slope.under == 1 { String::new() } else { format!("/{}", slope.under) };
    let sign = if constant.over < 0 { '-' } else { '+' };
    let size = constant.to_string();
    let size = size.trim_start_matches('-');
    match constant {
        Ratio { over: 0, .. } => format!("{}{under}", times(slope.over)),
        Ratio { under: 1, .. } => format!("{}{under} {sign} {size}", times(slope.over)),
        _ => {
            let least = Ratio::new(slope.under, constant.under).map_or(1, |ratio| ratio.under);
            let shared = slope.under.saturating_mul(least);
            let slope_over = slope.over.saturating_mul(shared / slope.under);
            let over =
                constant.over.unsigned_abs().saturating_mul((shared / constant.under) as u64);
            format!("({}{sign}{over})/{shared}", times(slope_over))
        }
    }
}
