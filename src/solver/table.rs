//! The values of positions, in bounded memory.

use std::hash::BuildHasher;

use foldhash::fast::FixedState;

use crate::value::Value;

/// A position in six words, the first two not both 0.
pub type Key = [u32; 6];

/// A table that grows until it has taken all memory that it may take. From then on a new entry
/// takes the place of an old one.
pub struct Table {
    /// In buckets: an entry stands somewhere in the bucket that its hash says.
    entries: Vec<Entry>,
    count: usize,
    most: usize,
    hasher: FixedState,
    /// Says who has to go.
    turn: usize,
}

/// 28 bytes; empty if the key is 0.
#[derive(Clone, Copy)]
struct Entry {
    key: Key,
    value: Value,
}

const BUCKET: usize = 4;
const EMPTY: Entry = Entry { key: [0; 6], value: Value::ZERO };

impl Table {
    /// A table that takes at most about so many bytes.
    pub fn new(bytes: usize) -> Self {
        // The largest power of two that leaves room for the smaller table while it grows.
        let most = (bytes * 2 / 3 / size_of::<Entry>()).max(BUCKET);
        let most = 1 << most.ilog2();
        Table { entries: Vec::new(), count: 0, most, hasher: FixedState::default(), turn: 0 }
    }

    pub fn bytes(&self) -> usize {
        size_of_val(&self.entries[..])
    }

    #[inline]
    pub fn get(&self, key: Key) -> Option<Value> {
        let start = self.start(key);
        let bucket = self.entries.get(start..start + BUCKET)?;
        bucket.iter().find(|entry| entry.key == key).map(|entry| entry.value)
    }

    pub fn enter(&mut self, key: Key, value: Value) {
        if 4 * self.count >= 3 * self.entries.len() {
            self.grow();
        }
        let start = self.start(key);
        let bucket = &self.entries[start..start + BUCKET];
        let free = bucket.iter().position(|entry| entry.key == key || entry.key == EMPTY.key);
        let place = free.unwrap_or_else(|| {
            // Of two, the one with fewer stones goes: it is found again sooner.
            self.turn = (self.turn + 1) % BUCKET;
            let two = [self.turn, (self.turn + 1) % BUCKET];
            let stones = |&place: &usize| -> u32 {
                bucket[place].key[..4].iter().map(|word| word.count_ones()).sum()
            };
            two.into_iter().min_by_key(stones).unwrap_or(0)
        });
        let entry = &mut self.entries[start + place];
        self.count += usize::from(entry.key == EMPTY.key);
        *entry = Entry { key, value };
    }

    fn grow(&mut self) {
        let room = (2 * self.entries.len()).clamp(256.min(self.most), self.most);
        if room == self.entries.len() {
            return;
        }
        let old = std::mem::replace(&mut self.entries, vec![EMPTY; room]);
        self.count = 0;
        for entry in old.into_iter().filter(|entry| entry.key != EMPTY.key) {
            self.enter(entry.key, entry.value);
        }
    }

    /// Where the key's bucket starts.
    #[inline]
    fn start(&self, key: Key) -> usize {
        let hash = self.hasher.hash_one(key) as usize;
        hash & self.entries.len().wrapping_sub(1) & !(BUCKET - 1)
    }
}
