//! Reads a certificate and checks it, by docs/proofs.md alone.

use std::collections::{HashMap, HashSet};
use std::fmt;

use crate::end::End;
use crate::game::{Answer, Game, Stones, need, sign};
use crate::parts::parts;
use crate::sum::Sums;

/// The first line of a certificate.
pub const HEAD: &str = "papamu proof 1";
const MOST_LINES: usize = 5_000_000;
/// In characters.
const LONGEST_LINE: usize = 20_000;
/// The most rows or columns of a certificate's window.
pub const MOST_SIDE: usize = 60;
const MOST_DEPTH: usize = 4;
/// What the check of one claim may look up.
const MOST_STEPS: u64 = 2_000_000;
/// How many positions the search of an end may look up.
pub const LARGEST_END: usize = 1_000_000;
/// How many squares these positions may have in all.
const MOST_SQUARES: usize = 100_000_000;

/// Why a text is no certificate.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Refused {
    /// Counted from 1; the last line, if something is missing.
    pub line: usize,
    /// What is wrong in that line, as an English phrase.
    pub reason: String,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for Refused {}

/// What has been proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The lines that claim it.
    pub claims: Vec<String>,
    /// How many claims are listed to prove it.
    pub listed: usize,
}

/// Checks a whole certificate: it is right only if every line follows and every claim is proved.
pub fn check(text: &str) -> Result<Checked, Refused> {
    read(text).map(|checker| checker.checked())
}

/// The checker after it has proved all claims of a text.
pub(crate) fn read(text: &str) -> Result<Checker, Refused> {
    let mut checker = Checker::default();
    let mut last = 0;
    // Not `lines`, which would accept `\r\n` as well.
    for (index, line) in text.split_terminator('\n').enumerate() {
        last = index + 1;
        checker.at = last as u32;
        let is_short = last <= MOST_LINES && line.chars().count() <= LONGEST_LINE;
        let read = if !is_short {
            Err("the file or a line is too long".to_string())
        } else if last == 1 {
            need(line == HEAD, || format!("expected `{HEAD}`"))
        } else if line.is_empty() || line.starts_with('#') {
            Ok(())
        } else {
            checker.line(line)
        };
        read.map_err(|reason| Refused { line: last, reason })?;
    }
    checker.conclude().map_err(|reason| Refused { line: last, reason })?;
    Ok(checker)
}

#[derive(Default)]
pub(crate) struct Checker {
    pub game: Game,
    /// The first words of the lines of the head that have been read.
    head: HashSet<String>,
    pub depth: usize,
    /// How many positions the search of an end may look up.
    pub largest_end: usize,
    pub list: List,
    pub claims: Vec<Claim>,
    section: Option<(bool, usize)>,
    count: usize,
    /// The line that is read.
    at: u32,
    pub sums: Sums,
    is_over: bool,
}

pub(crate) struct Claim {
    pub stones: Stones,
    pub sign: String,
    pub value: usize,
    line: String,
}

/// The claims proved so far.
#[derive(Default)]
pub(crate) struct List {
    /// For each winner (`true` is Left), who moves second, and value: the positions, with the lines of the claims.
    proved: HashMap<(bool, usize), HashMap<Stones, u32>>,
    /// The values of the parts in the lines that follow by the rule of parts.
    pub by_parts: HashMap<u32, Vec<usize>>,
    /// What has been looked up for the current line.
    pub steps: u64,
}

impl List {
    /// The line of a claim that has been proved.
    pub fn line(&self, winner: bool, value: usize, stones: &[u8]) -> Option<u32> {
        self.proved.get(&(winner, value))?.get(stones).copied()
    }

    /// Whether a claim has been proved before, or follows within this many further steps.
    pub fn holds(
        &mut self,
        game: &Game,
        winner: bool,
        value: usize,
        stones: &[u8],
        depth: usize,
    ) -> Answer {
        self.steps += 1;
        need(self.steps < MOST_STEPS, || "one claim takes too long to check".to_string())?;
        let is_listed = self.line(winner, value, stones).is_some();
        Ok(is_listed || depth > 0 && self.follows(game, winner, value, stones, depth - 1)?)
    }

    /// Whether a claim follows from those that hold within this many steps.
    fn follows(
        &mut self,
        game: &Game,
        winner: bool,
        value: usize,
        stones: &[u8],
        depth: usize,
    ) -> Answer {
        game.follows(winner, value, stones, &mut |value, stones| {
            self.holds(game, winner, value, stones, depth)
        })
    }

    /// Whether the winner has a move after which a claim holds within this many steps.
    fn wins_first(
        &mut self,
        game: &Game,
        winner: bool,
        value: usize,
        stones: &[u8],
        depth: usize,
    ) -> Answer {
        game.any_move(value, stones, winner, &mut |value, stones| {
            self.holds(game, winner, value, stones, depth)
        })
    }
}

// The file.
impl Checker {
    fn line(&mut self, line: &str) -> Result<(), String> {
        need(!self.is_over, || "a line after the end".to_string())?;
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["value", place, options] => {
                let next = self.game.values.len();
                need(number(place) == Some(next), || format!("the next value is number {next}"))?;
                let (left, right) = options.split_once('|').ok_or("a value has one bar")?;
                let side = |text: &str| -> Result<Vec<usize>, String> {
                    let options = text.split(',').filter(|_| !text.is_empty());
                    options.map(|option| self.value(option)).collect()
                };
                let options = [side(left)?, side(right)?];
                self.game.values.push(options);
            }
            [word @ ("rules" | "edge" | "size" | "depth" | "ends"), ..]
                if self.head.insert(word.to_string()) =>
            {
                self.head(&words)?;
            }
            _ if ["rules", "edge", "size", "depth"].iter().any(|&it| !self.head.contains(it)) => {
                return Err("expected rules, edge, size and depth first".to_string());
            }
            ["claim", stones, sign @ (">=" | "<=" | "=" | "|>" | "<|"), value] => {
                let (stones, value) = (self.position(stones)?, self.value(value)?);
                self.claims.push(Claim {
                    stones,
                    sign: sign.to_string(),
                    value,
                    line: line.to_string(),
                });
            }
            [sign @ (">=" | "<="), value] => {
                self.section = Some((sign == ">=", self.value(value)?))
            }
            ["end", count] => {
                let is_right = number(count) == Some(self.count);
                need(is_right, || format!("{} claims are listed, not {count}", self.count))?;
                self.is_over = true;
            }
            [stones] => self.listed(stones, None)?,
            [stones, reason] => self.listed(stones, Some(reason))?,
            _ => return Err("not a line of a certificate".to_string()),
        }
        Ok(())
    }

    fn head(&mut self, words: &[&str]) -> Result<(), String> {
        let within = |text: &str, least: usize, most: usize, what: &str| {
            let read = number(text).filter(|number| (least..=most).contains(number));
            read.ok_or_else(|| format!("{what} is not from {least} to {most}"))
        };
        match *words {
            ["rules", rules @ ("ancient" | "modern")] => self.game.takes_one = rules == "modern",
            ["edge", edge @ ("plane" | "walls")] => self.game.has_walls = edge == "walls",
            ["size", rows, columns] => {
                self.game.rows = within(rows, 1, MOST_SIDE, "a side")?;
                self.game.columns = within(columns, 1, MOST_SIDE, "a side")?;
            }
            ["depth", depth] => self.depth = within(depth, 0, MOST_DEPTH, "the depth")?,
            ["ends", most] => {
                self.largest_end = within(most, 1, LARGEST_END, "what an end may have")?
            }
            _ => return Err("not a line of a certificate".to_string()),
        }
        let squares = self.largest_end * self.game.rows * self.game.columns;
        need(squares <= MOST_SQUARES, || "the ends are too large for such a board".to_string())
    }

    fn listed(&mut self, text: &str, reason: Option<&str>) -> Result<(), String> {
        let (winner, value) = self.section.ok_or("not a line of a certificate")?;
        let stones = self.position(text)?;
        self.list.steps = 0;
        match reason {
            None => {
                let follows = self.list.follows(&self.game, winner, value, &stones, self.depth)?;
                need(follows, || "the claim does not follow from those before it".to_string())?;
            }
            Some("end") => {
                need(self.head.contains("ends"), || "an end, but no line `ends`".to_string())?;
                let mut end = End::new(&self.game, winner, self.largest_end);
                let follows = end.is_true(value, &stones)?;
                need(follows, || "the end is not true".to_string())?;
            }
            Some(values) => self.follows_by_parts(winner, value, &stones, values)?,
        }
        self.list.proved.entry((winner, value)).or_default().insert(stones, self.at);
        self.count += 1;
        Ok(())
    }

    fn follows_by_parts(
        &mut self,
        winner: bool,
        value: usize,
        stones: &Stones,
        values: &str,
    ) -> Result<(), String> {
        let values: Vec<usize> =
            values.split('+').map(|value| self.value(value)).collect::<Result<_, _>>()?;
        let parts = parts(&self.game, stones).ok_or("a part has too many positions")?;
        need(parts.len() == values.len(), || {
            format!("the position has {} parts, not {}", parts.len(), values.len())
        })?;
        for (part, &worth) in parts.iter().zip(&values) {
            let holds = self.list.holds(&self.game, winner, worth, part, self.depth)?;
            need(holds, || "a part is not proved".to_string())?;
        }
        let is_enough = self.sums.is_enough(&self.game, winner, &values, value)?;
        need(is_enough, || "the parts together do not prove the claim".to_string())?;
        self.list.by_parts.insert(self.at, values);
        Ok(())
    }

    fn position(&self, text: &str) -> Result<Stones, String> {
        let (rows, columns) = (self.game.rows, self.game.columns);
        let mut stones = self.game.empty();
        let lines: Vec<&str> = text.split('/').collect();
        need(lines.len() == rows, || format!("the position has {} rows, not {rows}", lines.len()))?;
        for (row, line) in lines.into_iter().enumerate() {
            let (mut column, mut run) = (0, None);
            for letter in line.chars() {
                if let Some(digit) = letter.to_digit(10) {
                    let is_number = run != Some(0);
                    let longer = run.unwrap_or(0) * 10 + digit as usize;
                    need(is_number && longer <= MOST_SIDE, || {
                        "a wrong number of empty squares".to_string()
                    })?;
                    run = Some(longer);
                    continue;
                }
                column += run.take().unwrap_or(0);
                need("xo.".contains(letter), || format!("{letter:?} in a position"))?;
                if letter != '.' && column < columns {
                    stones[self.game.square(row, column)] = sign(letter == 'x');
                }
                column += 1;
            }
            column += run.unwrap_or(0);
            need(column == columns, || {
                format!("row {} has {column} squares, not {columns}", row + 1)
            })?;
        }
        Ok(stones)
    }

    fn value(&self, text: &str) -> Result<usize, String> {
        let value = number(text).filter(|value| *value < self.game.values.len());
        value.ok_or_else(|| format!("no value {text:?} so far"))
    }

    pub fn checked(&self) -> Checked {
        let claims = self.claims.iter().map(|claim| claim.line.clone()).collect();
        Checked { claims, listed: self.count }
    }

    fn conclude(&mut self) -> Result<(), String> {
        need(self.is_over, || "the file is cut: it has no line `end`".to_string())?;
        need(!self.claims.is_empty(), || "nothing is claimed".to_string())?;
        for Claim { stones, sign, value, line } in std::mem::take(&mut self.claims) {
            for &(winner, moves_first) in proves(&sign) {
                self.list.steps = 0;
                let is_proved = match moves_first {
                    true => self.list.wins_first(&self.game, winner, value, &stones, self.depth)?,
                    false => self.list.holds(&self.game, winner, value, &stones, self.depth)?,
                };
                need(is_proved, || format!("not proved: {line}"))?;
            }
            self.claims.push(Claim { stones, sign, value, line });
        }
        Ok(())
    }
}

/// Who wins the difference by this sign, and whether moving first.
pub(crate) fn proves(sign: &str) -> &'static [(bool, bool)] {
    match sign {
        ">=" => &[(true, false)],
        "<=" => &[(false, false)],
        "=" => &[(true, false), (false, false)],
        "|>" => &[(true, true)],
        _ => &[(false, true)],
    }
}

/// At most nine digits, without a zero in front.
fn number(text: &str) -> Option<usize> {
    let is_number = text.len() <= 9 && text.bytes().all(|sign| sign.is_ascii_digit());
    let has_zero = text.len() > 1 && text.starts_with('0');
    text.parse().ok().filter(|_| is_number && !has_zero)
}
