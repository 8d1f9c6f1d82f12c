//! Cuts a computation into slices; the caller starts it again and again until it has its answer.

use crate::budget::Budget;

/// Returns the time in milliseconds.
pub type Clock = fn() -> f64;

/// The clock of a process, from its first use on. In a browser there is another one.
#[cfg(not(target_arch = "wasm32"))]
pub fn process_clock() -> f64 {
    use std::{sync::LazyLock, time::Instant};
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGAN.elapsed().as_secs_f64() * 1_000.0
}

/// How long a slice should take, in milliseconds, so that other work does not wait long.
pub const SLICE: f64 = 20.0;
/// How many steps a slice takes at least; the slicer begins with this many.
const LEAST: u64 = 32;
/// A slice lasts at least this share of the time that the computation has taken so far.
const SHARE: f64 = 1.0 / 4096.0;

/// Decides how many steps the next slice of one computation gets.
///
/// A slice ends when its time is up, but not before it has taken a minimum of steps. A slice that
/// has found nothing broke off where the previous one did, so the next slice gets twice that
/// minimum, however slow the steps are. A slice that has found something and took too long is
/// followed by a shorter one.
///
/// New results may push out of the tables the results that the computation needs on its way back,
/// in every slice the same ones. So slices slowly grow longer, until one of them gets further.
pub struct Slicer {
    clock: Clock,
    least: u64,
    /// The time of all slices, in milliseconds.
    taken: f64,
}

/// One run of a computation: its budget, and when it began.
pub struct Slice {
    /// What the computation may spend in this slice.
    pub budget: Budget,
    clock: Clock,
    began: f64,
    /// How much was learned before the slice.
    learned: u64,
}

impl Slicer {
    /// For a computation that has taken no time yet.
    pub fn new(clock: Clock) -> Self {
        Slicer { clock, least: LEAST, taken: 0.0 }
    }

    /// `learned` is any number that grows with what the computation has found.
    pub fn begin(&self, learned: u64) -> Slice {
        let began = (self.clock)();
        let time = SLICE.max(self.taken * SHARE);
        let budget = Budget::steps(self.least).until(self.clock, began + time);
        Slice { budget, clock: self.clock, began, learned }
    }

    /// Adjusts the next slice to how this one has ended.
    pub fn end(&mut self, slice: &Slice, learned: u64) {
        let taken = slice.now() - slice.began;
        self.taken += taken;
        if learned == slice.learned {
            self.least = self.least.saturating_mul(2);
        } else if taken > 2.0 * SLICE {
            self.least = (self.least / 2).max(LEAST);
        }
    }
}

impl Slice {
    /// The time on the slicer's clock, in milliseconds.
    pub fn now(&self) -> f64 {
        (self.clock)()
    }

    /// Whether the slice has lasted [`SLICE`], even if the budget lasts longer.
    pub fn is_over(&self) -> bool {
        self.now() - self.began >= SLICE
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    thread_local! {
        static TIME: Cell<f64> = const { Cell::new(0.0) };
    }

    /// On this clock each reading takes as long as three slices.
    fn slow() -> f64 {
        TIME.replace(TIME.get() + 3.0 * SLICE)
    }

    fn steps(mut slice: Slice) -> u64 {
        steps_of(&mut slice.budget)
    }

    /// How many steps the budget still gives, up to a hundred times the minimum.
    fn steps_of(budget: &mut Budget) -> u64 {
        (0..100 * LEAST).take_while(|_| budget.spend().is_ok()).count() as u64
    }

    #[test]
    fn grows_until_something_is_found_out() {
        let mut slicer = Slicer::new(slow);
        let mut taken = Vec::new();
        for learned in [0, 0, 0, 7, 7, 7, 8] {
            let slice = slicer.begin(if learned == 7 { 6 } else { learned });
            slicer.end(&slice, learned);
            taken.push(steps(slicer.begin(learned)));
        }
        // Three slices find nothing, three find something and take too long, one finds nothing.
        assert_eq!(taken, [64, 128, 256, 128, 64, 32, 64]);
    }

    #[test]
    fn lasts_longer_when_it_has_taken_long() {
        let has_steps_after = |slicer: &Slicer, time: f64| {
            let mut budget = slicer.begin(0).budget;
            TIME.set(TIME.get() + time);
            steps_of(&mut budget) > 2 * LEAST
        };
        let mut slicer = Slicer::new(|| TIME.get());
        assert!(!has_steps_after(&slicer, 2.0 * SLICE));
        for learned in 0..1000 {
            let slice = slicer.begin(learned);
            TIME.set(TIME.get() + 16.0 * SLICE);
            slicer.end(&slice, learned + 1);
        }
        assert!(has_steps_after(&slicer, 2.0 * SLICE));
        assert!(!has_steps_after(&slicer, 4.0 * SLICE));
    }

    #[test]
    fn lasts_as_long_as_there_is_time() {
        let slice = Slicer::new(|| 0.0).begin(0);
        let mut budget = slice.budget;
        assert!((0..100 * LEAST).all(|_| budget.spend().is_ok()));
        assert!(!slice.is_over());
    }
}
