//! The most recently used searches: the next position often fits one of their windows and finds its
//! results there.

/// The counters of a search and the memory that it uses.
pub trait SearchStatistics {
    /// How many positions it has examined.
    fn positions(&self) -> u64;
    /// How many values and facts it has found.
    fn learned(&self) -> u64;
    /// Roughly how many bytes of memory it uses.
    fn bytes(&self) -> usize;
}

/// The most recent search is last.
pub struct RecentSearches<S> {
    searches: Vec<S>,
    /// The memory limit in bytes for all but the most recent.
    most: usize,
    /// Counters of dropped searches.
    positions: u64,
    learned: u64,
}

/// The most searches that are kept.
const MOST: usize = 6;

impl<S: SearchStatistics> RecentSearches<S> {
    /// All but the most recent use at most this many bytes.
    pub fn new(bytes: usize) -> Self {
        RecentSearches { searches: Vec::new(), most: bytes, positions: 0, learned: 0 }
    }

    /// Removes the most recent suitable search. Hand it back with `put_back` after use.
    pub fn take<T>(&mut self, fits: impl Fn(&S) -> Option<T>) -> Option<(S, T)> {
        let mut latest = self.searches.iter().enumerate().rev();
        let (index, found) = latest.find_map(|(index, search)| Some((index, fits(search)?)))?;
        Some((self.searches.remove(index), found))
    }

    /// Adds a search as the most recent and drops the oldest ones if there is no room.
    pub fn put_back(&mut self, search: S) {
        while self.searches.len() >= MOST || self.bytes() > self.most {
            let oldest = self.searches.remove(0);
            self.discard(&oldest);
        }
        self.searches.push(search);
    }

    /// Drops a search but keeps its counters.
    pub fn discard(&mut self, search: &S) {
        self.positions += search.positions();
        self.learned += search.learned();
    }

    pub fn positions(&self) -> u64 {
        self.positions + self.searches.iter().map(S::positions).sum::<u64>()
    }

    pub fn learned(&self) -> u64 {
        self.learned + self.searches.iter().map(S::learned).sum::<u64>()
    }

    pub fn bytes(&self) -> usize {
        self.searches.iter().map(S::bytes).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Search {
        number: u64,
        bytes: usize,
    }

    impl SearchStatistics for Search {
        fn positions(&self) -> u64 {
            self.number
        }

        fn learned(&self) -> u64 {
            100 * self.number
        }

        fn bytes(&self) -> usize {
            self.bytes
        }
    }

    fn numbers(recent: &RecentSearches<Search>) -> Vec<u64> {
        recent.searches.iter().map(|search| search.number).collect()
    }

    #[test]
    fn the_oldest_searches_are_dropped_and_stay_counted() {
        let mut recent = RecentSearches::new(1_000);
        (1..=8).for_each(|number| recent.put_back(Search { number, bytes: 10 }));
        assert_eq!((numbers(&recent), recent.bytes()), (vec![3, 4, 5, 6, 7, 8], 60));
        assert_eq!((recent.positions(), recent.learned()), (36, 3_600));
        // The latest one that fits, which then is the most recent.
        let even = |search: &Search| [2, 4, 6].contains(&search.number).then_some(search.number);
        let (taken, found) = recent.take(even).unwrap();
        assert_eq!((taken.number, found, numbers(&recent)), (6, 6, vec![3, 4, 5, 7, 8]));
        recent.put_back(Search { bytes: 2_000, ..taken });
        assert_eq!(numbers(&recent), [3, 4, 5, 7, 8, 6]);
        assert!(recent.take(|_| None::<()>).is_none());
        // Now all but the most recent take too much.
        recent.put_back(Search { number: 9, bytes: 10 });
        assert_eq!((numbers(&recent), recent.positions(), recent.learned()), (vec![9], 45, 4_500));
    }
}
