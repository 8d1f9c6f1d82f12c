//! Proofs of random positions answer every move of the loser.

use basics::budget::Budget;
use basics::dice::Dice;
use basics::player::Player;
use checker::{Standing, Walk};
use konane::{Board, Edge, Rules};
use proof::{Goal, prove};

/// How many positions of one proof are walked.
const MOST: usize = 3_000;

/// Makes every move of the loser, and after each answer again.
fn walk_all(walk: &mut Walk, standing: &Standing, count: &mut usize) {
    let below = walk.claims_below(standing).unwrap();
    for place in 0..walk.moves(standing).unwrap().len() {
        *count += 1;
        if *count > MOST {
            return;
        }
        let answered = walk.answer(standing, place);
        let after = answered
            .unwrap_or_else(|problem| panic!("{problem}: move {place} of {standing:?}"))
            .after;
        assert!(walk.claims_below(&after).unwrap() <= below);
        assert!(
            walk.stones(&after).len() < walk.stones(standing).len() || after.value < standing.value
        );
        walk_all(walk, &after, count);
    }
}

/// Sums, whose parts fall into further parts.
const SUMS: [&str; 2] = ["oxo.ox/1/1/1/oxo.ox", "xo.xo/1/1/xo/oxo"];

#[test]
fn every_move_of_the_loser_is_answered() {
    for number in 0..60 {
        let mut dice = Dice(number);
        let mut below = |bound: u64| dice.below(bound) as i32;
        let edge = if number % 2 == 0 { Edge::Plane } else { Edge::Walls };
        let mut board = Board::empty(6, 9, edge);
        // Some of the boards fall apart.
        for _ in 0..4 + below(5) {
            let square = konane::Square::new(2 * below(3), below(9));
            let player = Player::ALL[below(2) as usize];
            board.set(square, Some(player));
        }
        if let Some(sum) = SUMS.get(number as usize) {
            board = Board::parse(sum, Edge::Plane).unwrap();
        }
        let winners = Player::ALL.map(Goal::Winner);
        for goal in [Goal::Value, Goal::Not("^"), winners[0], winners[1]] {
            let budget = &mut Budget::unlimited();
            let text = prove(Rules::Ancient, &board, goal, 1, 1 << 24, budget);
            // A board may be worth what it is said not to be.
            let Ok(text) = text.map(|proof| proof.to_string()) else { continue };
            let mut walk = Walk::of(&text).unwrap();
            for winner in 0..if goal == Goal::Value { 2 } else { 1 } {
                let (first, standing) = walk.begin(0, winner).unwrap();
                let has_first = text.contains(" |> ") || text.contains(" <| ");
                assert_eq!(first.is_some(), has_first);
                walk_all(&mut walk, &standing, &mut 0);
            }
        }
    }
}
