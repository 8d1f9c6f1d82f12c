//! Finds everything about a position, cheap things first.

use std::collections::VecDeque;

use crate::bounds::{Bounds, BoundsSearch};
use crate::finding::{Finding, Meeting, Topic};
use crate::harmless::clusters;
use crate::moves::Moved;
use crate::{OutcomeSearch, Solver};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use basics::sorting::sort_by_number;
use konane::{Board, Contact, Jump, PartInfo, contact, part_of, survey};
use value::{Outcome, Value};

/// In a part of more clusters, pairs are not examined.
const MOST_CLUSTERS: usize = 8;
/// The steps of the first survey of a part's penetrations, and of the longest: a survey cannot be
/// interrupted.
const FIRST_SURVEY: u64 = 1_000;
const LAST_SURVEY: u64 = 8_000;

/// Produces one finding after another. It can be interrupted at any time.
pub struct Analysis {
    board: Board,
    parts: Vec<PartInfo>,
    /// The value of each part.
    values: Vec<Option<Value>>,
    bounds: Vec<BoundsSearch>,
    /// The bounds already reported for parts and for the whole, because their values take long.
    reported_parts: Vec<Option<Bounds>>,
    reported: Option<Bounds>,
    /// Who wins if each player starts, where it is known.
    winners: ByPlayer<Option<Player>>,
    /// Whether the value of the whole has been found.
    is_valued: bool,
    /// The effect of each jump on its part, once known.
    moved: Option<ByPlayer<Vec<Moved>>>,
    /// For each part, the groups of stones that look like separate parts.
    clusters: Vec<Vec<PartInfo>>,
    queue: VecDeque<QueuedGoal>,
    /// Findings that have not been returned yet.
    found: VecDeque<Finding>,
    /// How many goals have been reached.
    learned: u64,
    given_up: Vec<Topic>,
}

#[derive(Clone, Copy)]
struct QueuedGoal {
    goal: AnalysisGoal,
    /// How often this goal has been put off.
    put_off: u32,
}

#[derive(Clone, Copy)]
enum AnalysisGoal {
    Jumps,
    Survey,
    Winner(Player),
    PartBounds(usize),
    Bounds,
    PartValue(usize),
    Value,
    Thermograph(Value),
    Worths,
    Penetration { part: usize, steps: u64 },
    Clusters(usize),
    Meeting { part: usize, pair: (usize, usize) },
}

impl AnalysisGoal {
    fn topic(self) -> Topic {
        match self {
            AnalysisGoal::Survey => Topic::Parts,
            AnalysisGoal::Winner(_) => Topic::Outcome,
            AnalysisGoal::PartBounds(_) | AnalysisGoal::Bounds => Topic::Value,
            AnalysisGoal::PartValue(_) | AnalysisGoal::Value => Topic::Value,
            AnalysisGoal::Thermograph(_) => Topic::Thermograph,
            AnalysisGoal::Jumps | AnalysisGoal::Worths => Topic::Jumps,
            AnalysisGoal::Penetration { .. } => Topic::Penetration,
            AnalysisGoal::Clusters(_) | AnalysisGoal::Meeting { .. } => Topic::Meetings,
        }
    }
}

impl Analysis {
    /// Nothing is found yet; the jumps and the parts come first.
    pub fn new(board: Board) -> Self {
        let mut analysis = Analysis {
            board,
            parts: Vec::new(),
            values: Vec::new(),
            bounds: Vec::new(),
            reported_parts: Vec::new(),
            reported: None,
            winners: ByPlayer::default(),
            is_valued: false,
            moved: None,
            clusters: Vec::new(),
            queue: VecDeque::new(),
            found: VecDeque::new(),
            learned: 0,
            given_up: Vec::new(),
        };
        analysis.add(AnalysisGoal::Jumps);
        analysis.add(AnalysisGoal::Survey);
        analysis
    }

    /// The position that is analysed.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The topic that is being computed, and how often it has been put off.
    pub fn current(&self) -> Option<(Topic, u32)> {
        self.queue.front().map(|queued| (queued.goal.topic(), queued.put_off))
    }

    /// A number that grows with progress, also where no values are involved.
    pub fn learned(&self) -> u64 {
        self.learned
    }

    /// The topics not known: given up, or still to come.
    pub fn missing(&self) -> Vec<Topic> {
        let open = self.queue.iter().map(|queued| queued.goal.topic());
        // The winners may be known while their jumps are still being searched for.
        let is_decided = Player::ALL.into_iter().all(|starts| self.winners[starts].is_some());
        let is_missing = |topic: &Topic| *topic != Topic::Outcome || !is_decided;
        let missing = self.given_up.iter().copied().chain(open).filter(is_missing);
        let mut missing: Vec<Topic> = missing.collect();
        sort_by_number(&mut missing, |&topic| topic as i64);
        missing.dedup();
        missing
    }

    /// Puts the current goal off until everything else has been tried. When a part's value is put off
    /// for the first time, a search for its bounds begins.
    pub fn put_off(&mut self) {
        if let Some(queued) = self.queue.pop_front() {
            if let QueuedGoal { goal: AnalysisGoal::PartValue(part), put_off: 0 } = queued {
                self.add_first(AnalysisGoal::PartBounds(part));
                self.add_first(AnalysisGoal::Bounds);
                self.report_part_bounds(part);
            }
            self.queue.push_back(QueuedGoal { put_off: queued.put_off + 1, ..queued });
        }
    }

    /// The next finding; `None` at the end.
    ///
    /// After [`Stopped::Budget`], ask again. After any other error one goal has been given up, and the
    /// rest can still be asked for. After [`Stopped::Memory`], everything that needs values has been
    /// given up, so the caller may replace the solver.
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
            let Some(mut queued) = self.queue.pop_front() else { return Ok(None) };
            if matches!(queued.goal, AnalysisGoal::Worths) && self.awaits_value() {
                self.queue.push_back(queued);
                continue;
            }
            match self.work(&mut queued.goal, solver, outcomes, budget) {
                Ok(()) => self.learned += 1,
                Err(Stopped::Budget) => {
                    self.queue.push_front(queued);
                    return Err(Stopped::Budget);
                }
                Err(stopped) => {
                    self.give_up(queued.goal, stopped);
                    return Err(stopped);
                }
            }
        }
    }

    /// Whether values of parts are still to come. The worths of jumps come after them.
    fn awaits_value(&self) -> bool {
        self.queue.iter().any(|queued| matches!(queued.goal, AnalysisGoal::PartValue(_)))
    }

    fn give_up(&mut self, goal: AnalysisGoal, stopped: Stopped) {
        if !matches!(goal, AnalysisGoal::PartBounds(_) | AnalysisGoal::Bounds) {
            self.given_up.push(goal.topic());
        }
        if stopped == Stopped::Memory {
            let missing = self.missing();
            let needs_values = |topic: &Topic| {
                use Topic::*;
                matches!(topic, Value | Thermograph | Jumps | Meetings)
            };
            self.given_up.extend(missing.into_iter().filter(needs_values));
            self.queue.retain(|queued| !needs_values(&queued.goal.topic()));
        }
    }

    fn add(&mut self, goal: AnalysisGoal) {
        self.queue.push_back(QueuedGoal { goal, put_off: 0 });
    }

    fn add_first(&mut self, goal: AnalysisGoal) {
        self.queue.push_front(QueuedGoal { goal, put_off: 0 });
    }

    fn work(
        &mut self,
        goal: &mut AnalysisGoal,
        solver: &mut Solver,
        outcomes: &mut OutcomeSearch,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        match *goal {
            AnalysisGoal::Jumps => {
                let jumps = |player| self.board.jumps(solver.rules(), player).collect();
                self.found.push_back(Finding::Jumps(ByPlayer::from_fn(jumps)));
            }
            AnalysisGoal::Survey => self.survey(),
            AnalysisGoal::Winner(starts) => {
                let by = outcomes.best_jump(&self.board, starts, budget)?;
                let wins = if by.is_some() { starts } else { starts.other() };
                self.report_winner(starts, wins, by);
            }
            AnalysisGoal::PartBounds(part) => {
                let alone = self.board.only(&self.parts[part].stones);
                self.bounds[part].narrow(&alone, solver, budget)?;
                self.report_bounds(part, solver);
            }
            AnalysisGoal::Bounds => {
                let sum = self.sum_bounds(solver, budget)?;
                let bounds = self.with_winners(sum);
                self.narrow_parts(&sum, &bounds, solver);
                if self.reported != Some(bounds) {
                    self.found.push_back(Finding::Bounds(bounds));
                }
                self.reported = Some(bounds);
                for starts in Player::ALL {
                    if let Some(wins) =
                        bounds.winner(starts).filter(|_| self.winners[starts].is_none())
                    {
                        self.report_winner(starts, wins, None);
                    }
                }
            }
            AnalysisGoal::PartValue(part) => {
                let alone = self.board.only(&self.parts[part].stones);
                let value = solver.value(&alone, budget)?;
                self.report_part(part, value);
            }
            AnalysisGoal::Value => {
                let sum = self.sum_known(solver, budget)?;
                self.report_value(sum, solver.values.outcome(sum));
            }
            AnalysisGoal::Thermograph(value) => {
                let thermograph = solver.values.thermograph(value, budget)?.clone();
                self.found.push_back(Finding::Thermograph(value, Box::new(thermograph)));
            }
            AnalysisGoal::Worths => {
                let parts: Vec<Board> =
                    self.parts.iter().map(|part| self.board.only(&part.stones)).collect();
                if self.moved.is_none() {
                    let moved = solver.moved(&self.board, &parts, budget)?;
                    if parts.len() > 1 {
                        let worths = solver.moves_in_parts(&moved, budget)?;
                        self.found.push_back(Finding::PartWorths(worths));
                    }
                    self.moved = Some(moved);
                }
                if let Some(moved) = &self.moved {
                    let worths = solver.moves_in_sum(&parts, moved, budget)?;
                    self.found.push_back(Finding::Worths(worths));
                }
            }
            AnalysisGoal::Penetration { part, ref mut steps } => self.survey_again(part, steps)?,
            AnalysisGoal::Clusters(part) => self.queue_meetings(part),
            AnalysisGoal::Meeting { part, pair } => {
                self.compare_clusters(part, pair, solver, budget)?
            }
        }
        Ok(())
    }

    fn survey(&mut self) {
        let survey = survey(&self.board, &mut Budget::steps(0));
        self.parts = survey.parts.clone();
        self.values = vec![None; self.parts.len()];
        let alone = |part: &PartInfo| self.board.only(&part.stones);
        self.bounds = survey.parts.iter().map(|part| BoundsSearch::new(&alone(part))).collect();
        self.reported_parts = vec![None; self.parts.len()];
        self.clusters = vec![Vec::new(); self.parts.len()];
        self.found.push_back(Finding::Survey(survey));
        let parts = 0..self.parts.len();
        Player::ALL.into_iter().for_each(|player| self.add(AnalysisGoal::Winner(player)));
        parts.clone().for_each(|part| self.add(AnalysisGoal::PartValue(part)));
        if self.parts.is_empty() {
            self.add(AnalysisGoal::Value);
        }
        self.add(AnalysisGoal::Worths);
        for part in parts.clone() {
            self.add(AnalysisGoal::Penetration { part, steps: FIRST_SURVEY });
        }
        parts.for_each(|part| self.add(AnalysisGoal::Clusters(part)));
    }

    fn report_winner(&mut self, starts: Player, wins: Player, by: Option<Jump>) {
        self.found.push_back(Finding::Winner { starts, wins, by });
        self.winners[starts] = Some(wins);
        if let [search] = &mut self.bounds[..] {
            search.bounds.learn_winner(starts, wins);
        }
        if wins == starts {
            return self.add_bounds();
        }
        // A player who starts and loses has no winning jump to search for.
        self.drop_goals(|goal| matches!(goal, AnalysisGoal::Winner(player) if player == starts));
        let loses = |player: Player| self.winners[player] == Some(player.other());
        match self.parts.len() {
            _ if !Player::ALL.into_iter().all(loses) => self.add_bounds(),
            // If the second player always wins, the value is 0.
            1 => self.report_part(0, Value::ZERO),
            _ => self.report_value(Value::ZERO, Outcome::Previous),
        }
    }

    /// Reports the bounds of a part, or its value if they decide it.
    fn report_bounds(&mut self, part: usize, solver: &mut Solver) {
        let bounds = self.bounds[part].bounds;
        if let Some(number) = bounds.number() {
            let value = solver.values.from_number(number);
            return self.report_part(part, value);
        }
        self.report_part_bounds(part);
        if self.bounds[part].is_open() {
            self.add_first(AnalysisGoal::PartBounds(part));
        }
        if !self.is_valued {
            self.add_first(AnalysisGoal::Bounds);
        }
    }

    fn report_part_bounds(&mut self, part: usize) {
        let bounds = self.bounds[part].bounds;
        if self.reported_parts[part].replace(bounds) != Some(bounds) {
            self.found.push_back(Finding::PartBounds { part, bounds });
        }
    }

    /// The bounds of the whole narrow those of each part: a part is the whole minus the others.
    fn narrow_parts(&mut self, sum: &Bounds, whole: &Bounds, solver: &mut Solver) {
        for part in 0..self.parts.len() {
            if self.values[part].is_some() || self.reported_parts[part].is_none() {
                continue;
            }
            let bounds = &mut self.bounds[part].bounds;
            if let Some(narrowed) = bounds.narrowed(sum, whole) {
                *bounds = narrowed;
            }
            match bounds.number() {
                Some(number) => {
                    let value = solver.values.from_number(number);
                    self.report_part(part, value);
                }
                None => self.report_part_bounds(part),
            }
        }
    }

    fn report_part(&mut self, part: usize, value: Value) {
        self.found.push_back(Finding::PartValue { part, value });
        self.values[part] = Some(value);
        self.drop_goals(|goal| match goal {
            AnalysisGoal::PartBounds(other) | AnalysisGoal::PartValue(other) => other == part,
            _ => false,
        });
        if !self.is_valued && self.values.iter().all(Option::is_some) {
            return self.add_first(AnalysisGoal::Value);
        }
        self.add_bounds();
    }

    /// Combines the bounds again after one of the parts has improved.
    fn add_bounds(&mut self) {
        if self.reported.is_some() && !self.is_valued {
            self.add_first(AnalysisGoal::Bounds);
        }
    }

    fn report_value(&mut self, value: Value, outcome: Outcome) {
        self.is_valued = true;
        self.found.push_back(Finding::Value(value));
        self.add_first(AnalysisGoal::Thermograph(value));
        self.end_outcome(outcome);
    }

    /// The value decides the winners, so the search for them ends.
    fn end_outcome(&mut self, outcome: Outcome) {
        self.drop_goals(|goal| {
            matches!(goal, AnalysisGoal::Winner(_) | AnalysisGoal::Bounds | AnalysisGoal::Value)
        });
        for starts in Player::ALL {
            if self.winners[starts].is_none() {
                let wins = outcome.winner(starts);
                self.found.push_back(Finding::Winner { starts, wins, by: None });
            }
        }
    }

    fn drop_goals(&mut self, is_needless: impl Fn(AnalysisGoal) -> bool) {
        self.queue.retain(|queued| !is_needless(queued.goal));
    }

    /// The sum of the known values.
    fn sum_known(&self, solver: &mut Solver, budget: &mut Budget) -> Result<Value, Stopped> {
        let mut sum = Value::ZERO;
        for &value in self.values.iter().flatten() {
            sum = solver.values.add(sum, value, budget)?;
        }
        Ok(sum)
    }

    /// The bounds of the whole that follow from its parts.
    fn sum_bounds(&self, solver: &mut Solver, budget: &mut Budget) -> Result<Bounds, Stopped> {
        let known = self.sum_known(solver, budget)?;
        let open = self.values.iter().zip(&self.bounds).filter(|(value, _)| value.is_none());
        let mut sum = Bounds::of_value(&solver.values, known);
        for (_, search) in open {
            sum = sum.and_then(|sum| sum.plus(&search.bounds));
        }
        sum.ok_or(Stopped::Overflow)
    }

    /// Adds what follows from the known winners.
    fn with_winners(&self, mut bounds: Bounds) -> Bounds {
        for starts in Player::ALL {
            if let Some(wins) = self.winners[starts] {
                bounds.learn_winner(starts, wins);
            }
        }
        bounds
    }

    /// Surveys a part's penetrations with more and more steps, until they are exact or the limit is
    /// reached. Each survey is a slice of its own.
    fn survey_again(&mut self, part: usize, steps: &mut u64) -> Result<(), Stopped> {
        let stones = self.parts[part].stones.clone();
        let info = part_of(&self.board, stones, &mut Budget::steps(*steps));
        if !info.penetration.is_exact() && *steps < LAST_SURVEY {
            *steps *= 2;
            self.learned += 1;
            return Err(Stopped::Budget);
        }
        self.parts[part] = info.clone();
        self.found.push_back(Finding::Penetration { part, info: Box::new(info) });
        Ok(())
    }

    /// Queues the pairs of groups that look like separate parts.
    fn queue_meetings(&mut self, part: usize) {
        let clusters = clusters(&self.parts[part].stones);
        if !(2..=MOST_CLUSTERS).contains(&clusters.len()) {
            return;
        }
        for second in 1..clusters.len() {
            for first in 0..second {
                self.add(AnalysisGoal::Meeting { part, pair: (first, second) });
            }
        }
        let look = |stones| part_of(&self.board, stones, &mut Budget::steps(FIRST_SURVEY));
        self.clusters[part] = clusters.into_iter().map(look).collect();
    }

    fn compare_clusters(
        &mut self,
        part: usize,
        pair: (usize, usize),
        solver: &mut Solver,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        let clusters = &self.clusters[part];
        let (one, two) = (&clusters[pair.0], &clusters[pair.1]);
        let encounter = solver.encounter(&self.board, (&one.stones, &two.stones), budget)?;
        let contact = contact(&self.board, one, two, &mut Budget::steps(LAST_SURVEY));
        if !matches!(contact, Contact::Gap(_) | Contact::Apart(..)) {
            let groups = (one.clone(), two.clone());
            let meeting = Meeting { part, groups, contact, encounter };
            self.found.push_back(Finding::Meeting(Box::new(meeting)));
        }
        Ok(())
    }
}
