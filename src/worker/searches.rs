//! The two searches of the solver, and what they have found out.

use crate::budget::Budget;
use crate::konane::Rules;
use crate::solver::{OutcomeSearch, Solver};
use crate::worker::scribe::Scribe;

/// What has been found out under the same rules.
pub struct Searches {
    pub rules: Rules,
    /// What each may take, in bytes.
    pub memory: usize,
    pub solver: Solver,
    pub outcomes: OutcomeSearch,
}

impl Searches {
    pub fn new(rules: Rules, memory: usize) -> Self {
        Searches {
            rules,
            memory,
            solver: Solver::with_memory(rules, memory),
            outcomes: OutcomeSearch::new(rules, memory),
        }
    }

    /// Forgets all values.
    pub fn forget_values(&mut self) {
        self.solver = Solver::with_memory(self.rules, self.memory);
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
