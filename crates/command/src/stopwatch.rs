//! The processor time of this thread, which other work on the machine does not affect. On systems that
//! do not report it (Linux does), the elapsed time.

use std::fs;
use std::time::{Duration, Instant};

pub struct Stopwatch {
    began: Instant,
    worked: Option<Duration>,
}

impl Stopwatch {
    pub fn start() -> Self {
        Stopwatch { began: Instant::now(), worked: worked() }
    }

    pub fn elapsed(&self) -> Duration {
        match (self.worked, worked()) {
            (Some(before), Some(now)) => now.saturating_sub(before),
            _ => self.began.elapsed(),
        }
    }
}

/// The time since the thread began. A kernel that does not count reports 0.
fn worked() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split(' ').next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds)).filter(|worked| !worked.is_zero())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goes_on_and_never_faster_than_the_clock() {
        let clock = Instant::now();
        let stopwatch = Stopwatch::start();
        while stopwatch.elapsed() < Duration::from_millis(1) {}
        let worked = stopwatch.elapsed();
        assert!(worked <= clock.elapsed(), "{worked:?}");
    }
}
