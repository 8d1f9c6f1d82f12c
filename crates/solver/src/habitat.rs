//! A value's habitat: the positions of fewest stones that have it, in growing boxes.

mod level_window;

use std::collections::HashSet;

use crate::Solver;
use basics::budget::{Budget, Stopped};
use basics::player::ByPlayer;
use konane::{Board, Census, Colours, Level, Rules, Scope, levels, typical};
use level_window::LevelWindow;
use value::{ReadError, Value};

/// The most positions that are remembered to avoid showing one twice.
const MOST_SHOWN: usize = 20_000;

/// Searches for a value, level by level. A stopped search continues.
pub struct Habitat {
    rules: Rules,
    scope: Scope,
    memory: usize,
    /// The value as it was typed: each new solver reads it again.
    text: String,
    /// The solver that values the positions. The search replaces it when its tables are full.
    pub solver: Solver,
    target: Option<Target>,
    levels: Vec<Level>,
    /// How many levels are done.
    done: usize,
    census: Option<Census>,
    /// The shared window of the level's positions.
    level_window: Option<LevelWindow>,
    /// The position that is being valued.
    current: Option<ByPlayer<u64>>,
    examined: u64,
    /// How many positions of the fewest stones were found in finished levels, and in this one.
    count: u64,
    more: u64,
    /// With free colours the census may generate a position twice.
    shown: HashSet<Board>,
    /// The fewest stones found so far; positions of more are skipped.
    fewest: u32,
    /// Whether nothing has been valued since full tables forced a new solver.
    is_fresh: bool,
}

#[derive(Clone, Copy)]
struct Target {
    value: Value,
    negative: Value,
}

impl Habitat {
    /// Starts after `done` levels, which have `count` positions of `fewest` stones. Positions of more
    /// stones are skipped.
    pub fn new(
        rules: Rules,
        scope: Scope,
        text: &str,
        (done, fewest, count): (usize, u32, u64),
        memory: usize,
    ) -> Self {
        Habitat {
            rules,
            scope,
            memory,
            text: text.to_string(),
            solver: Solver::with_memory(rules, memory),
            target: None,
            levels: levels(scope),
            done,
            census: None,
            level_window: None,
            current: None,
            examined: 0,
            count,
            more: 0,
            shown: HashSet::new(),
            fewest,
            is_fresh: false,
        }
    }

    /// The value that is searched for.
    pub fn target(&mut self, budget: &mut Budget) -> Result<Value, ReadError> {
        if let Some(target) = self.target {
            return Ok(target.value);
        }
        *budget = budget.within(self.memory);
        let values = &mut self.solver.values;
        let value = values.parse(&self.text, budget)?;
        let negative = values.negative(value, budget)?;
        self.target = Some(Target { value, negative });
        Ok(value)
    }

    /// How many levels are done.
    pub fn done(&self) -> usize {
        self.done
    }

    /// The level that is being searched; `None` at the end.
    pub fn level(&self) -> Option<Level> {
        self.levels.get(self.done).copied()
    }

    /// How many positions have been examined.
    pub fn examined(&self) -> u64 {
        self.examined
    }

    /// How many positions of the fewest stones were found in finished levels, and in this one.
    pub fn counts(&self) -> (u64, u64) {
        (self.count, self.more)
    }

    /// A number that changes with every result.
    pub fn learned(&self) -> u64 {
        let place = self.census.as_ref().map_or(0, Census::place);
        let in_window = self.level_window.as_ref().map_or(0, LevelWindow::learned);
        let learned = self.examined + self.done as u64 + self.solver.learned() + in_window;
        learned.wrapping_add(place)
    }

    /// The next position that has the value and no more stones than those before it; `None` at the end.
    pub fn next(&mut self, budget: &mut Budget) -> Result<Option<Board>, ReadError> {
        loop {
            self.target(budget)?;
            let Some(level) = self.level() else { return Ok(None) };
            if level.stones > self.fewest {
                self.finish();
                continue;
            }
            let census = self.census.get_or_insert_with(|| Census::new(self.scope, level));
            if self.current.is_none() {
                self.current = census.next(budget)?;
            }
            let Some(stones) = self.current else {
                self.finish();
                continue;
            };
            let found = match self.found(level, stones, budget) {
                Ok(found) => found,
                Err(Stopped::Memory) if !self.is_fresh => {
                    self.target = None;
                    self.level_window = None;
                    self.solver = Solver::with_memory(self.rules, self.memory);
                    self.is_fresh = true;
                    continue;
                }
                // This position alone needs more than the whole memory.
                Err(Stopped::Memory | Stopped::Size | Stopped::Overflow) => {
                    self.skip();
                    continue;
                }
                Err(stopped) => return Err(stopped.into()),
            };
            self.skip();
            let (Some(found), Some(target)) = (found, self.target) else { continue };
            if level.stones < self.fewest {
                (self.fewest, self.count) = (level.stones, 0);
            }
            let board = level.board(self.scope.edge, stones);
            let board = if found == target.value { board } else { board.swapped() };
            let board = typical(&board, target.value == target.negative);
            if self.scope.colours == Colours::Any && self.shown.len() < MOST_SHOWN {
                if self.shown.contains(&board) {
                    continue;
                }
                self.shown.insert(board.clone());
            }
            self.more += 1;
            return Ok(Some(board));
        }
    }

    /// Leaves the current position, valued or not. Returns whether there was one.
    pub fn skip(&mut self) -> bool {
        let is_there = self.current.take().is_some();
        self.examined += u64::from(is_there);
        self.is_fresh = false;
        is_there
    }

    fn finish(&mut self) {
        self.census = None;
        self.level_window = None;
        self.done += 1;
        self.count += self.more;
        self.more = 0;
        self.shown.clear();
    }

    /// The position's value, if it is the target or its negative.
    fn found(
        &mut self,
        level: Level,
        stones: ByPlayer<u64>,
        budget: &mut Budget,
    ) -> Result<Option<Value>, Stopped> {
        let Some(Target { value, negative }) = self.target else { return Ok(None) };
        let level_window = || LevelWindow::new(level, self.scope, self.rules, self.memory / 4);
        let level_window = self.level_window.get_or_insert_with(level_window);
        level_window.found(level, stones, [value, negative], &mut self.solver, budget)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Reference;
    use konane::Edge;
    use std::collections::HashSet;

    const MEMORY: usize = 32 << 20;

    fn board(text: &str, edge: Edge) -> Board {
        Board::parse(text, edge).unwrap()
    }

    /// All finds of the fewest stones within the first `levels` levels.
    fn finds(rules: Rules, scope: Scope, value: &str, levels: usize) -> (u32, HashSet<String>) {
        let mut habitat = Habitat::new(rules, scope, value, (0, u32::MAX, 0), MEMORY);
        habitat.levels.truncate(levels);
        let (mut fewest, mut finds) = (u32::MAX, HashSet::new());
        while let Some(board) = habitat.next(&mut Budget::unlimited()).unwrap() {
            let stones = board.stones().count() as u32;
            assert!(stones <= fewest, "{board} has more stones than one before it");
            if stones < fewest {
                finds.clear();
            }
            fewest = stones;
            finds.insert(board.to_string());
        }
        (fewest, finds)
    }

    #[test]
    fn finds_the_gallery() {
        let plane = Scope::default();
        let walls = Scope { edge: Edge::Walls, ..plane };
        for (rules, scope, value, stones, position) in [
            (Rules::Ancient, plane, "0", 0, "1"),
            (Rules::Ancient, plane, "*", 2, "xo"),
            (Rules::Modern, plane, "*", 2, "xo"),
            (Rules::Modern, plane, "^", 3, "x.xo"),
            (Rules::Modern, plane, "v", 3, "o.ox"),
            (Rules::Ancient, plane, "-1", 3, "xox"),
            (Rules::Ancient, plane, "1", 3, "oxo"),
            (Rules::Ancient, plane, "*2", 4, "xo/.xo"),
            (Rules::Ancient, plane, "{0|*} + *", 3, "o.ox"),
            (Rules::Ancient, walls, "1", 2, "xo."),
        ] {
            let (fewest, found) = finds(rules, scope, value, 150);
            assert_eq!(fewest, stones, "{rules:?} {scope:?} {value}: {found:?}");
            let meant = typical(&board(position, scope.edge), value.starts_with('*')).to_string();
            assert!(found.contains(&meant), "{rules:?} {value}: {meant} is not in {found:?}");
        }
    }

    #[test]
    fn finds_what_a_full_search_finds() {
        let values =
            [("*", "xo"), ("1", "oxo"), ("-1", "xox"), ("*2", "xo/.xo"), ("1/2", "oxo.ox")];
        for rules in [Rules::Ancient, Rules::Modern] {
            for (edge, colours) in [
                (Edge::Plane, Colours::Opening),
                (Edge::Plane, Colours::Any),
                (Edge::Walls, Colours::Any),
            ] {
                let scope = Scope { edge, colours };
                let mut reference = Reference::new(rules);
                let budget = &mut Budget::unlimited();
                for level in [
                    Level { stones: 4, rows: 1, columns: 5 },
                    Level { stones: 4, rows: 2, columns: 3 },
                    Level { stones: 5, rows: 3, columns: 3 },
                ] {
                    for (value, example) in values {
                        let example = board(example, Edge::Plane);
                        let meant = reference.value(&example, budget).unwrap();
                        let mut expected = HashSet::new();
                        for board in level.all_boards(scope) {
                            if reference.value(&board, budget).unwrap() == meant {
                                expected
                                    .insert(typical(&board, value.starts_with('*')).to_string());
                            }
                        }
                        let mut habitat =
                            Habitat::new(rules, scope, value, (0, u32::MAX, 0), MEMORY);
                        habitat.levels = vec![level];
                        let mut found = HashSet::new();
                        while let Some(board) = habitat.next(budget).unwrap() {
                            assert!(found.insert(board.to_string()), "{board} comes twice");
                        }
                        assert_eq!(found, expected, "{value} {rules:?} {scope:?} {level:?}");
                        // Images of a board are examined once.
                        let examined = found.len() as u64..=level.all_boards(scope).len() as u64;
                        assert!(examined.contains(&habitat.examined()), "{level:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn goes_on_after_every_stop() {
        let new = |from: (usize, u32, u64)| {
            Habitat::new(Rules::Ancient, Scope::default(), "*2", from, MEMORY)
        };
        let mut whole = new((0, 5, 0));
        let first = whole.next(&mut Budget::unlimited()).unwrap();
        let mut sliced = new((0, 5, 0));
        let (mut steps, mut slices) = (1, 0);
        let found = loop {
            let before = sliced.learned();
            match sliced.next(&mut Budget::steps(steps)) {
                Ok(found) => break found,
                Err(stopped) => assert_eq!(stopped, Stopped::Budget.into()),
            }
            slices += 1;
            steps = if sliced.learned() == before { 2 * steps } else { 1 };
        };
        assert_eq!((found, slices > 10), (first, true));
        // Finished levels are not searched again, and positions with more than the known stones are
        // skipped.
        let mut rest = new((whole.done(), 3, 0));
        assert_eq!(rest.next(&mut Budget::unlimited()), Ok(None));
        assert_eq!(rest.level(), None);
        assert!(new((0, 9, 0)).target(&mut Budget::steps(0)).is_ok());
    }

    /// A new solver would not help, so nobody asks again.
    #[test]
    fn a_value_that_does_not_fit_into_the_memory_ends_the_search() {
        let hot = "{2|1}+{4|1}+{7|2}";
        let mut small = Habitat::new(Rules::Ancient, Scope::default(), hot, (0, 9, 0), 1_000);
        let found = small.next(&mut Budget::steps(100_000));
        assert_eq!(found, Err(ReadError::Stopped(Stopped::Memory)));
    }
}
