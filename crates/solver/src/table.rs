//! The values of positions, in bounded memory.

use crate::ground::Place;

/// A table that grows until it has taken all memory that it may take. From then on a new entry
/// takes the place of an old one, and only then: what is lost has to be found again with all that
/// lies below it.
pub struct Table<K, V> {
    /// An entry stands near the place that its hash says, the nearer places being taken. A few more
    /// than there is room for, so that the last places have neighbours.
    entries: Vec<Entry<K, V>>,
    /// 0 or a power of two.
    room: usize,
    count: usize,
    most: usize,
    /// Says who has to go.
    turn: usize,
}

/// It begins where a cache line can.
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Entry<K, V> {
    key: K,
    value: V,
}

/// A neighbourhood; they overlap by half.
const NEAR: usize = 8;

impl<K: Place, V: Copy + Default> Table<K, V> {
    /// A table that takes at most about so many bytes.
    pub fn new(bytes: usize) -> Self {
        // The largest power of two that leaves room for the smaller table while it grows.
        let most = (bytes * 2 / 3 / size_of::<Entry<K, V>>()).max(NEAR);
        let most = 1 << most.ilog2();
        Table { entries: Vec::new(), room: 0, count: 0, most, turn: 0 }
    }

    pub fn bytes(&self) -> usize {
        size_of_val(&self.entries[..])
    }

    #[inline]
    pub fn get(&self, key: K) -> Option<V> {
        let start = self.start(key);
        let near = self.entries.get(start..start + NEAR)?;
        let entry = near.iter().find(|entry| entry.key == key || entry.key == K::NONE)?;
        (entry.key == key).then_some(entry.value)
    }

    /// What is known under a key; at first it is the default.
    pub fn entry(&mut self, key: K) -> &mut V {
        // Up to a half hardly any neighbourhood is full.
        if 2 * self.count >= self.room {
            self.grow();
        }
        let place = self.free(key).unwrap_or_else(|| {
            let start = self.start(key);
            // Of half of them, the one with the fewest stones goes: it is found again soonest.
            self.turn += 1;
            let half = (self.turn..self.turn + NEAR / 2).map(|place| start + place % NEAR);
            half.min_by_key(|&place| self.entries[place].key.stones()).unwrap_or(start)
        });
        let entry = &mut self.entries[place];
        if entry.key != key {
            self.count += usize::from(entry.key == K::NONE);
            *entry = Entry { key, value: V::default() };
        }
        &mut entry.value
    }

    /// Where the key is or may be entered without loss.
    #[inline]
    fn free(&self, key: K) -> Option<usize> {
        let start = self.start(key);
        let near = self.entries.get(start..start + NEAR)?;
        let place = near.iter().position(|entry| entry.key == key || entry.key == K::NONE)?;
        Some(start + place)
    }

    /// Makes more room, unless there is as much as there may be.
    fn grow(&mut self) {
        let room = (2 * self.room).clamp(self.most.min(256), self.most);
        if room == self.room {
            return;
        }
        let empty = Entry { key: K::NONE, value: V::default() };
        let old = std::mem::replace(&mut self.entries, vec![empty; room + NEAR]);
        (self.room, self.count) = (room, 0);
        for entry in old.into_iter().filter(|entry| entry.key != K::NONE) {
            *self.entry(entry.key) = entry.value;
        }
    }

    /// Where the key's neighbourhood starts.
    #[inline]
    fn start(&self, key: K) -> usize {
        key.mixed() as usize & self.room.wrapping_sub(1) & !(NEAR / 2 - 1)
    }
}
