//! A hash table of search results in bounded memory, which several threads read and write without locks.

use std::array;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::effort::Effort;

/// A position and the player to move: 64 bits, and 34 more that share a word with the result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Key {
    pub first: u64,
    /// Below 2³⁴.
    pub second: u64,
}

impl Key {
    pub const SECOND_BITS: u32 = u64::BITS - Effort::BITS - SIZE_BITS;
}

/// 16 bytes: the key, the efforts (all 0 only in an empty slot), and the binary logarithm of the size
/// of the search that found them.
#[derive(Clone, Copy, Default)]
struct Entry {
    first: u64,
    rest: u64,
}

const SIZE_BITS: u32 = 6;

impl Entry {
    fn new(key: Key, effort: Effort, size: u64) -> Self {
        let size = u64::from(size.max(1).ilog2());
        let rest = (key.second << Effort::BITS | effort.packed()) << SIZE_BITS | size;
        Entry { first: key.first, rest }
    }

    fn is_empty(self) -> bool {
        self.rest == 0
    }

    fn key(self) -> Key {
        Key { first: self.first, second: self.rest >> (Effort::BITS + SIZE_BITS) }
    }

    fn effort(self) -> Effort {
        Effort::unpacked(self.rest >> SIZE_BITS)
    }

    fn size(self) -> u64 {
        self.rest & ((1 << SIZE_BITS) - 1)
    }
}

/// An entry that threads read and write as two words. If another thread writes between the two
/// accesses, the words belong to different entries. So the first word is disguised by the second: words
/// that do not belong together give a key that is not asked for, except with a probability of about 2⁻⁶⁴.
#[derive(Default)]
struct Slot {
    disguised: AtomicU64,
    rest: AtomicU64,
}

impl Slot {
    #[inline]
    fn load(&self) -> Entry {
        let rest = self.rest.load(Ordering::Relaxed);
        Entry { first: self.disguised.load(Ordering::Relaxed) ^ disguise(rest), rest }
    }

    #[inline]
    fn store(&self, entry: Entry) {
        self.disguised.store(entry.first ^ disguise(entry.rest), Ordering::Relaxed);
        self.rest.store(entry.rest, Ordering::Relaxed);
    }
}

/// The disguise of an empty slot is 0.
#[inline]
fn disguise(rest: u64) -> u64 {
    let mixed = rest.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

/// Entries with the same hash: one cache line.
type Bucket = [Slot; 4];

/// The table doubles up to its limit; from then on, new entries replace those of the smallest searches.
pub struct OutcomeTable {
    buckets: Vec<Bucket>,
    /// The most buckets: a power of two.
    limit: usize,
    entries: usize,
}

const FIRST_BUCKETS: usize = 1 << 10;

impl OutcomeTable {
    pub fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        let limit = 1 << buckets.ilog2();
        OutcomeTable { buckets: empty(limit.min(FIRST_BUCKETS)), limit, entries: 0 }
    }

    pub fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    #[inline]
    fn bucket(&self, key: Key) -> &Bucket {
        let mixed = (key.first ^ key.second.rotate_left(40)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        &self.buckets[(mixed >> 32) as usize & (self.buckets.len() - 1)]
    }

    /// The efforts of a position, if the table has them.
    #[inline]
    pub fn get(&self, key: Key) -> Option<Effort> {
        let mut entries = self.bucket(key).iter().map(Slot::load);
        let entry = entries.find(|entry| !entry.is_empty() && entry.key() == key)?;
        Some(entry.effort())
    }

    /// How many slots may be filled before the table should grow. While half of the slots are free, few
    /// buckets are full.
    pub fn room(&self) -> usize {
        if self.buckets.len() == self.limit {
            return usize::MAX;
        }
        (self.buckets.len() * 2).saturating_sub(self.entries)
    }

    /// Grows if there is no room.
    pub fn make_room(&mut self) {
        if self.room() > 0 {
            return;
        }
        let grown = empty(self.buckets.len() * 2);
        let buckets = std::mem::replace(&mut self.buckets, grown);
        let entries = buckets.iter().flatten().map(Slot::load).filter(|entry| !entry.is_empty());
        self.entries = entries.filter(|&entry| self.put(entry)).count();
    }

    /// Counts the slots that [`OutcomeTable::insert`] has filled.
    pub fn count(&mut self, filled: usize) {
        self.entries += filled;
    }

    /// Returns whether it fills an empty slot.
    pub fn insert(&self, key: Key, effort: Effort, size: u64) -> bool {
        self.put(Entry::new(key, effort, size))
    }

    /// The whole contents of the table. Without the results of the smallest searches, a search that
    /// continues from there was measured to examine up to twice as many positions and, if stopped too
    /// often, never to end.
    pub fn entries(&self) -> impl Iterator<Item = [u64; 2]> {
        let entries = self.buckets.iter().flatten().map(Slot::load);
        entries.filter(|entry| !entry.is_empty()).map(|entry| [entry.first, entry.rest])
    }

    /// Adds one of the [`OutcomeTable::entries`].
    pub fn learn(&mut self, [first, rest]: [u64; 2]) {
        self.add(Entry { first, rest });
    }

    /// Inserts, and grows before if there is no room.
    pub fn insert_with_room(&mut self, key: Key, effort: Effort, size: u64) {
        self.add(Entry::new(key, effort, size));
    }

    fn add(&mut self, entry: Entry) {
        self.make_room();
        let filled = self.put(entry);
        self.count(usize::from(filled));
    }

    fn put(&self, entry: Entry) -> bool {
        let bucket = self.bucket(entry.key());
        let known = bucket.each_ref().map(Slot::load);
        let same = known.iter().position(|other| !other.is_empty() && other.key() == entry.key());
        let smallest = || {
            (0..known.len()).min_by_key(|&index| (!known[index].is_empty(), known[index].size()))
        };
        let Some(index) = same.or_else(smallest) else { return false };
        // Another thread may have decided what this one has left undecided.
        if same.is_some() && known[index].effort().is_decided() {
            return false;
        }
        bucket[index].store(entry);
        known[index].is_empty()
    }
}

fn empty(buckets: usize) -> Vec<Bucket> {
    (0..buckets).map(|_| array::from_fn(|_| Slot::default())).collect()
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    fn key(number: u64) -> Key {
        Key { first: number, second: number % 3 }
    }

    #[test]
    fn finds_what_was_put_in() {
        let mut table = OutcomeTable::new(1 << 24);
        for number in 0..100_000 {
            assert_eq!(table.get(key(number)), None);
            table.insert_with_room(key(number), Effort::decided(number % 5 == 0), number);
        }
        let lost = (0..100_000)
            .filter(|&n| table.get(key(n)) != Some(Effort::decided(n % 5 == 0)))
            .count();
        // Full buckets lose about 5 %, the smallest searches, before the table grows.
        assert!(lost < 8_000, "{lost}");
        assert!(table.bytes() <= 1 << 24);
    }

    /// The entries of 500 positions crowd into a table for 256: most accesses meet another thread's.
    #[test]
    fn threads_read_only_what_was_written() {
        let effort = |number: u64, thread: u64| Effort { win: 1 + number % 97, loss: 1 + thread };
        let table = OutcomeTable::new(1 << 12);
        let found: u64 = thread::scope(|scope| {
            let work = |thread: u64| {
                let table = &table;
                scope.spawn(move || {
                    let mut found = 0;
                    for round in 0..2_000_000u64 {
                        let number = (round * 7 + thread * 13) % 500;
                        if let Some(known) = table.get(key(number)) {
                            assert_eq!(known.win, effort(number, 0).win, "{number}");
                            assert!((1..=4).contains(&known.loss), "{known:?}");
                            found += 1;
                        }
                        table.insert(key(number), effort(number, thread), round % 64);
                    }
                    found
                })
            };
            let handles: Vec<_> = (0..4).map(work).collect();
            handles.into_iter().map(|handle| handle.join().expect("no panic")).sum()
        });
        assert!(found > 100_000, "{found}");
    }

    #[test]
    fn keeps_the_greater_searches_within_its_memory() {
        assert_eq!(size_of::<Entry>(), 16);
        let table = OutcomeTable::new(10_000);
        table.insert(key(7), Effort::decided(true), 10_000);
        for number in 1_000..100_000 {
            table.insert(key(number), Effort::decided(false), 1);
        }
        assert_eq!(table.get(key(7)), Some(Effort::decided(true)));
        assert!(table.bytes() <= 10_000);
    }
}
