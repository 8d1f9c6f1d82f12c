//! Reviews a game that was played. It works backwards from the end, because the tables then hold the
//! followers of each place; and it spends most of the time on the last place that is not decided.

use std::collections::BTreeSet;

use crate::review::finding::ReviewFinding;
use crate::review::given_up::{amount_given_up, cost};
use crate::review::goals::{GoalQueue, QueuedGoal, ReviewGoal};
use crate::review::winners::{Solvers, Winners, is_of_board, winning_jump};
use crate::{Estimate, EstimateSearch};
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use game::{GameStage, State, Turn};
use konane::Square;
use solver::{OutcomeSearch, Solver};
use value::Value;

/// The most squares of all boards of a reviewed game together.
pub const MOST_SQUARES: usize = 1 << 22;

/// It can be interrupted at any time. It stores no values, so the solver may be replaced.
pub struct Review {
    /// The states at all places, and the turns between them.
    states: Vec<State>,
    turns: Vec<Turn>,
    winners: Winners,
    /// Who wins at each place, if known.
    known: Vec<Option<Player>>,
    /// For each place, once it has been split, the stones of each part.
    parts: Vec<Vec<Vec<Square>>>,
    /// The turns that are proved to be mistakes.
    mistakes: BTreeSet<usize>,
    /// The places whose values are known.
    valued: BTreeSet<usize>,
    /// Parts of more stones are not valued, because they would take the memory of all others.
    most: usize,
    /// The current goal.
    present: Option<QueuedGoal>,
    /// All other goals.
    goals: GoalQueue,
    /// A place and its unfinished estimate.
    estimate_search: Option<(usize, EstimateSearch)>,
    /// How many goals have been reached.
    reached: u64,
    is_whole: bool,
}

impl Review {
    /// A review of the game with this beginning and these turns; it values parts of at most `most`
    /// stones. `None` if the boards have too many squares.
    pub fn new(begin: State, turns: Vec<Turn>, most: usize) -> Option<Review> {
        let squares = begin.board.squares().count();
        if squares.saturating_mul(turns.len() + 1) > MOST_SQUARES {
            return None;
        }
        let mut states = vec![begin];
        for &turn in &turns {
            states.extend(states.last().map(|state| state.after(turn)));
        }
        let places = states.len();
        let mut review = Review {
            states,
            turns,
            winners: Winners::default(),
            known: vec![None; places],
            parts: vec![Vec::new(); places],
            mistakes: BTreeSet::new(),
            valued: BTreeSet::new(),
            most,
            present: None,
            goals: GoalQueue::default(),
            estimate_search: None,
            reached: 0,
            is_whole: true,
        };
        for place in (0..places).rev() {
            review.goals.add(ReviewGoal::Winner(place));
            if review.states[place].stage == GameStage::Jumps {
                review.goals.add(ReviewGoal::Parts(place));
                review.goals.add(ReviewGoal::Passed(place));
                review.goals.add(ReviewGoal::Estimate(place));
            }
        }
        Some(review)
    }

    /// How often the current goal has been put off.
    pub fn put_offs(&self) -> Option<u32> {
        self.present.as_ref().map(|queued| queued.put_off)
    }

    /// Puts the current goal off and continues with others.
    pub fn put_off(&mut self) {
        if let Some(queued) = self.present.take() {
            self.goals.put_off(queued);
        }
    }

    /// A number that grows with every result.
    pub fn learned(&self) -> u64 {
        self.reached
    }

    /// Whether nothing has been given up.
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// The next result; `None` at the end.
    ///
    /// After [`Stopped::Budget`], ask again. After [`Stopped::Memory`], ask again with a solver that
    /// has room, or call [`Review::give_up_values`] first. After any other error one goal has been
    /// given up.
    pub fn next(
        &mut self,
        solver: &mut Solver,
        outcomes: &mut OutcomeSearch,
        budget: &mut Budget,
    ) -> Result<Option<ReviewFinding>, Stopped> {
        while let Some(mut queued) = self.present.take().or_else(|| self.goals.choose()) {
            let solvers = &mut Solvers { solver, outcomes, budget };
            match self.reach(&mut queued.goal, solvers) {
                Ok(found) => {
                    self.reached += 1;
                    if found.is_some() {
                        return Ok(found);
                    }
                }
                Err(stopped @ (Stopped::Budget | Stopped::Memory)) => {
                    self.present = Some(queued);
                    return Err(stopped);
                }
                Err(stopped) => {
                    self.is_whole = false;
                    return Err(stopped);
                }
            }
        }
        Ok(None)
    }

    /// Gives up the current goal and all that need values, because the memory is full.
    pub fn give_up_values(&mut self) {
        self.present = None;
        self.goals.drop_values();
        self.is_whole = false;
    }

    fn reach(
        &mut self,
        goal: &mut ReviewGoal,
        solvers: &mut Solvers,
    ) -> Result<Option<ReviewFinding>, Stopped> {
        Ok(match *goal {
            ReviewGoal::Winner(place) => {
                let mover = self.states[place].turn;
                // A player who played a winning turn was winning.
                let wins = match self.known.get(place + 1) {
                    Some(&Some(after)) if after == mover => mover,
                    _ => self.winners.winner(&self.states[place], solvers)?,
                };
                Some(self.learn(place, wins))
            }
            ReviewGoal::Estimate(place) => {
                let estimate = self.estimate(place, solvers.budget)?;
                estimate.map(|estimate| ReviewFinding::Estimate { place, estimate })
            }
            ReviewGoal::Refutation(turn, ref mut line) => {
                self.extend(turn, line, solvers)?;
                Some(ReviewFinding::Refuted { turn, line: line.clone() })
            }
            ReviewGoal::Better(turn) => {
                let one = self.winners.winning_turn(&self.states[turn], solvers)?;
                self.goals.add(ReviewGoal::AllBetter(turn));
                one.map(|one| ReviewFinding::Better { turn, turns: vec![one], are_all: false })
            }
            ReviewGoal::AllBetter(turn) => {
                let turns = self.winners.winning_turns(&self.states[turn], solvers)?;
                Some(ReviewFinding::Better { turn, turns, are_all: true })
            }
            ReviewGoal::Parts(place) => {
                let parts = solvers.solver.parts(&self.states[place].board);
                self.parts[place] = parts.clone();
                let most = self.most;
                let is_small = |part: &Vec<Square>| part.len() <= most;
                for part in (0..parts.len()).filter(|&part| is_small(&parts[part])) {
                    self.goals.add(ReviewGoal::PartValue(place, part));
                }
                if parts.iter().all(is_small) {
                    self.goals.add(ReviewGoal::Total(place));
                } else {
                    self.is_whole = false;
                }
                if matches!(self.turns.get(place), Some(Turn::Jump(_))) {
                    self.goals.add(ReviewGoal::GivenUp(place));
                }
                Some(ReviewFinding::Parts { place, parts })
            }
            ReviewGoal::PartValue(place, part) => {
                let value = self.part_value(place, part, solvers)?;
                Some(ReviewFinding::PartValue { place, part, value })
            }
            ReviewGoal::Total(place) => {
                let mut value =
                    solvers.solver.values.from_integer(self.states[place].passes_worth());
                for part in 0..self.parts[place].len() {
                    let more = self.part_value(place, part, solvers)?;
                    value = solvers.solver.values.add(value, more, solvers.budget)?;
                }
                self.valued.insert(place);
                Some(ReviewFinding::Total { place, value })
            }
            ReviewGoal::GivenUp(turn) => {
                let Turn::Jump(jump) = self.turns[turn] else { return Ok(None) };
                let part = self.parts[turn].iter().find(|part| part.contains(&jump.from));
                let part = part.filter(|part| part.len() <= self.most).ok_or(Stopped::Size)?;
                let state = &self.states[turn];
                Some(match amount_given_up(state, part, jump, solvers.solver, solvers.budget)? {
                    Some((amount, better)) => {
                        self.ask_cost(turn);
                        ReviewFinding::GaveUp { turn, amount, better }
                    }
                    None => ReviewFinding::Kept { turn },
                })
            }
            ReviewGoal::Cost(turn) => {
                let (state, parts) = (&self.states[turn], &self.parts[turn]);
                let Turn::Jump(jump) = self.turns[turn] else { return Ok(None) };
                if parts.iter().any(|part| part.len() > self.most) {
                    return Err(Stopped::Size);
                }
                let amount = cost(state, parts, jump, solvers.solver, solvers.budget)?;
                Some(ReviewFinding::Cost { turn, amount })
            }
            ReviewGoal::Passed(place) => {
                let state = &self.states[place];
                let passed = State { turn: state.turn.other(), ..state.clone() };
                let wins = self.winners.winner(&passed, solvers)?;
                let by = match is_of_board(&passed) {
                    true => winning_jump(&passed, solvers)?,
                    false => None,
                };
                Some(ReviewFinding::Passed { place, wins, by })
            }
        })
    }

    /// Stores who wins at a place, and adds goals for the turns that this proves to be mistakes.
    fn learn(&mut self, place: usize, wins: Player) -> ReviewFinding {
        self.known[place] = Some(wins);
        for turn in [place.checked_sub(1), Some(place)].into_iter().flatten() {
            let mover = self.states[turn].turn;
            let after = self.known.get(turn + 1).copied().flatten();
            if self.known[turn] == Some(mover) && after == Some(mover.other()) {
                self.goals.add(ReviewGoal::Refutation(turn, Vec::new()));
                self.goals.add(ReviewGoal::Better(turn));
                self.ask_cost(turn);
            }
        }
        ReviewFinding::Winner { place, wins }
    }

    /// Adds the goal to find what a mistake cost, once for each.
    fn ask_cost(&mut self, turn: usize) {
        if self.mistakes.insert(turn) {
            self.goals.add(ReviewGoal::Cost(turn));
        }
    }

    /// Extends the line after a mistake: by the first reply, then as far as the board alone decides the
    /// winner.
    fn extend(
        &mut self,
        turn: usize,
        line: &mut Vec<Turn>,
        solvers: &mut Solvers,
    ) -> Result<(), Stopped> {
        let mut state = self.states[turn + 1].clone();
        if !is_of_board(&state) {
            if line.is_empty() {
                line.extend(self.winners.winning_turn(&state, solvers)?);
            }
            let Some(&answer) = line.first() else { return Ok(()) };
            state = state.after(answer);
            if !is_of_board(&state) {
                return Ok(());
            }
        }
        let answers = line.len().min(usize::from(!is_of_board(&self.states[turn + 1])));
        let jumps = line[answers..].iter().filter_map(|turn| match turn {
            Turn::Jump(jump) => Some(*jump),
            _ => None,
        });
        let mut jumps: Vec<_> = jumps.collect();
        let done =
            solvers.outcomes.extend_line(&state.board, state.turn, &mut jumps, solvers.budget);
        line.truncate(answers);
        line.extend(jumps.into_iter().map(Turn::Jump));
        done
    }

    /// An estimate of who is ahead, if the value is not known.
    fn estimate(&mut self, place: usize, budget: &mut Budget) -> Result<Option<Estimate>, Stopped> {
        let state = &self.states[place];
        if self.valued.contains(&place) || !is_of_board(state) {
            return Ok(None);
        }
        let begun = self.estimate_search.take().filter(|(begun, _)| *begun == place);
        let estimate_search = begun.map(|(_, estimate_search)| estimate_search);
        let estimate_search =
            estimate_search.or_else(|| EstimateSearch::new(state.rules, &state.board, state.turn));
        let Some(mut estimate_search) = estimate_search else { return Ok(None) };
        let looked = estimate_search.estimate(budget);
        if looked.is_err() {
            self.estimate_search = Some((place, estimate_search));
        }
        looked.map(Some)
    }

    fn part_value(
        &self,
        place: usize,
        part: usize,
        solvers: &mut Solvers,
    ) -> Result<Value, Stopped> {
        let alone = self.states[place].board.only(&self.parts[place][part]);
        solvers.solver.value(&alone, solvers.budget)
    }
}
