//! Who wins from a state of a game, with its removals and passes.

use std::collections::HashMap;

use basics::budget::{Budget, Stopped};
use basics::player::Player;
use game::{GameStage, State, Turn};
use konane::{Board, Jump};
use solver::{Inequality, OutcomeSearch, Solver};

/// Boards of more stones are not searched to the end: a single step would take too long.
const MOST_STONES: usize = 400;

/// The solvers and the budget of a search.
pub struct Solvers<'a> {
    pub solver: &'a mut Solver,
    pub outcomes: &'a mut OutcomeSearch,
    pub budget: &'a mut Budget,
}

/// Known winners: by the board, the player to move, and the value of the passes.
#[derive(Default)]
pub struct Winners(HashMap<(Board, Player, i64), Player>);

impl Winners {
    pub fn winner(&mut self, state: &State, solvers: &mut Solvers) -> Result<Player, Stopped> {
        if state.is_given_up() {
            return Ok(state.turn);
        }
        if state.stage != GameStage::Jumps {
            let winning = self.winning_turn(state, solvers)?;
            return Ok(if winning.is_some() { state.turn } else { state.turn.other() });
        }
        let key = (state.board.clone(), state.turn, state.passes_worth());
        if let Some(&known) = self.0.get(&key) {
            return Ok(known);
        }
        let wins = decide(state, solvers)?;
        self.0.insert(key, wins);
        Ok(wins)
    }

    /// A winning turn for the player to move; `None` if this player loses.
    pub fn winning_turn(
        &mut self,
        state: &State,
        solvers: &mut Solvers,
    ) -> Result<Option<Turn>, Stopped> {
        if is_of_board(state) {
            return Ok(winning_jump(state, solvers)?.map(Turn::Jump));
        }
        for turn in state.turns() {
            if self.winner(&state.after(turn), solvers)? == state.turn {
                return Ok(Some(turn));
            }
        }
        Ok(None)
    }

    /// All winning turns.
    pub fn winning_turns(
        &mut self,
        state: &State,
        solvers: &mut Solvers,
    ) -> Result<Vec<Turn>, Stopped> {
        let mut winning = Vec::new();
        for turn in state.turns() {
            if self.winner(&state.after(turn), solvers)? == state.turn {
                winning.push(turn);
            }
        }
        Ok(winning)
    }
}

/// Whether the board alone decides the winner. Equal numbers of passes cancel.
pub fn is_of_board(state: &State) -> bool {
    state.stage == GameStage::Jumps && state.passes_worth() == 0
}

/// A winning jump, in a state where the board alone decides the winner.
pub fn winning_jump(state: &State, solvers: &mut Solvers) -> Result<Option<Jump>, Stopped> {
    is_searchable(state)?;
    solvers.outcomes.best_jump(&state.board, state.turn, solvers.budget)
}

fn decide(state: &State, solvers: &mut Solvers) -> Result<Player, Stopped> {
    if is_of_board(state) {
        let winning = winning_jump(state, solvers)?;
        return Ok(if winning.is_some() { state.turn } else { state.turn.other() });
    }
    is_searchable(state)?;
    // The player to move loses if the board and the passes together are at most 0 for Left, at least 0
    // for Right.
    let inequality = match state.turn {
        Player::Left => Inequality::AtMost,
        Player::Right => Inequality::AtLeast,
    };
    let against = solvers.solver.values.from_integer(-state.passes_worth());
    let loses = solvers.solver.compare(&state.board, inequality, against, solvers.budget)?;
    Ok(if loses { state.turn.other() } else { state.turn })
}

fn is_searchable(state: &State) -> Result<(), Stopped> {
    let stones = state.board.stones().count();
    if stones > MOST_STONES { Err(Stopped::Size) } else { Ok(()) }
}
