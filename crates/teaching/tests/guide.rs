//! The values in texts for newcomers, against the solver.

use basics::budget::Budget;
use basics::player::Player;
use konane::{Board, Edge, Rules};
use solver::Solver;
use teaching::content::{
    EXAMPLES, HOW_TO_PLAY, STARTING_SUMS, THREE_SENTENCES, Valued, WHY_A_HALF, Worth, exhibit,
};
use value::{Style, Value};
use words::aloud;

#[track_caller]
fn check(solver: &mut Solver, board: &Board, worth: &Worth) -> Value {
    let budget = &mut Budget::unlimited();
    let value = solver.value(board, budget).unwrap();
    let name = solver.values.name_tree(value, Style::Unicode, 1000, budget).unwrap();
    let (signs, words) = (name.write(Style::Unicode, 1000).unwrap(), aloud(&name, 1000).unwrap());
    assert_eq!((signs.as_str(), words.as_str()), (worth.signs, worth.words));
    value
}

#[test]
fn examples_are_worth_what_they_say() {
    for example in &EXAMPLES {
        let board = Board::parse(example.board, example.edge).unwrap();
        assert_eq!(board.to_string(), example.board, "{}", example.title.english);
        check(&mut Solver::new(example.rules), &board, &example.worth);
        let exhibit = exhibit(example.exhibit).unwrap();
        assert_eq!(exhibit.name, example.exhibit);
        let only = exhibit.family().and_then(|family| family.only);
        assert!(only.is_none_or(|only| only == example.rules), "{}", example.title.english);
    }
}

#[test]
fn what_one_begins_with_is_worth_what_it_says() {
    let sums = STARTING_SUMS.iter().flat_map(|sum| sum.g.iter().chain(sum.h));
    for Valued { rules, edge, board, worth } in sums {
        check(&mut Solver::new(*rules), &Board::parse(board, *edge).unwrap(), worth);
    }
}

#[test]
fn tours_say_what_boards_are_worth() {
    for tour in [&HOW_TO_PLAY, &THREE_SENTENCES, &WHY_A_HALF] {
        let mut solver = Solver::new(tour.rules);
        for scene in tour.scenes {
            let words = scene.says.english;
            assert!(words.split_whitespace().count() <= 40, "{words}");
            let board = Board::parse(scene.board, tour.edge).unwrap();
            let board = scene.jumps.iter().fold(board, |board, &jump| board.play_unchecked(jump));
            if let Some(worth) = &scene.worth {
                check(&mut solver, &board, worth);
            }
        }
    }
}

/// The claims of the second tour.
#[test]
fn a_half_lies_between_its_jumps() {
    let (mut solver, budget) = (Solver::new(Rules::Ancient), &mut Budget::unlimited());
    let board = Board::parse("oxo.ox", Edge::Plane).unwrap();
    let mut after = |board: &Board, player| -> Vec<(Board, String)> {
        let boards = board.jumps(Rules::Ancient, player).map(|jump| board.play_unchecked(jump));
        let named = boards.map(|board| {
            let value = solver.value(&board, budget).unwrap();
            (board, solver.values.write(value, Style::Plain, 1000, budget).unwrap())
        });
        named.collect()
    };
    let names = |options: &[(Board, String)]| -> Vec<String> {
        options.iter().map(|(_, name)| name.clone()).collect()
    };
    let left = after(&board, Player::Left);
    assert_eq!(names(&left), ["^*", "-1", "0"]);
    assert_eq!(names(&after(&board, Player::Right)), ["1"]);
    // Right can reply to the first one, and then neither player can jump.
    let answers = after(&left[0].0, Player::Right);
    let is_over = |board: &Board| {
        Player::ALL.iter().all(|&player| board.jumps(Rules::Ancient, player).next().is_none())
    };
    assert!(answers.iter().any(|(board, _)| is_over(board)));
    // From 1, Left has one move left, and Right none.
    let one = &after(&board, Player::Right)[0].0;
    assert!(!after(one, Player::Left).is_empty() && after(one, Player::Right).is_empty());
    let mut parse = |text| solver.values.parse(text, budget).unwrap();
    assert_eq!(parse("{0|1}"), parse("1/2"));
}
