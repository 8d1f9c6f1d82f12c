//! A name as it is read aloud.
//!
//! Options are what a player can move to: `{1|∗}` is “Left to one, Right to star”. Commas between them
//! are “or”, and braces and brackets are “open” and “close”; the outermost braces are not read.

use crate::player::Player;
use crate::value::Dyadic;
use crate::value::parts::Arrow;
use crate::value::tokens::{Bracket, Token};

pub(super) fn words(tokens: &[Token]) -> String {
    let tokens = match tokens {
        [Token::Open(Bracket::Brace), inside @ .., Token::Close(Bracket::Brace)] => inside,
        all => all,
    };
    // The parts of a sum are heard one by one, if nothing else has to be told apart.
    let is_sum = !tokens.iter().any(|token| matches!(token, Token::Open(_) | Token::Bars(_)));
    let mut words = vec![String::new()];
    // For each open brace the place of its first word. Only a bar says that Left's options stand there.
    let mut braces: Vec<usize> = vec![0];
    // For each open subscript, whether “open” was said.
    let mut subscripts: Vec<bool> = Vec::new();
    for (index, &token) in tokens.iter().enumerate() {
        let word = match token {
            Token::Number(number) => number.words(),
            Token::Arrow(arrow) => arrow_words(arrow),
            Token::Star(1) => "star".into(),
            Token::Star(star) => format!("star {}", cardinal(star.into())),
            Token::PlusMinus => "plus or minus".into(),
            Token::Tiny(Player::Left) => "tiny".into(),
            Token::Tiny(Player::Right) => "miny".into(),
            Token::Open(Bracket::Subscript) => {
                let is_clear = matches!(
                    tokens[index + 1..],
                    [Token::Open(_), ..] | [_, Token::Close(Bracket::Subscript), ..]
                );
                subscripts.push(!is_clear);
                if is_clear {
                    continue;
                }
                "open".into()
            }
            Token::Close(Bracket::Subscript) if subscripts.pop() != Some(true) => continue,
            Token::Open(Bracket::Brace) => {
                words.push("open".into());
                braces.push(words.len());
                String::new()
            }
            Token::Close(bracket) => {
                if bracket == Bracket::Brace {
                    braces.pop();
                }
                "close".into()
            }
            Token::Open(Bracket::Round) => "open".into(),
            Token::Comma => "or".into(),
            Token::Bars(_) => {
                if let Some(first) = braces.last().and_then(|&place| words.get_mut(place)) {
                    *first = "Left to".into();
                }
                pause(&mut words);
                "Right to".into()
            }
            Token::Join if is_sum => {
                pause(&mut words);
                continue;
            }
            Token::Ellipsis => "more".into(),
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
    let up = if n > 0 { "up" } else { "down" };
    let count = n.unsigned_abs();
    match arrow {
        Arrow::Ups(1 | -1) => up.into(),
        Arrow::Ups(2 | -2) => format!("double {up}"),
        Arrow::Ups(3 | -3) => format!("triple {up}"),
        // “Four up” is 4 + ↑.
        Arrow::Ups(_) => format!("{}-fold {up}", cardinal(count.into())),
        Arrow::Power(_) => format!("{up} {}", ordinal(count)),
        Arrow::Run(_) => format!("{up} through {}", ordinal(count)),
    }
}

impl Dyadic {
    /// As in “minus three halves”.
    pub fn words(self) -> String {
        let sign = if self < Dyadic::ZERO { "minus " } else { "" };
        let numerator = self.numerator().unsigned_abs();
        let over = match self.exponent() {
            0 => return format!("{sign}{}", cardinal(numerator)),
            1 if numerator == 1 => "half",
            1 => "halve",
            2 => "quarter",
            3 => "eighth",
            4 => "sixteenth",
            exponent => {
                let denominator = cardinal(1 << exponent);
                return format!("{sign}{} over {denominator}", cardinal(numerator));
            }
        };
        let plural = if numerator == 1 { "" } else { "s" };
        format!("{sign}{} {over}{plural}", cardinal(numerator))
    }
}

const SMALL: [&str; 20] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];
const TENS: [&str; 10] =
    ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/// Digits from a hundred on: any screen reader can read these.
fn cardinal(number: u64) -> String {
    match number {
        0..20 => SMALL[number as usize].into(),
        20..100 => {
            let (tens, rest) = (TENS[number as usize / 10], number as usize % 10);
            if rest == 0 { tens.into() } else { format!("{tens}-{}", SMALL[rest]) }
        }
        _ => number.to_string(),
    }
}

fn ordinal(number: u32) -> String {
    let ending = match (number % 10, number % 100) {
        _ if number == 2 => return "second".into(),
        _ if number == 3 => return "third".into(),
        _ if number == 4 => return "fourth".into(),
        _ if number == 5 => return "fifth".into(),
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}
