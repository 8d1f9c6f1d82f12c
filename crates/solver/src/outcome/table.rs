//! A hash table of search results in bounded memory.

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

/// Entries with the same hash: one cache line.
type Bucket = [Entry; 4];

/// The table doubles up to its limit; from then on, new entries replace those of the smallest searches.
pub struct Table {
    buckets: Vec<Bucket>,
    /// The most buckets: a power of two.
    limit: usize,
    entries: usize,
}

const FIRST_BUCKETS: usize = 1 << 10;

impl Table {
    pub fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        let limit = 1 << buckets.ilog2();
        Table { buckets: vec![Bucket::default(); limit.min(FIRST_BUCKETS)], limit, entries: 0 }
    }

    pub fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    #[inline]
    fn place(&self, key: Key) -> usize {
        let mixed = (key.first ^ key.second.rotate_left(40)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (mixed >> 32) as usize & (self.buckets.len() - 1)
    }

    /// The efforts of a position, if the table has them.
    #[inline]
    pub fn get(&self, key: Key) -> Option<Effort> {
        let bucket = &self.buckets[self.place(key)];
        let entry = bucket.iter().find(|entry| !entry.is_empty() && entry.key() == key)?;
        Some(entry.effort())
    }

    pub fn insert(&mut self, key: Key, effort: Effort, size: u64) {
        // While half of the slots are free, few buckets are full.
        if self.entries >= self.buckets.len() * 2 && self.buckets.len() < self.limit {
            self.grow();
        }
        self.put(Entry::new(key, effort, size));
    }

    /// The whole contents of the table. Without the results of the smallest searches, a search that
    /// continues from there was measured to examine up to twice as many positions and, if stopped too
    /// often, never to end.
    pub fn entries(&self) -> impl Iterator<Item = [u64; 2]> {
        let entries = self.buckets.iter().flatten().filter(|entry| !entry.is_empty());
        entries.map(|entry| [entry.first, entry.rest])
    }

    /// Adds one of the [`Table::entries`].
    pub fn learn(&mut self, [first, rest]: [u64; 2]) {
        let entry = Entry { first, rest };
        self.insert(entry.key(), entry.effort(), 1 << entry.size());
    }

    fn put(&mut self, entry: Entry) {
        let place = self.place(entry.key());
        let bucket = &mut self.buckets[place];
        let known = bucket.iter().position(|other| !other.is_empty() && other.key() == entry.key());
        let smallest = || {
            (0..bucket.len()).min_by_key(|&index| (!bucket[index].is_empty(), bucket[index].size()))
        };
        let Some(index) = known.or_else(smallest) else { return };
        self.entries += usize::from(bucket[index].is_empty());
        bucket[index] = entry;
    }

    fn grow(&mut self) {
        let grown = vec![Bucket::default(); self.buckets.len() * 2];
        let entries = std::mem::replace(&mut self.buckets, grown);
        self.entries = 0;
        for entry in entries.into_iter().flatten().filter(|entry| !entry.is_empty()) {
            self.put(entry);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(number: u64) -> Key {
        Key { first: number, second: number % 3 }
    }

    #[test]
    fn finds_what_was_put_in() {
        let mut table = Table::new(1 << 24);
        for number in 0..100_000 {
            assert_eq!(table.get(key(number)), None);
            table.insert(key(number), Effort::decided(number % 5 == 0), number);
        }
        let lost = (0..100_000)
            .filter(|&n| table.get(key(n)) != Some(Effort::decided(n % 5 == 0)))
            .count();
        // Full buckets lose about 5 %, the smallest searches, before the table grows.
        assert!(lost < 8_000, "{lost}");
        assert!(table.bytes() <= 1 << 24);
    }

    #[test]
    fn keeps_the_greater_searches_within_its_memory() {
        assert_eq!(size_of::<Entry>(), 16);
        let mut table = Table::new(10_000);
        table.insert(key(7), Effort::decided(true), 10_000);
        for number in 1_000..100_000 {
            table.insert(key(number), Effort::decided(false), 1);
        }
        assert_eq!(table.get(key(7)), Some(Effort::decided(true)));
        assert!(table.bytes() <= 10_000);
    }
}
