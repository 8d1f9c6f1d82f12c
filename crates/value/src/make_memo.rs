//! The values that the store has found for lists of options.

use hashbrown::HashTable;

use crate::Value;
use basics::budget::Stopped;
use basics::player::ByPlayer;

/// A memo table; its keys, which are lists of options, lie in one piece of memory.
#[derive(Default)]
pub(super) struct MakeMemo {
    table: HashTable<Entry>,
    arena: Vec<Value>,
}

#[derive(Clone, Copy)]
struct Entry {
    hash: u64,
    start: u32,
    counts: ByPlayer<u16>,
    value: Value,
}

impl MakeMemo {
    pub(super) fn len(&self) -> usize {
        self.table.len()
    }

    /// About how much memory it takes, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.table.len() * (size_of::<Entry>() + 8) + self.arena.len() * size_of::<Value>()
    }

    pub(super) fn get(&self, hash: u64, options: &ByPlayer<Vec<Value>>) -> Option<Value> {
        let same = |entry: &Entry| {
            let start = entry.start as usize;
            let (left, right) = (entry.counts.left as usize, entry.counts.right as usize);
            entry.hash == hash
                && self.arena[start..start + left] == options.left[..]
                && self.arena[start + left..start + left + right] == options.right[..]
        };
        self.table.find(hash, same).map(|entry| entry.value)
    }

    /// Stores a key and returns where it lies.
    pub(super) fn push_key(&mut self, options: &ByPlayer<Vec<Value>>) -> Key {
        let start = self.arena.len();
        self.arena.extend(options.left.iter().chain(&options.right));
        Key { start, left: options.left.len() }
    }

    /// Stores the result for the last key; removes that key if there is no result.
    pub(super) fn insert(&mut self, hash: u64, key: Key, result: Result<Value, Stopped>) {
        let right = self.arena.len() - key.start - key.left;
        let entry = || {
            let counts =
                ByPlayer { left: key.left.try_into().ok()?, right: right.try_into().ok()? };
            Some(Entry { hash, start: key.start.try_into().ok()?, counts, value: result.ok()? })
        };
        match entry() {
            Some(entry) => drop(self.table.insert_unique(hash, entry, |entry| entry.hash)),
            None => self.arena.truncate(key.start),
        }
    }
}

/// Where a key lies in the memory of all keys.
#[derive(Clone, Copy)]
pub(super) struct Key {
    start: usize,
    left: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_with_the_same_hash_are_told_apart() {
        let mut memo = MakeMemo::default();
        let keys: Vec<ByPlayer<Vec<Value>>> =
            [([1, 2], [3, 4]), ([1, 5], [3, 4]), ([1, 2], [3, 5])]
                .map(|(left, right)| ByPlayer {
                    left: left.map(Value::record).to_vec(),
                    right: right.map(Value::record).to_vec(),
                })
                .to_vec();
        for (index, options) in keys.iter().enumerate() {
            assert_eq!((memo.get(7, options), memo.len()), (None, index));
            let key = memo.push_key(options);
            memo.insert(7, key, Ok(Value::record(index)));
        }
        // What is not found leaves nothing behind.
        let bytes = memo.bytes();
        let unknown = ByPlayer { left: vec![Value::ZERO], right: vec![] };
        let key = memo.push_key(&unknown);
        memo.insert(7, key, Err(Stopped::Budget));
        assert_eq!((memo.get(7, &unknown), memo.bytes()), (None, bytes));
        for (index, options) in keys.iter().enumerate() {
            assert_eq!(memo.get(7, options), Some(Value::record(index)));
            assert_eq!(memo.get(8, options), None);
        }
    }
}
