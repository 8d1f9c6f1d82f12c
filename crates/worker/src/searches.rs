//! The two searches of the solver, and what they have found out.

use crate::scribe::Scribe;
use basics::budget::Budget;
use konane::Rules;
use solver::{OutcomeSearch, Solver};

/// What has been found out under the same rules.
pub struct Searches {
    pub rules: Rules,
    /// What each may take, in bytes.
    pub memory: usize,
    pub solver: Solver,
    pub outcomes: OutcomeSearch,
    /// How often all values have been forgotten: those of before mean nothing now.
    pub forgotten: u32,
    /// Whether there are values of earlier questions.
    is_shared: bool,
    /// Whether something about the present position has been given up because there was no more room for its
    /// values.
    pub is_full: bool,
}

impl Searches {
    pub fn new(rules: Rules, memory: usize) -> Self {
        Searches {
            rules,
            memory,
            solver: Solver::with_memory(rules, memory),
            outcomes: OutcomeSearch::new(rules, memory).with_book(),
            forgotten: 0,
            is_shared: false,
            is_full: false,
        }
    }

    /// Takes note that what comes is another question.
    pub fn turn_over(&mut self) {
        self.is_shared = self.solver.progress() > 0;
    }

    /// Forgets all values, because the memory is full of them. Returns whether some were those of earlier
    /// questions: then the present one can be asked again.
    pub fn make_room(&mut self) -> bool {
        self.solver = Solver::with_memory(self.rules, self.memory);
        self.forgotten += 1;
        self.is_full = !std::mem::take(&mut self.is_shared);
        !self.is_full
    }

    /// A number that grows with what has been found out.
    pub fn known(&self) -> u64 {
        self.solver.progress() + self.outcomes.positions()
    }

    /// How many positions have been looked at.
    pub fn positions(&self) -> u64 {
        self.solver.positions() + self.outcomes.positions()
    }

    pub fn scribe<'a>(&'a mut self, budget: &'a mut Budget) -> Scribe<'a> {
        Scribe { rules: self.rules, values: &mut self.solver.values, budget }
    }
}
