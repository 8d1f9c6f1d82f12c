//! The value of a position: look it up, else split it, and play the parts out.

use crate::dense::Dense;
use crate::ground::Image as Position;
use crate::kept::Kept;
use crate::large::Large;
use crate::lazy::{Lazy, Side, Tools};
use basics::budget::{Budget, Stopped};
use konane::{Board, Rules, Splitter, Window};
use value::{Value, Values};

/// Values positions of one set of rules.
///
/// A search that has been stopped goes on where it was when it is asked again: what it has found
/// is in the tables.
pub struct Solver {
    rules: Rules,
    pub values: Values,
    pub(super) splitter: Splitter,
    /// Boards of which positions were asked.
    dense: Kept<Lazy<Dense>>,
    pub(super) large: Large,
    /// How much memory the tables and the values may take, in bytes.
    pub(super) memory: usize,
}

/// What a solver takes when nothing else is said, in bytes.
const MEMORY: usize = 256 << 20;

impl Solver {
    pub fn new(rules: Rules) -> Self {
        Solver::with_memory(rules, MEMORY)
    }

    /// A solver that takes at most about so many bytes.
    pub fn with_memory(rules: Rules, bytes: usize) -> Self {
        Solver {
            rules,
            values: Values::new(),
            splitter: Splitter::new(bytes / 16),
            dense: Kept::new(bytes / 4),
            large: Large::new(bytes / 8),
            memory: bytes,
        }
    }

    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// How many positions have been looked at.
    pub fn positions(&self) -> u64 {
        self.dense.positions() + self.large.positions()
    }

    /// How many values and facts have been found, of those that are forgotten too.
    pub fn progress(&self) -> u64 {
        self.dense.findings() + self.large.findings()
    }

    /// About how much memory is taken, in bytes.
    pub fn bytes(&self) -> usize {
        self.values.bytes() + self.splitter.bytes() + self.dense.bytes() + self.large.bytes()
    }

    pub fn value(&mut self, board: &Board, budget: &mut Budget) -> Result<Value, Stopped> {
        if let Some((mut dense, position)) = self.dense(board) {
            let mut tools = Tools { values: &mut self.values, budget, bytes: self.memory / 4 };
            let value = dense.value(position, false, &mut tools);
            self.dense.keep(dense);
            return value;
        }
        let (window, _) = Window::around(board);
        self.whole(window, board.edge(), budget)
    }

    /// Whether a position is at most, or at least, a value: that often takes less work than its own.
    ///
    /// ```
    /// # use basics::budget::*;
    /// # use konane::*;
    /// # use solver::*;
    /// # use value::*;
    /// # let (mut solver, mut budget) = (Solver::new(Rules::Ancient), Budget::unlimited());
    /// let board = Board::parse("xo.o.", Edge::Walls).unwrap();
    /// let one = solver.values.from_integer(1);
    /// assert!(solver.compare(&board, Side::AtMost, one, &mut budget)?);
    /// assert!(!solver.compare(&board, Side::AtMost, Value::ZERO, &mut budget)?);
    /// # Ok::<(), Stopped>(())
    /// ```
    pub fn compare(
        &mut self,
        board: &Board,
        side: Side,
        value: Value,
        budget: &mut Budget,
    ) -> Result<bool, Stopped> {
        if let Some((mut dense, position)) = self.dense(board) {
            let mut tools = Tools { values: &mut self.values, budget, bytes: self.memory / 4 };
            let answer = dense.compare(position, side, value, &mut tools);
            self.dense.keep(dense);
            return answer;
        }
        let (window, _) = Window::around(board);
        self.compare_whole(window, board.edge(), side, value, budget)
    }

    /// The search on a board and the position there, if it is a board of those.
    fn dense(&mut self, board: &Board) -> Option<(Lazy<Dense>, Position<u64>)> {
        if let Some(kept) = self.dense.take(|dense| dense.ground.position(board)) {
            return Some(kept);
        }
        let ground = Dense::of(board, self.rules, self.memory / 32)?;
        let position = ground.position(board)?;
        Some((Lazy::new(ground, self.memory / 2), position))
    }
}
