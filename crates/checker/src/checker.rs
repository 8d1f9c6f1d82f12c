//! Reads a certificate and checks it, by docs/proofs.md alone.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;

use crate::parts::{DIRECTIONS, Place, Stones, parts};

/// The first line of a certificate.
pub const HEAD: &str = "papamu proof 1";
pub const MOST_LINES: usize = 5_000_000;
pub const LONGEST_LINE: usize = 20_000;
const MOST_SIDE: i32 = 60;
const MOST_DEPTH: u32 = 4;
/// What the check of one claim may look up.
const MOST_STEPS: u64 = 2_000_000;
/// How many pairs of moves long a play of a sum of values may be: each takes a part of the program's stack.
const MOST_PAIRS: u32 = 250;

/// Why a text is no certificate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Counted from 1; the last line, if something is missing.
    pub line: usize,
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

pub fn check(text: &str) -> Result<Checked, Refused> {
    let mut checker = Checker::default();
    let mut last = 0;
    // Not `lines`, which would accept `\r\n` as well.
    for (index, line) in text.split_terminator('\n').enumerate() {
        last = index + 1;
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
    let claims = checker.claims.into_iter().map(|claim| claim.line).collect();
    Ok(Checked { claims, listed: checker.count })
}

fn need(is_met: bool, reason: impl FnOnce() -> String) -> Result<(), String> {
    if is_met { Ok(()) } else { Err(reason()) }
}

#[derive(Default)]
struct Checker {
    takes_one: Option<bool>,
    has_walls: Option<bool>,
    size: Option<(i32, i32)>,
    depth: Option<u32>,
    /// Left's options, and Right's.
    values: Vec<[Vec<usize>; 2]>,
    proved: HashSet<Key>,
    claims: Vec<Claim>,
    section: Option<(bool, usize)>,
    count: usize,
    steps: u64,
    sums: HashMap<(bool, Vec<usize>, usize), bool>,
    is_over: bool,
}

struct Claim {
    stones: Stones,
    sign: String,
    value: usize,
    line: String,
}

/// The winner (`true` is Left), who moves second, the value and the stones.
type Key = (bool, usize, Vec<(Place, bool)>);

fn key(winner: bool, value: usize, stones: &Stones) -> Key {
    (winner, value, stones.iter().map(|(&place, &owner)| (place, owner)).collect())
}

// The game.
impl Checker {
    fn has_square(&self, (row, column): Place) -> bool {
        let (rows, columns) = self.size.unwrap_or_default();
        self.has_walls != Some(true) || (0..rows).contains(&row) && (0..columns).contains(&column)
    }

    fn jumps(&self, stones: &Stones, player: bool) -> Vec<Stones> {
        let mut all = Vec::new();
        for (&from, _) in stones.iter().filter(|(_, owner)| **owner == player) {
            for (down, right) in DIRECTIONS {
                let mut after = stones.clone();
                after.remove(&from);
                let mut to = from;
                loop {
                    let over = (to.0 + down, to.1 + right);
                    to = (to.0 + 2 * down, to.1 + 2 * right);
                    let takes = stones.get(&over) == Some(&!player);
                    if !takes || stones.contains_key(&to) || !self.has_square(to) {
                        break;
                    }
                    after.remove(&over);
                    let mut landed = after.clone();
                    landed.insert(to, player);
                    all.push(landed);
                    if self.takes_one == Some(true) {
                        break;
                    }
                }
            }
        }
        all
    }

    fn options(&self, value: usize, player: bool) -> &[usize] {
        &self.values[value][usize::from(!player)]
    }
}

// The rule of a proof.
impl Checker {
    /// Whether a claim has been proved before, or follows within so many further steps.
    fn holds(
        &mut self,
        winner: bool,
        value: usize,
        stones: &Stones,
        depth: u32,
    ) -> Result<bool, String> {
        self.steps += 1;
        need(self.steps < MOST_STEPS, || "one claim takes too long to check".to_string())?;
        Ok(self.proved.contains(&key(winner, value, stones))
            || depth > 0 && self.follows(winner, value, stones, depth - 1)?)
    }

    /// Whether the winner has an answer to every move of the loser that leads to a claim that holds.
    fn follows(
        &mut self,
        winner: bool,
        value: usize,
        stones: &Stones,
        depth: u32,
    ) -> Result<bool, String> {
        for (value, stones) in self.moves(value, stones, !winner) {
            if !self.wins_first(winner, value, &stones, depth)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn wins_first(
        &mut self,
        winner: bool,
        value: usize,
        stones: &Stones,
        depth: u32,
    ) -> Result<bool, String> {
        for (value, stones) in self.moves(value, stones, winner) {
            if self.holds(winner, value, &stones, depth)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The moves of a player in a position minus a value.
    fn moves(&self, value: usize, stones: &Stones, player: bool) -> Vec<(usize, Stones)> {
        let jumps = self.jumps(stones, player).into_iter().map(|after| (value, after));
        let options = self.options(value, !player).iter().map(|&option| (option, stones.clone()));
        jumps.chain(options).collect()
    }

    /// Whether the winner, moving second, wins the sum of the values minus the value.
    fn sum_is_enough(
        &mut self,
        winner: bool,
        values: &[usize],
        value: usize,
        pairs: u32,
    ) -> Result<bool, String> {
        let mut sorted = values.to_vec();
        sorted.sort_unstable();
        let place = (winner, sorted, value);
        if let Some(&known) = self.sums.get(&place) {
            return Ok(known);
        }
        self.steps += 1;
        need(self.steps < MOST_STEPS && pairs < MOST_PAIRS, || {
            "a sum of values takes too long to compare".to_string()
        })?;
        let mut is_enough = true;
        for (values, value) in self.moves_in_sum(values, value, !winner) {
            is_enough = self.is_sum_won_first(winner, &values, value, pairs + 1)?;
            if !is_enough {
                break;
            }
        }
        self.sums.insert(place, is_enough);
        Ok(is_enough)
    }

    fn is_sum_won_first(
        &mut self,
        winner: bool,
        values: &[usize],
        value: usize,
        pairs: u32,
    ) -> Result<bool, String> {
        for (values, value) in self.moves_in_sum(values, value, winner) {
            if self.sum_is_enough(winner, &values, value, pairs)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn moves_in_sum(
        &self,
        values: &[usize],
        value: usize,
        player: bool,
    ) -> Vec<(Vec<usize>, usize)> {
        let in_values = values.iter().enumerate().flat_map(|(place, &summand)| {
            self.options(summand, player).iter().map(move |&option| {
                let mut after = values.to_vec();
                after[place] = option;
                (after, value)
            })
        });
        let in_value = self.options(value, !player).iter().map(|&option| (values.to_vec(), option));
        in_values.chain(in_value).collect()
    }
}

// The file.
impl Checker {
    fn line(&mut self, line: &str) -> Result<(), String> {
        need(!self.is_over, || "a line after the end".to_string())?;
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["rules", rules @ ("ancient" | "modern")] if self.takes_one.is_none() => {
                self.takes_one = Some(rules == "modern");
            }
            ["edge", edge @ ("plane" | "walls")] if self.has_walls.is_none() => {
                self.has_walls = Some(edge == "walls");
            }
            ["size", rows, columns] if self.size.is_none() => {
                let side = |text: &str| {
                    let side = number(text).and_then(|side| i32::try_from(side).ok());
                    side.filter(|side| (1..=MOST_SIDE).contains(side))
                        .ok_or_else(|| format!("a side is not from 1 to {MOST_SIDE}"))
                };
                self.size = Some((side(rows)?, side(columns)?));
            }
            ["depth", depth] if self.depth.is_none() => {
                let depth = number(depth).and_then(|depth| u32::try_from(depth).ok());
                let depth = depth.filter(|depth| *depth <= MOST_DEPTH);
                self.depth = Some(depth.ok_or_else(|| format!("the depth is above {MOST_DEPTH}"))?);
            }
            ["value", place, options] => {
                let next = self.values.len();
                need(number(place) == Some(next), || format!("the next value is number {next}"))?;
                let (left, right) = options.split_once('|').ok_or("a value has one bar")?;
                let side = |text: &str| -> Result<Vec<usize>, String> {
                    let options = text.split(',').filter(|_| !text.is_empty());
                    options.map(|option| self.value(option)).collect()
                };
                let options = [side(left)?, side(right)?];
                self.values.push(options);
            }
            _ if self.depth.is_none()
                || self.size.is_none()
                || self.takes_one.is_none()
                || self.has_walls.is_none() =>
            {
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
            [stones, values] => self.listed(stones, Some(values))?,
            _ => return Err("not a line of a certificate".to_string()),
        }
        Ok(())
    }

    fn listed(&mut self, text: &str, values: Option<&str>) -> Result<(), String> {
        let (winner, value) = self.section.ok_or("not a line of a certificate")?;
        let stones = self.position(text)?;
        let depth = self.depth.unwrap_or_default();
        self.steps = 0;
        let Some(values) = values else {
            let follows = self.follows(winner, value, &stones, depth)?;
            need(follows, || "the claim does not follow from those before it".to_string())?;
            return self.prove(winner, value, &stones);
        };
        let values: Vec<usize> =
            values.split('+').map(|value| self.value(value)).collect::<Result<_, _>>()?;
        let parts = parts(&stones, &|stones, player| self.jumps(stones, player))
            .ok_or("a part has too many positions")?;
        need(parts.len() == values.len(), || {
            format!("the position has {} parts, not {}", parts.len(), values.len())
        })?;
        for (part, &worth) in parts.iter().zip(&values) {
            let holds = self.holds(winner, worth, part, depth)?;
            need(holds, || "a part is not proved".to_string())?;
        }
        let is_enough = self.sum_is_enough(winner, &values, value, 0)?;
        need(is_enough, || "the parts together do not prove the claim".to_string())?;
        self.prove(winner, value, &stones)
    }

    fn prove(&mut self, winner: bool, value: usize, stones: &Stones) -> Result<(), String> {
        self.proved.insert(key(winner, value, stones));
        self.count += 1;
        Ok(())
    }

    fn position(&self, text: &str) -> Result<Stones, String> {
        let (rows, columns) = self.size.unwrap_or_default();
        let mut stones = BTreeMap::new();
        let lines: Vec<&str> = text.split('/').collect();
        need(lines.len() == rows as usize, || {
            format!("the position has {} rows, not {rows}", lines.len())
        })?;
        for (row, line) in (0..).zip(lines) {
            let (mut column, mut run) = (0, None);
            for sign in line.chars() {
                if let Some(digit) = sign.to_digit(10) {
                    let is_number = run != Some(0);
                    let longer = run.unwrap_or(0) * 10 + digit as i32;
                    need(is_number && longer <= MOST_SIDE, || {
                        "a wrong number of empty squares".to_string()
                    })?;
                    run = Some(longer);
                    continue;
                }
                column += run.take().unwrap_or(0);
                need("xo.".contains(sign), || format!("{sign:?} in a position"))?;
                if sign != '.' {
                    stones.insert((row, column), sign == 'x');
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
        let value = number(text).filter(|value| *value < self.values.len());
        value.ok_or_else(|| format!("no value {text:?} so far"))
    }

    fn conclude(&mut self) -> Result<(), String> {
        need(self.is_over, || "the file is cut: it has no line `end`".to_string())?;
        need(!self.claims.is_empty(), || "nothing is claimed".to_string())?;
        let depth = self.depth.unwrap_or_default();
        for Claim { stones, sign, value, line } in std::mem::take(&mut self.claims) {
            let proves: &[(bool, bool)] = match sign.as_str() {
                ">=" => &[(true, false)],
                "<=" => &[(false, false)],
                "=" => &[(true, false), (false, false)],
                "|>" => &[(true, true)],
                _ => &[(false, true)],
            };
            for &(winner, moves_first) in proves {
                self.steps = 0;
                let is_proved = match moves_first {
                    true => self.wins_first(winner, value, &stones, depth)?,
                    false => self.holds(winner, value, &stones, depth)?,
                };
                need(is_proved, || format!("not proved: {line}"))?;
            }
            self.claims.push(Claim { stones, sign, value, line });
        }
        Ok(())
    }
}

/// At most nine digits, without a zero in front.
fn number(text: &str) -> Option<usize> {
    let is_number = text.len() <= 9 && text.bytes().all(|sign| sign.is_ascii_digit());
    let has_zero = text.len() > 1 && text.starts_with('0');
    text.parse().ok().filter(|_| is_number && !has_zero)
}
