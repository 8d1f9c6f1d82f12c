//! Who wins: against the reference evaluator and against published results for whole boards.

use basics::budget::{Budget, Stopped};
use basics::player::Player::{self, Left, Right};
use game::{Beginning, Removal};
use konane::{Board, Edge, Opening, Rules, Square};
use papamu_solver::{OutcomeSearch, Reference, canonical_position};
use testing::{Random, boards, check_all, images};
use value::Outcome;

const MEMORY: usize = 64 << 20;

fn search(rules: Rules) -> OutcomeSearch {
    OutcomeSearch::new(rules, MEMORY)
}

#[track_caller]
fn check(search: &mut OutcomeSearch, reference: &mut Reference, board: &Board) {
    let budget = &mut Budget::unlimited();
    let value = reference.value(board, budget).unwrap();
    let expected = reference.forms.outcome(value, budget).unwrap();
    assert_eq!(search.outcome(board, budget).unwrap(), expected, "{board} {:?}", board.edge());
}

/// Some stones of a full board: each colour on its own squares.
fn checkered(random: &mut Random, rows: i32, columns: i32, stones: usize) -> Board {
    let mut board = Board::full(rows, columns);
    let squares: Vec<Square> = board.squares().collect();
    while board.stones().count() > stones {
        board.set(squares[random.below(squares.len())], None);
    }
    if random.below(2) == 0 { board } else { board.swapped() }
}

#[test]
fn agrees_with_the_reference_on_any_colouring() {
    for rules in Rules::ALL {
        let (mut search, mut reference) = (search(rules), Reference::new(rules));
        check_all(2_000, boards(1..=6, 2..=8, 2..=10), |board| {
            check(&mut search, &mut reference, &board);
        });
    }
}

#[test]
fn several_threads_agree_with_the_reference() {
    let mut random = Random::new(29);
    for rules in Rules::ALL {
        let mut reference = Reference::new(rules);
        for threads in [2, 3, 8] {
            let mut search = OutcomeSearch::with_threads(rules, MEMORY, threads);
            for _ in 0..20 {
                let board = checkered(&mut random, 5, 5, 12);
                check(&mut search, &mut reference, &board);
            }
        }
    }
}

#[test]
fn agrees_with_the_reference_on_boards_from_the_opening() {
    let mut random = Random::new(12);
    for rules in [Rules::Ancient, Rules::Modern] {
        let (mut search, mut reference) = (search(rules), Reference::new(rules));
        for round in 0..2_000 {
            let (rows, columns) = (1 + random.below(5) as i32, 2 + random.below(4) as i32);
            let stones = 4 + random.below(8);
            let edge = if round % 4 == 0 { Edge::Plane } else { Edge::Walls };
            let board = checkered(&mut random, rows, columns, stones).with_edge(edge);
            check(&mut search, &mut reference, &board);
        }
    }
}

/// Windows of every size: the stones of two small boards, placed on a large one.
#[test]
fn agrees_with_the_reference_on_large_boards() {
    let mut random = Random::new(13);
    for rules in [Rules::Ancient, Rules::Modern] {
        let (mut search, mut reference) = (search(rules), Reference::new(rules));
        for (sides, rounds) in [(9, 150), (16, 100), (30, 60), (70, 30)] {
            for round in 0..rounds {
                let edge = if round % 2 == 0 { Edge::Plane } else { Edge::Walls };
                let rows = 3 + random.below(sides) as i32;
                let mut board = Board::empty(rows, sides as i32, edge);
                let (stones, apart) = (2 + random.below(5), 3 + random.below(sides - 5) as i32);
                for place in [0, apart] {
                    for (square, owner) in random.board(3, 4, stones, edge).stones() {
                        board.set(Square::new(square.row, square.column + place), Some(owner));
                    }
                }
                check(&mut search, &mut reference, &board);
            }
        }
    }
}

/// A single part with more stones than are valued at the leaves.
#[test]
fn agrees_with_the_reference_on_crowded_planes() {
    let mut random = Random::new(14);
    for rules in [Rules::Ancient, Rules::Modern] {
        let (mut search, mut reference) = (search(rules), Reference::new(rules));
        for _ in 0..30 {
            let board = random.board(4, 5, 18, Edge::Plane);
            check(&mut search, &mut reference, &board);
        }
    }
}

#[test]
fn turning_and_swapping_keep_the_winner() {
    let mut random = Random::new(15);
    let budget = &mut Budget::unlimited();
    let mut search = search(Rules::Ancient);
    for _ in 0..200 {
        let board = checkered(&mut random, 5, 6, 22);
        let mut turned = Board::empty(6, 5, Edge::Walls);
        for (square, owner) in board.stones() {
            turned.set(Square::new(square.column, 4 - square.row), Some(owner));
        }
        for player in Player::ALL {
            let winner = search.winner(&board, player, budget).unwrap();
            assert_eq!(search.winner(&turned, player, budget).unwrap(), winner, "{board}");
            let swapped = search.winner(&board.swapped(), player.other(), budget).unwrap();
            assert_eq!(swapped, winner.other(), "{board}");
        }
    }
}

/// The positions of the paper's narrow boards; `tests/solver.rs` has their values.
#[test]
fn openings_are_those_of_the_paper() {
    let mut found = 0;
    for line in
        include_str!("../../../tests/data/narrow.tsv").lines().filter(|line| !line.starts_with('#'))
    {
        let [text, name, value] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("three columns expected in {line}");
        };
        let (size, name) = name.split_once(' ').unwrap();
        let (rows, columns) = size.split_once('x').unwrap();
        let (rows, columns) = (rows.parse().unwrap(), columns.parse().unwrap());
        let opening = name.parse::<Opening>().unwrap();
        let board = Board::opened(rows, columns, opening).unwrap();
        let expected = Board::parse(text, Edge::Walls).unwrap();
        assert_eq!(board, expected, "{size} {name}");
        found += 1;
        // A number's sign says who wins.
        if let Ok(value) = value.parse::<i32>()
            && rows * columns <= 24
        {
            let expected = match value.signum() {
                1 => Outcome::Wins(Left),
                -1 => Outcome::Wins(Right),
                _ => Outcome::Previous,
            };
            let outcome = search(Rules::Ancient).outcome(&board, &mut Budget::unlimited());
            assert_eq!(outcome, Ok(expected), "{size} {name}");
        }
    }
    assert!(found > 100);
}

#[test]
fn openings_need_room() {
    assert_eq!(Board::opened(1, 5, Opening::VerticalCorner), None);
    assert_eq!(Board::opened(1, 5, Opening::VerticalMiddle), None);
    assert_eq!(Board::opened(5, 1, Opening::HorizontalCorner), None);
    assert_eq!(Board::opened(5, 1, Opening::HorizontalMiddle), None);
}

/// Who wins if `first` removes first and jumps first.
fn winner_of_whole_board(full: &Board, first: Player) -> Player {
    let budget = &mut Budget::unlimited();
    let mut search = search(Rules::Ancient);
    let mut removals = Removal::Tournament.first(full, first).peekable();
    assert!(removals.peek().is_some());
    let wins = removals.any(|square| {
        let board = full.clone().without(square);
        let mut answers = Removal::Tournament.second(&board, first.other(), square);
        answers.all(|answer| {
            let board = board.clone().without(answer);
            search.winner(&board, first, budget).unwrap() == first
        })
    });
    if wins { first } else { first.other() }
}

/// The encyclopaedia's results for small boards.
#[test]
fn whole_boards() {
    for (rows, columns) in [(4, 4), (4, 5), (4, 6)] {
        assert_eq!(
            winner_of_whole_board(&Board::full(rows, columns), Left),
            Right,
            "{rows} {columns}"
        );
    }
    assert_eq!(winner_of_whole_board(&Board::full(5, 5), Left), Left);
}

/// Pairs in the centre or at a corner: the second player wins 4 × 4 and 6 × 6, and 5 × 5 is
/// worth 1 for the player whose stones were at the corners.
#[test]
fn single_openings() {
    let budget = &mut Budget::unlimited();
    for (inequality, expected) in
        [(4, Outcome::Previous), (5, Outcome::Wins(Left)), (6, Outcome::Previous)]
    {
        let mut search = search(Rules::Ancient);
        for opening in Opening::ALL {
            let board = Board::opened(inequality, inequality, opening).unwrap();
            assert_eq!(search.outcome(&board, budget).unwrap(), expected, "{board}");
        }
    }
    // For 6 × 7 the corner is published.
    let board = Board::opened(6, 7, Opening::HorizontalCorner).unwrap();
    assert_eq!(search(Rules::Ancient).winner(&board, Left, budget), Ok(Right));
    let mut swapped = search(Rules::Ancient);
    let board = Board::opened(5, 5, Opening::VerticalCorner).unwrap().swapped();
    assert_eq!(swapped.outcome(&board, budget).unwrap(), Outcome::Wins(Right));
}

/// With a centre of four squares one may also remove outwards, and then the second player no longer
/// wins 4 × 4. No paper says so; the reference does.
#[test]
fn openings_that_lead_out_of_the_centre() {
    let (mut search, mut reference) = (search(Rules::Ancient), Reference::new(Rules::Ancient));
    let full = Board::full(4, 4);
    for first in Removal::Tournament.first(&full, Left) {
        for second in Removal::Tournament.second(&full, Right, first) {
            let board = full.clone().without(first).without(second);
            check(&mut search, &mut reference, &board);
        }
    }
}

#[test]
fn one_image_stands_for_all() {
    let mut random = Random::new(18);
    for _ in 0..300 {
        let (rows, columns) = (1 + random.below(8) as i32, 1 + random.below(8) as i32);
        let board = checkered(&mut random, rows, columns, 9);
        let player = Player::ALL[random.below(2)];
        // With swapped colours the other player has the same position.
        let both = |image: Board| [(image.swapped(), player.other()), (image, player)];
        let images: Vec<(Board, Player)> = images(&board).into_iter().flat_map(both).collect();
        for (image, player) in &images {
            let canonical = canonical_position(image, *player).expect("an exact key");
            assert!(images.contains(&(canonical.clone(), Left)), "{image} {player:?}");
            // Turning an oblong board makes another one.
            let same = images.iter().filter(|(other, _)| other.rows() == image.rows());
            for (other, player) in same {
                assert_eq!(
                    canonical_position(other, *player).as_ref(),
                    Some(&canonical),
                    "{other}"
                );
            }
        }
    }
    for (text, edge) in [("xo.", Edge::Plane), ("xx.", Edge::Walls), ("xoxoxoxo.", Edge::Walls)] {
        assert_eq!(canonical_position(&Board::parse(text, edge).unwrap(), Left), None, "{text}");
    }
}

#[test]
fn wins_are_played_out() {
    let mut random = Random::new(16);
    let budget = &mut Budget::unlimited();
    for rules in [Rules::Ancient, Rules::Modern] {
        let mut search = search(rules);
        for round in 0..150 {
            let mut board = match round % 3 {
                0 => checkered(&mut random, 5, 5, 20),
                1 => random.board(4, 5, 14, Edge::Walls),
                _ => random.board(4, 5, 12, Edge::Plane),
            };
            let mut player = Player::ALL[random.below(2)];
            let winner = search.winner(&board, player, budget).unwrap();
            loop {
                let jumps = Vec::from_iter(board.jumps(rules, player));
                if jumps.is_empty() {
                    assert_ne!(player, winner);
                    break;
                }
                let best = search.best_jump(&board, player, budget).unwrap();
                assert_eq!(best.is_some(), player == winner, "{board} {player:?}");
                let jump = best.unwrap_or(jumps[random.below(jumps.len())]);
                assert!(jumps.contains(&jump), "{board} {jump:?}");
                board = board.play_unchecked(jump);
                player = player.other();
            }
        }
    }
}

#[test]
fn lines_end_with_the_win() {
    let mut random = Random::new(17);
    for round in 0..60 {
        let edge = if round % 2 == 0 { Edge::Plane } else { Edge::Walls };
        let board = random.board(4, 5, 13, edge);
        let mut search = search(Rules::Ancient);
        let winner = search.winner(&board, Left, &mut Budget::unlimited()).unwrap();
        let mut line = Vec::new();
        // In slices and in one go.
        while search.extend_line(&board, Left, &mut line, &mut Budget::steps(20)).is_err() {}
        let last = if line.len() % 2 == 1 { Left } else { Right };
        assert_eq!(last, winner, "{board}");
        // Its jumps refer to the squares of the board that was asked about.
        let roomy = board.window(Square::new(-4, -4), board.rows() + 8, board.columns() + 8);
        let (mut board, by) = if edge == Edge::Plane { (roomy, 4) } else { (board, 0) };
        let mut player = Left;
        for mut jump in line {
            jump.from = jump.from + Square::new(by, by);
            assert!(board.can_jump(Rules::Ancient, player, jump));
            board = board.play_unchecked(jump);
            player = player.other();
        }
        assert!(board.jumps(Rules::Ancient, player).next().is_none());
    }
}

#[test]
fn slices_go_on_and_tell_how_far_they_are() {
    let board = Board::opened(5, 6, Opening::HorizontalCorner).unwrap();
    let mut whole = search(Rules::Ancient);
    let expected = whole.winner(&board, Left, &mut Budget::unlimited()).unwrap();
    let mut sliced = search(Rules::Ancient);
    let (mut slices, mut refuted) = (0, 0);
    let winner = loop {
        match sliced.winner(&board, Left, &mut Budget::steps(500)) {
            Ok(winner) => break winner,
            Err(stopped) => assert_eq!(stopped, Stopped::Budget),
        }
        slices += 1;
        let (player, outlook) = sliced.outlook().unwrap();
        assert_eq!((player, outlook.jumps), (Left, board.jumps(Rules::Ancient, Left).count()));
        assert!(refuted <= outlook.refuted && outlook.refuted < outlook.jumps);
        assert!(board.can_jump(Rules::Ancient, Left, outlook.promising.unwrap()));
        refuted = outlook.refuted;
    };
    assert_eq!(winner, expected);
    assert_eq!(sliced.positions(), whole.positions(), "nothing is done twice");
    assert!(slices > 10);
    assert_eq!(sliced.outlook(), None);
}

/// Both starting players, in slices so small that neither search ends within one.
#[test]
fn outcomes_go_on_as_well() {
    let board = Board::opened(5, 5, Opening::HorizontalCorner).unwrap();
    let mut search = search(Rules::Ancient);
    let outcome = (0..10_000).find_map(|_| search.outcome(&board, &mut Budget::steps(7)).ok());
    assert_eq!(outcome, Some(Outcome::Wins(Left)));
}

#[test]
fn little_memory_is_enough() {
    let board = Board::opened(5, 6, Opening::HorizontalCorner).unwrap();
    let budget = &mut Budget::unlimited();
    let expected = search(Rules::Ancient).outcome(&board, budget);
    let mut small = OutcomeSearch::new(Rules::Ancient, 1 << 18);
    assert_eq!(small.outcome(&board, budget), expected);
    assert!(small.bytes() <= 1 << 18);
}

/// A worse guess of efforts changes no winner, only how many positions the search examines: for all
/// openings of a board together, no more than docs/solving.md says.
#[test]
fn openings_take_no_more_positions_than_measured() {
    for (rows, columns, of_ancient, of_modern) in
        [(4, 6, 13_998, 12_434), (5, 5, 5_059, 5_615), (4, 7, 69_953, 92_521)]
    {
        for (rules, most) in [(Rules::Ancient, of_ancient), (Rules::Modern, of_modern)] {
            let positions = |beginning: Beginning| {
                let (mut search, budget) = (search(rules), &mut Budget::unlimited());
                search.winner(&beginning.board(rows, columns), beginning.first, budget).unwrap();
                search.positions()
            };
            let all = Beginning::all(Removal::Anywhere, rows, columns).into_iter();
            let found: u64 = all.map(positions).sum();
            assert!(found <= most, "{rows} × {columns}, {rules:?}: {found}");
        }
    }
}

/// Neither the stack nor the memory overflows.
fn assert_largest_is_given_up(edge: Edge) {
    let full = Board::opened(200, 200, Opening::HorizontalMiddle).unwrap().with_edge(edge);
    let mut search = search(Rules::Ancient);
    assert!(search.winner(&full, Left, &mut Budget::steps(200)).is_err());
    assert!(search.outlook().is_some());
}

#[test]
fn the_largest_board_is_given_up() {
    assert_largest_is_given_up(Edge::Walls);
}

#[test]
fn the_largest_position_on_the_plane_is_given_up() {
    assert_largest_is_given_up(Edge::Plane);
}
