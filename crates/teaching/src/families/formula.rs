//! A formula for the values of a family.
//!
//! ```text
//! formula   = case *(";" case)                        ; the first case that applies counts
//! case      = [condition ":"] value
//! condition = "else" / test *("and" test)
//! test      = letter ("even" / "odd") / letter "mod" number "=" number / letter relation number
//! relation  = "=" / "<" / ">" / "<=" / ">="
//! value     = the text of a value, with terms in place of numbers
//! term      = [number] *(letter / "(" sum ")") ["/" number]      ; 3n/2, not 3/2n
//! sum       = ["-"] term *(("+" / "-") term)
//! ```
//!
//! For n = 4 the value `n/2 - 1 + (n-1).^` is `2 - 1 + 3.^`.

use crate::families::ratio::Ratio;
use value::{Recipe, Unread};

/// The longest formula, in characters.
pub const LONGEST_FORMULA: usize = 500;

#[derive(Clone, Debug)]
pub struct Formula {
    letters: Vec<char>,
    cases: Vec<Case>,
}

#[derive(Clone, Debug)]
struct Case {
    tests: Vec<Test>,
    value: Text,
}

/// Signs, each with its character in the formula, counted from 1.
type Text = Vec<(usize, char)>;

#[derive(Clone, Debug)]
struct Test {
    /// The index of its letter.
    letter: usize,
    kind: TestKind,
}

#[derive(Clone, Copy, Debug)]
enum TestKind {
    Remainder {
        of: i32,
        is: i32,
    },
    /// The number is in this range.
    Between(i32, i32),
}

fn wrong<T>(character: usize, expected: impl Into<String>) -> Result<T, Unread> {
    Err(Unread::at(character, expected))
}

impl Formula {
    /// Reads a formula in these letters.
    pub fn read(text: &str, letters: &[char]) -> Result<Formula, Unread> {
        let signs: Text = (1..).zip(text.chars()).collect();
        if signs.len() > LONGEST_FORMULA {
            return wrong(LONGEST_FORMULA + 1, format!("at most {LONGEST_FORMULA} characters"));
        }
        let mut cases = Vec::new();
        for part in signs.split(|(_, sign)| *sign == ';') {
            let colon = part.iter().position(|(_, sign)| *sign == ':');
            let (tests, value) = match colon {
                Some(colon) => (tests(&part[..colon], part[colon].0, letters)?, &part[colon + 1..]),
                None => (Vec::new(), part),
            };
            cases.push(Case { tests, value: value.to_vec() });
        }
        Ok(Formula { letters: letters.to_vec(), cases })
    }

    /// The value for these numbers, as a text; `None` if no case applies.
    pub fn at(&self, point: &[i32]) -> Result<Option<String>, Unread> {
        let number = |letter: usize| point.get(letter).copied().unwrap_or_default();
        let applies = |case: &&Case| {
            case.tests.iter().all(|Test { letter, kind }| match *kind {
                TestKind::Remainder { of, is } => number(*letter).rem_euclid(of) == is,
                TestKind::Between(least, most) => (least..=most).contains(&number(*letter)),
            })
        };
        let Some(case) = self.cases.iter().find(applies) else { return Ok(None) };
        let filler = Filler { text: &case.value, letters: &self.letters, point };
        let (text, places) = filler.filled();
        let end = case.value.last().map_or(1, |(place, _)| place + 1);
        let recipe = Recipe::read(&text, None).map_err(|Unread { character, expected }| {
            let place = places.get(character.saturating_sub(1)).copied();
            Unread { character: place.unwrap_or(end), expected }
        })?;
        match recipe.relation {
            Some(_) => wrong(end, "a value, not a comparison"),
            None => Ok(Some(text)),
        }
    }
}

/// Reads the condition that ends at the character `end`.
fn tests(text: &[(usize, char)], end: usize, letters: &[char]) -> Result<Vec<Test>, Unread> {
    let words = words(text);
    let mut words = words.iter();
    let mut tests = Vec::new();
    if let [(_, word)] = words.as_slice()
        && word == "else"
    {
        return Ok(tests);
    }
    loop {
        let mut next = |expected: &str| match words.next() {
            Some((place, word)) => Ok((*place, word.as_str())),
            None => wrong(end, expected),
        };
        let number = |(place, word): (usize, &str)| match word.parse::<i32>() {
            Ok(number) if number.abs() <= 1_000 => Ok(number),
            _ => wrong(place, format!("a number from -1000 to 1000, found “{word}”")),
        };
        let (place, word) = next("a letter or else")?;
        let known = letters.iter().position(|known| known.to_string() == word);
        let Some(letter) = known else {
            return wrong(place, format!("a letter of the pattern or else, found “{word}”"));
        };
        let what = "even, odd, mod, =, <, >, <= or >=";
        let (place, word) = next(what)?;
        let kind = match word {
            "even" => TestKind::Remainder { of: 2, is: 0 },
            "odd" => TestKind::Remainder { of: 2, is: 1 },
            "mod" => {
                let (place, word) = next("a number from 1 on")?;
                let of = number((place, word))?;
                if of < 1 {
                    return wrong(place, format!("a number from 1 on, found {of}"));
                }
                match next("=")? {
                    (_, "=") => {}
                    (place, word) => return wrong(place, format!("=, found “{word}”")),
                }
                TestKind::Remainder { of, is: number(next("a number")?)?.rem_euclid(of) }
            }
            "=" | "<" | ">" | "<=" | ">=" | "≤" | "≥" => {
                let number = number(next("a number")?)?;
                match word {
                    "=" => TestKind::Between(number, number),
                    "<" => TestKind::Between(i32::MIN, number - 1),
                    ">" => TestKind::Between(number + 1, i32::MAX),
                    "<=" | "≤" => TestKind::Between(i32::MIN, number),
                    _ => TestKind::Between(number, i32::MAX),
                }
            }
            _ => return wrong(place, format!("{what}, found “{word}”")),
        };
        tests.push(Test { letter, kind });
        match words.next() {
            None => return Ok(tests),
            Some((_, word)) if word == "and" => {}
            Some((place, word)) => return wrong(*place, format!("and or :, found “{word}”")),
        }
    }
}

/// Runs of letters, of digits, and of other signs, each with its first character.
fn words(text: &[(usize, char)]) -> Vec<(usize, String)> {
    let kind = |sign: char| match sign {
        _ if sign.is_whitespace() => 0,
        _ if sign.is_alphabetic() => 1,
        '-' | '0'..='9' => 2,
        _ => 3,
    };
    let runs = text.chunk_by(|(_, one), (_, other)| kind(*one) == kind(*other));
    let runs = runs.filter(|run| kind(run[0].1) > 0);
    runs.map(|run| (run[0].0, run.iter().map(|(_, sign)| sign).collect())).collect()
}

/// Puts numbers in the place of terms.
struct Filler<'a> {
    text: &'a [(usize, char)],
    letters: &'a [char],
    point: &'a [i32],
}

/// A number that was read, the index behind it, and whether a letter is in it.
#[derive(Clone, Copy)]
struct Read {
    number: Ratio,
    end: usize,
    has_letter: bool,
}

impl Filler<'_> {
    /// The text, and for each of its characters the one in the formula.
    fn filled(&self) -> (String, Vec<usize>) {
        let (mut text, mut places) = (String::new(), Vec::new());
        let mut at = 0;
        while let Some(&(place, sign)) = self.text.get(at) {
            let before = at.checked_sub(1).and_then(|before| self.sign(before));
            let is_inside = before.is_some_and(|before| {
                before.is_alphabetic() || before.is_ascii_digit() && sign.is_ascii_digit()
            });
            let term = if is_inside { None } else { self.term(at).filter(|term| term.has_letter) };
            let length = text.chars().count();
            match term {
                Some(term) => {
                    text.push_str(&term.number.to_string());
                    at = term.end;
                }
                None => {
                    text.push(sign);
                    at += 1;
                }
            }
            places.resize(places.len() + text.chars().count() - length, place);
        }
        (text, places)
    }

    fn sign(&self, at: usize) -> Option<char> {
        self.text.get(at).map(|(_, sign)| *sign)
    }

    fn after_spaces(&self, mut at: usize) -> usize {
        while self.sign(at).is_some_and(char::is_whitespace) {
            at += 1;
        }
        at
    }

    fn integer(&self, at: usize) -> Option<Read> {
        let digits = self.text.get(at..)?.iter().map_while(|(_, sign)| sign.to_digit(10));
        let mut end = at;
        let mut number = 0i64;
        for digit in digits {
            number = number.checked_mul(10)?.checked_add(digit.into())?;
            end += 1;
        }
        let read = Read { number: Ratio::integer(number), end, has_letter: false };
        (end > at).then_some(read)
    }

    /// A letter of the pattern that is not in a word, or a sum in brackets.
    fn factor(&self, at: usize) -> Option<Read> {
        match self.sign(at)? {
            '(' => {
                let sum = self.sum(at + 1)?;
                (self.sign(sum.end) == Some(')')).then_some(Read { end: sum.end + 1, ..sum })
            }
            sign => {
                let letter = self.letters.iter().position(|letter| *letter == sign)?;
                let is_in_word = self.sign(at + 1).is_some_and(char::is_alphabetic);
                let number = Ratio::integer((*self.point.get(letter)?).into());
                let read = Read { number, end: at + 1, has_letter: true };
                (!is_in_word).then_some(read)
            }
        }
    }

    fn term(&self, at: usize) -> Option<Read> {
        let one = Read { number: Ratio::integer(1), end: at, has_letter: false };
        let mut term = self.integer(at).unwrap_or(one);
        while let Some(factor) = self.factor(term.end) {
            let number = term.number.times(factor.number)?;
            let has_letter = term.has_letter || factor.has_letter;
            term = Read { number, end: factor.end, has_letter };
        }
        if term.end == at {
            return None;
        }
        if self.sign(term.end) == Some('/')
            && let Some(under) = self.integer(term.end + 1)
        {
            let number = term.number.times(Ratio::new(1, under.number.over)?)?;
            term = Read { number, end: under.end, ..term };
        }
        Some(term)
    }

    fn sum(&self, at: usize) -> Option<Read> {
        let mut sum = Read { number: Ratio::ZERO, end: at, has_letter: false };
        loop {
            let at = self.after_spaces(sum.end);
            let (sign, at) = match self.sign(at) {
                Some('-') => (-1, self.after_spaces(at + 1)),
                Some('+') => (1, self.after_spaces(at + 1)),
                _ => (1, at),
            };
            let term = self.term(at)?;
            let number = sum.number.add(term.number.times(Ratio::integer(sign))?)?;
            let has_letter = sum.has_letter || term.has_letter;
            sum = Read { number, end: self.after_spaces(term.end), has_letter };
            if !matches!(self.sign(sum.end), Some('+' | '-')) {
                return Some(sum);
            }
        }
    }
}
