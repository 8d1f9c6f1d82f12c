//! The processor time of this program with all its threads, which other work on the machine does not
//! affect. On systems that do not report it (Linux does), the elapsed time.

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

/// The time that all threads have taken, in the system's ticks of 10 ms.
fn worked() -> Option<Duration> {
    let text = fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program, in brackets, may contain spaces.
    let (_, fields) = text.rsplit_once(") ")?;
    let ticks = fields.split(' ').skip(11).take(2).map(|ticks| ticks.parse::<u64>().ok());
    Some(Duration::from_millis(10 * ticks.sum::<Option<u64>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::option::all_cores;

    #[test]
    fn goes_on_and_never_faster_than_all_cores() {
        let clock = Instant::now();
        let stopwatch = Stopwatch::start();
        while stopwatch.elapsed() < Duration::from_millis(20) {}
        let (worked, ticks) = (stopwatch.elapsed(), Duration::from_millis(20));
        assert!(worked <= (clock.elapsed() + ticks) * all_cores() as u32, "{worked:?}");
    }
}
