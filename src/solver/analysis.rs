//! Everything that can be found out about a position, the cheapest first.

use std::collections::VecDeque;

use crate::budget::{Budget, Stopped};
use crate::konane::{Board, Contact, Jump, PartInfo, Survey, contact, part_of, survey};
use crate::player::{ByPlayer, Player};
use crate::solver::harmless::{Encounter, clusters};
use crate::solver::{OutcomeSearch, Solver, ValuedJump};
use crate::sorting::sort_by_number;
use crate::value::{Outcome, Thermograph, Value};

/// In a part of more clusters, pairs are not examined.
const MOST_CLUSTERS: usize = 8;
/// Steps for a first look at the penetrations of a part, and for the longest: a look cannot be
/// interrupted.
const FIRST_LOOK: u64 = 1_000;
const LAST_LOOK: u64 = 8_000;

/// Finds out one thing after the other. It can be interrupted at any time.
pub struct Analysis {
    board: Board,
    parts: Vec<PartInfo>,
    /// Of the parts.
    values: Vec<Option<Value>>,
    /// For all parts, the groups of stones that look like parts of their own.
    clusters: Vec<Vec<PartInfo>>,
    queue: VecDeque<Turn>,
    /// Findings that have not been returned yet.
    found: VecDeque<Finding>,
    /// How many goals have been worked on with success.
    progress: u64,
    given_up: Vec<Topic>,
}

/// Something that has been found out. Values are those of the solver that was asked.
#[derive(Clone, PartialEq, Debug)]
pub enum Finding {
    /// The parts, with bounds of their penetrations.
    Survey(Survey),
    /// Who wins if this player starts; and a jump by which this player wins, if the search has
    /// found one.
    Winner {
        starts: Player,
        wins: Player,
        by: Option<Jump>,
    },
    PartValue {
        part: usize,
        value: Value,
    },
    /// Of the whole.
    Value(Value),
    Thermograph(Value, Box<Thermograph>),
    Jumps(ByPlayer<Vec<Jump>>),
    /// What each of these jumps is worth, in the same order.
    Worths(ByPlayer<Vec<ValuedJump>>),
    /// A part again, with its penetrations as exact as they will become.
    Penetration {
        part: usize,
        info: Box<PartInfo>,
    },
    Meeting(Box<Meeting>),
}

/// Two groups of one part that may meet although an empty row or column lies between them.
#[derive(Clone, PartialEq, Debug)]
pub struct Meeting {
    pub part: usize,
    pub groups: (PartInfo, PartInfo),
    /// How they can meet.
    pub contact: Contact,
    /// What difference it makes.
    pub encounter: Encounter,
}

/// What there is to find out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Topic {
    Parts,
    Outcome,
    Value,
    Thermograph,
    Jumps,
    Penetration,
    Meetings,
}

impl Finding {
    pub fn topic(&self) -> Topic {
        match self {
            Finding::Survey(_) => Topic::Parts,
            Finding::Winner { .. } => Topic::Outcome,
            Finding::PartValue { .. } | Finding::Value(_) => Topic::Value,
            Finding::Thermograph(..) => Topic::Thermograph,
            Finding::Jumps(_) | Finding::Worths(_) => Topic::Jumps,
            Finding::Penetration { .. } => Topic::Penetration,
            Finding::Meeting(_) => Topic::Meetings,
        }
    }
}

#[derive(Clone, Copy)]
struct Turn {
    goal: Goal,
    /// How often this goal has been put off.
    put_off: u32,
}

#[derive(Clone, Copy)]
enum Goal {
    Jumps,
    Survey,
    Winner(Player),
    PartValue(usize),
    Value,
    Thermograph(Value),
    Worths,
    Penetration { part: usize, steps: u64 },
    Clusters(usize),
    Meeting { part: usize, pair: (usize, usize) },
}

impl Goal {
    fn topic(self) -> Topic {
        match self {
            Goal::Survey => Topic::Parts,
            Goal::Winner(_) => Topic::Outcome,
            Goal::PartValue(_) | Goal::Value => Topic::Value,
            Goal::Thermograph(_) => Topic::Thermograph,
            Goal::Jumps | Goal::Worths => Topic::Jumps,
            Goal::Penetration { .. } => Topic::Penetration,
            Goal::Clusters(_) | Goal::Meeting { .. } => Topic::Meetings,
        }
    }
}

impl Analysis {
    pub fn new(board: Board) -> Self {
        let mut analysis = Analysis {
            board,
            parts: Vec::new(),
            values: Vec::new(),
            clusters: Vec::new(),
            queue: VecDeque::new(),
            found: VecDeque::new(),
            progress: 0,
            given_up: Vec::new(),
        };
        analysis.add(Goal::Jumps);
        analysis.add(Goal::Survey);
        analysis
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What is being computed, and how often that has been put off.
    pub fn current(&self) -> Option<(Topic, u32)> {
        self.queue.front().map(|turn| (turn.goal.topic(), turn.put_off))
    }

    /// A number that grows with what has been found out without values.
    pub fn progress(&self) -> u64 {
        self.progress
    }

    /// What is not known: it was given up, or is still to come.
    pub fn missing(&self) -> Vec<Topic> {
        let open = self.queue.iter().map(|turn| turn.goal.topic());
        let mut missing: Vec<Topic> = self.given_up.iter().copied().chain(open).collect();
        sort_by_number(&mut missing, |&topic| topic as i64);
        missing.dedup();
        missing
    }

    /// Puts off what is being computed until everything else has had its turn.
    pub fn put_off(&mut self) {
        if let Some(turn) = self.queue.pop_front() {
            self.queue.push_back(Turn { put_off: turn.put_off + 1, ..turn });
        }
    }

    /// The next finding; nothing if there is no more to find.
    ///
    /// After [`Stopped::Budget`], ask again. After any other error one thing has been given up, and
    /// the rest can still be asked for. After [`Stopped::Memory`], everything that needs values has
    /// been given up, so the solver may be replaced.
    pub fn next(
        &mut self,
        solver: &mut Solver,
        outcomes: &mut OutcomeSearch,
        budget: &mut Budget,
    ) -> Result<Option<Finding>, Stopped> {
        loop {
            if let Some(finding) = self.found.pop_front() {
                return Ok(Some(finding));
            }
            let Some(mut turn) = self.queue.pop_front() else { return Ok(None) };
            match self.work(&mut turn.goal, solver, outcomes, budget) {
                Ok(()) => self.progress += 1,
                Err(Stopped::Budget) => {
                    self.queue.push_front(turn);
                    return Err(Stopped::Budget);
                }
                Err(stopped) => {
                    self.give_up(turn.goal, stopped);
                    return Err(stopped);
                }
            }
        }
    }

    fn give_up(&mut self, goal: Goal, stopped: Stopped) {
        self.given_up.push(goal.topic());
        if stopped == Stopped::Memory {
            let missing = self.missing();
            let needs_values = |topic: &Topic| {
                use Topic::*;
                matches!(topic, Value | Thermograph | Jumps | Meetings)
            };
            self.given_up.extend(missing.into_iter().filter(needs_values));
            self.queue.retain(|turn| !needs_values(&turn.goal.topic()));
        }
    }

    fn add(&mut self, goal: Goal) {
        self.queue.push_back(Turn { goal, put_off: 0 });
    }

    fn add_first(&mut self, goal: Goal) {
        self.queue.push_front(Turn { goal, put_off: 0 });
    }

    fn work(
        &mut self,
        goal: &mut Goal,
        solver: &mut Solver,
        outcomes: &mut OutcomeSearch,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        match *goal {
            Goal::Jumps => {
                let jumps = |player| self.board.jumps(solver.rules(), player);
                self.found.push_back(Finding::Jumps(ByPlayer::from_fn(jumps)));
            }
            Goal::Survey => self.survey(),
            Goal::Winner(starts) => {
                let by = outcomes.best_jump(&self.board, starts, budget)?;
                let wins = if by.is_some() { starts } else { starts.other() };
                self.found.push_back(Finding::Winner { starts, wins, by });
            }
            Goal::PartValue(part) => {
                let alone = self.board.only(&self.parts[part].stones);
                let value = solver.value(&alone, budget)?;
                self.values[part] = Some(value);
                self.found.push_back(Finding::PartValue { part, value });
                if self.values.iter().all(Option::is_some) {
                    self.add_first(Goal::Value);
                }
            }
            Goal::Value => {
                let mut sum = Value::ZERO;
                for &value in self.values.iter().flatten() {
                    sum = solver.values.add(sum, value, budget)?;
                }
                self.found.push_back(Finding::Value(sum));
                self.end_outcome(solver.values.outcome(sum));
                self.add_first(Goal::Thermograph(sum));
            }
            Goal::Thermograph(value) => {
                let thermograph = solver.values.thermograph(value, budget)?.clone();
                self.found.push_back(Finding::Thermograph(value, Box::new(thermograph)));
            }
            Goal::Worths => {
                let worths = solver.moves(&self.board, budget)?;
                self.found.push_back(Finding::Worths(worths));
            }
            Goal::Penetration { part, ref mut steps } => self.look_again(part, steps)?,
            Goal::Clusters(part) => self.cluster(part),
            Goal::Meeting { part, pair } => self.meet(part, pair, solver, budget)?,
        }
        Ok(())
    }

    fn survey(&mut self) {
        let survey = survey(&self.board, &mut Budget::steps(0));
        self.parts = survey.parts.clone();
        self.values = vec![None; self.parts.len()];
        self.clusters = vec![Vec::new(); self.parts.len()];
        self.found.push_back(Finding::Survey(survey));
        let parts = 0..self.parts.len();
        Player::BOTH.into_iter().for_each(|player| self.add(Goal::Winner(player)));
        parts.clone().for_each(|part| self.add(Goal::PartValue(part)));
        if self.parts.is_empty() {
            self.add(Goal::Value);
        }
        self.add(Goal::Worths);
        for part in parts.clone() {
            self.add(Goal::Penetration { part, steps: FIRST_LOOK });
        }
        parts.for_each(|part| self.add(Goal::Clusters(part)));
    }

    /// The value says who wins, so a search is no longer needed.
    fn end_outcome(&mut self, outcome: Outcome) {
        for starts in Player::BOTH {
            let is_open =
                |turn: &Turn| matches!(turn.goal, Goal::Winner(player) if player == starts);
            if self.queue.iter().any(is_open) {
                self.queue.retain(|turn| !is_open(turn));
                let wins = match outcome {
                    Outcome::Wins(player) => player,
                    Outcome::Next => starts,
                    Outcome::Previous => starts.other(),
                };
                self.found.push_back(Finding::Winner { starts, wins, by: None });
            }
        }
    }

    /// Examines a part's penetrations with more and more steps, until they are exact or it takes
    /// too long. Each look is a slice of its own.
    fn look_again(&mut self, part: usize, steps: &mut u64) -> Result<(), Stopped> {
        let stones = self.parts[part].stones.clone();
        let info = part_of(&self.board, stones, &mut Budget::steps(*steps));
        if !info.penetration.is_exact() && *steps < LAST_LOOK {
            *steps *= 2;
            self.progress += 1;
            return Err(Stopped::Budget);
        }
        self.parts[part] = info.clone();
        self.found.push_back(Finding::Penetration { part, info: Box::new(info) });
        Ok(())
    }

    /// Looks for groups that look like parts of their own.
    fn cluster(&mut self, part: usize) {
        let clusters = clusters(&self.parts[part].stones);
        if !(2..=MOST_CLUSTERS).contains(&clusters.len()) {
            return;
        }
        for second in 1..clusters.len() {
            for first in 0..second {
                self.add(Goal::Meeting { part, pair: (first, second) });
            }
        }
        let look = |stones| part_of(&self.board, stones, &mut Budget::steps(FIRST_LOOK));
        self.clusters[part] = clusters.into_iter().map(look).collect();
    }

    fn meet(
        &mut self,
        part: usize,
        pair: (usize, usize),
        solver: &mut Solver,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        let clusters = &self.clusters[part];
        let (one, two) = (&clusters[pair.0], &clusters[pair.1]);
        let encounter = solver.encounter(&self.board, (&one.stones, &two.stones), budget)?;
        let contact = contact(&self.board, one, two, &mut Budget::steps(LAST_LOOK));
        if !matches!(contact, Contact::Gap(_) | Contact::Apart(..)) {
            let groups = (one.clone(), two.clone());
            let meeting = Meeting { part, groups, contact, encounter };
            self.found.push_back(Finding::Meeting(Box::new(meeting)));
        }
        Ok(())
    }
}
