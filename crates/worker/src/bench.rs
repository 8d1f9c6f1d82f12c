//! The state that the jobs of a worker share: a job starts from the results of earlier ones.

use crate::run::Run;
use crate::searches::Searches;
use konane::Rules;
use teaching::sums::Ledger;

/// The memory limit of each of the two searches. A browser gives a worker up to 4 GiB; a phone much
/// less.
pub const MEMORY: usize = 256 << 20;
/// The largest limit, after the page has asked to go on.
const MOST_MEMORY: usize = 1 << 30;

/// The state that jobs share.
pub struct Bench {
    ancient: Searches,
    modern: Searches,
    /// The rules of the job that works.
    rules: Rules,
    /// The last analysis that was given up or cancelled. It starts again if its values have been
    /// forgotten.
    pub given_up: Option<Run>,
    /// The ledger for values of cards, once one is needed.
    ledger: Option<Ledger>,
}

impl Bench {
    pub fn new(memory: usize) -> Self {
        Bench {
            ancient: Searches::new(Rules::Ancient, memory),
            modern: Searches::new(Rules::Modern, memory),
            rules: Rules::Ancient,
            given_up: None,
            ledger: None,
        }
    }

    /// The searches under the rules of the job that works.
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
        if other.known() > 0 && values.max(outcomes) > used.memory {
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

    /// The next job asks another question.
    pub fn turn_over(&mut self) {
        self.ancient.turn_over();
        self.modern.turn_over();
    }

    /// Takes the ledger out; hand it back with `keep_ledger`.
    pub fn ledger(&mut self) -> Ledger {
        self.ledger.take().unwrap_or_else(|| Ledger::new(MEMORY / 2))
    }

    pub fn keep_ledger(&mut self, ledger: Ledger) {
        self.ledger = Some(ledger);
    }

    /// A number that grows with the ledger's results.
    pub fn known_to_ledger(&self) -> u64 {
        self.ledger.as_ref().map_or(0, Ledger::known)
    }

    /// A number that grows with what the searches find out.
    pub fn known(&self) -> u64 {
        self.ancient.known() + self.modern.known()
    }

    /// How many positions have been examined.
    pub fn positions(&self) -> u64 {
        let searched = self.ancient.positions() + self.modern.positions();
        searched + self.ledger.as_ref().map_or(0, Ledger::positions)
    }
}
