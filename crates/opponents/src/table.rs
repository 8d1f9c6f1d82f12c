//! The table of a search.

/// The score of a position, exact or as a bound.
#[derive(Clone, Copy, Default)]
pub struct Entry {
    pub key: u64,
    pub score: i32,
    /// The depth of its search; 0 if the slot is empty.
    pub depth: u8,
    pub bound: Bound,
    /// The index of its best jump.
    pub best: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Bound {
    #[default]
    Exact,
    AtLeast,
    AtMost,
}

/// Each slot has two entries: the one searched deepest, and the latest.
pub struct TranspositionTable(Vec<[Entry; 2]>);

/// The number of slots: 4 MB.
const PLACES: usize = 1 << 17;

impl TranspositionTable {
    pub fn new() -> Self {
        TranspositionTable(vec![Default::default(); PLACES])
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        let place = &self.0[key as usize % PLACES];
        place.iter().copied().find(|entry| entry.key == key && entry.depth > 0)
    }

    pub fn insert(&mut self, entry: Entry) {
        let place = &mut self.0[entry.key as usize % PLACES];
        let is_far = place[0].key == entry.key || entry.depth >= place[0].depth;
        place[usize::from(!is_far)] = entry;
    }
}
