//! The search of a claim to the end of the game.

use std::collections::HashMap;

use crate::game::{Answer, Game, MOST_PAIRS, Stones, need};

/// What the search of one claim has found.
pub struct End<'a> {
    game: &'a Game,
    winner: bool,
    /// How many different claims may be looked up,
    most: usize,
    /// and have been.
    pub looked_up: usize,
    /// For each value, which positions the winner wins moving second.
    known: HashMap<usize, HashMap<Stones, bool>>,
}

impl<'a> End<'a> {
    /// No claim looked up so far. `winner` (`true` is Left) is to win; at most `most` different claims are looked up.
    pub fn new(game: &'a Game, winner: bool, most: usize) -> Self {
        End { game, winner, most, looked_up: 0, known: HashMap::new() }
    }

    /// Whether the winner, moving second, wins the position minus the value.
    pub fn is_true(&mut self, value: usize, stones: &[u8]) -> Answer {
        self.follows(value, stones, 0)
    }

    fn follows(&mut self, value: usize, stones: &[u8], pairs: usize) -> Answer {
        need(pairs < MOST_PAIRS, || "an end is too long".to_string())?;
        self.game.follows(self.winner, value, stones, &mut |value, stones| {
            self.holds(value, stones, pairs + 1)
        })
    }

    fn holds(&mut self, value: usize, stones: &[u8], pairs: usize) -> Answer {
        if let Some(&holds) = self.known.get(&value).and_then(|known| known.get(stones)) {
            return Ok(holds);
        }
        self.looked_up += 1;
        need(self.looked_up <= self.most, || {
            format!("an end has more than {} positions", self.most)
        })?;
        let holds = self.follows(value, stones, pairs)?;
        self.known.entry(value).or_default().insert(stones.into(), holds);
        Ok(holds)
    }
}
