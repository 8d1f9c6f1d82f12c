//! Reads the text of a value, see [`super::parse`] for its grammar.
//!
//! The reader keeps its stack on the heap, so that no nesting is too deep.

use crate::budget::{Budget, Stopped};
use crate::player::{ByPlayer, Player};
use crate::value::lexer::lexemes;
use crate::value::parse_error::{MAX_TEXT, ParseValueError, failed, wrong};
use crate::value::signs::{Lexeme, Relation};
use crate::value::{Value, Values};

const BRACKETS: &str = "brackets around what belongs to ±, tiny or miny";

/// The left side of a comparison.
pub(super) struct Compared {
    pub(super) to: Value,
    pub(super) relation: Relation,
    pub(super) place: usize,
}

/// Reads all of a text: the value, or the right side of a comparison.
pub(super) fn read(
    values: &mut Values,
    text: &str,
    budget: &mut Budget,
) -> Result<(Option<Compared>, Value), ParseValueError> {
    if text.chars().count() > MAX_TEXT {
        return Err(wrong(MAX_TEXT + 1, format!("at most {MAX_TEXT} characters")));
    }
    let mut reader = Reader {
        values,
        budget,
        text,
        lexemes: lexemes(text),
        next: 0,
        outer: Vec::new(),
        level: Level::new(Lexeme::End),
        compared: None,
    };
    let value = reader.run()?;
    Ok((reader.compared, value))
}

struct Reader<'a> {
    values: &'a mut Values,
    budget: &'a mut Budget,
    text: &'a str,
    lexemes: Vec<(Lexeme, usize)>,
    next: usize,
    /// What is being read, and outside of it what opening brackets have interrupted.
    level: Level,
    outer: Vec<Level>,
    compared: Option<Compared>,
}

/// What has been read of a sum, and of the lists in braces.
struct Level {
    /// What ends it.
    end: Lexeme,
    /// What the next operand is added to.
    sum: Option<Value>,
    /// What is first done to it, in reverse order.
    prefixes: Vec<Prefix>,
    list: Vec<Value>,
    /// Lists whose right neighbours are not finished, each with the length of the bars after it:
    /// outer ones, which are longer, first.
    left: Vec<(Vec<Value>, usize)>,
}

#[derive(Clone, Copy)]
enum Prefix {
    Negative,
    PlusMinus,
    Tiny(Player),
    Times(i64),
    Plus(Value),
}

/// What can come next.
enum Expected {
    /// An operand, or nothing: an empty list.
    List,
    Operand,
    /// An operator behind this sum, or an end.
    Operator(Value),
}

impl Level {
    fn new(end: Lexeme) -> Self {
        Level { end, sum: None, prefixes: Vec::new(), list: Vec::new(), left: Vec::new() }
    }
}

impl Reader<'_> {
    fn run(&mut self) -> Result<Value, ParseValueError> {
        let mut expected = Expected::Operand;
        loop {
            let (lexeme, place) = self.take();
            expected = match (expected, lexeme) {
                (_, Lexeme::Wrong(expected)) => return Err(wrong(place, expected)),
                (Expected::List, lexeme @ (Lexeme::Bars(_) | Lexeme::CloseBrace)) => {
                    self.end_list(lexeme, place)?
                }
                (Expected::List | Expected::Operand, lexeme) => self.operand(lexeme, place)?,
                (Expected::Operator(sum), Lexeme::End) if self.outer.is_empty() => return Ok(sum),
                (Expected::Operator(sum), lexeme) => self.operator(sum, lexeme, place)?,
            };
        }
    }

    /// The next token and its place.
    fn take(&mut self) -> (Lexeme, usize) {
        let next = self.lexemes[self.next].clone();
        // The last one is never passed.
        self.next = (self.next + 1).min(self.lexemes.len() - 1);
        next
    }

    fn peek(&self) -> &Lexeme {
        &self.lexemes[self.next].0
    }

    fn operand(&mut self, lexeme: Lexeme, place: usize) -> Result<Expected, ParseValueError> {
        let is_tiny = matches!(self.level.prefixes.last(), Some(Prefix::Tiny(_)));
        let prefix = match (lexeme, self.peek()) {
            // Tiny-1 in the books is tiny-one.
            (Lexeme::Minus | Lexeme::PlusMinus | Lexeme::Tiny(_), _) if is_tiny => {
                return Err(wrong(place, BRACKETS));
            }
            (Lexeme::Minus, &Lexeme::Number(number)) => {
                self.take();
                return self.parts(Lexeme::Number(number.negative()), place);
            }
            (Lexeme::Minus, _) => Prefix::Negative,
            (Lexeme::PlusMinus, _) => Prefix::PlusMinus,
            (Lexeme::Tiny(player), _) => Prefix::Tiny(player),
            (Lexeme::OpenRound, _) => {
                self.open(Lexeme::CloseRound);
                return Ok(Expected::Operand);
            }
            (Lexeme::OpenBrace, _) => {
                self.open(Lexeme::CloseBrace);
                return Ok(Expected::List);
            }
            (Lexeme::Subscript(number), _) if is_tiny => {
                let subscript = self.values.from_number(number);
                return self.apply(subscript, place);
            }
            (lexeme, _) => return self.parts(lexeme, place),
        };
        self.level.prefixes.push(prefix);
        Ok(Expected::Operand)
    }

    fn open(&mut self, end: Lexeme) {
        let outer = std::mem::replace(&mut self.level, Level::new(end));
        self.outer.push(outer);
    }

    /// Reads a number, arrows and a star, as many of them as there are, in this order.
    fn parts(&mut self, first: Lexeme, place: usize) -> Result<Expected, ParseValueError> {
        let last = self.level.prefixes.last();
        let is_narrow = matches!(last, Some(Prefix::PlusMinus | Prefix::Tiny(_)));
        let (mut part, mut part_place, mut sum) = (first, place, Value::ZERO);
        loop {
            let value = match part {
                Lexeme::Number(number) => self.values.from_number(number),
                Lexeme::Arrow(arrow) => {
                    let value = self.values.arrow_value(arrow, self.budget);
                    value.map_err(|stopped| failed(part_place, stopped))?
                }
                Lexeme::Star(star) => self.values.star(star),
                _ => return Err(self.found(place, "a value")),
            };
            sum = self.sum(sum, value, part_place)?;
            let prefix = match (&part, self.peek()) {
                (Lexeme::Number(_), Lexeme::Arrow(_) | Lexeme::Star(_))
                | (Lexeme::Arrow(_), Lexeme::Star(_)) => None,
                (Lexeme::Number(_), Lexeme::Tiny(_)) => Some(Prefix::Plus(sum)),
                (Lexeme::Number(number), Lexeme::Times) if number.is_integer() => {
                    Some(Prefix::Times(number.numerator()))
                }
                (Lexeme::Number(_), Lexeme::Times) => {
                    let (_, place) = self.take();
                    return Err(wrong(place, "an integer before a product"));
                }
                (Lexeme::Star(_), Lexeme::Arrow(_)) => {
                    let (_, place) = self.take();
                    return Err(wrong(place, "+ or - (a product is written as in 2·^)"));
                }
                _ => return self.apply(sum, place),
            };
            if is_narrow {
                let (_, place) = self.take();
                return Err(wrong(place, BRACKETS));
            }
            if let Some(prefix) = prefix {
                if matches!(prefix, Prefix::Times(_)) {
                    self.take();
                }
                self.level.prefixes.push(prefix);
                return Ok(Expected::Operand);
            }
            (part, part_place) = self.take();
        }
    }

    /// Applies the prefixes to an operand and adds it.
    fn apply(&mut self, operand: Value, place: usize) -> Result<Expected, ParseValueError> {
        let mut value = operand;
        while let Some(prefix) = self.level.prefixes.pop() {
            value = self.prefixed(prefix, value).map_err(|stopped| failed(place, stopped))?;
        }
        let sum = self.level.sum.take().unwrap_or(Value::ZERO);
        Ok(Expected::Operator(self.sum(sum, value, place)?))
    }

    fn prefixed(&mut self, prefix: Prefix, value: Value) -> Result<Value, Stopped> {
        let Reader { values, budget, .. } = self;
        match prefix {
            Prefix::Negative => values.negative(value, budget),
            Prefix::PlusMinus => self.plus_minus(vec![value]),
            Prefix::Times(count) => values.multiple(value, count, budget),
            Prefix::Plus(number) => values.add(number, value, budget),
            Prefix::Tiny(Player::Left) => {
                let negative = values.negative(value, budget)?;
                let zero = || vec![Value::ZERO];
                let threat = ByPlayer { left: zero(), right: vec![negative] };
                let threat = values.make(threat, budget)?;
                values.make(ByPlayer { left: zero(), right: vec![threat] }, budget)
            }
            Prefix::Tiny(Player::Right) => {
                let tiny = self.prefixed(Prefix::Tiny(Player::Left), value)?;
                self.prefixed(Prefix::Negative, tiny)
            }
        }
    }

    /// The game in which Left has these options and Right their negatives.
    fn plus_minus(&mut self, left: Vec<Value>) -> Result<Value, Stopped> {
        let mut right = Vec::new();
        for &option in &left {
            right.push(self.values.negative(option, self.budget)?);
        }
        self.values.make(ByPlayer { left, right }, self.budget)
    }

    fn sum(&mut self, g: Value, h: Value, place: usize) -> Result<Value, ParseValueError> {
        self.values.add(g, h, self.budget).map_err(|stopped| failed(place, stopped))
    }

    fn operator(
        &mut self,
        sum: Value,
        lexeme: Lexeme,
        place: usize,
    ) -> Result<Expected, ParseValueError> {
        let is_whole = self.outer.is_empty();
        let is_brace = self.level.end == Lexeme::CloseBrace;
        match lexeme {
            Lexeme::Plus | Lexeme::Minus | Lexeme::PlusMinus => {
                self.level.sum = Some(sum);
                match lexeme {
                    Lexeme::Minus => self.level.prefixes.push(Prefix::Negative),
                    Lexeme::PlusMinus => self.level.prefixes.push(Prefix::PlusMinus),
                    _ => {}
                }
                Ok(Expected::Operand)
            }
            Lexeme::Comma if is_brace => {
                self.level.list.push(sum);
                Ok(Expected::Operand)
            }
            Lexeme::Bars(_) | Lexeme::CloseBrace if is_brace => {
                self.level.list.push(sum);
                self.end_list(lexeme, place)
            }
            Lexeme::CloseRound if self.level.end == Lexeme::CloseRound => {
                self.close();
                self.apply(sum, place)
            }
            // Bars mean nothing else outside braces.
            Lexeme::Relation(_) | Lexeme::Bars(2) if is_whole && self.compared.is_none() => {
                let relation = match lexeme {
                    Lexeme::Relation(relation) => relation,
                    _ => Relation::Confused,
                };
                self.compared = Some(Compared { to: sum, relation, place });
                Ok(Expected::Operand)
            }
            _ => Err(self.found(
                place,
                match self.level.end {
                    Lexeme::CloseRound => "an operator or )",
                    Lexeme::CloseBrace => "an operator, a comma, a bar or }",
                    _ => "an operator or the end",
                },
            )),
        }
    }

    /// At bars, or at the closing brace.
    fn end_list(&mut self, lexeme: Lexeme, place: usize) -> Result<Expected, ParseValueError> {
        let bars = if let Lexeme::Bars(bars) = lexeme { Some(bars) } else { None };
        let has_bars = !self.level.left.is_empty();
        let mut list = std::mem::take(&mut self.level.list);
        // Shorter bars bind their neighbours first.
        let is_shorter = |left: &mut (_, usize)| bars.is_none_or(|bars| left.1 < bars);
        while let Some((left, _)) = self.level.left.pop_if(is_shorter) {
            let form = self.values.make(ByPlayer { left, right: list }, self.budget);
            list = vec![form.map_err(|stopped| failed(place, stopped))?];
        }
        if let Some(bars) = bars {
            if self.level.left.last().is_some_and(|&(_, length)| length == bars) {
                let other = "a bar of another length: {3|2|1} can be {3||2|1} or {3|2||1}";
                return Err(wrong(place, other));
            }
            self.level.left.push((list, bars));
            return Ok(Expected::List);
        }
        self.close();
        let is_plus_minus = |prefix: &mut Prefix| matches!(prefix, Prefix::PlusMinus);
        let value = match *list.as_slice() {
            [form] if has_bars => Ok(form),
            [_, ..] if self.level.prefixes.pop_if(is_plus_minus).is_some() => self.plus_minus(list),
            _ => return Err(self.found(place, "a bar")),
        };
        self.apply(value.map_err(|stopped| failed(place, stopped))?, place)
    }

    fn close(&mut self) {
        if let Some(outer) = self.outer.pop() {
            self.level = outer;
        }
    }

    /// Something else was expected where this stands.
    fn found(&self, place: usize, expected: &str) -> ParseValueError {
        match self.text.chars().nth(place - 1) {
            Some(found) => wrong(place, format!("{expected}, found “{}”", found.escape_debug())),
            None => wrong(place, format!("{expected}, found the end")),
        }
    }
}
