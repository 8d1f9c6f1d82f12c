//! How much a computation may cost.

use std::error::Error;
use std::fmt;

/// The steps that a computation may still take, and how large its tables may get. A computation
/// that has run out of steps can be started again. If it has tables, they hold what it has found, so
/// that it resumes where it stopped.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    steps: u64,
    bytes: usize,
    /// A clock, and the time until which steps are renewed.
    end: Option<(fn() -> f64, f64)>,
}

/// The computation looks at the clock once in this many steps.
const ROUND: u64 = 32;

/// This many turns of a loop, each of which only compares, take about as long as a step.
const TURNS_OF_A_STEP: usize = 64;

/// Why a computation has no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// The steps or the time have run out. With a new budget the computation goes on where its
    /// tables end, or begins anew if it has none.
    Budget,
    /// A number does not fit; nothing helps.
    Overflow,
    /// What has been found does not fit into the memory; only more memory helps.
    Memory,
    /// The question is too large in any memory: too many stones in one part, too long a line of
    /// jumps, too long a name.
    Size,
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Stopped::Budget => "the budget has run out",
            Stopped::Overflow => "a number is too large",
            Stopped::Memory => "it needs more memory",
            Stopped::Size => "it is too large",
        })
    }
}

impl Error for Stopped {}

impl Budget {
    /// This many steps, without a clock, for tables of any size.
    pub fn steps(steps: u64) -> Self {
        Budget { steps, bytes: usize::MAX, end: None }
    }

    /// The same budget, which renews its steps until the clock shows this time.
    pub fn until(self, clock: fn() -> f64, time: f64) -> Self {
        Budget { end: Some((clock, time)), ..self }
    }

    /// The same budget, for tables of at most about this many bytes.
    pub fn within(self, bytes: usize) -> Self {
        Budget { bytes, ..self }
    }

    /// A budget that no computation uses up.
    pub fn unlimited() -> Self {
        Budget::steps(u64::MAX)
    }

    /// What each of several threads may spend.
    pub fn share(self, threads: usize) -> Self {
        Budget { steps: self.steps.div_ceil(threads as u64), ..self }
    }

    /// Takes what a thread has spent of its share.
    pub fn charge(&mut self, share: Budget, rest: Budget) {
        self.steps = self.steps.saturating_sub(share.steps - rest.steps);
    }

    /// Takes one step. Fails with [`Stopped::Budget`] if none is left and the clock, if there is one, shows the end.
    #[inline]
    pub fn spend(&mut self) -> Result<(), Stopped> {
        match self.steps.checked_sub(1) {
            Some(steps) => self.steps = steps,
            None => self.go_on()?,
        }
        Ok(())
    }

    /// Spends on the work of a loop whose turns take much less than a step: few loops are so long that they count.
    #[inline]
    pub fn spend_on_turn(&mut self, turn: usize) -> Result<(), Stopped> {
        if turn % TURNS_OF_A_STEP == TURNS_OF_A_STEP - 1 { self.spend() } else { Ok(()) }
    }

    #[cold]
    fn go_on(&mut self) -> Result<(), Stopped> {
        let (clock, end) = self.end.ok_or(Stopped::Budget)?;
        if clock() >= end {
            return Err(Stopped::Budget);
        }
        self.steps = ROUND;
        Ok(())
    }

    /// Takes one step that enlarges tables of this many bytes.
    #[inline]
    pub fn spend_with(&mut self, bytes: usize) -> Result<(), Stopped> {
        self.hold(bytes)?;
        self.spend()
    }

    /// Fails if tables of this many bytes are too large.
    #[inline]
    pub fn hold(&self, bytes: usize) -> Result<(), Stopped> {
        if bytes > self.bytes { Err(Stopped::Memory) } else { Ok(()) }
    }
}
