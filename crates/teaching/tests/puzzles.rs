//! The puzzles of `static/puzzles.txt`: in each, exactly one jump wins.

use std::collections::HashSet;

use basics::budget::Budget;
use konane::{Board, Rules};
use solver::Solver;
use teaching::content::{LEVELS, Puzzle};
use value::Outcome;

fn puzzles() -> Vec<Puzzle> {
    Puzzle::read_all(include_str!("../../../static/puzzles.txt")).expect("puzzles")
}

#[test]
fn there_are_a_thousand() {
    let puzzles = puzzles();
    for level in 0..LEVELS {
        let count = puzzles.iter().filter(|puzzle| puzzle.level() == level).count();
        assert_eq!(count, 1_000 / LEVELS, "level {level}");
    }
    assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.positions));
    for puzzle in &puzzles {
        assert_eq!(puzzle.board.rows(), puzzle.board.columns());
        assert!([6, 8].contains(&puzzle.board.rows()));
    }
}

#[test]
fn none_is_another_turned_or_mirrored() {
    let mut seen = HashSet::new();
    for Puzzle { board, player, .. } in puzzles() {
        assert!(seen.insert((board.to_string(), player)), "{board}");
        let mut image = board;
        for number in 0..8 {
            image = if number == 4 { image.mirrored() } else { image.turned() };
            seen.insert((image.to_string(), player));
        }
    }
}

/// They were found by a search for the winner; here the exact values decide, as far as they are found soon.
#[test]
fn exactly_one_jump_wins_by_the_values() {
    let mut solver = Solver::new(Rules::Ancient);
    let mut wins = |board: &Board, player| {
        let value = solver.value(board, &mut Budget::steps(100_000)).ok()?;
        let outcome = solver.values.outcome(value);
        Some([Outcome::Wins(player), Outcome::Previous].contains(&outcome))
    };
    let mut decided = 0;
    for Puzzle { board, player, .. } in puzzles().into_iter().take(500) {
        let jumps = board.jumps(Rules::Ancient, player);
        let winning: Option<Vec<bool>> =
            jumps.map(|jump| wins(&board.play_unchecked(jump), player)).collect();
        let Some(winning) = winning else { continue };
        decided += 1;
        assert_eq!(winning.iter().filter(|&&wins| wins).count(), 1, "{board}");
    }
    assert!(decided >= 400, "{decided}");
}
