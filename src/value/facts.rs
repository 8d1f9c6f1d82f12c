//! What has been found out about values beyond their forms.

use std::hash::Hash;

use hashbrown::HashMap;

use crate::budget::{Budget, Stopped};
use crate::value::operation::Operation;
use crate::value::{Thermograph, Value, Values};

/// Memo tables. Each computation that fills one calls [`trim`] on it when it begins, and never
/// later: so it finds what it has left in there.
#[derive(Default)]
pub(super) struct Facts {
    pub(super) thermographs: HashMap<Value, Thermograph>,
    pub(super) results: HashMap<(Operation, Value), Value>,
    pub(super) remote_stars: HashMap<Value, Option<u32>>,
}

impl Facts {
    /// About how much memory the tables take, in bytes.
    pub(super) fn bytes(&self) -> usize {
        // Few walls have more than six breakpoints.
        let thermograph = size_of::<Thermograph>() + 12 * 40;
        self.thermographs.len() * thermograph
            + self.results.len() * size_of::<(Operation, Value, Value)>()
            + self.remote_stars.len() * size_of::<(Value, Option<u32>)>()
    }
}

/// Empties a table that has grown too large.
pub(super) fn trim<K: Eq + Hash, V>(table: &mut HashMap<K, V>) {
    const MOST: usize = 1 << 18;
    if table.len() > MOST {
        table.clear();
    }
}

impl Values {
    /// Visits a value and all that it needs, each after what it needs itself. A visit that lacks
    /// something adds that to the pending values; it is repeated when they are done. (No recursion:
    /// forms can be deep.)
    pub(super) fn bottom_up(
        &mut self,
        value: Value,
        budget: &mut Budget,
        visit: impl Fn(&mut Values, Value, &mut Vec<Value>, &mut Budget) -> Result<(), Stopped>,
    ) -> Result<(), Stopped> {
        let mut pending = vec![value];
        while let Some(&top) = pending.last() {
            let before = pending.len();
            visit(self, top, &mut pending, budget)?;
            if pending.len() == before {
                // Only what has been found costs, so that the smallest budget gets further.
                budget.spend()?;
                pending.pop();
            }
        }
        Ok(())
    }
}
