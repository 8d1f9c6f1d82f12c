//! One choice of an opponent, found in slices.

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

/// In larger parts values take too long to help a strong opponent, who has other means.
const STONES_IN_PART: usize = 28;
/// Boards of more stones are not searched to the end: a single look would take too long.
const STONES_TO_PROVE: usize = 400;
/// With more stones a proof is seldom found within some seconds.
const STONES_TO_PROVE_SOON: usize = 44;
/// A board with no more squares is within reach of a proof from its first jump.
const SQUARES_TO_PROVE: i32 = 48;
/// How many jumps ahead a lapse looks, and by how much it may be worse.
const LAPSE_DEPTH: u32 = 5;
const LAPSE: i32 = 12;

/// Thinks about one choice. It knows no clock: who asks it decides when it is over.
pub struct Thinking {
    opponent: Opponent,
    candidates: Candidates,
    /// Where the choice is to be another good one, what chooses it.
    lapse: Option<Dice>,
    /// What it goes by, in turns.
    means: VecDeque<Means>,
    best: Choice,
    /// The candidates that are not known to lose, the most promising first; the last one stays.
    order: Vec<usize>,
    /// What each leaves the players to do, as far as it has been counted.
    mobilities: Vec<i64>,
    search: Option<Box<dyn Deepen>>,
    parts: Option<Parts>,
    /// How often the budget has run out.
    turns: u32,
}

#[derive(Clone, Copy, PartialEq)]
enum Means {
    Mobility,
    Proof,
    Search,
    Parts,
}

impl Thinking {
    /// A choice among the jumps of a player; nothing where there is none.
    pub fn of_jump(
        opponent: Opponent,
        rules: Rules,
        board: &Board,
        turn: Player,
        seed: u64,
    ) -> Option<Thinking> {
        Thinking::new(opponent, Candidates::of_jumps(rules, board, turn), seed)
    }

    /// A choice of `chooser` among removals: for each the boards that the game may begin from after it, which is
    /// one, or one for each answer of the other player. `starts` is who jumps first. All boards are of one size.
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
        // Shuffled: what is as good as another is chosen by chance.
        let mut order: Vec<usize> = (0..count).collect();
        for place in (1..count).rev() {
            order.swap(place, dice.below(place as u64 + 1) as usize);
        }
        let lapse = opponent.lapse().filter(|&one_of| dice.below(one_of) == 0).map(|_| dice);
        let means: &[Means] = match opponent {
            Opponent::Random => &[],
            // Nothing is left to choose, but perhaps to say.
            Opponent::Perfect if count == 1 => &[Means::Proof],
            _ if count == 1 => &[],
            _ if lapse.is_some() => &[Means::Mobility, Means::Search],
            Opponent::Greedy => &[Means::Mobility],
            Opponent::Hottest => &[Means::Mobility, Means::Parts],
            _ => &[Means::Mobility, Means::Proof, Means::Search, Means::Parts],
        };
        let best = Choice { index: *order.first()?, known: None, by: Knowledge::Chance };
        Some(Thinking {
            opponent,
            candidates,
            lapse,
            means: means.iter().copied().collect(),
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
        self.means.is_empty()
    }

    /// A number that grows while it counts and searches.
    pub fn known(&self) -> u64 {
        let positions = self.search.as_ref().map_or(0, |search| search.positions());
        positions + self.mobilities.len() as u64
    }

    /// Thinks until it is over, or the budget has run out: then it goes on when it is asked again.
    pub fn think(
        &mut self,
        solver: &mut Solver,
        outcomes: &mut OutcomeSearch,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        while let Some(&means) = self.means.front() {
            let done = match means {
                Means::Mobility => self.count(budget),
                Means::Proof => self.prove(outcomes, budget),
                Means::Search => self.search(budget),
                Means::Parts => self.split(solver, budget),
            };
            match done {
                // A proof has left nothing to be done.
                _ if self.means.is_empty() => {}
                Err(Stopped::Budget) => {
                    self.turns += 1;
                    if self.turns.is_multiple_of(self.turns_of(means)) {
                        self.means.rotate_left(1);
                    }
                    return Err(Stopped::Budget);
                }
                _ => drop(self.means.pop_front()),
            }
        }
        Ok(())
    }

    /// How many turns one after the other a means gets. What comes next needs the counts of mobility.
    fn turns_of(&self, means: Means) -> u32 {
        let (rows, columns) = self.candidates.size();
        let proves = self.opponent == Opponent::Perfect || rows * columns <= SQUARES_TO_PROVE;
        let is_early = self.candidates.stones() > STONES_TO_PROVE_SOON;
        match means {
            Means::Mobility => u32::MAX,
            Means::Proof if proves => 4,
            Means::Search if is_early && !proves => 6,
            _ => 1,
        }
    }

    /// Takes a candidate for the best one, unless there is one by a better knowledge.
    fn prefer(&mut self, index: usize, by: Knowledge) {
        if by >= self.best.by {
            self.best = Choice { index, by, ..self.best };
        }
    }

    /// It is proved that the chooser wins by a candidate, or else by none.
    fn settle(&mut self, winning: Option<usize>, by: Knowledge) {
        match winning {
            Some(index) => {
                self.best = Choice { index, known: Some(self.candidates.chooser), by };
                self.means.clear();
            }
            None => self.best.known = Some(self.candidates.chooser.other()),
        }
    }

    /// Counts the jumps that each candidate leaves.
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

    /// Looks for a candidate that wins.
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
        self.settle(winning, Knowledge::Proof);
        Ok(())
    }

    /// Leaves out a candidate that is known to lose, unless it is the last one.
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

    /// Searches some jumps ahead, one jump farther each time.
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

    /// Goes by what the parts are worth; only jumps have parts.
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
                self.settle(winning, Knowledge::Value);
            }
        }
        self.parts = Some(parts);
        done
    }
}
