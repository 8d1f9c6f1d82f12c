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
    pub searches: Searches,
    /// The last analysis that was given up or cancelled. It starts again if its values have been
    /// forgotten.
    pub given_up: Option<Run>,
    /// The ledger for values of cards, once one is needed.
    ledger: Option<Ledger>,
}

impl Bench {
    pub fn new(memory: usize) -> Self {
        Bench { searches: Searches::new(Rules::Ancient, memory), given_up: None, ledger: None }
    }

    /// The searches under these rules.
    pub fn under(&mut self, rules: Rules) -> &mut Searches {
        if self.searches.rules != rules {
            self.renew(rules, self.searches.memory);
        }
        &mut self.searches
    }

    /// The same, with twice the memory if a question was given up for lack of it.
    pub fn widened(&mut self, rules: Rules) -> &mut Searches {
        let searches = self.under(rules);
        if searches.is_full && searches.memory < MOST_MEMORY {
            let memory = 2 * searches.memory;
            self.renew(rules, memory);
        }
        &mut self.searches
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

    /// How many positions have been examined.
    pub fn positions(&self) -> u64 {
        self.searches.positions() + self.ledger.as_ref().map_or(0, Ledger::positions)
    }

    /// Drops all results.
    pub fn renew(&mut self, rules: Rules, memory: usize) {
        let forgotten = self.searches.forgotten + 1;
        self.searches = Searches::new(rules, memory);
        self.searches.forgotten = forgotten;
    }
}
