//! Values by keys of any length, in bounded memory.

use hashbrown::HashMap;

use value::Value;

/// A table of two halves. When the young one is full, it becomes the old one; entries of the old
/// one that have not been asked for meanwhile are forgotten.
pub struct TwoGenerations {
    young: Generation,
    old: Generation,
    /// How much memory each may take.
    most: usize,
}

#[derive(Default)]
struct Generation {
    values: HashMap<Box<[u64]>, Value>,
    bytes: usize,
}

impl TwoGenerations {
    /// A table that takes at most about this many bytes.
    pub fn new(bytes: usize) -> Self {
        TwoGenerations { young: Generation::default(), old: Generation::default(), most: bytes / 2 }
    }

    pub fn get(&mut self, key: &[u64]) -> Option<Value> {
        if let Some(&known) = self.young.values.get(key) {
            return Some(known);
        }
        let &known = self.old.values.get(key)?;
        self.enter(key, known);
        Some(known)
    }

    pub fn enter(&mut self, key: &[u64], value: Value) {
        // Beside the key: where it is, the value, and what the table and the allocator take.
        let bytes = size_of_val(key) + 56;
        if self.young.bytes + bytes > self.most {
            self.old = std::mem::take(&mut self.young);
        }
        self.young.bytes += bytes;
        self.young.values.insert(key.into(), value);
    }

    pub fn bytes(&self) -> usize {
        self.young.bytes + self.old.bytes
    }
}
