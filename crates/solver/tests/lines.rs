//! Steps along lines of play, back, and to other boards: the searches that a solver keeps serve the
//! next position and never give it a wrong answer.

use basics::budget::Budget;
use basics::player::Player;
use konane::{Board, Edge, Rules, Square};
use papamu_solver::{Reference, Solver};
use testing::{Bridge, Random, images};

/// A full board without two stones, possibly with one stone of the wrong colour.
fn crowded(random: &mut Random, rows: i32, columns: i32, edge: Edge) -> Board {
    let mut board = Board::empty(rows, columns, edge);
    for square in board.squares() {
        board.set(square, Some(Player::ALL[((square.row + square.column) % 2) as usize]));
    }
    let (row, column) = (random.below(rows as usize), random.below(columns as usize - 1));
    board.set(Square::new(row as i32, column as i32), None);
    board.set(Square::new(row as i32, column as i32 + 1), None);
    if random.below(2) == 0 {
        let other = Square::new((row as i32 + 2) % rows, column as i32);
        board.set(other, board.stone(other).map(Player::other));
    }
    board
}

/// The positions of a line of random jumps, except the first few.
fn line(random: &mut Random, rules: Rules, mut board: Board, first: usize) -> Vec<Board> {
    let mut line = Vec::new();
    for turn in 0..first + 4 {
        if turn >= first {
            line.push(board.clone());
        }
        let jumps = Vec::from_iter(board.jumps(rules, Player::ALL[turn % 2]));
        let Some(&jump) = jumps.get(random.below(jumps.len().max(1))) else { break };
        board = board.play_unchecked(jump);
    }
    line
}

#[test]
fn what_is_kept_of_a_line_serves_truly() {
    let mut random = Random::new(5);
    for rules in Rules::ALL {
        let (mut solver, mut reference) = (Solver::new(rules), Reference::new(rules));
        let mut bridge = Bridge::default();
        let budget = &mut Budget::unlimited();
        for round in 0..60 {
            let edge = Edge::ALL[round % 2];
            let board = crowded(&mut random, 4, 4, edge);
            let mut boards = line(&mut random, rules, board, 1);
            // Back again, and the same stones with a larger window.
            boards.extend(boards.clone().into_iter().rev());
            let wider = boards.iter().map(|board| board.window(Square::new(0, 0), 4, 5));
            boards.extend(wider.collect::<Vec<_>>());
            for board in boards {
                let form = reference.value(&board, budget).unwrap();
                std::mem::swap(&mut bridge.values, &mut solver.values);
                let expected = bridge.value(&reference.forms, form);
                std::mem::swap(&mut bridge.values, &mut solver.values);
                let actual = solver.value(&board, budget).unwrap();
                assert_eq!(actual, expected, "{board} {edge:?} {rules:?}");
            }
        }
    }
}

#[test]
fn a_jump_is_valued_where_its_position_was() {
    let budget = &mut Budget::unlimited();
    // A part on the plane, one between walls with stones on squares of the other colour, a full board.
    let boards = [
        ("xoxo/ox.o/x..x/oxox/xoxo", Edge::Plane),
        ("xoxox/oxxxo/xo..x/oxoxo/xoxox", Edge::Walls),
        ("xoxox/oxoxo/xoxox/oxoxo/..xox", Edge::Walls),
    ];
    for (text, edge) in boards {
        let board = Board::parse(text, edge).unwrap();
        let mut solver = Solver::new(Rules::Ancient);
        solver.value(&board, budget).unwrap();
        let (mut known, mut fresh) = (0, 0);
        for jump in board.jumps(Rules::Ancient, Player::Left) {
            let after = board.play_unchecked(jump);
            let before = solver.positions();
            solver.value(&after, budget).unwrap();
            known += solver.positions() - before;
            // Another position in between does no harm.
            solver.value(&Board::parse("xo.ox.x/ox.xo", edge).unwrap(), budget).unwrap();
            let mut other = Solver::new(Rules::Ancient);
            other.value(&after, budget).unwrap();
            fresh += other.positions();
        }
        assert!(10 * known < 9 * fresh, "{text}: {known} of {fresh}");
    }
}

/// Turned, mirrored and with the colours swapped: nothing is examined again.
#[test]
fn a_part_is_known_however_it_lies() {
    let budget = &mut Budget::unlimited();
    // An oblong and a square. Between walls a stone stands on a square of the other colour.
    for (text, edge) in
        [("xoxo/.x.o/ox.x", Edge::Plane), ("xo.ox/.xo.o/oxxo./x.ox./.o..x", Edge::Walls)]
    {
        let board = Board::parse(text, edge).unwrap();
        let mut solver = Solver::new(Rules::Ancient);
        let value = solver.value(&board, budget).unwrap();
        let negative = solver.values.negative(value, budget).unwrap();
        let positions = solver.positions();
        assert!(positions > 0 && value != negative, "{text}");
        for image in images(&board) {
            assert_eq!(solver.value(&image, budget), Ok(value), "{image}");
            assert_eq!(solver.value(&image.swapped(), budget), Ok(negative), "{image}");
        }
        assert_eq!(solver.positions(), positions, "{text}");
    }
}
