//! A search for positions with a given value: first among the exhibits, then in growing boxes.

use serde::{Deserialize, Serialize};

use crate::scribe::Scribe;
use crate::task::{LIMIT, Task};
use crate::tasks::table::{ClaimText, Entry, SubjectText};
use crate::text::NameText;
use crate::worker_state::WorkerState;
use basics::budget::{Budget, Stopped};
use basics::slicer::Slice;
use konane::{Colours, Edge, Rules, Scope};
use solver::Habitat;
use value::{Dyadic, ReadError, Unread, Value};

#[cfg(test)]
mod tests;

/// Milliseconds after which a position or an exhibit is skipped.
const PATIENCE: f64 = 3_000.0;
const SHORT_PATIENCE: f64 = 100.0;
/// The exhibits are checked again after this many positions.
const BEFORE_SECOND_LOOK: u64 = 5_000;
/// Milliseconds from one report to the next.
const NEWS: f64 = 120.0;
/// More positions of equally few stones are only counted.
pub const MOST_FINDS: u64 = 48;
/// The memory limit of the solver.
const MEMORY: usize = 96 << 20;

/// A value to search for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct HabitatQuestion {
    /// As it was typed.
    pub value: String,
    pub modern: bool,
    pub walls: bool,
    pub any_colours: bool,
    /// How many levels are done already.
    pub done: u32,
    /// The fewest stones so far; positions with more are skipped.
    pub fewest: Option<u32>,
    /// How many positions with that number of stones the finished levels have.
    pub count: u32,
    /// Exhibits that may have the value.
    pub exhibits: Vec<Entry>,
}

/// A result of the search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum HabitatAnswer {
    /// Results since the last report, or just the progress.
    News(SoughtText),
    /// The text is not a value: what was expected, and at which character, counted from 1. No character
    /// means that reading it takes too long or too much memory.
    Unread { character: Option<u32>, expected: String },
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SoughtText {
    /// The name of the value, once it has been read.
    pub value: Option<NameText>,
    /// Its mean and temperature, at the same time.
    pub mean_and_temperature: Option<(Dyadic, Dyadic)>,
    /// Exhibits that have it, by their indices in the question.
    pub exhibits: Vec<u32>,
    /// Boards that have it.
    pub finds: Vec<String>,
    /// How many levels are done.
    pub done: u32,
    /// How many positions of the fewest stones the finished levels have, and the current one so far.
    pub count: u32,
    pub more: u32,
    /// The stones, rows and columns of the current level; `None` at the end.
    pub level: Option<(u32, i32, i32)>,
    /// How many positions have been examined.
    pub positions: u32,
    /// How many of them took too long.
    pub skipped: u32,
}

/// A running search.
struct HabitatSearch {
    habitat: Habitat,
    exhibits: Vec<Entry>,
    /// How many exhibits have been checked, and the time limit of the next one. The first pass checks
    /// those that claim the value, or claim nothing; the second checks all of them, because papers may
    /// be wrong, and repeats those that took too long.
    checked: usize,
    patience: f64,
    is_named: bool,
    news: SoughtText,
    started: f64,
    reported: f64,
    /// The current exhibit and position, and when they were begun.
    current: ((usize, u64), f64),
    is_over: bool,
}

impl HabitatQuestion {
    pub fn begin(
        self,
        _: &mut WorkerState,
        now: f64,
    ) -> Option<impl Task<Answer = HabitatAnswer> + use<>> {
        let rules = if self.modern { Rules::Modern } else { Rules::Ancient };
        let edge = if self.walls { Edge::Walls } else { Edge::Plane };
        let colours = if self.any_colours { Colours::Any } else { Colours::Opening };
        let scope = Scope { edge, colours };
        let fewest = self.fewest.unwrap_or(u32::MAX);
        let from = (self.done as usize, fewest, u64::from(self.count));
        Some(HabitatSearch {
            habitat: Habitat::new(rules, scope, &self.value, from, MEMORY),
            exhibits: self.exhibits,
            checked: 0,
            patience: SHORT_PATIENCE,
            is_named: false,
            news: SoughtText::default(),
            started: now,
            reported: now,
            current: ((0, 0), now),
            is_over: false,
        })
    }
}

impl Task for HabitatSearch {
    type Answer = HabitatAnswer;

    fn work(&mut self, _: &mut WorkerState, slice: &mut Slice) -> Vec<HabitatAnswer> {
        let unread = loop {
            match self.step(&mut slice.budget) {
                Ok(true) => {}
                Ok(false) => {
                    self.is_over = true;
                    break None;
                }
                Err(ReadError::Stopped(Stopped::Budget)) => {
                    break self.skip_if_late(slice.now());
                }
                Err(ReadError::Stopped(_)) => break Some((None, String::new())),
                Err(ReadError::Unread(Unread { character, expected })) => {
                    break Some((Some(character as u32), expected));
                }
            }
        };
        if let Some((character, expected)) = unread {
            self.is_over = true;
            return vec![HabitatAnswer::Unread { character, expected }];
        }
        let time = slice.now();
        self.is_over |= time - self.started > LIMIT;
        if self.is_over || time - self.reported > NEWS {
            return vec![HabitatAnswer::News(self.report(time))];
        }
        vec![]
    }

    fn is_over(&self) -> bool {
        self.is_over
    }

    fn learned(&self, _: &WorkerState) -> u64 {
        self.habitat.learned() + self.checked as u64
    }
}

impl HabitatSearch {
    /// Examines the next thing; returns whether there was one.
    fn step(&mut self, budget: &mut Budget) -> Result<bool, ReadError> {
        let target = self.habitat.target(budget)?;
        if !self.is_named {
            let (rules, values) = (Rules::Ancient, &mut self.habitat.solver.values);
            let name = Scribe { rules, values, budget }.short_name(target);
            self.news.value = unless_stopped(name)?;
            let thermograph = unless_stopped(values.thermograph(target, budget))?;
            self.news.mean_and_temperature =
                thermograph.map(|thermograph| (thermograph.mean(), thermograph.temperature()));
            self.is_named = true;
            // The page looks the value up in the dictionary meanwhile.
            self.reported = f64::NEG_INFINITY;
        }
        if self.is_exhibit_next() {
            let is_second = self.checked >= self.exhibits.len();
            let place = self.checked % self.exhibits.len();
            let entry = &self.exhibits[place];
            let claimed = match &entry.claim {
                Some(ClaimText::Value(claim)) => self.habitat.solver.values.parse(claim, budget),
                _ => Ok(target),
            };
            if claimed == Err(Stopped::Budget.into()) {
                return Err(Stopped::Budget.into());
            }
            let is_claimed = claimed == Ok(target);
            self.patience = if is_second && is_claimed { PATIENCE } else { SHORT_PATIENCE };
            if is_second || is_claimed {
                let value = value(&mut self.habitat, entry, budget);
                if unless_stopped(value)?.flatten() == Some(target) {
                    self.news.exhibits.push(place as u32);
                }
            }
            self.checked += 1;
            return Ok(true);
        }
        let found = self.habitat.next(budget)?;
        let is_found = found.is_some();
        let (count, more) = self.habitat.counts();
        if count + more <= MOST_FINDS {
            self.news.finds.extend(found.map(|board| board.to_string()));
        }
        Ok(is_found || self.is_exhibit_next())
    }

    fn is_exhibit_next(&self) -> bool {
        let is_lazy =
            self.habitat.examined() >= BEFORE_SECOND_LOOK || self.habitat.level().is_none();
        self.checked < self.exhibits.len() * if is_lazy { 2 } else { 1 }
    }

    /// Skips what takes too long; returns an error if reading the text does.
    fn skip_if_late(&mut self, time: f64) -> Option<(Option<u32>, String)> {
        let place = (self.checked, self.habitat.examined());
        if self.current.0 != place {
            self.current = (place, time);
        }
        let waited = time - self.current.1;
        if !self.is_named {
            return (waited > PATIENCE).then(|| (None, String::new()));
        }
        if self.is_exhibit_next() {
            self.checked += usize::from(waited > self.patience);
        } else if waited > PATIENCE && self.habitat.skip() {
            self.news.skipped += 1;
        }
        None
    }

    fn report(&mut self, time: f64) -> SoughtText {
        self.reported = time;
        let skipped = self.news.skipped;
        let (count, more) = self.habitat.counts();
        let news = SoughtText {
            done: self.habitat.done() as u32,
            level: self.habitat.level().map(|level| (level.stones, level.rows, level.columns)),
            count: count as u32,
            more: more as u32,
            positions: self.habitat.examined() as u32,
            ..std::mem::take(&mut self.news)
        };
        self.news.skipped = skipped;
        news
    }
}

/// The value of an exhibit, if it is a position. Its claim is ignored.
fn value(
    habitat: &mut Habitat,
    entry: &Entry,
    budget: &mut Budget,
) -> Result<Option<Value>, Stopped> {
    let SubjectText::Position(position) = &entry.subject else { return Ok(None) };
    let Some(board) = position.read() else { return Ok(None) };
    habitat.solver.value(&board, budget).map(Some)
}

/// The result; `None` if asking again does not help.
fn unless_stopped<T>(found: Result<T, Stopped>) -> Result<Option<T>, ReadError> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(Stopped::Budget) => Err(Stopped::Budget.into()),
        Err(_) => Ok(None),
    }
}
