//! A clock for tests: time passes when it is looked at, or is told to.

use std::cell::Cell;

use basics::slicer::Clock;

thread_local! {
    static TIME: Cell<f64> = const { Cell::new(0.0) };
    static STEP: Cell<f64> = const { Cell::new(0.0) };
}

/// The clock of this thread; from now on each look takes so many milliseconds.
pub fn ticking(step: f64) -> Clock {
    STEP.set(step);
    || TIME.replace(TIME.get() + STEP.get())
}

/// What it says, without taking time.
pub fn time() -> f64 {
    TIME.get()
}
