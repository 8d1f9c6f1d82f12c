//! Recursion without a bottomless stack.
//!
//! Comparing and adding follow their definitions and recurse. A form may be thousands of moves
//! deep, and the stack of a web worker is small. So a recursion that has gone [`Depth::MOST`] calls
//! deep breaks off and names the pair it has come to; that is done first, from a fresh start; then
//! the pair before it is taken up again and finds the result in the memo table.

use crate::budget::{Budget, Stopped};
use crate::value::{Value, Values};

/// How many calls deeper a recursion may go.
#[derive(Clone, Copy)]
pub(super) struct Depth(u32);

/// Why a recursion has broken off.
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
    /// Runs a recursion over a pair to its end, however deep.
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

    /// Visits a value and all that it needs, each after what it needs itself. A visit that lacks
    /// something adds that to the pending values; it is repeated when they are done. (No recursion:
    /// forms can be deep.)
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
            if pending.len() == before {
                // Only what has been found costs, so that the smallest budget gets further.
                budget.spend()?;
                pending.pop();
            }
        }
        Ok(())
    }
}
