//! The state of the worker, which its jobs share: a job starts from the results of earlier ones.

use crate::running_analysis::RunningAnalysis;
use crate::searches::Searches;
use konane::Rules;
use teaching::sums::CardSolver;

/// The memory limit of each of the two searches. A browser gives a worker up to 4 GiB; a phone much
/// less.
pub const MEMORY: usize = 256 << 20;
/// The largest limit, after the page has asked to go on.
const MOST_MEMORY: usize = 1 << 30;

/// The searches and results that jobs share.
pub struct WorkerState {
    ancient: Searches,
    modern: Searches,
    /// The rules of the running job.
    rules: Rules,
    /// The last analysis that was given up or cancelled. It starts again if its values have been
    /// forgotten.
    pub given_up: Option<RunningAnalysis>,
    /// The solver of cards, once one is needed.
    card_solver: Option<CardSolver>,
}

impl WorkerState {
    pub fn new(memory: usize) -> Self {
        WorkerState {
            ancient: Searches::new(Rules::Ancient, memory),
            modern: Searches::new(Rules::Modern, memory),
            rules: Rules::Ancient,
            given_up: None,
            card_solver: None,
        }
    }

    /// The searches under the rules of the running job.
    pub fn searches(&mut self) -> &mut Searches {
        self.pair().0
    }

    /// The searches in use, and those under the other rules.
    fn pair(&mut self) -> (&mut Searches, &mut Searches) {
        match self.rules {
            Rules::Ancient => (&mut self.ancient, &mut self.modern),
            Rules::Modern => (&mut self.modern, &mut self.ancient),
        }
    }

    /// The searches under these rules. Both rules share the memory of one: when it is full, the worker
    /// forgets the values under the other rules.
    pub fn under(&mut self, rules: Rules) -> &mut Searches {
        self.rules = rules;
        let (used, other) = self.pair();
        let values = used.solver.bytes() + other.solver.bytes();
        let outcomes = used.outcomes.bytes() + other.outcomes.bytes();
        if other.learned() > 0 && values.max(outcomes) > used.memory {
            other.renew(other.memory);
        }
        used
    }

    /// The same, with twice the memory if a question was given up for lack of it.
    pub fn widened(&mut self, rules: Rules) -> &mut Searches {
        let searches = self.under(rules);
        if searches.is_full && searches.memory < MOST_MEMORY {
            searches.renew(2 * searches.memory);
        }
        searches
    }

    /// Notes that a new question begins.
    pub fn turn_over(&mut self) {
        self.ancient.turn_over();
        self.modern.turn_over();
    }

    /// Takes the solver of cards out; hand it back with `put_back_card_solver`.
    pub fn card_solver(&mut self) -> CardSolver {
        self.card_solver.take().unwrap_or_else(|| CardSolver::new(MEMORY / 2))
    }

    pub fn put_back_card_solver(&mut self, card_solver: CardSolver) {
        self.card_solver = Some(card_solver);
    }

    /// A number that grows with the results of the solver of cards.
    pub fn learned_by_card_solver(&self) -> u64 {
        self.card_solver.as_ref().map_or(0, CardSolver::learned)
    }

    /// A number that grows with every result of the searches.
    pub fn learned(&self) -> u64 {
        self.ancient.learned() + self.modern.learned()
    }

    /// How many positions have been examined.
    pub fn positions(&self) -> u64 {
        let searched = self.ancient.positions() + self.modern.positions();
        searched + self.card_solver.as_ref().map_or(0, CardSolver::positions)
    }
}
