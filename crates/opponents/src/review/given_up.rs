//! The amount that a jump gave up in its part, and its cost on the whole board.

use basics::budget::{Budget, Stopped};
use basics::player::Player;
use game::State;
use konane::{Board, Jump, Square};
use solver::Solver;
use value::Dyadic;

/// The greatest number by which other jumps in its part were better, and those jumps. `None` if no
/// other jump was better by a number.
pub fn amount_given_up(
    state: &State,
    part: &[Square],
    played: Jump,
    solver: &mut Solver,
    budget: &mut Budget,
) -> Result<Option<(Dyadic, Vec<Jump>)>, Stopped> {
    let alone: Board = state.board.only(part);
    let kept = solver.value(&alone.play_unchecked(played), budget)?;
    let mut most: Option<(Dyadic, Vec<Jump>)> = None;
    for jump in alone.jumps(state.rules, state.turn) {
        let other = solver.value(&alone.play_unchecked(jump), budget)?;
        let (more, less) = match state.turn {
            Player::Left => (other, kept),
            Player::Right => (kept, other),
        };
        let gain = solver.values.subtract(more, less, budget)?;
        if !solver.values.is_number(gain) {
            continue;
        }
        let amount = solver.values.stop(gain, Player::Left).number;
        match &mut most {
            _ if amount <= Dyadic::from(0) => {}
            Some((greatest, jumps)) if *greatest == amount => jumps.push(jump),
            Some((greatest, _)) if *greatest > amount => {}
            _ => most = Some((amount, vec![jump])),
        }
    }
    Ok(most)
}

/// By how much the mean after the best jump is better than after this one. Means of parts add up: so a
/// jump changes the mean by what it changes in its part.
pub fn cost(
    state: &State,
    parts: &[Vec<Square>],
    played: Jump,
    solver: &mut Solver,
    budget: &mut Budget,
) -> Result<Dyadic, Stopped> {
    let mut mean = |board: &Board| {
        let value = solver.value(board, budget)?;
        solver.values.mean(value, budget)
    };
    let mut gains = Vec::new();
    for part in parts {
        let alone = state.board.only(part);
        let before = mean(&alone)?;
        for jump in alone.jumps(state.rules, state.turn) {
            let after = mean(&alone.play_unchecked(jump))?;
            let gain = match state.turn {
                Player::Left => after.checked_sub(before),
                Player::Right => before.checked_sub(after),
            };
            gains.push((gain.ok_or(Stopped::Size)?, jump));
        }
    }
    let best = gains.iter().map(|&(gain, _)| gain).max();
    let played = gains.iter().find(|&&(_, jump)| jump == played).map(|&(gain, _)| gain);
    let cost = best.zip(played).and_then(|(best, played)| best.checked_sub(played));
    cost.ok_or(Stopped::Size)
}
