//! Reads the signs of a value's text: all signs for the same thing become one lexeme.

use crate::Dyadic;
use crate::parts::Arrow;
use crate::pieces::{SUBSCRIPTS, SUPERSCRIPTS};
use crate::signs::{ARROWS, BARS, EIGHTHS, Lexeme, SIGNS, STROKES};

const A_NIMBER: &str = "a nimber up to *65535";
const A_POWER: &str = "a power from 1 to 10000";
const A_NUMBER: &str = "a number that fits into 64 bits";
const A_BINARY_FRACTION: &str = "a fraction with a power of two below its bar, such as 0.25 or 3/8";

/// The greatest n for which ∗n is read. The sum of two such nimbers is no greater, so every result
/// can be read again.
const MAX_STAR: u32 = 65_535;

/// The greatest n for which ↑ⁿ and ↑^[n] are read; making them takes n steps.
const MAX_POWER: u32 = 10_000;

/// The marks around quoted texts: phones type curly ones.
const QUOTES: [char; 4] = ['"', '“', '”', '„'];

/// Each lexeme with the position of its first character, counted from 1. The last one is the end or
/// an error. Words and quoted texts are read only if `has_words`.
pub(super) fn lexemes(text: &str, has_words: bool) -> Vec<(Lexeme, usize)> {
    let mut lexer = Lexer { rest: text, position: 1, is_tex_subscript: Vec::new(), has_words };
    let mut lexemes = Vec::new();
    loop {
        lexer.skip_space();
        let position = lexer.position;
        let lexeme = lexer.next().unwrap_or_else(|wrong| {
            lexer.position = wrong.position;
            Lexeme::Wrong(wrong.expected)
        });
        let is_last = matches!(lexeme, Lexeme::End | Lexeme::Wrong(_));
        lexemes.push((lexeme, if is_last { lexer.position } else { position }));
        if is_last {
            return lexemes;
        }
    }
}

struct Lexer<'a> {
    rest: &'a str,
    position: usize,
    /// For each open brace, whether it is LaTeX's brace after `_` and not that of a game.
    is_tex_subscript: Vec<bool>,
    has_words: bool,
}

struct Mistake {
    position: usize,
    expected: String,
}

impl Mistake {
    fn at(position: usize, expected: &str) -> Self {
        Mistake { position, expected: expected.into() }
    }
}

impl<'a> Lexer<'a> {
    fn skip_space(&mut self) {
        loop {
            let length = self.rest.len() - self.rest.trim_start().len();
            self.take(length);
            if !self.eat("\\,") {
                return;
            }
        }
    }

    fn next(&mut self) -> Result<Lexeme, Mistake> {
        let Some(first) = self.rest.chars().next() else { return Ok(Lexeme::End) };
        let is_fraction = EIGHTHS.iter().any(|(sign, _)| self.rest.starts_with(sign));
        if first.is_ascii_digit() || is_fraction || self.rest.starts_with("\\frac") {
            return self.number();
        }
        if self.has_words {
            if let Some(word) = self.word() {
                return Ok(Lexeme::Word(word));
            }
            if QUOTES.contains(&first) {
                return self.quoted(first);
            }
        }
        if let Some((sign, ups)) = ARROWS.into_iter().find(|(sign, _)| self.rest.starts_with(sign))
        {
            self.eat(sign);
            return self.arrow(sign, ups);
        }
        if let Some(count) = self.bars() {
            return Ok(Lexeme::Bars(count));
        }
        if let Some(number) = self.subscript()? {
            return Ok(Lexeme::Subscript(number));
        }
        if self.eat("_{") {
            self.is_tex_subscript.push(true);
            return Ok(Lexeme::OpenRound);
        }
        if self.rest.starts_with('…') {
            return Err(self.wrong("the whole value: “…” stands for what is left out"));
        }
        let Some((sign, lexeme)) = SIGNS.iter().find(|(sign, _)| self.rest.starts_with(sign))
        else {
            let expected = format!("a value or an operator, found “{}”", first.escape_debug());
            return Err(self.wrong(expected));
        };
        self.eat(sign);
        match lexeme.clone() {
            Lexeme::Star(_) if self.next_is_digit() => {
                let position = self.position;
                let star = self.digits().parse().ok().filter(|star| *star <= MAX_STAR);
                star.map(Lexeme::Star).ok_or_else(|| Mistake::at(position, A_NIMBER))
            }
            Lexeme::OpenBrace => {
                self.is_tex_subscript.push(false);
                Ok(Lexeme::OpenBrace)
            }
            Lexeme::CloseBrace => match self.is_tex_subscript.pop() {
                Some(true) => Ok(Lexeme::CloseRound),
                _ => Ok(Lexeme::CloseBrace),
            },
            lexeme => Ok(lexeme),
        }
    }

    /// Letters that are not a sign: `v` is an arrow.
    fn word(&mut self) -> Option<String> {
        let after = self.rest.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
        let word = &self.rest[..self.rest.len() - after.len()];
        let is_sign = ["tiny", "miny"].contains(&word.to_ascii_lowercase().as_str());
        if is_sign || word.bytes().all(|letter| letter == b'v') {
            return None;
        }
        self.take(word.len());
        Some(word.to_string())
    }

    fn quoted(&mut self, open: char) -> Result<Lexeme, Mistake> {
        let inside = &self.rest[open.len_utf8()..];
        let Some((quoted, _)) = inside.split_once(QUOTES) else {
            self.take(self.rest.len());
            return Err(self.wrong("a closing quotation mark"));
        };
        let close = inside[quoted.len()..].chars().next().map_or(0, char::len_utf8);
        self.take(open.len_utf8() + quoted.len() + close);
        Ok(Lexeme::Quoted(quoted.to_string()))
    }

    /// An integer, a fraction, or an integer and a fraction: `3/4`, `¾`, `0.75`, `1½`, `1 1/2`.
    fn number(&mut self) -> Result<Lexeme, Mistake> {
        let start = self.position;
        let number = if self.eat("\\frac") { self.tex_fraction()? } else { self.plain_number()? };
        number.map(Lexeme::Number).ok_or_else(|| Mistake::at(start, A_NUMBER))
    }

    /// `None` if the number is too large, as in the functions below.
    fn plain_number(&mut self) -> Result<Option<Dyadic>, Mistake> {
        if let Some(fraction) = self.eighths() {
            return Ok(Some(fraction));
        }
        let start = self.position;
        let whole: Option<i64> = self.digits().parse().ok();
        if self.eat_stroke() {
            return self.over(whole);
        }
        let decimals = self.rest.strip_prefix('.');
        if decimals.is_some_and(|rest| rest.starts_with(|next: char| next.is_ascii_digit())) {
            self.take(1);
            let decimals = self.digits();
            return match decimal(whole, decimals) {
                Some(Some(number)) => Ok(Some(number)),
                Some(None) => Err(Mistake::at(start, A_BINARY_FRACTION)),
                None => Ok(None),
            };
        }
        let fraction = match self.eighths() {
            None if self.is_fraction_after_space() => {
                self.skip_space();
                let position = self.position;
                let fraction = match self.eighths() {
                    Some(fraction) => Some(fraction),
                    None => {
                        let above = self.digits().parse().ok();
                        self.eat_stroke();
                        self.over(above)?
                    }
                };
                if fraction.is_some_and(|fraction| fraction >= 1.into()) {
                    return Err(Mistake::at(position, "a fraction less than 1 after an integer"));
                }
                fraction
            }
            None => return Ok(whole.and_then(|whole| Dyadic::new(whole, 0))),
            fraction => fraction,
        };
        Ok(whole.zip(fraction).and_then(|(whole, fraction)| {
            let above = whole.checked_mul(1i64.checked_shl(fraction.exponent())?)?;
            Dyadic::new(above.checked_add(fraction.numerator())?, fraction.exponent())
        }))
    }

    /// A fraction that is one sign.
    fn eighths(&mut self) -> Option<Dyadic> {
        let (_, eighths) = EIGHTHS.iter().find(|(sign, _)| self.eat(sign))?;
        Dyadic::new(*eighths, 3)
    }

    /// Reads what stands below the bar of a fraction.
    fn over(&mut self, above: Option<i64>) -> Result<Option<Dyadic>, Mistake> {
        let position = self.position;
        let below = self.digits().parse::<u64>().ok().filter(|below| below.is_power_of_two());
        let below =
            below.ok_or_else(|| Mistake::at(position, "a power of two below the fraction bar"))?;
        Ok(above.and_then(|above| Dyadic::new(above, below.trailing_zeros())))
    }

    fn tex_fraction(&mut self) -> Result<Option<Dyadic>, Mistake> {
        if !self.eat("{") {
            return Err(self.wrong("{ after \\frac"));
        }
        let above = self.digits().parse().ok();
        if !self.eat("}{") {
            return Err(self.wrong("a power of two below the fraction bar"));
        }
        let fraction = self.over(above)?;
        match self.eat("}") {
            true => Ok(fraction),
            false => Err(self.wrong("} after \\frac{…}{…")),
        }
    }

    fn eat_stroke(&mut self) -> bool {
        STROKES.iter().any(|stroke| self.eat(stroke))
    }

    /// Whether a fraction follows after a space, as in `1 1/4`.
    fn is_fraction_after_space(&self) -> bool {
        let rest = self.rest.trim_start();
        let after = rest.trim_start_matches(|next: char| next.is_ascii_digit());
        let begins = |signs: &[&str], text: &str| signs.iter().any(|sign| text.starts_with(sign));
        match rest.len() == after.len() {
            true => EIGHTHS.iter().any(|(sign, _)| rest.starts_with(sign)),
            false => begins(&STROKES, after),
        }
    }

    /// Reads what follows the first arrow: more arrows, a count, or a power.
    fn arrow(&mut self, sign: &str, first: i32) -> Result<Lexeme, Mistake> {
        let mut ups = first;
        while self.eat(sign) {
            ups += first;
        }
        let is_single = ups == ups.signum();
        if !is_single {
            return Ok(Lexeme::Arrow(Arrow::Ups(ups)));
        }
        let brackets = [
            ("^{[", "]}", true),
            ("_{[", "]}", true),
            ("^[", "]", true),
            ("^{", "}", false),
            ("_{", "}", false),
            ("[", "]", true),
            ("<", ">", false),
        ];
        for (open, close, is_run) in brackets {
            // The `<` may mean “less than”: it begins a power only if a `>` follows.
            let inside = self.rest.strip_prefix(open).and_then(|rest| rest.split_once(close));
            let Some((digits, _)) = inside else { continue };
            if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
                continue;
            }
            self.eat(open);
            let power = self.power(digits)?;
            self.take(digits.len());
            self.eat(close);
            return Ok(Lexeme::Arrow(match is_run {
                true => Arrow::Run(ups * power),
                false => Arrow::Power(ups * power),
            }));
        }
        for signs in [SUPERSCRIPTS, SUBSCRIPTS] {
            let (digits, length) = self.small_digits(signs);
            if length > 0 {
                let power = self.power(&digits)?;
                self.take(length);
                return Ok(Lexeme::Arrow(Arrow::Power(ups * power)));
            }
        }
        if self.next_is_digit() {
            let position = self.position;
            let count = self.digits().parse().ok().filter(|count: &i32| *count > 0);
            let count =
                count.ok_or_else(|| Mistake::at(position, "a count from 1 to 2147483647"))?;
            ups *= count;
        }
        Ok(Lexeme::Arrow(Arrow::Ups(ups)))
    }

    fn power(&self, digits: &str) -> Result<i32, Mistake> {
        let power = digits.parse().ok().filter(|power| (1..=MAX_POWER).contains(power));
        power.map(|power| power as i32).ok_or_else(|| self.wrong(A_POWER))
    }

    fn bars(&mut self) -> Option<usize> {
        let tex = self.rest.strip_prefix("\\mathrel{").and_then(|rest| rest.split_once('}'));
        let (mut count, mut length) = (0, 0);
        let bars = tex.map_or(self.rest, |(bars, _)| bars);
        while let Some((sign, more)) =
            BARS.iter().find(|(sign, _)| bars[length..].starts_with(sign))
        {
            count += more;
            length += sign.len();
        }
        if tex.is_some() {
            let is_all = count > 0 && length == bars.len();
            return is_all.then(|| self.take("\\mathrel{}".len() + length)).map(|()| count);
        }
        let is_bars = count > 0 && !self.rest.starts_with("|>");
        is_bars.then(|| self.take(length)).map(|()| count)
    }

    /// The subscript of a tiny or miny in small digits.
    fn subscript(&mut self) -> Result<Option<Dyadic>, Mistake> {
        let (digits, length) = self.small_digits(SUBSCRIPTS);
        if length == 0 {
            return Ok(None);
        }
        let number: Option<i64> = digits.parse().ok();
        let number = number.ok_or_else(|| self.wrong(A_NUMBER))?;
        self.take(length);
        Ok(Some(number.into()))
    }

    /// The digits that come next in these signs, and their length in bytes.
    fn small_digits(&self, signs: [char; 10]) -> (String, usize) {
        let mut digits = String::new();
        let mut length = 0;
        for next in self.rest.chars() {
            let Some(digit) = signs.iter().position(|sign| *sign == next) else { break };
            digits.push(char::from(b'0' + digit as u8));
            length += next.len_utf8();
        }
        (digits, length)
    }

    fn next_is_digit(&self) -> bool {
        self.rest.starts_with(|next: char| next.is_ascii_digit())
    }

    fn digits(&mut self) -> &'a str {
        let after = self.rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let digits = &self.rest[..self.rest.len() - after.len()];
        self.take(digits.len());
        digits
    }

    fn eat(&mut self, text: &str) -> bool {
        let is_there = self.rest.starts_with(text);
        if is_there {
            self.take(text.len());
        }
        is_there
    }

    /// Moves on by this many bytes.
    fn take(&mut self, bytes: usize) {
        let (taken, rest) = self.rest.split_at(bytes);
        self.position += taken.chars().count();
        self.rest = rest;
    }

    fn wrong(&self, expected: impl Into<String>) -> Mistake {
        Mistake { position: self.position, expected: expected.into() }
    }
}

/// A number by its digits before and after the point. `None` if it is too large, and `Some(None)` if
/// its denominator is no power of two.
fn decimal(whole: Option<i64>, decimals: &str) -> Option<Option<Dyadic>> {
    let decimals = decimals.trim_end_matches('0');
    let places = decimals.len() as u32;
    let above = whole?.checked_mul(10i64.checked_pow(places)?)?;
    let part = if decimals.is_empty() { 0 } else { decimals.parse().ok()? };
    let (above, fives) = (above.checked_add(part)?, 5i64.checked_pow(places)?);
    match above % fives {
        0 => Dyadic::new(above / fives, places).map(Some),
        _ => Some(None),
    }
}
