//! How much a computation may cost.

/// Steps that may still be taken. A computation that has run out of them can be asked again: what
/// it had found out is in its tables, so that it goes on where it stopped.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    steps: u64,
}

/// Why a computation has no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// The budget has run out; with a new one the computation goes on.
    Budget,
    /// A number does not fit: asking again will not help.
    Overflow,
    /// There are too many different values to keep.
    Memory,
    /// There are too many stones in one part.
    Size,
}

impl Budget {
    pub fn steps(steps: u64) -> Self {
        Budget { steps }
    }

    pub fn unlimited() -> Self {
        Budget::steps(u64::MAX)
    }

    /// Takes one step.
    #[inline]
    pub fn spend(&mut self) -> Result<(), Stopped> {
        self.steps = self.steps.checked_sub(1).ok_or(Stopped::Budget)?;
        Ok(())
    }
}
