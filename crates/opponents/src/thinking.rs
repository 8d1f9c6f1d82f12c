//! An opponent's choice, computed in slices.

use std::collections::VecDeque;

use crate::candidates::{Among, Candidates};
use crate::choice::{Choice, Knowledge};
use crate::opponent::Opponent;
use crate::parts::Parts;
use crate::search::{Deepen, Ranking, search};
use basics::budget::{Budget, Stopped};
use basics::dice::Dice;
use basics::player::Player;
use basics::sorting::sort_by_number;
use konane::{Board, Jump, Rules, Window};
use solver::{OutcomeSearch, Solver};

/// Values of larger parts take too long to help a strong opponent, which has other methods.
const STONES_IN_PART: usize = 28;
/// Boards of more stones are not searched to the end: a single step would take too long.
const STONES_TO_PROVE: usize = 400;
/// With more stones a proof within a few seconds is unlikely.
const STONES_TO_PROVE_SOON: usize = 44;
/// On a board of at most this many squares a proof is possible from the first jump.
const SQUARES_TO_PROVE: i32 = 48;
/// How many jumps ahead a lapse looks, and how much worse it may be.
const LAPSE_DEPTH: u32 = 5;
const LAPSE: i32 = 12;

/// Makes one choice. It has no clock; the caller decides when to stop.
pub struct Thinking {
    opponent: Opponent,
    candidates: Candidates,
    /// If the choice is to be another good one, the search that chooses it.
    lapse: Option<Dice>,
    /// Its methods, used in turn.
    methods: VecDeque<Method>,
    best: Choice,
    /// The candidates not known to lose, the most promising first; at least one remains.
    order: Vec<usize>,
    /// The counts of jumps after each candidate, so far.
    mobilities: Vec<i64>,
    search: Option<Box<dyn Deepen>>,
    parts: Option<Parts>,
    /// How often the budget has run out.
    turns: u32,
}

#[derive(Clone, Copy, PartialEq)]
enum Method {
    Mobility,
    Proof,
    Search,
    Parts,
}

impl Thinking {
    /// A choice among a player's jumps; `None` if there are none.
    pub fn of_jump(
        opponent: Opponent,
        rules: Rules,
        board: &Board,
        player: Player,
        seed: u64,
    ) -> Option<Thinking> {
        Thinking::new(opponent, Candidates::of_jumps(rules, board, player), seed)
    }

    /// A choice by `chooser` among removals. For each it takes the boards from which the game may then
    /// begin: one board, or one for each reply of the other player. `starts` jumps first. All boards
    /// have the same size.
    pub fn of_removal(
        opponent: Opponent,
        rules: Rules,
        removals: Vec<Vec<Board>>,
        chooser: Player,
        starts: Player,
        seed: u64,
    ) -> Option<Thinking> {
        let size = |board: &Board| (board.rows(), board.columns(), board.edge());
        let first = size(removals.first()?.first()?);
        if removals
            .iter()
            .any(|boards| boards.is_empty() || boards.iter().any(|b| size(b) != first))
        {
            return None;
        }
        let among = Among::Removals(removals);
        let candidates = Candidates { rules, chooser, next: starts, among };
        Thinking::new(opponent, candidates, seed)
    }

    fn new(opponent: Opponent, candidates: Candidates, seed: u64) -> Option<Thinking> {
        let count = candidates.len();
        let mut dice = Dice(seed);
        // Shuffled, so that choices between equals are random.
        let mut order: Vec<usize> = (0..count).collect();
        for place in (1..count).rev() {
            order.swap(place, dice.below(place as u64 + 1) as usize);
        }
        let lapse = opponent.lapse().filter(|&one_of| dice.below(one_of) == 0).map(|_| dice);
        let methods: &[Method] = match opponent {
            Opponent::Random => &[],
            // Only one candidate is left, but it may still be proved to win or lose.
            Opponent::Perfect if count == 1 => &[Method::Proof],
            _ if count == 1 => &[],
            _ if lapse.is_some() => &[Method::Mobility, Method::Search],
            Opponent::Greedy => &[Method::Mobility],
            Opponent::Hottest => &[Method::Mobility, Method::Parts],
            _ => &[Method::Mobility, Method::Proof, Method::Search, Method::Parts],
        };
        let best = Choice { index: *order.first()?, known: None, by: Knowledge::Chance };
        Some(Thinking {
            opponent,
            candidates,
            lapse,
            methods: methods.iter().copied().collect(),
            best,
            order,
            mobilities: Vec::new(),
            search: None,
            parts: None,
            turns: 0,
        })
    }

    /// The best choice so far.
    pub fn best(&self) -> Choice {
        self.best
    }

    /// Whether more time would change nothing.
    pub fn is_over(&self) -> bool {
        self.methods.is_empty()
    }

    /// A number that grows while it counts and searches.
    pub fn learned(&self) -> u64 {
        let positions = self.search.as_ref().map_or(0, |search| search.positions());
        positions + self.mobilities.len() as u64
    }

    /// Works until it is over or the budget runs out; in that case call it again to continue.
    pub fn think(
        &mut self,
        solver: &mut Solver,
        outcomes: &mut OutcomeSearch,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        while let Some(&method) = self.methods.front() {
            let done = match method {
                Method::Mobility => self.count(budget),
                Method::Proof => self.prove(outcomes, budget),
                Method::Search => self.search(budget),
                Method::Parts => self.split(solver, budget),
            };
            match done {
                // A proof has ended the work.
                _ if self.methods.is_empty() => {}
                Err(Stopped::Budget) => {
                    self.turns += 1;
                    if self.turns.is_multiple_of(self.turns_of(method)) {
                        self.methods.rotate_left(1);
                    }
                    return Err(Stopped::Budget);
                }
                _ => drop(self.methods.pop_front()),
            }
        }
        Ok(())
    }

    /// How many consecutive turns a method gets. All methods after the first need the mobility counts.
    fn turns_of(&self, method: Method) -> u32 {
        let (rows, columns) = self.candidates.size();
        let proves = self.opponent == Opponent::Perfect || rows * columns <= SQUARES_TO_PROVE;
        let is_early = self.candidates.stones() > STONES_TO_PROVE_SOON;
        match method {
            Method::Mobility => u32::MAX,
            Method::Proof if proves => 4,
            Method::Search if is_early && !proves => 6,
            _ => 1,
        }
    }

    /// Makes a candidate the best one, unless the present one was chosen by better knowledge.
    fn prefer(&mut self, index: usize, by: Knowledge) {
        if by >= self.best.by {
            self.best = Choice { index, by, ..self.best };
        }
    }

    /// Stores a proof that a candidate wins, or that none does.
    fn store_proof(&mut self, winning: Option<usize>, by: Knowledge) {
        match winning {
            Some(index) => {
                self.best = Choice { index, known: Some(self.candidates.chooser), by };
                self.methods.clear();
            }
            None => self.best.known = Some(self.candidates.chooser.other()),
        }
    }

    /// Counts the jumps after each candidate.
    fn count(&mut self, budget: &mut Budget) -> Result<(), Stopped> {
        let Candidates { rules, chooser, .. } = self.candidates;
        for &index in &self.order[self.mobilities.len()..] {
            budget.spend()?;
            let mobility = |board: &Board| {
                let (window, _) = Window::around(board);
                let [ours, theirs] = [chooser, chooser.other()].map(|p| window.mobility(rules, p));
                ours as i64 - theirs as i64
            };
            let boards = self.candidates.boards(index);
            let least = boards.iter().map(mobility).min().unwrap_or(i64::MIN);
            if self.mobilities.iter().all(|&other| other < least) {
                self.best = Choice { index, by: Knowledge::Mobility, ..self.best };
            }
            self.mobilities.push(least);
        }
        let mut order: Vec<(usize, i64)> =
            self.order.iter().copied().zip(self.mobilities.iter().copied()).collect();
        sort_by_number(&mut order, |&(_, mobility)| -mobility);
        self.order = order.into_iter().map(|(index, _)| index).collect();
        Ok(())
    }

    /// Searches for a winning candidate.
    fn prove(&mut self, outcomes: &mut OutcomeSearch, budget: &mut Budget) -> Result<(), Stopped> {
        let Candidates { chooser, next, .. } = self.candidates;
        if self.candidates.stones() > STONES_TO_PROVE {
            return Ok(());
        }
        let winning = match &self.candidates.among {
            Among::Jumps { board, jumps } => {
                let place = |jump: Jump| jumps.iter().position(|&other| other == jump);
                match outcomes.best_jump(board, chooser, budget) {
                    Ok(winning) => winning.and_then(place),
                    Err(stopped) => {
                        let refuted = outcomes.refuted(board, chooser).into_iter();
                        let refuted: Vec<usize> = refuted.filter_map(place).collect();
                        refuted.into_iter().for_each(|index| self.leave_out(index));
                        return Err(stopped);
                    }
                }
            }
            Among::Removals(boards) => {
                let index = self.order[0];
                let mut wins = true;
                for board in &boards[index] {
                    wins = wins && outcomes.winner(board, next, budget)? == chooser;
                }
                if !wins && self.order.len() > 1 {
                    self.leave_out(index);
                    return self.prove(outcomes, budget);
                }
                wins.then_some(index)
            }
        };
        self.store_proof(winning, Knowledge::Proof);
        Ok(())
    }

    /// Removes a candidate that is known to lose, unless it is the last one.
    fn leave_out(&mut self, index: usize) {
        if self.order.len() > 1 && self.order.contains(&index) {
            self.order.retain(|&other| other != index);
            let mut next = self.order[0];
            if let Some(search) = &mut self.search {
                search.leave_out(index);
                next = search.ranking().best;
            }
            if self.best.index == index {
                self.best.index = next;
            }
        }
    }

    /// Searches deeper, one jump at a time.
    fn search(&mut self, budget: &mut Budget) -> Result<(), Stopped> {
        let near = if self.lapse.is_some() { LAPSE } else { 0 };
        let mut search = match self.search.take() {
            Some(search) => search,
            None => match search(&self.candidates, self.order.clone(), near) {
                Some(search) => search,
                None => return Ok(()),
            },
        };
        let deepest = if self.lapse.is_some() { LAPSE_DEPTH } else { u32::MAX };
        let mut done = Ok(());
        while done.is_ok() && !search.ranking().is_final() && search.ranking().depth < deepest {
            done = search.deepen(budget);
            let &Ranking { best, depth, .. } = search.ranking();
            if depth > 0 {
                self.prefer(best, Knowledge::Search { depth });
            }
        }
        if done.is_ok()
            && let Some(dice) = &mut self.lapse
        {
            let Ranking { best, scores, .. } = search.ranking();
            let is_good = |&index: &usize| index != *best && scores[index] > scores[*best] - LAPSE;
            let good: Vec<usize> = self.order.iter().copied().filter(is_good).collect();
            if let Some(&index) = good.get(dice.below(good.len() as u64) as usize) {
                self.best = Choice { index, known: None, by: Knowledge::Chance };
            }
        }
        self.search = Some(search);
        done
    }

    /// Uses the values of the parts; only jumps have parts.
    fn split(&mut self, solver: &mut Solver, budget: &mut Budget) -> Result<(), Stopped> {
        let Among::Jumps { board, jumps } = &self.candidates.among else { return Ok(()) };
        let is_strong = self.opponent != Opponent::Hottest;
        let most = if is_strong { STONES_IN_PART } else { usize::MAX };
        let parts = match self.parts.take() {
            Some(parts) => Some(parts),
            None => Parts::new(board, self.candidates.chooser, jumps, most),
        };
        let Some(mut parts) = parts else { return Ok(()) };
        let mut done = parts.work(solver, budget);
        if (!is_strong || parts.is_whole())
            && let Some(index) = parts.hottest(&self.order)
        {
            self.prefer(index, Knowledge::Temperature);
        }
        if done.is_ok() && is_strong {
            done = parts.compare(solver, budget);
            if let Some(winning) = parts.winning() {
                self.store_proof(winning, Knowledge::Value);
            }
        }
        self.parts = Some(parts);
        done
    }
}
