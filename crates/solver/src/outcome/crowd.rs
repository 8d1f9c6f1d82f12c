//! Where the threads of one search are, so that they spread over its positions.

use std::sync::atomic::{AtomicBool, AtomicU16, Ordering};

use crate::outcome::table::Key;

/// Positions whose keys have equal hashes of 16 bits share a counter. That only makes one of them look harder.
const COUNTS: usize = 1 << 16;

pub struct Crowd {
    counts: Vec<AtomicU16>,
    /// Whether a thread has paused, so that all shall.
    is_over: AtomicBool,
}

impl Crowd {
    pub fn new() -> Self {
        let counts = (0..COUNTS).map(|_| AtomicU16::default()).collect();
        Crowd { counts, is_over: AtomicBool::new(false) }
    }

    #[inline]
    fn count(&self, key: Key) -> &AtomicU16 {
        let mixed = (key.first ^ key.second).wrapping_mul(0xd6e8_feb8_6659_fd93);
        &self.counts[(mixed >> 48) as usize]
    }

    /// How many threads search this position.
    #[inline]
    pub fn at(&self, key: Key) -> u64 {
        self.count(key).load(Ordering::Relaxed).into()
    }

    pub fn enter(&self, key: Key) {
        self.count(key).fetch_add(1, Ordering::Relaxed);
    }

    pub fn leave(&self, key: Key) {
        self.count(key).fetch_sub(1, Ordering::Relaxed);
    }

    pub fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    pub fn set_over(&self, is_over: bool) {
        self.is_over.store(is_over, Ordering::Relaxed);
    }
}
