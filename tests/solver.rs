//! The solver against the reference evaluator and the papers.

#![cfg(not(target_arch = "wasm32"))]

mod util;

use papamu::budget::Budget;
use papamu::konane::{Board, Direction, Edge, NIMBERS, Rules, Square, nimber};
use papamu::player::Player;
use papamu::solver::{Reference, Side, Solver};
use papamu::value::{Style, Value};
use util::{Bridge, Random, boards, check_all, gallery};

/// The values of boards by the solver and by definition.
struct Trial {
    rules: Rules,
    reference: Reference,
    bridge: Bridge,
    solver: Solver,
}

impl Trial {
    fn new(rules: Rules) -> Self {
        let (reference, solver) = (Reference::new(rules), Solver::new(rules));
        Trial { rules, reference, bridge: Bridge::default(), solver }
    }

    #[track_caller]
    fn check(&mut self, board: &Board) {
        let expected = self.value(board);
        let actual = self.solver.value(board, &mut Budget::unlimited()).unwrap();
        let (edge, rules) = (board.edge(), self.rules);
        let name =
            self.solver.values.write(expected, Style::Plain, 2_000, &mut Budget::unlimited());
        assert_eq!(actual, expected, "{board} {edge:?} {rules:?} should be {name:?}");
    }

    /// The value by definition, in the solver's store.
    fn value(&mut self, board: &Board) -> Value {
        let expected = self.reference.value(board, &mut Budget::unlimited()).unwrap();
        self.bridge.values = std::mem::take(&mut self.solver.values);
        let expected = self.bridge.value(&self.reference.forms, expected);
        self.solver.values = std::mem::take(&mut self.bridge.values);
        expected
    }
}

#[test]
fn agrees_with_the_reference_on_random_boards() {
    for rules in Rules::ALL {
        let mut trial = Trial::new(rules);
        check_all(3_000, boards(1..=6, 2..=10, 2..=10), |board| trial.check(&board));
    }
}

/// Compared before they are valued, with a nimber, an integer, an up or a switch.
#[test]
fn comparisons_agree_with_the_reference_on_random_boards() {
    for rules in Rules::ALL {
        let mut trial = Trial::new(rules);
        check_all(300, boards(1..=6, 2..=10, 2..=10), |board| {
            let budget = &mut Budget::unlimited();
            let known = trial.value(&board);
            for text in ["0", "*", "*2", "^", "v*", "1/2", "-1", "3", "+-1", "{2|0}", "{0|-3}"] {
                let other = trial.solver.values.parse(text, budget).unwrap();
                let mut solver = Solver::new(rules);
                solver.values = std::mem::take(&mut trial.solver.values);
                for side in [Side::AtMost, Side::AtLeast] {
                    let actual = solver.compare(&board, side, other, budget).unwrap();
                    let (least, most) =
                        if side == Side::AtMost { (known, other) } else { (other, known) };
                    let expected = solver.values.at_most(least, most, budget).unwrap();
                    assert_eq!(
                        actual,
                        expected,
                        "{board} {:?} {rules:?} {side:?} {text}",
                        board.edge()
                    );
                }
                trial.solver.values = solver.values;
            }
        });
    }
}

/// Two clusters as far apart as their penetrations, or a little nearer or farther, with walls in
/// reach every other time: where splitting is likeliest to be too bold.
#[test]
fn agrees_with_the_reference_at_the_limit_of_splitting() {
    let cluster = || boards(3..=3, 3..=3, 0..=5);
    let clusters = (cluster(), cluster(), 0..=3, 3..=8);
    for rules in Rules::ALL {
        let mut trial = Trial::new(rules);
        check_all(1_500, &clusters, |(one, other, down, right)| {
            let way = Square::new(down, right);
            let mut board = Board::empty(3 + down, 3 + right, one.edge());
            for (at, player) in one.stones() {
                board.set(at, Some(player));
            }
            for (at, player) in other.stones() {
                board.set(at + way, Some(player));
            }
            trial.check(&board);
        });
    }
}

/// What random play leaves of a whole board: crowded corners, stuck stones, lonely ones.
#[test]
fn agrees_with_the_reference_after_random_play() {
    let mut random = Random::new(33);
    for rules in [Rules::Ancient, Rules::Modern] {
        let mut trial = Trial::new(rules);
        for round in 0..600 {
            let (rows, columns) = (1 + random.below(8) as i32, 2 + random.below(7) as i32);
            let mut board = Board::empty(rows, columns, Edge::Walls);
            for square in board.squares() {
                let is_left = (square.row + square.column + round) % 2 == 0;
                board.set(square, Some(if is_left { Player::Left } else { Player::Right }));
            }
            for _ in 0..2 + random.below(3) {
                let row = random.below(rows as usize) as i32;
                board.set(Square::new(row, random.below(columns as usize) as i32), None);
            }
            for turn in 0..64 {
                let player = Player::BOTH[turn % 2];
                let jumps = board.jumps(rules, player);
                if board.stones().count() <= 11 || jumps.is_empty() {
                    break;
                }
                board = board.play(jumps[random.below(jumps.len())]);
            }
            if board.stones().count() <= 13 {
                trial.check(&board);
            }
        }
    }
}

/// Few stones on large boards, some beside each other: parts in windows of all sizes.
#[test]
fn agrees_with_the_reference_on_large_boards() {
    let mut random = Random::new(33);
    for rules in [Rules::Ancient, Rules::Modern] {
        let mut trial = Trial::new(rules);
        for round in 0..600 {
            let edge = if round % 2 == 0 { Edge::Plane } else { Edge::Walls };
            let (rows, columns) = (1 + random.below(12) as i32, 9 + random.below(70) as i32);
            let (rows, columns) = if round % 4 < 2 { (rows, columns) } else { (columns, rows) };
            let mut board = Board::empty(rows, columns, edge);
            let (mut row, mut column) = (rows / 2, columns / 2);
            for (at, player) in random.board(4, 4, 11, edge).stones() {
                board.set(Square::new(row, column) + at, Some(player));
                row = (row + random.below(5) as i32 - 2).rem_euclid(rows);
                column = (column + random.below(5) as i32 - 2).rem_euclid(columns);
            }
            trial.check(&board);
        }
    }
}

/// Long chains of stones with few jumps, which only an exact search can split.
#[test]
fn agrees_with_the_reference_on_chains() {
    let mut random = Random::new(34);
    for rules in [Rules::Ancient, Rules::Modern] {
        let mut trial = Trial::new(rules);
        for _ in 0..200 {
            let mut board = Board::empty(40, 40, Edge::Plane);
            let mut at = Square::new(20, 20);
            board.set(at, Some(Player::Left));
            at = at.step(Direction::ALL[random.below(4)], 1);
            for _ in 0..10 + random.below(17) {
                board.set(at, Some(Player::BOTH[1 - usize::from(random.below(9) == 0)]));
                let turn = Direction::ALL[random.below(4)];
                at = at.step(if random.below(4) == 0 { turn } else { Direction::Down }, 2);
            }
            trial.check(&board);
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

/// The browser's stacks have a megabyte.
#[test]
fn deep_lines_fit_on_a_small_stack() {
    let value = || {
        for (rows, columns) in [(5, 60), (17, 17), (40, 40), (150, 3)] {
            let mut board = Board::empty(rows, columns, Edge::Walls);
            for square in board.squares().skip(2) {
                let player = Player::BOTH[(square.row + square.column) as usize % 2];
                board.set(square, Some(player));
            }
            let mut solver = Solver::new(Rules::Ancient);
            // Found in time only where whoever starts loses.
            let value = solver.value(&board, &mut Budget::steps(1_000));
            assert!(value.is_err() || value == Ok(Value::ZERO), "{rows} × {columns}: {value:?}");
        }
    };
    std::thread::Builder::new().stack_size(1 << 20).spawn(value).unwrap().join().unwrap();
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

/// A position whose value two independent programs agree on.
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
    for line in lines(include_str!("data/values.tsv")) {
        let rules = Rules::named(line[0]).unwrap();
        let edge = if line[1] == "board" { Edge::Walls } else { Edge::Plane };
        check(rules, edge, line[2], line[3]);
    }
    for line in lines(include_str!("data/nimbers.tsv")) {
        check(Rules::Ancient, Edge::Plane, line[0], line[1]);
    }
    for line in lines(include_str!("data/narrow.tsv")) {
        check(Rules::Ancient, Edge::Walls, line[0], line[2]);
    }
}
