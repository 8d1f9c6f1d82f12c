//! The second player's replies in a difference, and the rules behind them.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::sums::card::{Game, LONGEST_VALUE};
use crate::sums::card_solver::CardSolver;
use crate::sums::duel::{Duel, Move, MoveKind};
use basics::budget::Budget;
use konane::Jump;
use value::{Outcome, ReadError, Style, Value, WriteError};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    pub step: Move,
    pub rule: ReplyRule,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ReplyRule {
    /// The games were negatives of each other: the same move in the other one.
    Mirror,
    /// The opponent, who moves next, loses the sum after it.
    Values,
    /// No move wins.
    Lost,
}

impl CardSolver {
    /// The mirror image of the last move, if all games paired up before it.
    pub fn mirrored(before: &Duel, step: &Move) -> Option<Move> {
        let pair = *before.mirrors()?.get(step.game)?;
        let kind = match &step.kind {
            MoveKind::Jump(jump) => MoveKind::Jump(*jump),
            MoveKind::To(text) => match Game::Value(text.clone()).negative() {
                Game::Value(text) => MoveKind::To(text),
                Game::Position(..) => return None,
            },
        };
        Some(Move { game: pair, kind })
    }

    /// The reply to `last`, a move together with the state before it; `None` if there is no move.
    pub fn reply(
        &mut self,
        duel: &Duel,
        last: Option<(&Duel, &Move)>,
        budget: &mut Budget,
    ) -> Result<Option<Reply>, ReadError> {
        let mirrored = last.and_then(|(before, step)| CardSolver::mirrored(before, step));
        if let Some(step) = mirrored.filter(|step| duel.play(step).is_some()) {
            return Ok(Some(Reply { step, rule: ReplyRule::Mirror }));
        }
        if let Some(step) = self.winning_move(duel, budget)? {
            return Ok(Some(Reply { step, rule: ReplyRule::Values }));
        }
        let step = self.losing_move(duel, budget)?;
        Ok(step.map(|step| Reply { step, rule: ReplyRule::Lost }))
    }

    /// A winning move for the player to move.
    pub fn winning_move(
        &mut self,
        duel: &Duel,
        budget: &mut Budget,
    ) -> Result<Option<Move>, ReadError> {
        let (games, total) = self.valued_games(duel, budget)?;
        let found = self.winning(&games, total, duel.turn, budget)?;
        let found = found.map(|(game, jump, value)| self.written(game, jump, value, budget));
        found.transpose()
    }

    /// The games with their values, and their sum.
    pub fn valued_games(
        &mut self,
        duel: &Duel,
        budget: &mut Budget,
    ) -> Result<(Vec<(Game, Value)>, Value), ReadError> {
        let mut known = HashMap::<String, Value>::new();
        let (mut games, mut total) = (Vec::new(), Value::ZERO);
        for game in &duel.games {
            let text = game.to_string();
            let value = match known.get(&text) {
                Some(&value) => value,
                None => self.value(game, budget)?,
            };
            known.insert(text, value);
            total = self.values().add(total, value, budget)?;
            games.push((game.clone(), value));
        }
        Ok((games, total))
    }

    /// A losing move, preferably one after which the opponent can still go wrong.
    fn losing_move(&mut self, duel: &Duel, budget: &mut Budget) -> Result<Option<Move>, ReadError> {
        let (games, total) = self.valued_games(duel, budget)?;
        let mut chosen = None;
        for (place, (game, value)) in games.iter().enumerate() {
            let rest = self.values().subtract(total, *value, budget)?;
            for (jump, option) in self.options(game, *value, duel.turn, budget)? {
                let after = self.values().add(rest, option, budget)?;
                // If the first player wins the sum, the opponent can still go wrong.
                let is_open = self.values().outcome(after) == Outcome::Next;
                if chosen.is_none() || is_open {
                    chosen = Some((place, jump, option));
                }
                if is_open {
                    break;
                }
            }
        }
        let chosen = chosen.map(|(game, jump, value)| self.written(game, jump, value, budget));
        chosen.transpose()
    }

    /// Whether a move is legal: a playable jump, or a move to an option of a value.
    pub fn allows(
        &mut self,
        duel: &Duel,
        step: &Move,
        budget: &mut Budget,
    ) -> Result<bool, ReadError> {
        let (Some(game), MoveKind::To(text)) = (duel.games.get(step.game), &step.kind) else {
            return Ok(duel.play(step).is_some());
        };
        let value = self.value(game, budget)?;
        let to = self.value(&Game::Value(text.clone()), budget)?;
        Ok(game.board().is_none() && self.values().options(value, duel.turn).contains(&to))
    }

    /// The rule by which a move answers the one before it, and the value of the sum after it.
    pub fn rule(
        &mut self,
        [before, between, after]: [&Duel; 3],
        [asked, given]: [&Move; 2],
        budget: &mut Budget,
    ) -> Result<(ReplyRule, Option<Value>), ReadError> {
        if CardSolver::mirrored(before, asked).as_ref() == Some(given) {
            return Ok((ReplyRule::Mirror, None));
        }
        let (_, total) = self.valued_games(after, budget)?;
        let rule =
            if self.holds(total, between.turn) { ReplyRule::Values } else { ReplyRule::Lost };
        Ok((rule, Some(total)))
    }

    fn written(
        &mut self,
        game: usize,
        jump: Option<Jump>,
        value: Value,
        budget: &mut Budget,
    ) -> Result<Move, ReadError> {
        let kind = match jump {
            Some(jump) => MoveKind::Jump(jump),
            None => MoveKind::To(self.text(value, budget)?),
        };
        Ok(Move { game, kind })
    }

    /// A value in the notation for typing.
    pub fn text(&mut self, value: Value, budget: &mut Budget) -> Result<String, ReadError> {
        let text = self.values().write(value, Style::Plain, LONGEST_VALUE, budget);
        Ok(text.map_err(WriteError::stopped)?)
    }
}
