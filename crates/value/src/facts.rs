//! What is known about values beyond their forms.

use std::hash::Hash;

use hashbrown::HashMap;

use crate::{Dyadic, Thermograph, Value};

/// Memo tables. Each computation that fills one calls [`trim`] on it when it begins, and never
/// later: so a computation that goes on finds its own entries.
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

/// A function of values that is defined option by option.
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
    /// Numbers plus infinitesimals become numbers, and ∗ is added to all options.
    Project,
    /// The same, but ∗ is added to each option first.
    Unproject,
    PutOn {
        base: Value,
    },
    WeighAtoms,
}

/// An order in which options are listed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Listing {
    /// CGSuite's: numbers, nimbers, other sums of a number, arrows and a nimber, the rest.
    Names,
    /// The cgt crate's: sums of a number, ups and a nimber, the rest.
    Forms,
}

/// Empties a table that has grown too large.
pub(super) fn trim<K: Eq + Hash, V>(table: &mut HashMap<K, V>) {
    const MOST: usize = 1 << 18;
    if table.len() > MOST {
        table.clear();
    }
}
