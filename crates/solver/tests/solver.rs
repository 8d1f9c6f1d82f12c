//! The solver against the reference evaluator and the papers.

use basics::budget::Budget;
use basics::player::Player;
use konane::{Board, Edge, NIMBERS, Opening, Rules, nimber};
use papamu_solver::Solver;
use testing::{Trial, form_of, gallery, positions};
use value::Value;

/// One solver for all boards under the same rules.
#[test]
fn agrees_with_the_reference() {
    for rules in Rules::ALL {
        let (mut trial, mut solver) = (Trial::new(rules), Solver::new(rules));
        for board in positions(33, 10_000) {
            trial.check(&board, |board, forms| {
                let value = solver.value(board, &mut Budget::unlimited()).unwrap();
                form_of(&mut solver.values, value, forms)
            });
        }
    }
}

#[test]
fn nimbers_are_nimbers() {
    for n in NIMBERS {
        let (mut solver, budget) = (Solver::new(Rules::Ancient), &mut Budget::unlimited());
        let actual = solver.value(&nimber(n).unwrap(), budget).unwrap();
        assert_eq!(actual, solver.values.star(n), "*{n}");
    }
}

#[test]
fn agrees_with_the_gallery() {
    for exhibit in gallery() {
        let budget = &mut Budget::unlimited();
        let mut solver = Solver::new(exhibit.rules);
        let actual = solver.value(&exhibit.board, budget).unwrap();
        let expected = solver.values.parse(exhibit.value, budget).unwrap();
        assert_eq!(actual, expected, "{} should be {}", exhibit.name, exhibit.value);
    }
}

/// A worse guess of efforts changes no value, only how many positions the solver examines: no more
/// than BENCHMARKS.md says.
#[test]
fn values_take_no_more_positions_than_measured() {
    for (side, opening, most) in [
        (5, Opening::HorizontalCorner, 2_963),
        (6, Opening::HorizontalCorner, 348_903),
        (6, Opening::HorizontalMiddle, 418_603),
    ] {
        let board = Board::opened(side, side, opening).unwrap();
        let mut solver = Solver::new(Rules::Ancient);
        solver.value(&board, &mut Budget::unlimited()).unwrap();
        let found = solver.positions();
        assert!(found <= most, "{side} × {side}, {}: {found}", opening.name());
    }
}

/// A browser's stack has one megabyte.
#[test]
fn deep_lines_fit_on_a_small_stack() {
    let value = || {
        for (rows, columns) in [(5, 60), (17, 17), (40, 40), (150, 3)] {
            let mut board = Board::empty(rows, columns, Edge::Walls);
            for square in board.squares().skip(2) {
                let player = Player::ALL[(square.row + square.column) as usize % 2];
                board.set(square, Some(player));
            }
            let mut solver = Solver::new(Rules::Ancient);
            // Found in time only if the player who starts loses.
            let value = solver.value(&board, &mut Budget::steps(1_000));
            assert!(value.is_err() || value == Ok(Value::ZERO), "{rows} × {columns}: {value:?}");
        }
    };
    std::thread::Builder::new().stack_size(1 << 20).spawn(value).unwrap().join().unwrap();
}

/// A position on whose value two independent programs agree.
fn check(rules: Rules, edge: Edge, text: &str, name: &str) {
    let board = Board::parse(text, edge).unwrap();
    let (mut solver, budget) = (Solver::new(rules), &mut Budget::unlimited());
    let actual = solver.value(&board, budget).unwrap();
    let expected = solver.values.parse(name, budget).unwrap();
    assert_eq!(actual, expected, "{text} {edge:?} {rules:?} should be {name}");
}

fn lines(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').collect())
}

#[test]
fn agrees_with_two_other_programs() {
    for line in lines(include_str!("../../../tests/data/values.tsv")) {
        let rules = line[0].parse().unwrap();
        let edge = if line[1] == "board" { Edge::Walls } else { Edge::Plane };
        check(rules, edge, line[2], line[3]);
    }
    for line in lines(include_str!("../../../tests/data/nimbers.tsv")) {
        check(Rules::Ancient, Edge::Plane, line[0], line[1]);
    }
    for line in lines(include_str!("../../../tests/data/narrow.tsv")) {
        check(Rules::Ancient, Edge::Walls, line[0], line[2]);
    }
}
