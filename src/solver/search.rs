//! The value of a position: look it up, else split it, and look at what the jumps lead to.

use crate::budget::{Budget, Stopped};
use crate::konane::{Bits, Board, Grid, MARGIN, Rules, Splitter, Square, Window, live_parts};
use crate::memo::Memo;
use crate::player::{ByPlayer, Player};
use crate::solver::dense::Dense;
use crate::solver::large::Large;
use crate::solver::part::key;
use crate::solver::table::Table;
use crate::value::{Value, Values};

/// Values positions of one set of rules.
///
/// A search that has been stopped goes on where it was when it is asked again: what it has found
/// is in the tables.
pub struct Solver {
    rules: Rules,
    pub values: Values,
    pub(super) splitter: Splitter,
    /// Values of positions as they stand, found without any ado.
    recent: Memo<(u64, u64, u64), Value>,
    small: Table<[u32; 6]>,
    dense: Dense,
    pub(super) large: Large,
    /// How much memory the tables and the values may take, in bytes.
    memory: usize,
    pub(super) positions: u64,
    /// Lists of options that are not in use.
    spare: Vec<ByPlayer<Vec<Value>>>,
    pub(super) depth: u32,
}

/// What a solver takes when nothing else is said, in bytes.
const MEMORY: usize = 256 << 20;
/// More would not stay in the processor's cache.
const RECENT: usize = 512 << 10;
/// The most jumps one after the other: each takes a call.
const MOST_JUMPS: u32 = 300;

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
            recent: Memo::new(RECENT.min(bytes / 16)),
            small: Table::new(bytes / 4),
            dense: Dense::new(rules, bytes / 4),
            large: Large::new(bytes / 4),
            memory: bytes,
            positions: 0,
            spare: Vec::new(),
            depth: 0,
        }
    }

    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// How many positions have been expanded.
    pub fn positions(&self) -> u64 {
        self.positions + self.dense.positions()
    }

    /// Grows whenever something is found out, also when the tables are full and forget for it.
    pub fn progress(&self) -> u64 {
        self.positions() + self.bytes() as u64
    }

    /// About how much memory is taken, in bytes.
    pub fn bytes(&self) -> usize {
        self.values.bytes()
            + self.splitter.bytes()
            + self.recent.bytes()
            + self.small.bytes()
            + self.dense.bytes()
            + self.large.bytes()
    }

    pub fn value(&mut self, board: &Board, budget: &mut Budget) -> Result<Value, Stopped> {
        if let Some(found) = self.dense.value(board, &mut self.values, budget) {
            return found;
        }
        let (window, _) = Window::around(board);
        self.depth = 0;
        self.whole(window, board.edge(), budget)
    }

    /// The value of a box of stones on the plane, eight squares to a row, if all parts are small.
    /// Where few stones stand in many ways, this is much quicker.
    pub(super) fn sparse(
        &mut self,
        stones: ByPlayer<u64>,
        rows: i32,
        columns: i32,
        budget: &mut Budget,
    ) -> Result<Option<Value>, Stopped> {
        let (rows, columns) = (rows + 2 * MARGIN, columns + 2 * MARGIN);
        let Some(empty) = Grid::<8>::new(rows, columns) else { return Ok(None) };
        let mut window = Window { stones: ByPlayer::from_fn(|_| empty), squares: empty };
        for row in 0..rows {
            window.squares.add_row(row, 0, u32::MAX >> (32 - columns));
        }
        for player in Player::BOTH {
            stones[player].copy_to(&mut window.stones[player], Square::new(-MARGIN, -MARGIN));
        }
        let mut sum = Value::ZERO;
        let found = live_parts(&window, |part| {
            let Some(bounds) =
                part.squares.bounds().filter(|bounds| bounds.rows().max(bounds.columns()) <= 8)
            else {
                return Err(None);
            };
            let value = self.small(&part.cut(0, bounds.first), budget).map_err(Some)?;
            sum = self.values.add(sum, value, budget).map_err(Some)?;
            Ok(())
        });
        match found {
            Ok(()) => Ok(Some(sum)),
            Err(None) => Ok(None),
            Err(Some(stopped)) => Err(stopped),
        }
    }

    /// The value of a position in a small window.
    fn small(&mut self, window: &Window<u64>, budget: &mut Budget) -> Result<Value, Stopped> {
        let place = (window.stones.left, window.stones.right, window.squares);
        if let Some(known) = self.recent.get(place) {
            return Ok(known);
        }
        let mut sum = Value::ZERO;
        live_parts(window, |part| {
            let value = self.look_up(&part, budget, |solver, budget| {
                let groups = solver.splitter.groups(&part);
                if let [group] = &groups[..]
                    && group.stones == part.occupied()
                {
                    return solver.expand(&part, budget);
                }
                let mut sum = Value::ZERO;
                for group in groups {
                    let mut part = part.only(&group.stones);
                    part.squares = group.reach;
                    let value = solver.small_part(&part, budget)?;
                    sum = solver.values.add(sum, value, budget)?;
                }
                Ok(sum)
            })?;
            sum = self.values.add(sum, value, budget)?;
            Ok(())
        })?;
        self.recent.enter(place, sum);
        Ok(sum)
    }

    /// The value of a position that is one part.
    pub(super) fn small_part(
        &mut self,
        window: &Window<u64>,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        let mut sum = Value::ZERO;
        live_parts(window, |part| {
            let value =
                self.look_up(&part, budget, |solver, budget| solver.expand(&part, budget))?;
            sum = self.values.add(sum, value, budget)?;
            Ok(())
        })?;
        Ok(sum)
    }

    #[inline]
    fn look_up(
        &mut self,
        window: &Window<u64>,
        budget: &mut Budget,
        find: impl FnOnce(&mut Solver, &mut Budget) -> Result<Value, Stopped>,
    ) -> Result<Value, Stopped> {
        let (key, is_swapped) = key(window);
        if let Some(known) = self.small.get(key) {
            return if is_swapped { self.values.negative(known, budget) } else { Ok(known) };
        }
        let value = find(self, budget)?;
        let kept = if is_swapped { self.values.negative(value, budget)? } else { value };
        self.small.enter(key, kept);
        Ok(value)
    }

    /// Whether one more position may be expanded.
    pub(super) fn begin(&self, budget: &mut Budget) -> Result<(), Stopped> {
        budget.spend()?;
        if self.depth > MOST_JUMPS {
            return Err(Stopped::Size);
        }
        if self.values.bytes() > self.memory / 4 {
            return Err(Stopped::Memory);
        }
        Ok(())
    }

    /// The value by what the jumps lead to.
    fn expand(&mut self, window: &Window<u64>, budget: &mut Budget) -> Result<Value, Stopped> {
        self.begin(budget)?;
        let mut options = self.spare.pop().unwrap_or_default();
        self.depth += 1;
        let mut found = Ok(());
        for player in Player::BOTH {
            options[player].clear();
            found = found.and_then(|()| {
                window.jumps(self.rules, player, |child| {
                    options[player].push(self.small(&child, budget)?);
                    Ok(())
                })
            });
        }
        self.depth -= 1;
        let value = found.and_then(|()| self.values.make_from(&mut options, budget));
        self.spare.push(options);
        self.positions += u64::from(value.is_ok());
        value
    }
}
