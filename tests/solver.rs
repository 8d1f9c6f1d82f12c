//! The solver against the reference evaluator and the papers.

#![cfg(not(target_arch = "wasm32"))]

mod util;

use papamu::budget::Budget;
use papamu::konane::{Edge, Rules};
use papamu::solver::{Reference, Solver};
use util::{Bridge, Random, gallery};

#[test]
fn agrees_with_the_reference_on_random_boards() {
    let mut random = Random::new(31);
    let budget = &mut Budget::unlimited();
    for rules in [Rules::Ancient, Rules::Modern] {
        let mut reference = Reference::new(rules);
        let mut bridge = Bridge::default();
        let mut solver = Solver::new(rules);
        for round in 0..3_000 {
            let (rows, columns) = (1 + random.below(6) as i32, 2 + random.below(9) as i32);
            let stones = 2 + random.below(9);
            let edge = if round % 2 == 0 { Edge::Plane } else { Edge::Walls };
            let board = random.board(rows, columns, stones, edge);
            let expected = reference.value(&board, budget).unwrap();
            let name = reference.forms.write(expected, 2_000);
            // Numbers have one id in all stores, others are compared in the solver's.
            bridge.values = std::mem::take(&mut solver.values);
            let expected = bridge.value(&reference.forms, expected);
            solver.values = std::mem::take(&mut bridge.values);
            let actual = solver.value(&board, budget).unwrap();
            assert_eq!(actual, expected, "{board} {edge:?} {rules:?} should be {name:?}");
        }
    }
}

/// Larger positions take too long for now.
const STONES: usize = 12;

#[test]
fn agrees_with_the_gallery() {
    for exhibit in gallery().filter(|exhibit| exhibit.board.stones().count() <= STONES) {
        let budget = &mut Budget::unlimited();
        let mut solver = Solver::new(exhibit.rules);
        let actual = solver.value(&exhibit.board, budget).unwrap();
        let expected = solver.values.parse(exhibit.value, budget).unwrap();
        assert_eq!(actual, expected, "{} should be {}", exhibit.name, exhibit.value);
    }
}

#[test]
fn agrees_with_itself_in_slices_and_in_little_memory() {
    let board = papamu::konane::Board::parse("..oxo/xoxox/oxoxo/xoxox", Edge::Walls).unwrap();
    let mut solver = Solver::with_memory(Rules::Ancient, 4 << 20);
    let value = (0..100_000).find_map(|_| solver.value(&board, &mut Budget::steps(50)).ok());
    assert_eq!(value, Some(papamu::value::Value::ZERO));
    assert!(solver.bytes() <= 5 << 20, "{} bytes are too many", solver.bytes());
}

/// A position whose value two independent programs agree on.
fn check(rules: Rules, edge: Edge, text: &str, name: &str) {
    let board = papamu::konane::Board::parse(text, edge).unwrap();
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
    for line in lines(include_str!("data/values.tsv")) {
        let rules = if line[0] == "modern" { Rules::Modern } else { Rules::Ancient };
        let edge = if line[1] == "board" { Edge::Walls } else { Edge::Plane };
        check(rules, edge, line[2], line[3]);
    }
    for line in lines(include_str!("data/nimbers.tsv")) {
        check(Rules::Ancient, Edge::Plane, line[0], line[1]);
    }
    for line in lines(include_str!("data/narrow.tsv")).filter(|line| line[0].len() <= 20) {
        check(Rules::Ancient, Edge::Walls, line[0], line[2]);
    }
}
