//! Sums of values.

use std::collections::HashMap;

use crate::game::{Answer, Game, MOST_PAIRS, need};

/// What the comparison of one sum may look up.
const MOST_STEPS: u64 = 2_000_000;

/// What has been found of sums of values minus a value.
#[derive(Default)]
pub struct Sums {
    known: HashMap<(bool, Vec<usize>, usize), bool>,
    steps: u64,
}

impl Sums {
    /// Whether the winner, moving second, wins the sum of the values minus the value.
    pub fn is_enough(
        &mut self,
        game: &Game,
        winner: bool,
        values: &[usize],
        value: usize,
    ) -> Answer {
        self.steps = 0;
        self.wins(game, winner, values, value, 0)
    }

    fn wins(
        &mut self,
        game: &Game,
        winner: bool,
        values: &[usize],
        value: usize,
        pairs: usize,
    ) -> Answer {
        let mut sorted = values.to_vec();
        sorted.sort_unstable();
        let place = (winner, sorted, value);
        if let Some(&known) = self.known.get(&place) {
            return Ok(known);
        }
        self.steps += 1;
        let is_short = self.steps < MOST_STEPS && pairs < MOST_PAIRS;
        need(is_short, || "a sum of values takes too long to compare".to_string())?;
        let mut is_enough = true;
        for (values, value) in moves(game, values, value, !winner) {
            is_enough = self.wins_first(game, winner, &values, value, pairs)?;
            if !is_enough {
                break;
            }
        }
        self.known.insert(place, is_enough);
        Ok(is_enough)
    }

    fn wins_first(
        &mut self,
        game: &Game,
        winner: bool,
        values: &[usize],
        value: usize,
        pairs: usize,
    ) -> Answer {
        for (values, value) in moves(game, values, value, winner) {
            if self.wins(game, winner, &values, value, pairs + 1)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// What a player's moves make of the sum of the values minus the value.
pub fn moves(
    game: &Game,
    values: &[usize],
    value: usize,
    player: bool,
) -> Vec<(Vec<usize>, usize)> {
    let in_values = values.iter().enumerate().flat_map(|(place, &summand)| {
        game.options(summand, player).iter().map(move |&option| {
            let mut after = values.to_vec();
            after[place] = option;
            (after, value)
        })
    });
    let in_value = game.options(value, !player).iter().map(|&option| (values.to_vec(), option));
    in_values.chain(in_value).collect()
}
