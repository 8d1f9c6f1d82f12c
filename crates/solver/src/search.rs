//! The value of a position: look it up; otherwise split it and play out its parts.

use crate::dense::Dense;
use crate::large::Large;
use crate::lazy::{Inequality, LazySearch, Tools};
use crate::recent_searches::RecentSearches;
use crate::search_space::Image;
use basics::budget::{Budget, Stopped};
use konane::{Board, Rules, Window};
use value::{Value, Values};

/// Values positions under one set of rules.
///
/// Ask a stopped search again and it continues, because the tables keep its results.
pub struct Solver {
    rules: Rules,
    /// The store of all values that this solver returns and takes.
    pub values: Values,
    /// The searches of boards that were asked about recently.
    dense: RecentSearches<LazySearch<Dense>>,
    pub(super) large: Large,
    /// How much memory the tables and the values may take, in bytes.
    pub(super) memory: usize,
}

/// The default memory limit in bytes.
const MEMORY: usize = 256 << 20;

impl Solver {
    /// A solver that takes up to about 256 MiB.
    pub fn new(rules: Rules) -> Self {
        Solver::with_memory(rules, MEMORY)
    }

    /// A solver with a rough memory limit in bytes.
    pub fn with_memory(rules: Rules, bytes: usize) -> Self {
        Solver {
            rules,
            values: Values::new(),
            dense: RecentSearches::new(bytes / 4),
            large: Large::new(bytes / 8),
            memory: bytes,
        }
    }

    /// How many stones a jump may take, for all positions of this solver.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// How many positions have been examined.
    pub fn positions(&self) -> u64 {
        self.dense.positions() + self.large.positions()
    }

    /// How many values and facts have been found, including forgotten ones.
    pub fn learned(&self) -> u64 {
        self.dense.learned() + self.large.learned()
    }

    /// Roughly how many bytes of memory it uses.
    pub fn bytes(&self) -> usize {
        self.values.bytes() + self.dense.bytes() + self.large.bytes()
    }

    /// The value of a position, in [`Solver::values`].
    pub fn value(&mut self, board: &Board, budget: &mut Budget) -> Result<Value, Stopped> {
        if let Some((mut dense, position)) = self.dense(board) {
            let mut tools = Tools { values: &mut self.values, budget, bytes: self.memory / 4 };
            let value = dense.value(position, false, &mut tools);
            self.dense.put_back(dense);
            return value;
        }
        let (window, _) = Window::around(board);
        self.value_of_window(window, board.edge(), budget)
    }

    /// Compares a position with a value, often with less work than its own value takes.
    ///
    /// ```
    /// # use basics::budget::*;
    /// # use konane::*;
    /// # use papamu_solver::*;
    /// # use value::*;
    /// # let (mut solver, mut budget) = (Solver::new(Rules::Ancient), Budget::unlimited());
    /// let board = Board::parse("xo.o.", Edge::Walls).unwrap();
    /// let one = solver.values.from_integer(1);
    /// assert!(solver.compare(&board, Inequality::AtMost, one, &mut budget)?);
    /// assert!(!solver.compare(&board, Inequality::AtMost, Value::ZERO, &mut budget)?);
    /// # Ok::<(), Stopped>(())
    /// ```
    pub fn compare(
        &mut self,
        board: &Board,
        inequality: Inequality,
        value: Value,
        budget: &mut Budget,
    ) -> Result<bool, Stopped> {
        if let Some((mut dense, position)) = self.dense(board) {
            let mut tools = Tools { values: &mut self.values, budget, bytes: self.memory / 4 };
            let answer = dense.compare(position, inequality, value, &mut tools);
            self.dense.put_back(dense);
            return answer;
        }
        let (window, _) = Window::around(board);
        self.compare_window(window, board.edge(), inequality, value, budget)
    }

    /// The search for a board and the position in it, if the board is dense.
    fn dense(&mut self, board: &Board) -> Option<(LazySearch<Dense>, Image<u64>)> {
        if let Some(found) = self.dense.take(|dense| dense.space.position(board)) {
            return Some(found);
        }
        let ground = Dense::of(board, self.rules, self.memory / 32)?;
        let position = ground.position(board)?;
        let search = LazySearch::new(ground, self.memory / 2);
        let stones = board.stones().count() as u32;
        let squares = (board.rows() * board.columns()) as u32;
        Some((search.beginning_with(stones, squares), position))
    }
}
