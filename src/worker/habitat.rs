//! Looking for positions of a value: first among the exhibits, then in growing boxes.

use crate::budget::{Budget, Stopped};
use crate::konane::{Board, Edge, Rules, Scope};
use crate::solver::Habitat;
use crate::value::{ParseValueError, Value};
use crate::worker::job::{LEAST, SLICE, terms};
use crate::worker::message::{
    Answer, ClaimText, Entry, JobId, Progress, Quest, SoughtText, SubjectText,
};
use crate::worker::text::Scribe;

/// After so many milliseconds the search pauses; the page may have it go on.
const LIMIT: f64 = 60_000.0;
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

/// A search that is going on.
pub struct Search {
    job: JobId,
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
    /// The fewest steps of a slice: as many again for each that has found nothing out.
    least: u64,
    /// Whether all has been told but the end, and whether that has been told too.
    is_done: bool,
    is_over: bool,
}

impl Search {
    pub fn new(job: JobId, quest: Quest, now: f64) -> Self {
        let rules = if quest.modern { Rules::Modern } else { Rules::Ancient };
        let edge = if quest.walls { Edge::Walls } else { Edge::Plane };
        let scope = Scope { edge, has_any_colours: quest.any_colours };
        let fewest = quest.fewest.unwrap_or(u32::MAX);
        let from = (quest.done as usize, fewest, u64::from(quest.count));
        Search {
            job,
            habitat: Habitat::new(rules, scope, &quest.value, from, MEMORY),
            exhibits: quest.exhibits,
            seen: 0,
            patience: SHORT_PATIENCE,
            is_named: false,
            news: SoughtText::default(),
            started: now,
            told: now,
            turn: ((0, 0), now),
            least: LEAST,
            is_done: false,
            is_over: false,
        }
    }

    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// Works for a slice; what has been found, if it is time to tell.
    pub fn work(&mut self, now: fn() -> f64) -> Option<Answer> {
        let job = self.job;
        if self.is_done {
            self.is_over = true;
            let progress = Progress::default();
            return Some(Answer::End { job, progress, missing: vec![], search: None });
        }
        let (began, known) = (now(), self.habitat.progress());
        let mut budget = Budget::steps(self.least).until(now, began + SLICE);
        let unread = loop {
            match self.step(&mut budget) {
                Ok(true) => {}
                Ok(false) => {
                    self.is_done = true;
                    break None;
                }
                Err(ParseValueError::Stopped) => break self.wait(known, now()),
                Err(ParseValueError::Text { character, expected }) => {
                    break Some((Some(character as u32), expected));
                }
            }
        };
        if let Some((character, expected)) = unread {
            self.is_over = true;
            return Some(Answer::Unread { job, character, expected });
        }
        let time = now();
        self.is_done |= time - self.started > LIMIT;
        (self.is_done || time - self.told > NEWS).then(|| self.tell(time))
    }

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

    /// Gets ready for the next slice after one that had too few steps; what is wrong with the text if
    /// it takes too long to read.
    fn wait(&mut self, known: u64, time: f64) -> Option<(Option<u32>, String)> {
        let has_news = self.habitat.progress() != known;
        self.least = if has_news { LEAST } else { self.least.saturating_mul(2) };
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

    fn tell(&mut self, time: f64) -> Answer {
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
        Answer::Sought { job: self.job, news }
    }
}

/// What an exhibit is worth, if it is a position. What it is said to be worth does not count.
fn value(
    habitat: &mut Habitat,
    entry: &Entry,
    budget: &mut Budget,
) -> Result<Option<Value>, Stopped> {
    let SubjectText::Position(position) = &entry.subject else { return Ok(None) };
    let Ok(board) = Board::parse(&position.board, terms(position).1) else { return Ok(None) };
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::message::Position;
    use std::cell::Cell;

    thread_local! {
        static TIME: Cell<f64> = const { Cell::new(0.0) };
    }

    /// A clock on which each look takes a hundredth of a millisecond.
    fn clock() -> f64 {
        TIME.replace(TIME.get() + 0.01)
    }

    /// One on a slow machine.
    fn slow_clock() -> f64 {
        TIME.replace(TIME.get() + 10.0)
    }

    fn work(quest: Quest) -> Vec<Answer> {
        work_by(clock, quest)
    }

    fn work_by(clock: fn() -> f64, quest: Quest) -> Vec<Answer> {
        let mut search = Search::new(JobId(3), quest, clock());
        let mut told = Vec::new();
        while !search.is_over() {
            told.extend(search.work(clock));
        }
        assert!(told.iter().all(|answer| answer.job() == Some(JobId(3))));
        told
    }

    fn sought(answers: &[Answer]) -> Vec<&SoughtText> {
        let news = answers.iter().filter_map(|answer| match answer {
            Answer::Sought { news, .. } => Some(news),
            _ => None,
        });
        news.collect()
    }

    #[test]
    fn finds_and_comes_to_an_end() {
        let quest = Quest { value: "{0|0}".to_string(), ..Quest::default() };
        let told = work(quest.clone());
        let news = sought(&told);
        let names: Vec<_> = news.iter().filter_map(|news| news.value.as_ref()).collect();
        assert_eq!(names.iter().map(|name| &name.plain[..]).collect::<Vec<_>>(), ["*"]);
        let finds: Vec<_> = news.iter().flat_map(|news| &news.finds).collect();
        assert_eq!(finds, ["xo"]);
        let last = news.last().unwrap();
        assert!(last.level.is_none() && last.done > 100 && last.skipped == 0, "{last:?}");
        assert!(matches!(told.last(), Some(Answer::End { .. })));
        // Not a second time.
        let told = work(Quest { done: last.done, fewest: Some(2), ..quest });
        assert!(sought(&told).iter().all(|news| news.finds.is_empty()));
    }

    #[test]
    fn values_the_exhibits() {
        let exhibit = |modern, board: &str, claim: Option<&str>| Entry {
            subject: SubjectText::Position(Position {
                modern,
                walls: false,
                board: board.to_string(),
            }),
            claim: claim.map(|claim| ClaimText::Value(claim.to_string())),
        };
        let told = work(Quest {
            value: "1/2".to_string(),
            fewest: Some(1),
            exhibits: vec![
                exhibit(false, "oxo.ox", Some("0.5")),
                exhibit(false, "oxo.ox", None),
                exhibit(false, "xo", Some("1/2")),
                exhibit(false, "what?", None),
                exhibit(false, "xoxox", Some("-2")),
                exhibit(false, "oxo.ox", Some("2")),
                exhibit(false, "ox.xo.o", Some("1/2")),
            ],
            ..Quest::default()
        });
        let hits: Vec<u32> = sought(&told).iter().flat_map(|news| news.exhibits.clone()).collect();
        // What is said to be worth something else comes later, and what is not true never.
        assert_eq!(hits, [1, 6, 0, 1, 5, 6]);
    }

    #[test]
    fn says_what_is_wrong() {
        for (text, character) in [("*2 +", 5), ("{0|", 4), ("", 1), ("hello", 1)] {
            let told = work(Quest { value: text.to_string(), ..Quest::default() });
            assert!(
                matches!(&told[..], [Answer::Unread { character: Some(place), expected, .. }]
                    if *place == character && !expected.is_empty()),
                "{text}: {told:?}"
            );
        }
    }

    #[test]
    fn pauses_in_the_end() {
        // Too small a number for few stones.
        let told = work_by(slow_clock, Quest { value: "7/1024".to_string(), ..Quest::default() });
        let news = sought(&told);
        assert!(news.last().unwrap().level.is_some());
        assert!(news.is_sorted_by_key(|news| (news.done, news.positions)));
    }
}
