//! The positions that the greatest searches have decided.

use crate::effort::Effort;
use crate::outcome::table::Key;

/// At most a given number of decisions, those that took the greatest searches.
pub struct Greatest {
    limit: usize,
    /// Of each decision the size of its search, the position, and whether the player to move wins.
    found: Vec<(u64, Key, bool)>,
    /// Smaller searches are not among the greatest.
    least: u64,
}

impl Greatest {
    pub fn new(limit: usize) -> Self {
        Greatest { limit, found: Vec::new(), least: if limit == 0 { u64::MAX } else { 0 } }
    }

    #[inline]
    pub fn note(&mut self, key: Key, effort: Effort, size: u64) {
        if size > self.least && effort.is_decided() {
            self.found.push((size, key, effort.win == 0));
            if self.found.len() >= 2 * self.limit {
                self.least = self.sift();
            }
        }
    }

    /// The decisions, the greatest first.
    pub fn take(mut self) -> Vec<(Key, bool)> {
        self.sift();
        self.found.into_iter().map(|(_, key, wins)| (key, wins)).collect()
    }

    /// Drops all but the greatest; returns the least of these.
    fn sift(&mut self) -> u64 {
        self.found.sort_by_key(|&(size, ..)| std::cmp::Reverse(size));
        self.found.truncate(self.limit);
        self.found.last().map_or(0, |&(size, ..)| size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_the_greatest_decisions() {
        let key = |number: u64| Key { first: number, second: 0 };
        let mut greatest = Greatest::new(3);
        for size in [5, 1, 8, 2, 9, 3, 7, 6, 4, 10] {
            let effort = Effort::decided(size % 2 == 0);
            greatest.note(key(size), effort, size);
            greatest.note(key(size), Effort { win: 1, loss: 1 }, 100);
        }
        assert_eq!(greatest.take(), [(key(10), true), (key(9), false), (key(8), true)]);
        let mut none = Greatest::new(0);
        none.note(key(1), Effort::decided(true), 1);
        assert_eq!(none.take(), []);
    }
}
