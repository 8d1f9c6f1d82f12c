//! A hash table of positions in bounded memory.

use crate::search_space::Position;

/// The table grows up to its memory limit. Only then does a new entry replace an old one, because a
/// lost entry must be searched again with everything below it.
pub struct Table<K, V> {
    /// Each entry stands in the neighbourhood of slots that its hash selects. The vector has a few
    /// extra slots so that the last neighbourhoods are complete.
    entries: Vec<Entry<K, V>>,
    /// The number of slots that hashes select from: 0 or a power of two.
    slots: usize,
    count: usize,
    most: usize,
    /// Rotates the choice of entries to replace.
    rotation: usize,
}

/// Aligned so that an entry never crosses a cache line.
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Entry<K, V> {
    key: K,
    value: V,
}

/// The slots of a neighbourhood. Neighbourhoods overlap by half.
const NEIGHBOURHOOD: usize = 8;

impl<K: Position, V: Copy + Default> Table<K, V> {
    /// `bytes` roughly limits the table.
    pub fn new(bytes: usize) -> Self {
        // The largest power of two that leaves room for the old table while growing.
        let most = (bytes * 2 / 3 / size_of::<Entry<K, V>>()).max(NEIGHBOURHOOD);
        let most = 1 << most.ilog2();
        Table { entries: Vec::new(), slots: 0, count: 0, most, rotation: 0 }
    }

    pub fn bytes(&self) -> usize {
        size_of_val(&self.entries[..])
    }

    #[inline]
    pub fn get(&self, key: K) -> Option<V> {
        let start = self.start(key);
        let near = self.entries.get(start..start + NEIGHBOURHOOD)?;
        let entry = near.iter().find(|entry| entry.key == key || entry.key == K::NONE)?;
        (entry.key == key).then_some(entry.value)
    }

    /// The value under a key, inserted as the default if the key is new.
    pub fn entry(&mut self, key: K) -> &mut V {
        // While the table is at most half full, hardly any neighbourhood is.
        if 2 * self.count >= self.slots {
            self.grow();
        }
        let slot = self.free(key).unwrap_or_else(|| {
            let start = self.start(key);
            // Of half of them, the position with the fewest stones is replaced: recomputing it is
            // cheapest.
            self.rotation += 1;
            let half = (self.rotation..self.rotation + NEIGHBOURHOOD / 2)
                .map(|slot| start + slot % NEIGHBOURHOOD);
            half.min_by_key(|&slot| self.entries[slot].key.stones()).unwrap_or(start)
        });
        let entry = &mut self.entries[slot];
        if entry.key != key {
            self.count += usize::from(entry.key == K::NONE);
            *entry = Entry { key, value: V::default() };
        }
        &mut entry.value
    }

    /// The slot of the key, or an empty slot for it.
    #[inline]
    fn free(&self, key: K) -> Option<usize> {
        let start = self.start(key);
        let near = self.entries.get(start..start + NEIGHBOURHOOD)?;
        let slot = near.iter().position(|entry| entry.key == key || entry.key == K::NONE)?;
        Some(start + slot)
    }

    /// Doubles the table unless it has reached its limit.
    fn grow(&mut self) {
        let slots = (2 * self.slots).clamp(self.most.min(256), self.most);
        if slots == self.slots {
            return;
        }
        let empty = Entry { key: K::NONE, value: V::default() };
        let old = std::mem::replace(&mut self.entries, vec![empty; slots + NEIGHBOURHOOD]);
        (self.slots, self.count) = (slots, 0);
        for entry in old.into_iter().filter(|entry| entry.key != K::NONE) {
            *self.entry(entry.key) = entry.value;
        }
    }

    /// The first slot of the key's neighbourhood.
    #[inline]
    fn start(&self, key: K) -> usize {
        key.mixed() as usize & self.slots.wrapping_sub(1) & !(NEIGHBOURHOOD / 2 - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Key(u64);

    impl Position for Key {
        const NONE: Self = Key(0);

        fn stones(self) -> u32 {
            self.0.count_ones()
        }

        fn mixed(self) -> u64 {
            self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20
        }
    }

    #[test]
    fn a_table_never_invents_and_seldom_forgets() {
        for (bytes, keys, is_large) in
            [(1 << 20, 4_000, true), (1 << 14, 4_000, false), (1, 50, false)]
        {
            let mut table: Table<Key, u32> = Table::new(bytes);
            assert_eq!(table.get(Key(1)), None);
            let mut entered = HashMap::new();
            for number in 1..=keys {
                // Each key twice: the second time the first value is still there.
                let key = Key(number * 37);
                assert_eq!(*table.entry(key), 0);
                *table.entry(key) += number as u32;
                assert_eq!(table.get(key), Some(number as u32));
                entered.insert(key, number as u32);
                assert!(table.bytes() <= bytes.max(16 * size_of::<Entry<Key, u32>>()));
            }
            let found = entered.iter().filter(|&(&key, &value)| match table.get(key) {
                Some(found) => found == value || panic!("{key:?} is {found}"),
                None => false,
            });
            let found = found.count();
            assert_eq!(found == keys as usize, is_large, "{found} of {keys}");
            assert_eq!(table.get(Key(keys * 37 + 1)), None);
            let slots = table.bytes() / size_of::<Entry<Key, u32>>();
            assert!(is_large || found > slots / 2, "{found} in {slots}");
        }
    }

    #[test]
    fn few_stones_are_forgotten_first() {
        let mut table: Table<Key, u32> = Table::new(1 << 14);
        let heavy: Vec<Key> = (1..200).map(|number| Key(number | 0xffff_ffff << 32)).collect();
        heavy.iter().for_each(|&key| *table.entry(key) = 1);
        (1..3_000).for_each(|number| *table.entry(Key(number)) = 2);
        let kept = heavy.iter().filter(|&&key| table.get(key) == Some(1)).count();
        assert!(kept > 150, "{kept}");
    }
}
