//! How much a computation may cost.

/// Steps that may still be taken, and how large the tables may get. A computation that has run out of them can be asked again: what
/// it had found out is in its tables, so that it goes on where it stopped.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    steps: u64,
    bytes: usize,
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
        Budget { steps, bytes: usize::MAX }
    }

    /// The same budget for tables of about so many bytes at most.
    pub fn within(self, bytes: usize) -> Self {
        Budget { bytes, ..self }
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

    /// Takes one step that makes tables grow which take so many bytes already.
    #[inline]
    pub fn spend_with(&mut self, bytes: usize) -> Result<(), Stopped> {
        if bytes > self.bytes {
            return Err(Stopped::Memory);
        }
        self.spend()
    }
}
