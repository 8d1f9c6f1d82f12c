//! A bounded cache of values with keys of any length.

use hashbrown::HashMap;

use value::Value;

/// Two halves: when the young one is full, it becomes the old one. Entries of the previous old half
/// that were not asked for in the meantime are forgotten.
pub struct TwoGenerations {
    young: Generation,
    old: Generation,
    /// The memory limit in bytes for each half.
    most: usize,
}

#[derive(Default)]
struct Generation {
    values: HashMap<Box<[u64]>, Value>,
    bytes: usize,
}

impl TwoGenerations {
    /// `bytes` roughly limits both halves together.
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
        // Besides the key: its pointer, the value, and the overhead of the table and the allocator.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_stays() {
        let mut cache = TwoGenerations::new(20_000);
        let wanted = [u64::MAX, 7];
        cache.enter(&wanted, Value::ZERO);
        assert!(cache.bytes() >= size_of_val(&wanted));
        let [first, last] = [1, 2_000];
        for key in first..=last {
            cache.enter(&[key], Value::ZERO);
            assert_eq!(cache.get(&[key]), Some(Value::ZERO));
            assert_eq!(cache.get(&wanted), Some(Value::ZERO), "after {key}");
            assert!(cache.bytes() <= 20_000);
        }
        assert_eq!(cache.get(&[first]), None);
        assert_eq!(cache.get(&[last + 1]), None);
        let kept = (first..=last).filter(|&key| cache.get(&[key]).is_some()).count();
        // Each entry counts for at most 100 bytes.
        assert!(kept >= 100, "{kept}");
    }
}
