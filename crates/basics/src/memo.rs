//! A table that forgets.

use std::hash::{BuildHasher, Hash};

use foldhash::fast::FixedState;

/// Recent results by their keys. A new entry replaces whatever was in its slot. The table grows
/// with its use up to a limit.
pub struct Memo<K, V> {
    slots: Vec<Option<(K, V)>>,
    entered: usize,
    /// Counted in slots.
    most: usize,
    hasher: FixedState,
}

/// How many slots a new table has.
const LEAST: usize = 256;

impl<K: Clone + Eq + Hash, V: Clone> Memo<K, V> {
    /// A table that takes at most this many bytes.
    pub fn new(bytes: usize) -> Self {
        let most = 1 << (bytes / size_of::<Option<(K, V)>>()).max(1).ilog2();
        Memo { slots: vec![None; most.min(LEAST)], entered: 0, most, hasher: FixedState::default() }
    }

    /// The result of this key; `None` if it was never entered, or another entry has replaced it.
    #[inline]
    pub fn get(&self, key: &K) -> Option<V> {
        let (known, value) = self.slots[self.slot(key)].as_ref()?;
        (known == key).then(|| value.clone())
    }

    /// Enters a result, in place of any other in its slot. The table may grow and lose a few entries on the way.
    pub fn insert(&mut self, key: K, value: V) {
        self.entered += 1;
        if self.entered > self.slots.len() && self.slots.len() < self.most {
            let room = (4 * self.slots.len()).min(self.most);
            let old = std::mem::replace(&mut self.slots, vec![None; room]);
            self.entered = 0;
            for (key, value) in old.into_iter().flatten() {
                self.insert(key, value);
            }
        }
        let slot = self.slot(&key);
        self.slots[slot] = Some((key, value));
    }

    /// How many bytes the slots take. What their entries own elsewhere does not count.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.slots[..])
    }

    #[inline]
    fn slot(&self, key: &K) -> usize {
        self.hasher.hash_one(key) as usize & (self.slots.len() - 1)
    }
}
