//! The two searches of the solver, with their results.

use crate::scribe::Scribe;
use basics::budget::Budget;
use konane::Rules;
use solver::{OutcomeSearch, Solver};

/// The searches under one set of rules.
pub struct Searches {
    pub rules: Rules,
    /// The memory limit of each in bytes.
    pub memory: usize,
    pub solver: Solver,
    pub outcomes: OutcomeSearch,
    /// How often all values have been forgotten; values from before are invalid.
    pub forgotten: u32,
    /// Whether there are values of earlier questions.
    is_shared: bool,
    /// Whether something about the current position was given up because there was no more memory for
    /// its values.
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

    /// Drops all results; from now on the searches have this much memory.
    pub fn renew(&mut self, memory: usize) {
        let forgotten = self.forgotten + 1;
        *self = Searches { forgotten, ..Searches::new(self.rules, memory) };
    }

    /// Notes that a new question begins.
    pub fn turn_over(&mut self) {
        self.is_shared = self.solver.learned() > 0;
    }

    /// Forgets all values because the memory is full. Returns whether some belonged to earlier
    /// questions: then the current question can be asked again.
    pub fn make_room(&mut self) -> bool {
        self.solver = Solver::with_memory(self.rules, self.memory);
        self.forgotten += 1;
        self.is_full = !std::mem::take(&mut self.is_shared);
        !self.is_full
    }

    /// A number that grows with every result.
    pub fn learned(&self) -> u64 {
        self.solver.learned() + self.outcomes.positions()
    }

    /// How many positions have been examined.
    pub fn positions(&self) -> u64 {
        self.solver.positions() + self.outcomes.positions()
    }

    pub fn scribe<'a>(&'a mut self, budget: &'a mut Budget) -> Scribe<'a> {
        *budget = budget.within(self.memory);
        Scribe { rules: self.rules, values: &mut self.solver.values, budget }
    }
}
