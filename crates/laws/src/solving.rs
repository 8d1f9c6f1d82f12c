//! The solver against the definition, on small boards of any kind.

use std::collections::HashMap;

use crate::choices::Choices;
use basics::budget::Budget;
use basics::player::Player;
use konane::{Board, Rules};
use solver::{OutcomeSearch, Reference, Solver};
use testing::{Random, form_of, in_slices};
use value::{Outcome, Value};

/// Boards with more positions than this are left to the tests of the solver.
const MOST_POSITIONS: u64 = 3_000;

/// The value and the winners, whole, in slices, and with little memory.
pub fn solver(input: &[u8]) {
    let mut choices = Choices::new(input);
    let rules = choices.rules();
    let mut random = Random::new(choices.below(256) as u64);
    let board = choices.board(5, 7, 11);
    let mut reference = Reference::new(rules);
    let Ok(expected) = reference.value(&board, &mut Budget::steps(MOST_POSITIONS)) else { return };

    let mut check = |solver: &mut Solver, value: Value| {
        let form = form_of(&mut solver.values, value, &mut reference.forms);
        assert_eq!(form, expected, "{board} {:?} {rules:?}", board.edge());
    };
    let mut whole = Solver::new(rules);
    let value = whole.value(&board, &mut Budget::unlimited()).expect("a small board");
    check(&mut whole, value);
    let mut sliced = Solver::new(rules);
    let value =
        in_slices(&mut sliced, &mut random, 60, |solver, budget| solver.value(&board, budget));
    check(&mut sliced, value.expect("a small board"));

    let mut known = HashMap::new();
    let [left, right] = Player::ALL.map(|first| winner(rules, &board, first, &mut known));
    let outcome = Outcome::from_winners(left, right);
    for memory in [1 << 20, 1 << 24] {
        let mut search = OutcomeSearch::new(rules, memory);
        let found = search.outcome(&board, &mut Budget::unlimited());
        assert_eq!(found, Ok(outcome), "{board} {:?} {rules:?}", board.edge());
    }
    let moves = whole.moves(&board, &mut Budget::unlimited()).expect("a small board");
    for player in Player::ALL {
        let valued = &moves[player];
        assert_eq!(valued.len(), board.jumps(rules, player).count());
        for valued in valued {
            assert!(board.can_jump(rules, player, valued.jump));
            let after =
                winner(rules, &board.play_unchecked(valued.jump), player.other(), &mut known);
            assert_eq!(valued.wins, after == player, "{board} {:?} {rules:?}", valued.jump);
        }
    }
}

/// Who wins, by playing everything out.
pub fn winner(
    rules: Rules,
    board: &Board,
    first: Player,
    known: &mut HashMap<(Board, Player), Player>,
) -> Player {
    let key = (board.trimmed(), first);
    if let Some(&known) = known.get(&key) {
        return known;
    }
    let mut jumps = board.jumps(rules, first);
    let wins =
        jumps.any(|jump| winner(rules, &board.play_unchecked(jump), first.other(), known) == first);
    let winner = if wins { first } else { first.other() };
    known.insert(key, winner);
    winner
}
