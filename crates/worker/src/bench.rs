//! What the worker works with. What one job has found out serves the next.

use crate::run::Run;
use crate::searches::Searches;
use konane::Rules;
use teaching::sums::Ledger;

/// What each of the two searches may take. A browser gives a worker up to 4 GiB; a phone much less.
pub const MEMORY: usize = 256 << 20;
/// What each may take at most when the page has asked to go on.
const MOST_MEMORY: usize = 1 << 30;

/// What jobs share.
pub struct Bench {
    pub searches: Searches,
    /// The analysis that was given up or cancelled last. It begins anew where its values are forgotten.
    pub given_up: Option<Run>,
    /// Where cards are valued, once there are any.
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

    /// The same, with twice the memory if something was given up for want of it.
    pub fn widened(&mut self, rules: Rules) -> &mut Searches {
        let searches = self.under(rules);
        if searches.is_full && searches.memory < MOST_MEMORY {
            let memory = 2 * searches.memory;
            self.renew(rules, memory);
        }
        &mut self.searches
    }

    /// The ledger of cards, to be worked with and kept again.
    pub fn ledger(&mut self) -> Ledger {
        self.ledger.take().unwrap_or_else(|| Ledger::new(MEMORY / 2))
    }

    pub fn keep_ledger(&mut self, ledger: Ledger) {
        self.ledger = Some(ledger);
    }

    /// A number that grows with what the ledger knows.
    pub fn known_to_ledger(&self) -> u64 {
        self.ledger.as_ref().map_or(0, Ledger::known)
    }

    /// How many positions have been looked at.
    pub fn positions(&self) -> u64 {
        self.searches.positions() + self.ledger.as_ref().map_or(0, Ledger::positions)
    }

    /// Forgets everything.
    pub fn renew(&mut self, rules: Rules, memory: usize) {
        let forgotten = self.searches.forgotten + 1;
        self.searches = Searches::new(rules, memory);
        self.searches.forgotten = forgotten;
    }
}
