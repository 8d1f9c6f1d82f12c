//! The windows in which positions were played out last: what comes next is often played out in one of
//! them too, and finds there what is known.

/// What a search in a window counts, and the memory that it takes.
pub trait Search {
    /// How many positions have been looked at.
    fn positions(&self) -> u64;
    /// How many values and facts have been found.
    fn findings(&self) -> u64;
    /// About how much memory it takes, in bytes.
    fn bytes(&self) -> usize;
}

/// The latest searches, the very latest last.
pub struct Kept<S> {
    searches: Vec<S>,
    /// How much memory all but the latest may take.
    most: usize,
    /// Of those that have gone.
    positions: u64,
    findings: u64,
}

/// So many are kept.
const MOST: usize = 6;

impl<S: Search> Kept<S> {
    /// All but the latest take at most so many bytes.
    pub fn new(bytes: usize) -> Self {
        Kept { searches: Vec::new(), most: bytes, positions: 0, findings: 0 }
    }

    /// Takes out the latest one that will do, to be kept again after its use.
    pub fn take<T>(&mut self, will_do: impl Fn(&S) -> Option<T>) -> Option<(S, T)> {
        let mut latest = self.searches.iter().enumerate().rev();
        let (index, found) = latest.find_map(|(index, search)| Some((index, will_do(search)?)))?;
        Some((self.searches.remove(index), found))
    }

    /// Keeps one as the latest. The oldest make room for it.
    pub fn keep(&mut self, search: S) {
        while self.searches.len() >= MOST || self.bytes() > self.most {
            let oldest = self.searches.remove(0);
            self.drop(&oldest);
        }
        self.searches.push(search);
    }

    /// Keeps only the count of what one has found.
    pub fn drop(&mut self, search: &S) {
        self.positions += search.positions();
        self.findings += search.findings();
    }

    pub fn positions(&self) -> u64 {
        self.positions + self.searches.iter().map(S::positions).sum::<u64>()
    }

    pub fn findings(&self) -> u64 {
        self.findings + self.searches.iter().map(S::findings).sum::<u64>()
    }

    pub fn bytes(&self) -> usize {
        self.searches.iter().map(S::bytes).sum()
    }
}
