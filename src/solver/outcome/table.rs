//! What is known about who wins, in bounded memory.

/// A position and who is to move: 64 bits, and 47 more that the table keeps beside what it knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Key {
    pub first: u64,
    /// Less than 2⁴⁷.
    pub second: u64,
}

impl Key {
    pub const SECOND_BITS: u32 = 47;
}

/// 16 bytes: the key, whether the player to move wins (one bit), and the size of the search that
/// found it out (16 bits, none of them set in an empty place).
#[derive(Clone, Copy, Default)]
struct Entry {
    first: u64,
    rest: u64,
}

impl Entry {
    fn new(key: Key, wins: bool, size: u64) -> Self {
        let rest = key.second << 17 | u64::from(wins) << 16 | size.clamp(1, 0xffff);
        Entry { first: key.first, rest }
    }

    fn key(self) -> Key {
        Key { first: self.first, second: self.rest >> 17 }
    }

    fn wins(self) -> bool {
        self.rest >> 16 & 1 == 1
    }

    fn size(self) -> u64 {
        self.rest & 0xffff
    }
}

/// Entries whose keys lead to the same place: one cache line.
type Bucket = [Entry; 4];

/// It doubles until it has come to its limit; from then on, what was found out by the smallest
/// search gives way.
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

    /// Whether the player to move wins, if it is known.
    #[inline]
    pub fn get(&self, key: Key) -> Option<bool> {
        let bucket = &self.buckets[self.place(key)];
        let entry = bucket.iter().find(|entry| entry.size() > 0 && entry.key() == key)?;
        Some(entry.wins())
    }

    pub fn insert(&mut self, key: Key, wins: bool, size: u64) {
        // When half of all places are taken, few buckets are full.
        if self.entries >= self.buckets.len() * 2 && self.buckets.len() < self.limit {
            self.grow();
        }
        self.put(Entry::new(key, wins, size));
    }

    fn put(&mut self, entry: Entry) {
        let place = self.place(entry.key());
        let bucket = &mut self.buckets[place];
        let known = bucket.iter().position(|other| other.size() > 0 && other.key() == entry.key());
        let smallest = || (0..bucket.len()).min_by_key(|&index| bucket[index].size());
        let Some(index) = known.or_else(smallest) else { return };
        self.entries += usize::from(bucket[index].size() == 0);
        bucket[index] = entry;
    }

    fn grow(&mut self) {
        let grown = vec![Bucket::default(); self.buckets.len() * 2];
        let entries = std::mem::replace(&mut self.buckets, grown);
        self.entries = 0;
        for entry in entries.into_iter().flatten().filter(|entry| entry.size() > 0) {
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
            table.insert(key(number), number % 5 == 0, number);
        }
        let lost = (0..100_000).filter(|&n| table.get(key(n)) != Some(n % 5 == 0)).count();
        // Some 5 % give way in full buckets before the table grows: the smallest searches.
        assert!(lost < 8_000, "{lost}");
        assert!(table.bytes() <= 1 << 24);
    }

    #[test]
    fn keeps_the_greater_searches_within_its_memory() {
        assert_eq!(size_of::<Entry>(), 16);
        let mut table = Table::new(10_000);
        table.insert(key(7), true, 10_000);
        for number in 1_000..100_000 {
            table.insert(key(number), false, 1);
        }
        assert_eq!(table.get(key(7)), Some(true));
        assert!(table.bytes() <= 10_000);
    }
}
