//! The value of a position: look it up, else split it, and look at what the jumps lead to.

use hashbrown::HashMap;

use crate::budget::{Budget, Stopped};
use crate::konane::{Board, Field, Rules, Split, Splitter, Wide, Wider, Window, lives};
use crate::memo::Memo;
use crate::player::{ByPlayer, Player};
use crate::solver::dense::Dense;
use crate::solver::part::{LargeKey, key, large_key};
use crate::solver::table::Table;
use crate::value::{Value, Values};

/// Values positions of one set of rules.
///
/// A search that has been stopped goes on where it was when it is asked again: what it has found
/// is in the tables.
pub struct Solver {
    rules: Rules,
    pub values: Values,
    splitter: Splitter,
    /// Values of positions as they stand, found without any ado.
    recent: Memo<(u64, u64, u64), Value>,
    small: Table<[u32; 6]>,
    dense: Dense,
    /// Parts too large for the table. They are never forgotten: a search that is stopped and asked
    /// again would find them over and over.
    large: LargeTable,
    /// Large positions as they stand, to save splitting them.
    seen: LargeTable,
    /// How much memory the tables and the values may take, in bytes.
    memory: usize,
    positions: u64,
    /// Lists of options that are not in use.
    spare: Vec<ByPlayer<Vec<Value>>>,
    depth: u32,
}

#[derive(Default)]
struct LargeTable {
    values: HashMap<LargeKey, Value>,
    bytes: usize,
}

impl LargeTable {
    fn enter(&mut self, key: LargeKey, value: Value) {
        self.bytes += 40 + size_of_val(&key[..]);
        self.values.insert(key, value);
    }
}

/// What a solver takes when nothing else is said, in bytes.
const MEMORY: usize = 256 << 20;
/// More would not stay in the processor's cache.
const RECENT: usize = 512 << 10;
/// Each jump of a line takes a call and a stone.
const MOST_STONES: u32 = 300;

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
            large: LargeTable::default(),
            seen: LargeTable::default(),
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
            + self.large.bytes
            + self.seen.bytes
    }

    pub fn value(&mut self, board: &Board, budget: &mut Budget) -> Result<Value, Stopped> {
        if let Some(found) = self.dense.value(board, &mut self.values, budget) {
            return found;
        }
        let (window, _) = Window::around(board);
        self.depth = 0;
        self.large(&window, budget)
    }

    /// The value of a position in a small window.
    fn small(&mut self, window: &Window<u64>, budget: &mut Budget) -> Result<Value, Stopped> {
        let place = (window.stones.left, window.stones.right, window.squares);
        if let Some(known) = self.recent.get(place) {
            return Ok(known);
        }
        let mut sum = Value::ZERO;
        lives(window, |part| {
            let value = self.look_up(&part, budget, |solver, budget| {
                let groups = solver.splitter.groups(&part);
                if let [group] = &groups[..]
                    && group.stones == part.occupied()
                {
                    return solver.expand(&part, budget, Solver::small);
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
    fn small_part(&mut self, window: &Window<u64>, budget: &mut Budget) -> Result<Value, Stopped> {
        let mut sum = Value::ZERO;
        lives(window, |part| {
            let value = self.look_up(&part, budget, |solver, budget| {
                solver.expand(&part, budget, Solver::small)
            })?;
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

    /// The value of a position in a window of any size.
    fn large<B: Split>(
        &mut self,
        window: &Window<B>,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        let key = large_key(window);
        if let Some(&known) = self.seen.values.get(&key) {
            return Ok(known);
        }
        let mut sum = Value::ZERO;
        for group in self.splitter.groups(window) {
            let mut part = window.only(&group.stones);
            part.squares = group.reach;
            let value = self.large_part(&part, budget)?;
            sum = self.values.add(sum, value, budget)?;
        }
        if self.seen.bytes > self.memory / 8 {
            self.seen = LargeTable::default();
        }
        self.seen.enter(key, sum);
        Ok(sum)
    }

    /// The value of a part of a position, in a window that is just large enough.
    fn large_part<B: Split>(
        &mut self,
        part: &Window<B>,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        let Some(bounds) = part.squares.bounds() else {
            return Ok(Value::ZERO);
        };
        if bounds.rows() <= 8 && bounds.columns() <= 8 {
            return self.small_part(&part.cut(0u64, bounds.first), budget);
        }
        let key = large_key(part);
        if let Some(&known) = self.large.values.get(&key) {
            return Ok(known);
        }
        if self.large.bytes > self.memory / 4 {
            return Err(Stopped::Memory);
        }
        let value = match bounds.rows().max(bounds.columns()) {
            ..=16 => {
                let window = part.cut(Wide::default(), bounds.first);
                self.expand(&window, budget, Solver::large)
            }
            17..=32 => {
                let window = part.cut(Wider::default(), bounds.first);
                self.expand(&window, budget, Solver::large)
            }
            _ => {
                let empty = Field::new(bounds.rows(), bounds.columns());
                let window = part.cut(empty, bounds.first);
                self.expand(&window, budget, Solver::large)
            }
        }?;
        self.large.enter(key, value);
        Ok(value)
    }

    /// The value by what the jumps lead to.
    fn expand<B: Split>(
        &mut self,
        window: &Window<B>,
        budget: &mut Budget,
        value_of: impl Fn(&mut Solver, &Window<B>, &mut Budget) -> Result<Value, Stopped>,
    ) -> Result<Value, Stopped> {
        budget.spend()?;
        if self.depth == 0 && window.occupied().count() > MOST_STONES {
            return Err(Stopped::Size);
        }
        if self.values.bytes() > self.memory / 4 {
            return Err(Stopped::Memory);
        }
        let mut options = self.spare.pop().unwrap_or_default();
        self.depth += 1;
        let mut found = Ok(());
        for player in Player::BOTH {
            options[player].clear();
            found = found.and_then(|()| {
                window.jumps(self.rules, player, |child| {
                    options[player].push(value_of(self, &child, budget)?);
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
