//! Reads names aloud in the reader's language.
//!
//! Options are moves: `{1|∗}` is “Left to one, Right to star”. Commas between options are “or”;
//! braces and brackets are “open” and “close”. The outermost braces are not read.

use crate::say;
use basics::player::Player;
use value::{Arrow, Bracket, Dyadic, NameTree, Style, Token};

/// The words for a name, of at most this many characters; `None` if there would be more.
pub fn aloud(name: &NameTree, limit: usize) -> Option<String> {
    // In this style forms keep their braces, so that a listener can tell what belongs together.
    let words = words(&name.tokens(0, Style::Braces, limit)?);
    (words.chars().count() <= limit).then_some(words)
}

fn words(tokens: &[Token]) -> String {
    let tokens = match tokens {
        [Token::Open(Bracket::Brace), inside @ .., Token::Close(Bracket::Brace)] => inside,
        all => all,
    };
    // Commas separate the parts of a sum, unless brackets or bars need separating too.
    let is_sum = !tokens.iter().any(|token| matches!(token, Token::Open(_) | Token::Bars(_)));
    let mut words = vec![String::new()];
    // For each open brace, the index of its first word. Only a bar says that Left's options stand
    // there.
    let mut braces: Vec<usize> = vec![0];
    // For each open subscript, whether “open” was said.
    let mut subscripts: Vec<bool> = Vec::new();
    for (index, &token) in tokens.iter().enumerate() {
        let word = match token {
            Token::Number(number) => number_aloud(number),
            Token::Arrow(arrow) => arrow_words(arrow),
            Token::Star(1) => say::value_star().into(),
            Token::Star(star) => format!("{} {}", say::value_star(), cardinal(star.into())),
            Token::PlusMinus => say::value_plus_minus().into(),
            Token::Tiny(Player::Left) => nth(say::value_tiny(), 0).into(),
            Token::Tiny(Player::Right) => nth(say::value_tiny(), 1).into(),
            Token::Open(Bracket::Subscript) => {
                let is_clear = matches!(
                    tokens[index + 1..],
                    [Token::Open(_), ..] | [_, Token::Close(Bracket::Subscript), ..]
                );
                subscripts.push(!is_clear);
                if is_clear {
                    continue;
                }
                say::value_open().into()
            }
            Token::Close(Bracket::Subscript) if subscripts.pop() != Some(true) => continue,
            Token::Open(Bracket::Brace) => {
                words.push(say::value_open().into());
                braces.push(words.len());
                String::new()
            }
            Token::Close(bracket) => {
                if bracket == Bracket::Brace {
                    braces.pop();
                }
                say::value_close().into()
            }
            Token::Open(Bracket::Round) => say::value_open().into(),
            Token::Comma => say::value_or().into(),
            Token::Bars(_) => {
                if let Some(first) = braces.last().and_then(|&index| words.get_mut(index)) {
                    *first = say::value_left().into();
                }
                pause(&mut words);
                say::value_right().into()
            }
            Token::Join if is_sum => {
                pause(&mut words);
                continue;
            }
            Token::Ellipsis => say::value_more().into(),
            Token::Join | Token::Nothing => continue,
        };
        words.push(word);
    }
    words.retain(|word| !word.is_empty());
    words.join(" ")
}

fn pause(words: &mut [String]) {
    if let Some(before) = words.last_mut() {
        before.push(',');
    }
}

fn arrow_words(arrow: Arrow) -> String {
    let (Arrow::Ups(n) | Arrow::Power(n) | Arrow::Run(n)) = arrow;
    let up = nth(say::value_arrows(), u64::from(n < 0));
    let times = |index| nth(say::value_times(), index);
    let count = u64::from(n.unsigned_abs());
    match arrow {
        Arrow::Ups(1 | -1) => up.into(),
        Arrow::Ups(2 | -2) => format!("{} {up}", times(0)),
        Arrow::Ups(3 | -3) => format!("{} {up}", times(1)),
        // “Four up” would be 4 + ↑.
        Arrow::Ups(_) => format!("{}{} {up}", cardinal(count), times(2)),
        Arrow::Power(_) => format!("{up} {}", ordinal(count)),
        Arrow::Run(_) => format!("{up} {} {}", say::value_through(), ordinal(count)),
    }
}

/// The words for a number, as in “minus three halves”.
pub fn number_aloud(number: Dyadic) -> String {
    let sign = if number < Dyadic::ZERO { say::number_minus() } else { "" };
    let numerator = number.numerator().unsigned_abs();
    let counted = cardinal(numerator);
    let parts = if numerator == 1 { say::number_part() } else { say::number_parts() };
    let text = match number.exponent() {
        0 => counted,
        exponent @ 1..=4 => format!("{counted} {}", nth(parts, u64::from(exponent) - 1)),
        exponent => format!("{counted} {} {}", say::number_over(), cardinal(1 << exponent)),
    };
    if sign.is_empty() { text } else { format!("{sign} {text}") }
}

/// Words below a hundred, else digits: any screen reader can read these.
fn cardinal(number: u64) -> String {
    let small = |number| nth(say::number_small(), number);
    match number {
        0..20 => small(number).into(),
        20..100 => {
            let tens = nth(say::number_tens(), number / 10 - 2);
            match number % 10 {
                0 => tens.into(),
                rest => format!("{tens}{}{}", say::number_between(), small(rest)),
            }
        }
        _ => number.to_string(),
    }
}

fn ordinal(number: u64) -> String {
    if let 2..=5 = number {
        return nth(say::number_ordinals(), number - 2).into();
    }
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) | (4.., _) => 0,
        (last, _) => last,
    };
    format!("{number}{}", nth(say::number_endings(), ending))
}

/// One item of a message that is a list of words.
fn nth(words: &'static str, index: u64) -> &'static str {
    let found = (0..).zip(words.split(", ")).find(|&(place, _)| place == index);
    found.map_or("", |(_, word)| word)
}
