//! Values of cards: positions under both rules and typed values, in one store.

use std::cmp::Reverse;
use std::mem::swap;

use crate::sums::card::{Card, Game};
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use konane::{Board, Jump, Rules};
use solver::{BoundsSearch, Solver};
use value::{Outcome, ReadError, Value, Values};

/// The two solvers share one store of values: the one used last has it.
pub struct CardSolver {
    ancient: Solver,
    modern: Solver,
    has_store: Rules,
    memory: usize,
    /// How often everything has been forgotten; values from before are invalid.
    pub forgotten: u32,
}

impl CardSolver {
    /// `memory` roughly limits each solver's memory in bytes.
    pub fn new(memory: usize) -> CardSolver {
        CardSolver {
            ancient: Solver::with_memory(Rules::Ancient, memory),
            modern: Solver::with_memory(Rules::Modern, memory),
            has_store: Rules::Ancient,
            memory,
            forgotten: 0,
        }
    }

    /// Forgets everything.
    pub fn renew(&mut self) {
        let forgotten = self.forgotten + 1;
        *self = CardSolver { forgotten, ..CardSolver::new(self.memory) };
    }

    pub fn solver(&mut self, rules: Rules) -> &mut Solver {
        if rules != self.has_store {
            swap(&mut self.ancient.values, &mut self.modern.values);
            self.has_store = rules;
        }
        match rules {
            Rules::Ancient => &mut self.ancient,
            Rules::Modern => &mut self.modern,
        }
    }

    pub fn values(&mut self) -> &mut Values {
        let rules = self.has_store;
        &mut self.solver(rules).values
    }

    /// A number that grows with every result.
    pub fn learned(&self) -> u64 {
        self.ancient.learned() + self.modern.learned()
    }

    pub fn positions(&self) -> u64 {
        self.ancient.positions() + self.modern.positions()
    }

    pub fn value(&mut self, game: &Game, budget: &mut Budget) -> Result<Value, ReadError> {
        *budget = budget.within(self.memory);
        match game {
            Game::Position(rules, board) => Ok(self.solver(*rules).value(board, budget)?),
            Game::Value(text) => self.values().parse(text, budget),
        }
    }

    /// Narrows the bounds of a position.
    pub fn narrow(
        &mut self,
        search: &mut BoundsSearch,
        (rules, board): (Rules, &Board),
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        search.narrow(board, self.solver(rules), budget)
    }

    /// The value of all copies of cards with these values.
    pub fn total(
        &mut self,
        cards: &[Card],
        values: &[Value],
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        *budget = budget.within(self.memory);
        let store = self.values();
        let mut total = Value::ZERO;
        for (card, &value) in cards.iter().zip(values) {
            let copies = store.multiple(value, card.count.into(), budget)?;
            total = store.add(total, copies, budget)?;
        }
        Ok(total)
    }

    /// A player's moves in a game: each jump with its value, or the options of a value's canonical
    /// form.
    pub fn options(
        &mut self,
        game: &Game,
        value: Value,
        player: Player,
        budget: &mut Budget,
    ) -> Result<Vec<(Option<Jump>, Value)>, Stopped> {
        let Game::Position(rules, board) = game else {
            let options = self.values().options(value, player);
            return Ok(options.into_iter().map(|option| (None, option)).collect());
        };
        let solver = self.solver(*rules);
        let jumps = board.jumps(*rules, player);
        jumps
            .map(|jump| Ok((Some(jump), solver.value(&board.play_unchecked(jump), budget)?)))
            .collect()
    }

    /// Whether the player, moving second, wins a game of this value.
    pub fn holds(&mut self, value: Value, player: Player) -> bool {
        matches!(self.values().outcome(value), Outcome::Previous)
            || self.values().outcome(value) == Outcome::Wins(player)
    }

    /// A move by which the player, moving first, wins the sum: the index of the game, the jump, and the
    /// value after it.
    pub fn winning(
        &mut self,
        games: &[(Game, Value)],
        total: Value,
        player: Player,
        budget: &mut Budget,
    ) -> Result<Option<(usize, Option<Jump>, Value)>, Stopped> {
        if self.holds(total, player.other()) {
            return Ok(None);
        }
        // Copies of a game offer the same moves; the hottest game comes first.
        let mut places: Vec<usize> = Vec::new();
        for place in 0..games.len() {
            if places.iter().all(|&before| games[before].0 != games[place].0) {
                places.push(place);
            }
        }
        let mut heats = Vec::new();
        for &place in &places {
            heats.push((self.values().temperature(games[place].1, budget)?, place));
        }
        heats.sort_by_key(|&(heat, place)| (Reverse(heat), place));
        for (_, place) in heats {
            let (game, value) = &games[place];
            let rest = self.values().subtract(total, *value, budget)?;
            for (jump, option) in self.options(game, *value, player, budget)? {
                let after = self.values().add(rest, option, budget)?;
                if self.holds(after, player) {
                    return Ok(Some((place, jump, option)));
                }
            }
        }
        Ok(None)
    }
}
