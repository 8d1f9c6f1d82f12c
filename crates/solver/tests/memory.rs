//! The solver when it is stopped all the time and when it forgets all the time.

use basics::budget::{Budget, Stopped};
use konane::{Board, Edge, Opening, Rules};
use papamu_solver::{Inequality, Solver};
use testing::{Random, Trial, form_of, in_slices, positions};
use value::Value;
use value::reference::{Form, Forms};

/// A solver may exceed its limit by a quarter and by the initial size of its tables.
fn most_bytes(memory: usize) -> usize {
    memory + memory / 4 + (64 << 10)
}

#[test]
fn agrees_with_the_reference_in_slices() {
    let mut random = Random::new(5);
    for rules in Rules::ALL {
        let mut trial = Trial::new(rules);
        for board in positions(34, 3_000) {
            trial.check(&board, |board, forms| {
                let mut solver = Solver::with_memory(rules, 8 << 20);
                let ask = |solver: &mut Solver, budget: &mut Budget| solver.value(board, budget);
                let value = in_slices(&mut solver, &mut random, 60, ask).unwrap();
                form_of(&mut solver.values, value, forms)
            });
        }
    }
}

/// The value of a board, and how many positions were examined, in the least memory (a power of two)
/// that holds the values themselves.
fn forgetful(
    rules: Rules,
    board: &Board,
    random: &mut Random,
    count: &mut u64,
    forms: &mut Forms,
) -> Form {
    for memory in (10..24).map(|bits| 1 << bits) {
        let mut solver = Solver::with_memory(rules, memory);
        let ask = |solver: &mut Solver, budget: &mut Budget| solver.value(board, budget);
        let answer = in_slices(&mut solver, random, 3_000, ask);
        let bytes = solver.bytes();
        assert!(bytes <= most_bytes(memory), "{bytes} bytes of {memory} for {board}");
        if answer != Err(Stopped::Memory) {
            *count += solver.positions();
            return form_of(&mut solver.values, answer.unwrap(), forms);
        }
    }
    panic!("{board} should need less memory");
}

#[test]
fn agrees_with_the_reference_when_it_forgets_all_the_time() {
    let mut random = Random::new(6);
    let (mut forgetting, mut remembering) = (0, 0);
    for rules in Rules::ALL {
        let mut trial = Trial::new(rules);
        for board in positions(35, 2_000) {
            trial.check(&board, |board, forms| {
                forgetful(rules, board, &mut random, &mut forgetting, forms)
            });
            let mut solver = Solver::new(rules);
            solver.value(&board, &mut Budget::unlimited()).unwrap();
            remembering += solver.positions();
        }
    }
    assert!(forgetting > 3 * remembering / 2, "{forgetting} positions in place of {remembering}");
}

#[test]
fn goes_on_in_slices_on_large_boards_and_in_little_memory() {
    let board = Board::parse("xo/.xo/..xo/...xo/....xo/.....xo/......x", Edge::Plane).unwrap();
    let mut solver = Solver::with_memory(Rules::Ancient, 4 << 20);
    let value = (0..10_000).find_map(|_| solver.value(&board, &mut Budget::steps(50)).ok());
    assert_eq!(value, Some(solver.values.star(2)));
    assert!(solver.bytes() <= 5 << 20, "{} bytes are too many", solver.bytes());
}

#[test]
fn agrees_with_itself_in_slices_and_in_little_memory() {
    let board = Board::parse("..oxo/xoxox/oxoxo/xoxox", Edge::Walls).unwrap();
    let mut solver = Solver::with_memory(Rules::Ancient, 4 << 20);
    let value = (0..100_000).find_map(|_| solver.value(&board, &mut Budget::steps(50)).ok());
    assert_eq!(value, Some(Value::ZERO));
    assert!(solver.bytes() <= 5 << 20, "{} bytes are too many", solver.bytes());
}

/// Boards too hard to value here: 8 × 8 squares with 36 and 40 stones.
fn hard_boards() -> impl Iterator<Item = &'static str> {
    let lines = include_str!("../../../benches/data/bench8.txt").lines();
    let hard = lines.filter(|line| line.contains("k36_") || line.contains("k40_"));
    hard.filter_map(|line| line.split(' ').next())
}

/// One board after another, of each kind that has its own tables.
#[test]
fn takes_no_more_memory_than_it_may() {
    let memory = 1 << 20;
    let mut solver = Solver::with_memory(Rules::Ancient, memory);
    for (index, text) in hard_boards().take(12).enumerate() {
        let edge = Edge::ALL[index % 2];
        let mut board = Board::parse(text, edge).unwrap();
        if index % 3 == 0 {
            let (at, player) = board.stones().next().unwrap();
            board.set(at, Some(player.other()));
        }
        let answer = solver.value(&board, &mut Budget::steps(20_000));
        assert!(answer.is_err(), "{board} should be too hard");
        let bytes = solver.bytes();
        assert!(bytes <= most_bytes(memory), "{bytes} bytes of {memory} for {board}");
    }
}

/// A solver keeps nothing of boards that have not been asked about for long.
#[test]
fn gives_memory_back_after_other_boards() {
    let mut solver = Solver::with_memory(Rules::Ancient, 64 << 20);
    let hard = Board::parse(hard_boards().next().unwrap(), Edge::Walls).unwrap();
    assert_eq!(solver.value(&hard, &mut Budget::steps(30_000)), Err(Stopped::Budget));
    let before = solver.bytes() - solver.values.bytes();
    for columns in 1..9 {
        let small = Board::parse(&format!("xo{columns}"), Edge::Walls).unwrap();
        assert_eq!(
            solver.value(&small, &mut Budget::steps(100)),
            Ok(solver.values.from_integer(1))
        );
    }
    let after = solver.bytes() - solver.values.bytes();
    assert!(after < before / 4, "{after} of {before} bytes are still taken");
}

/// Every question is given up once the values take more than a quarter of the memory, and not before.
#[test]
fn values_have_a_quarter_of_the_memory() {
    let hard = |edge| Board::parse(hard_boards().next().unwrap(), edge).unwrap();
    // Each kind has its own tables; the last is too large for a window of its own.
    let large = Board::opened(40, 40, Opening::HorizontalMiddle).unwrap();
    for board in [hard(Edge::Walls), hard(Edge::Plane), large] {
        let memory = 1 << 16;
        for (taken, expected) in [(memory / 8, Stopped::Budget), (memory / 4, Stopped::Memory)] {
            let mut solver = Solver::with_memory(Rules::Ancient, memory);
            for number in 1.. {
                if solver.values.bytes() > taken {
                    break;
                }
                let switch = format!("{{{number}|-{number}}}");
                solver.values.parse(&switch, &mut Budget::unlimited()).unwrap();
            }
            let value = solver.value(&board, &mut Budget::steps(5));
            assert_eq!(value, Err(expected), "{board}");
            let answer =
                solver.compare(&board, Inequality::AtMost, Value::ZERO, &mut Budget::steps(5));
            assert_eq!(answer, Err(expected), "{board}");
        }
    }
}
