//! Looking for positions of a value: first among the exhibits, then in growing boxes.

use serde::{Deserialize, Serialize};

use crate::bench::Bench;
use crate::scribe::Scribe;
use crate::task::{LIMIT, Task};
use crate::tasks::table::{ClaimText, Entry, SubjectText};
use crate::text::NameText;
use basics::budget::{Budget, Stopped};
use basics::slicer::Slice;
use konane::{Edge, Rules, Scope};
use solver::Habitat;
use value::{ParseValueError, Value};

#[cfg(test)]
mod tests;

/// After so many milliseconds a position is passed by, and an exhibit.
const PATIENCE: f64 = 3_000.0;
const SHORT_PATIENCE: f64 = 100.0;
/// So many positions come before the second look at the exhibits.
const BEFORE_SECOND_LOOK: u64 = 5_000;
/// What has been found is told every so many milliseconds.
const NEWS: f64 = 120.0;
/// More positions of equally few stones are only counted.
pub const MOST_FINDS: u64 = 48;
/// What the solver may take.
const MEMORY: usize = 96 << 20;

/// A value whose positions are looked for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Quest {
    /// As it was typed.
    pub value: String,
    pub modern: bool,
    pub walls: bool,
    pub any_colours: bool,
    /// How many levels are done already.
    pub done: u32,
    /// The fewest stones so far: more are of no interest.
    pub fewest: Option<u32>,
    /// How many positions of so many stones there are in the levels that are done.
    pub count: u32,
    /// Exhibits that may have the value.
    pub exhibits: Vec<Entry>,
}

/// What has been found of a value's positions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Sought {
    /// Perhaps nothing but how far the search has come.
    News(SoughtText),
    /// The text has no value: what was expected instead, and at which character, counted from 1. No
    /// character: reading it takes too long.
    Unread { character: Option<u32>, expected: String },
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SoughtText {
    /// The value by its name, as soon as it has been read.
    pub value: Option<NameText>,
    /// Exhibits that have it, by their places in the quest.
    pub exhibits: Vec<u32>,
    /// Boards that have it.
    pub finds: Vec<String>,
    /// How many levels are done.
    pub done: u32,
    /// How many positions of the fewest stones there are in them, and in the one after them so far.
    pub count: u32,
    pub more: u32,
    /// Stones, rows and columns of what is being looked through; nothing at the end.
    pub level: Option<(u32, i32, i32)>,
    /// How many positions have been looked at.
    pub positions: u32,
    /// How many of them took too long.
    pub skipped: u32,
}

/// A search that is going on.
struct HabitatSearch {
    habitat: Habitat,
    exhibits: Vec<Entry>,
    /// How many exhibits have been looked at, and how long the next one may take. At first only those
    /// count that are said to have the value, or nothing; later all, for papers may be wrong, and those
    /// that took too long once more.
    seen: usize,
    patience: f64,
    is_named: bool,
    news: SoughtText,
    started: f64,
    told: f64,
    /// What is being looked at, and since when.
    turn: ((usize, u64), f64),
    is_over: bool,
}

impl Quest {
    pub fn begin(self, _: &mut Bench, now: f64) -> Option<impl Task<Told = Sought> + use<>> {
        let rules = if self.modern { Rules::Modern } else { Rules::Ancient };
        let edge = if self.walls { Edge::Walls } else { Edge::Plane };
        let scope = Scope { edge, has_any_colours: self.any_colours };
        let fewest = self.fewest.unwrap_or(u32::MAX);
        let from = (self.done as usize, fewest, u64::from(self.count));
        Some(HabitatSearch {
            habitat: Habitat::new(rules, scope, &self.value, from, MEMORY),
            exhibits: self.exhibits,
            seen: 0,
            patience: SHORT_PATIENCE,
            is_named: false,
            news: SoughtText::default(),
            started: now,
            told: now,
            turn: ((0, 0), now),
            is_over: false,
        })
    }
}

impl Task for HabitatSearch {
    type Told = Sought;

    fn work(&mut self, _: &mut Bench, slice: &mut Slice) -> Vec<Sought> {
        let unread = loop {
            match self.step(&mut slice.budget) {
                Ok(true) => {}
                Ok(false) => {
                    self.is_over = true;
                    break None;
                }
                Err(ParseValueError::Stopped) => break self.wait(slice.now()),
                Err(ParseValueError::Text { character, expected }) => {
                    break Some((Some(character as u32), expected));
                }
            }
        };
        if let Some((character, expected)) = unread {
            self.is_over = true;
            return vec![Sought::Unread { character, expected }];
        }
        let time = slice.now();
        self.is_over |= time - self.started > LIMIT;
        if self.is_over || time - self.told > NEWS {
            return vec![Sought::News(self.tell(time))];
        }
        vec![]
    }

    fn is_over(&self) -> bool {
        self.is_over
    }

    fn known(&self, _: &Bench) -> u64 {
        self.habitat.progress() + self.seen as u64
    }
}

impl HabitatSearch {
    /// Looks at the next thing; whether there was one.
    fn step(&mut self, budget: &mut Budget) -> Result<bool, ParseValueError> {
        let target = self.habitat.target(budget)?;
        if !self.is_named {
            let (rules, values) = (Rules::Ancient, &mut self.habitat.solver.values);
            let name = Scribe { rules, values, budget }.short_name(target);
            self.news.value = unless_stopped(name)?;
            self.is_named = true;
        }
        if self.is_exhibit_next() {
            let is_second = self.seen >= self.exhibits.len();
            let place = self.seen % self.exhibits.len();
            let entry = &self.exhibits[place];
            let claimed = match &entry.claim {
                Some(ClaimText::Value(claim)) => self.habitat.solver.values.parse(claim, budget),
                _ => Ok(target),
            };
            if claimed == Err(ParseValueError::Stopped) {
                return Err(ParseValueError::Stopped);
            }
            let is_claimed = claimed == Ok(target);
            self.patience = if is_second && is_claimed { PATIENCE } else { SHORT_PATIENCE };
            if is_second || is_claimed {
                let value = value(&mut self.habitat, entry, budget);
                if unless_stopped(value)?.flatten() == Some(target) {
                    self.news.exhibits.push(place as u32);
                }
            }
            self.seen += 1;
            return Ok(true);
        }
        let found = unless_stopped(self.habitat.next(budget))?.flatten();
        let is_found = found.is_some();
        let (count, more) = self.habitat.counts();
        if count + more <= MOST_FINDS {
            self.news.finds.extend(found.map(|board| board.to_string()));
        }
        Ok(is_found || self.is_exhibit_next())
    }

    fn is_exhibit_next(&self) -> bool {
        let is_late = self.habitat.looked() >= BEFORE_SECOND_LOOK || self.habitat.level().is_none();
        self.seen < self.exhibits.len() * if is_late { 2 } else { 1 }
    }

    /// Passes by what takes too long; what is wrong with the text if reading it does.
    fn wait(&mut self, time: f64) -> Option<(Option<u32>, String)> {
        let place = (self.seen, self.habitat.looked());
        if self.turn.0 != place {
            self.turn = (place, time);
        }
        let waited = time - self.turn.1;
        if !self.is_named {
            return (waited > PATIENCE).then(|| (None, String::new()));
        }
        if self.is_exhibit_next() {
            self.seen += usize::from(waited > self.patience);
        } else if waited > PATIENCE && self.habitat.pass() {
            self.news.skipped += 1;
        }
        None
    }

    fn tell(&mut self, time: f64) -> SoughtText {
        self.told = time;
        let skipped = self.news.skipped;
        let (count, more) = self.habitat.counts();
        let news = SoughtText {
            done: self.habitat.done() as u32,
            level: self.habitat.level().map(|level| (level.stones, level.rows, level.columns)),
            count: count as u32,
            more: more as u32,
            positions: self.habitat.looked() as u32,
            ..std::mem::take(&mut self.news)
        };
        self.news.skipped = skipped;
        news
    }
}

/// What an exhibit is worth, if it is a position. What it is said to be worth does not count.
fn value(
    habitat: &mut Habitat,
    entry: &Entry,
    budget: &mut Budget,
) -> Result<Option<Value>, Stopped> {
    let SubjectText::Position(position) = &entry.subject else { return Ok(None) };
    let Some(board) = position.read() else { return Ok(None) };
    habitat.solver.value(&board, budget).map(Some)
}

/// What has been found; nothing where asking again does not help.
fn unless_stopped<T>(found: Result<T, Stopped>) -> Result<Option<T>, ParseValueError> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(Stopped::Budget) => Err(ParseValueError::Stopped),
        Err(_) => Ok(None),
    }
}
