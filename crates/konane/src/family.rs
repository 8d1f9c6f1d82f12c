//! Families of positions: a pattern with letters is a board for each choice of numbers.
//!
//! ```text
//! family   = lines
//! lines    = line *("/" line)
//! line     = row / "(" lines ["/"] ")" "^" exponent   ; a group with "/" repeats rows
//! row      = *piece
//! piece    = (square / "(" row ")") ["^" exponent]    ; after a group the exponent is not optional
//! square   = "x" / "o" / "." / number                 ; black, white, empty, a run of empty squares
//! exponent = number / [number] letter / "(" ["-"] term *(("+" / "-") term) ")"
//! term     = number / [number] letter
//! ```
//!
//! Letters are the small ones except x, o and v. Spaces do not matter. `docs/families.md` has examples.

use std::fmt;
use std::iter::Peekable;
use std::ops::RangeInclusive;
use std::vec::IntoIter;

use crate::{Board, Edge, MAX_SIDE, Square};
use basics::player::Player;

/// The longest pattern, in characters.
pub const LONGEST_FAMILY: usize = 500;
/// How many letters a pattern may have.
const MOST_LETTERS: usize = 3;
/// How many boards a family may have in the ranges of its letters.
pub const MOST_CASES: usize = 200;
/// How deep groups may stand in groups.
const DEEPEST: usize = 20;

/// A pattern.
#[derive(Clone, Debug)]
pub struct Family {
    lines: Vec<Part<Row>>,
    letters: Vec<char>,
}

/// One of the rows of a board or of the squares of a row, which begins at the character `place`, or
/// several that repeat.
#[derive(Clone, Debug)]
enum Part<T> {
    One { it: T, place: usize },
    Repeat { parts: Vec<Part<T>>, exponent: Exponent },
}

/// The squares of a row.
type Row = Vec<Part<Option<Player>>>;

/// A sum of a number and multiples of letters.
#[derive(Clone, Debug)]
struct Exponent {
    constant: i32,
    /// In the order of the alphabet.
    multiples: Vec<(char, i32)>,
    place: usize,
}

/// The numbers that a letter stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LetterRange {
    /// A letter of the pattern.
    pub letter: char,
    /// In increasing order, both ends included.
    pub numbers: RangeInclusive<i32>,
}

/// The numbers of the letters, in the order of the alphabet, and the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// A number for each letter, in the order of the alphabet.
    pub point: Vec<i32>,
    /// The board that the pattern is with these numbers.
    pub board: Board,
}

/// Why a text is not a family, or a family has no board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ParseFamilyError {
    /// The character, counted from 1; `None` if the error is not at one character.
    pub character: Option<usize>,
    /// What would be right instead, as an English phrase.
    pub expected: String,
}

impl fmt::Display for ParseFamilyError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if let Some(character) = self.character {
            write!(f, "character {character}: ")?;
        }
        write!(f, "expected {}", self.expected)
    }
}

impl std::error::Error for ParseFamilyError {}

fn wrong<T>(character: usize, expected: impl Into<String>) -> Result<T, ParseFamilyError> {
    Err(ParseFamilyError { character: Some(character), expected: expected.into() })
}

fn misfit<T>(expected: String) -> Result<T, ParseFamilyError> {
    Err(ParseFamilyError { character: None, expected })
}

impl Family {
    /// Reads a pattern.
    ///
    /// ```
    /// use papamu_konane::{Edge, Family};
    ///
    /// let family = Family::parse("xo(.x)^n")?;
    /// assert_eq!(family.board(&[2], Edge::Plane)?.to_string(), "xo.x.x");
    /// let error = Family::parse("xo(.y)^n").unwrap_err();
    /// assert_eq!(error.to_string(), "character 5: expected x, o, ., a number, ( or ), found “y”");
    /// # Ok::<(), papamu_konane::ParseFamilyError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Family, ParseFamilyError> {
        let length = text.chars().count();
        if length > LONGEST_FAMILY {
            return misfit(format!("at most {LONGEST_FAMILY} characters, found {length}"));
        }
        let signs = (1..).zip(text.chars()).filter(|(_, sign)| !sign.is_whitespace());
        let signs = signs.collect::<Vec<_>>().into_iter().peekable();
        let mut reader = Reader { signs, end: length + 1, letters: Vec::new(), depth: 0 };
        let (lines, _) = reader.lines()?;
        if reader.peek().is_some() {
            return reader.refuse("x, o, ., a number, ( or /");
        }
        Ok(Family { lines, letters: reader.letters })
    }

    /// The letters, in the order of the alphabet.
    pub fn letters(&self) -> &[char] {
        &self.letters
    }

    /// The board for these numbers, one for each letter. On the plane short rows
    /// are filled up with empty squares; between walls all rows must have the same length.
    pub fn board(&self, point: &[i32], edge: Edge) -> Result<Board, ParseFamilyError> {
        let at = At { letters: &self.letters, point };
        let rows = at.rows(&self.lines)?;
        let columns = rows.iter().map(|(row, _)| row.len()).max().unwrap_or(0);
        if edge == Edge::Walls
            && let Some((row, place)) = rows.iter().find(|(row, _)| row.len() != columns)
        {
            let found = row.len();
            let expected = format!(
                "a row of {columns} squares, found {found}{at}: between walls all rows have the same length"
            );
            return wrong(*place, expected);
        }
        let mut board = Board::empty(rows.len() as i32, columns as i32, edge);
        for (row, (stones, _)) in (0..).zip(&rows) {
            for (column, &stone) in (0..).zip(stones) {
                board.set(Square::new(row, column), stone);
            }
        }
        Ok(board)
    }

    /// The boards for all numbers in these ranges, the last letter's changing fastest. All limits are
    /// checked before anybody values the first board.
    pub fn cases(&self, ranges: &[LetterRange], edge: Edge) -> Result<Vec<Case>, ParseFamilyError> {
        let mut points = vec![Vec::new()];
        for letter in &self.letters {
            let Some(range) = ranges.iter().find(|range| range.letter == *letter) else {
                return misfit(format!("a range for {letter}, such as 1..20"));
            };
            let numbers = range.numbers.clone();
            let count = (i64::from(*numbers.end()) - i64::from(*numbers.start()) + 1).max(0);
            let cases = points.len() as u64 * count as u64;
            if cases > MOST_CASES as u64 {
                return misfit(format!("ranges with at most {MOST_CASES} boards, found {cases}"));
            }
            let longer = |point: Vec<i32>| {
                numbers.clone().map(move |number| [point.as_slice(), &[number]].concat())
            };
            points = points.into_iter().flat_map(longer).collect();
        }
        let unknown = ranges.iter().find(|range| !self.letters.contains(&range.letter));
        if let Some(LetterRange { letter, .. }) = unknown {
            return misfit(format!("a pattern with the letter {letter}, which has a range"));
        }
        let case = |point: Vec<i32>| Ok(Case { board: self.board(&point, edge)?, point });
        points.into_iter().map(case).collect()
    }
}

impl LetterRange {
    /// Reads `1..20`, or `5` for one number.
    pub fn parse(letter: char, text: &str) -> Result<LetterRange, ParseFamilyError> {
        let number = |text: &str| {
            let number = text.trim().parse::<i32>().ok();
            number.filter(|number| number.abs() <= MAX_SIDE)
        };
        let (least, most) = text.split_once("..").unwrap_or((text, text));
        match (number(least), number(most)) {
            (Some(least), Some(most)) if least <= most => {
                Ok(LetterRange { letter, numbers: least..=most })
            }
            _ => misfit(format!(
                "for {letter} a number, or a range such as 1..20, from -{MAX_SIDE} to {MAX_SIDE}, found “{}”",
                text.chars().take(40).collect::<String>().escape_debug()
            )),
        }
    }
}

impl fmt::Display for LetterRange {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match (self.numbers.start(), self.numbers.end()) {
            (least, most) if least == most => write!(f, "{least}"),
            (least, most) => write!(f, "{least}..{most}"),
        }
    }
}

/// The numbers of the letters.
struct At<'a> {
    letters: &'a [char],
    point: &'a [i32],
}

type SquareRow = Vec<Option<Player>>;

impl At<'_> {
    fn count(&self, exponent: &Exponent) -> Result<usize, ParseFamilyError> {
        let number = |letter: &char| {
            let place = self.letters.iter().position(|known| known == letter);
            place.and_then(|place| self.point.get(place)).copied().unwrap_or_default()
        };
        let multiples = exponent.multiples.iter();
        let multiples = multiples
            .map(|(letter, factor)| i64::from(*factor).saturating_mul(i64::from(number(letter))));
        let sum = multiples.fold(i64::from(exponent.constant), i64::saturating_add);
        match usize::try_from(sum) {
            Ok(count) => Ok(count),
            Err(_) => wrong(exponent.place, format!("a number from 0 on, found {sum}{self}")),
        }
    }

    /// The rows, each with the character where it begins.
    fn rows(&self, lines: &[Part<Row>]) -> Result<Vec<(SquareRow, usize)>, ParseFamilyError> {
        self.spread(lines, "rows", &|row, place| {
            let squares = self.spread(row, "squares in a row", &|stone, _| Ok(*stone))?;
            Ok((squares, place))
        })
    }

    /// All parts, one after the other. Nothing is made that does not fit on a board.
    fn spread<T, U: Clone>(
        &self,
        parts: &[Part<T>],
        name: &str,
        make: &impl Fn(&T, usize) -> Result<U, ParseFamilyError>,
    ) -> Result<Vec<U>, ParseFamilyError> {
        let mut all = Vec::new();
        for part in parts {
            let (more, count, place) = match part {
                Part::One { it, place } => (vec![make(it, *place)?], 1, *place),
                Part::Repeat { parts, exponent } => {
                    (self.spread(parts, name, make)?, self.count(exponent)?, exponent.place)
                }
            };
            let found = more.len().saturating_mul(count).saturating_add(all.len());
            if found > MAX_SIDE as usize {
                return wrong(place, format!("at most {MAX_SIDE} {name}, found {found}{self}"));
            }
            // Nothing, however often, is nothing.
            for _ in 0..if more.is_empty() { 0 } else { count } {
                all.extend_from_slice(&more);
            }
        }
        Ok(all)
    }
}

/// For example ` for n = 3, j = 1`; empty without letters.
impl fmt::Display for At<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (index, (letter, number)) in self.letters.iter().zip(self.point).enumerate() {
            write!(f, "{} {letter} = {number}", if index == 0 { " for" } else { "," })?;
        }
        Ok(())
    }
}

struct Reader {
    /// Each sign with its character.
    signs: Peekable<IntoIter<(usize, char)>>,
    /// The character after the text.
    end: usize,
    letters: Vec<char>,
    depth: usize,
}

/// What stands in brackets.
enum Group {
    Row(Row),
    Rows(Vec<Part<Row>>),
}

impl Reader {
    fn peek(&mut self) -> Option<char> {
        self.signs.peek().map(|(_, sign)| *sign)
    }

    fn place(&mut self) -> usize {
        self.signs.peek().map_or(self.end, |(place, _)| *place)
    }

    fn take(&mut self, wanted: char) -> bool {
        self.signs.next_if(|(_, sign)| *sign == wanted).is_some()
    }

    fn refuse<T>(&mut self, expected: &str) -> Result<T, ParseFamilyError> {
        let found = match self.peek() {
            None => "the end".to_string(),
            Some(sign) => format!("“{}”", sign.escape_debug()),
        };
        wrong(self.place(), format!("{expected}, found {found}"))
    }

    /// Lines up to the end or a closing bracket, and whether there is a `/` between or after them.
    fn lines(&mut self) -> Result<(Vec<Part<Row>>, bool), ParseFamilyError> {
        let mut lines = Vec::new();
        let mut has_slash = false;
        loop {
            lines.push(self.line()?);
            if !self.take('/') {
                return Ok((lines, has_slash));
            }
            has_slash = true;
            if self.peek() == Some(')') {
                return Ok((lines, has_slash));
            }
        }
    }

    fn line(&mut self) -> Result<Part<Row>, ParseFamilyError> {
        let start = self.place();
        let mut row = Vec::new();
        while let Some(sign) = self.peek() {
            let place = self.place();
            let square = |it| vec![Part::One { it, place }];
            let mut body = match sign {
                '/' | ')' => break,
                '(' => match self.group()? {
                    Group::Row(body) => {
                        if self.peek() != Some('^') {
                            return self.refuse("^ and how often the group repeats");
                        }
                        body
                    }
                    Group::Rows(parts) if row.is_empty() => {
                        if self.peek() != Some('^') {
                            return self.refuse("^ and how often the rows repeat");
                        }
                        let exponent = self.exponent()?;
                        if !matches!(self.peek(), None | Some('/' | ')')) {
                            return self.refuse("/ or the end after a group of rows");
                        }
                        return Ok(Part::Repeat { parts, exponent });
                    }
                    Group::Rows(_) => {
                        return wrong(place, "a / before a group of rows");
                    }
                },
                'x' | 'X' | 'o' | 'O' | '.' => {
                    self.signs.next();
                    square(match sign {
                        'x' | 'X' => Some(Player::Left),
                        'o' | 'O' => Some(Player::Right),
                        _ => None,
                    })
                }
                '0'..='9' => {
                    let count = self.number()?;
                    vec![Part::One { it: None, place }; count as usize]
                }
                _ if self.depth > 0 => return self.refuse("x, o, ., a number, ( or )"),
                _ => return self.refuse("x, o, ., a number, ( or /"),
            };
            match self.peek() {
                Some('^') => {
                    row.push(Part::Repeat { parts: body, exponent: self.exponent()? });
                }
                _ => row.append(&mut body),
            }
        }
        Ok(Part::One { it: row, place: start })
    }

    fn group(&mut self) -> Result<Group, ParseFamilyError> {
        if self.depth == DEEPEST {
            return wrong(self.place(), format!("at most {DEEPEST} groups in each other"));
        }
        self.signs.next();
        self.depth += 1;
        let (mut lines, has_slash) = self.lines()?;
        if !self.take(')') {
            return self.refuse("x, o, ., a number, ( or )");
        }
        self.depth -= 1;
        Ok(match lines.pop() {
            Some(Part::One { it, .. }) if !has_slash => Group::Row(it),
            last => {
                lines.extend(last);
                Group::Rows(lines)
            }
        })
    }

    /// The sign `^` and what follows it.
    fn exponent(&mut self) -> Result<Exponent, ParseFamilyError> {
        self.signs.next();
        let place = self.place();
        let mut exponent = Exponent { constant: 0, multiples: Vec::new(), place };
        if self.take('(') {
            let mut sign = if self.take('-') { -1 } else { 1 };
            loop {
                self.term(&mut exponent, sign)?;
                sign = match self.peek() {
                    Some('+') => 1,
                    Some('-') => -1,
                    Some(')') => break,
                    _ => return self.refuse("+, - or )"),
                };
                self.signs.next();
            }
            self.signs.next();
        } else {
            self.term(&mut exponent, 1)?;
        }
        let largest = exponent.multiples.iter().map(|(_, factor)| factor.abs()).max();
        if largest.max(Some(exponent.constant.abs())) > Some(MAX_SIDE) {
            return wrong(place, format!("a sum of numbers up to {MAX_SIDE}"));
        }
        exponent.multiples.sort_unstable();
        Ok(exponent)
    }

    /// Adds a term with this sign.
    fn term(&mut self, exponent: &mut Exponent, sign: i32) -> Result<(), ParseFamilyError> {
        let number = match self.peek() {
            Some('0'..='9') => Some(self.number()?),
            _ => None,
        };
        let letter = self.peek().filter(char::is_ascii_lowercase);
        let letter = letter.filter(|letter| !"xov".contains(*letter));
        // After a number, x and o are the next squares.
        let Some(letter) = letter else {
            let Some(number) = number else {
                return self.refuse("a number, a letter other than x, o and v, or (");
            };
            exponent.constant += sign * number;
            return Ok(());
        };
        if !self.letters.contains(&letter) {
            if self.letters.len() == MOST_LETTERS {
                return self.refuse(&format!("at most {MOST_LETTERS} letters"));
            }
            self.letters.push(letter);
            self.letters.sort_unstable();
        }
        self.signs.next();
        let factor = sign * number.unwrap_or(1);
        match exponent.multiples.iter_mut().find(|(known, _)| *known == letter) {
            Some((_, sum)) => *sum += factor,
            None => exponent.multiples.push((letter, factor)),
        }
        Ok(())
    }

    fn number(&mut self) -> Result<i32, ParseFamilyError> {
        let place = self.place();
        let mut number = 0;
        while let Some(digit) = self.peek().and_then(|sign| sign.to_digit(10)) {
            self.signs.next();
            number = (number * 10 + digit as i32).min(MAX_SIDE + 1);
        }
        match number {
            ..=MAX_SIDE => Ok(number),
            _ => wrong(place, format!("a number up to {MAX_SIDE}")),
        }
    }
}

/// The reader reads the same family again.
impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write_lines(f, &self.lines)
    }
}

fn write_lines(f: &mut fmt::Formatter, lines: &[Part<Row>]) -> fmt::Result {
    for (index, line) in lines.iter().enumerate() {
        if index > 0 {
            f.write_str("/")?;
        }
        match line {
            Part::One { it, .. } => write_row(f, it)?,
            Part::Repeat { parts, exponent } => {
                f.write_str("(")?;
                write_lines(f, parts)?;
                let ends_empty =
                    matches!(parts.last(), Some(Part::One { it, .. }) if it.is_empty());
                f.write_str(if parts.len() == 1 || ends_empty { "/)" } else { ")" })?;
                write!(f, "{exponent}")?;
            }
        }
    }
    Ok(())
}

fn write_row(f: &mut fmt::Formatter, row: &[Part<Option<Player>>]) -> fmt::Result {
    for part in row {
        match part {
            Part::One { it, .. } => f.write_str(match it {
                Some(Player::Left) => "x",
                Some(Player::Right) => "o",
                None => ".",
            })?,
            Part::Repeat { parts, exponent } => {
                let is_square = matches!(parts.as_slice(), [Part::One { .. }]);
                f.write_str(if is_square { "" } else { "(" })?;
                write_row(f, parts)?;
                f.write_str(if is_square { "" } else { ")" })?;
                write!(f, "{exponent}")?;
            }
        }
    }
    Ok(())
}

impl fmt::Display for Exponent {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let term = |(letter, factor): &(char, i32)| match factor {
            1 => letter.to_string(),
            -1 => format!("-{letter}"),
            factor => format!("{factor}{letter}"),
        };
        let multiples = self.multiples.iter().map(term);
        let has_constant = self.constant != 0 || self.multiples.is_empty();
        let constant = has_constant.then(|| self.constant.to_string());
        let terms: Vec<String> = multiples.chain(constant).collect();
        match terms.as_slice() {
            [only] if !only.starts_with('-') => write!(f, "^{only}"),
            _ => write!(f, "^({})", terms.join("+").replace("+-", "-")),
        }
    }
}
