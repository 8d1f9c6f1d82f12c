//! A clock for tests: time passes only when it is read.

use std::cell::Cell;

use basics::slicer::Clock;

thread_local! {
    static TIME: Cell<f64> = const { Cell::new(0.0) };
    static STEP: Cell<f64> = const { Cell::new(0.0) };
}

/// The clock of this thread; from now on each reading advances it by this many milliseconds.
pub fn ticking(step: f64) -> Clock {
    STEP.set(step);
    || TIME.replace(TIME.get() + STEP.get())
}

/// The current time; reading it here does not advance it.
pub fn time() -> f64 {
    TIME.get()
}
