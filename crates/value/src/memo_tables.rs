//! Memo tables for what the store computes of values beyond their forms.

use std::hash::Hash;

use hashbrown::HashMap;

use crate::{Dyadic, Thermograph, Value};

/// A computation that fills one of these tables calls [`trim`] on it whenever it begins or resumes,
/// and never in between: so it finds what it has entered since then. One that entered more than
/// [`trim`] lets stand enters it again when it resumes.
#[derive(Default)]
pub(super) struct MemoTables {
    pub(super) thermographs: HashMap<Value, Thermograph>,
    pub(super) results: HashMap<(Operation, Value), Value>,
    pub(super) remote_stars: HashMap<Value, Option<u32>>,
}

impl MemoTables {
    /// About how much memory the tables take, in bytes.
    pub(super) fn bytes(&self) -> usize {
        // Few thermographs have walls of more than six breakpoints.
        let thermograph = size_of::<Thermograph>() + 12 * 40;
        self.thermographs.len() * thermograph
            + self.results.len() * size_of::<(Operation, Value, Value)>()
            + self.remote_stars.len() * size_of::<(Value, Option<u32>)>()
    }
}

/// A function of values that is defined option by option (see [`crate::operation`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Operation {
    Cool {
        by: Dyadic,
    },
    Heat {
        by: Value,
    },
    Overheat {
        unit: Value,
        by: Value,
    },
    Multiply {
        unit: Value,
    },
    /// A number plus an infinitesimal becomes the number; in all other games ∗ is added to each
    /// result.
    Project,
    /// The same, but ∗ is added to each option first, and not to the results.
    Unproject,
    PutOn {
        base: Value,
    },
    WeighAtoms,
}

/// The order in which options are listed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum ListOrder {
    /// CGSuite's: numbers, nimbers, other sums of a number, arrows and a nimber, the rest.
    Names,
    /// The cgt crate's: sums of a number, ups and a nimber, the rest.
    Forms,
}

/// Empties a table that has become too large.
pub(super) fn trim<K: Eq + Hash, V>(table: &mut HashMap<K, V>) {
    const MOST: usize = 1 << 18;
    if table.len() > MOST {
        table.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_large_tables_are_emptied() {
        let mut table: HashMap<u32, ()> = (0..1 << 18).map(|key| (key, ())).collect();
        trim(&mut table);
        assert_eq!(table.len(), 1 << 18);
        table.insert(1 << 18, ());
        trim(&mut table);
        assert!(table.is_empty());
    }
}
