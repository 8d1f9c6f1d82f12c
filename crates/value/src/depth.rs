//! Recursion on a small stack.
//!
//! Comparing and adding follow their definitions and recurse. A form may be thousands of moves
//! deep, and the stack of a web worker is small. So a recursion that is [`Depth::MOST`] calls deep
//! breaks off and names the pair that it has reached. The store first computes that pair, on a
//! fresh stack; then it starts the earlier pair again, which finds the result in the memo table.

use crate::{Value, Values};
use basics::budget::{Budget, Stopped};

/// About how many bytes a pending value and its result take.
const PENDING: usize = 32;

/// How many more calls deep a recursion may go.
#[derive(Clone, Copy)]
pub(super) struct Depth(u32);

/// Why a recursion broke off.
pub(super) enum Halt {
    Stopped(Stopped),
    TooDeep(Value, Value),
}

impl From<Stopped> for Halt {
    fn from(stopped: Stopped) -> Self {
        Halt::Stopped(stopped)
    }
}

impl Depth {
    const MOST: Depth = Depth(200);

    #[inline]
    pub(super) fn deeper(self, g: Value, h: Value) -> Result<Depth, Halt> {
        self.0.checked_sub(1).map(Depth).ok_or(Halt::TooDeep(g, h))
    }
}

impl Values {
    /// Runs a recursion over a pair to its end, however deep it is.
    #[inline]
    pub(super) fn all_the_way<T>(
        &mut self,
        g: Value,
        h: Value,
        budget: &mut Budget,
        recurse: impl Fn(&mut Values, Value, Value, &mut Budget, Depth) -> Result<T, Halt>,
    ) -> Result<T, Stopped> {
        let mut first: Vec<(Value, Value)> = Vec::new();
        loop {
            let (g, h) = *first.last().unwrap_or(&(g, h));
            match recurse(self, g, h, budget, Depth::MOST) {
                Ok(result) if first.is_empty() => return Ok(result),
                Ok(_) => drop(first.pop()),
                Err(Halt::Stopped(stopped)) => return Err(stopped),
                Err(Halt::TooDeep(g, h)) => first.push((g, h)),
            }
        }
    }

    /// Visits a value after all the values that its result depends on. If a visit lacks the result
    /// for a value, it adds that value to the pending ones; it is repeated when these are finished.
    /// (Forms can be deep, so this is no recursion.)
    pub(super) fn bottom_up(
        &mut self,
        value: Value,
        budget: &mut Budget,
        visit: impl Fn(&mut Values, Value, &mut Vec<Value>, &mut Budget) -> Result<(), Stopped>,
    ) -> Result<(), Stopped> {
        let mut pending = vec![value];
        while let Some(&top) = pending.last() {
            let before = pending.len();
            visit(self, top, &mut pending, budget)?;
            // Each pending value will get a result, which takes memory too.
            budget.hold(self.bytes() + pending.len() * PENDING)?;
            if pending.len() == before {
                // Only a finished visit costs a step, so that even the smallest budget makes
                // progress.
                budget.spend()?;
                pending.pop();
            }
        }
        Ok(())
    }
}
