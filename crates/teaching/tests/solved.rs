//! The solved boards: against another method and against published results.

use std::collections::HashMap;
use std::rc::Rc;

use basics::player::Player::{self, Left, Right};
use game::{Beginning, Removal, size_named};
use konane::{Board, Opening, Rules};
use teaching::content::solved::{End, Run, Search, Solved, SolvedBoard};

fn solved() -> Solved {
    Solved::read(include_str!("../../../static/solved.txt"))
        .unwrap_or_else(|error| panic!("{error}"))
}

/// The winner, by playing out all jumps square by square and remembering each position, without the
/// solver.
struct Plain {
    rows: i32,
    columns: i32,
    rules: Rules,
    known: HashMap<(Vec<u8>, u8), bool>,
}

impl Plain {
    fn new(rows: i32, columns: i32, rules: Rules) -> Self {
        Plain { rows, columns, rules, known: HashMap::new() }
    }

    fn first_wins(&mut self, beginning: Beginning) -> bool {
        let board = beginning.board(self.rows, self.columns);
        let sign = |square| match board.stone(square) {
            None => b'.',
            Some(Left) => b'x',
            Some(Right) => b'o',
        };
        let cells: Vec<u8> = board.squares().map(sign).collect();
        self.wins(cells, if beginning.first == Left { b'x' } else { b'o' })
    }

    fn cell(&self, cells: &[u8], row: i32, column: i32) -> u8 {
        let exists = (0..self.rows).contains(&row) && (0..self.columns).contains(&column);
        if exists { cells[(row * self.columns + column) as usize] } else { b'#' }
    }

    fn wins(&mut self, cells: Vec<u8>, mover: u8) -> bool {
        if let Some(&known) = self.known.get(&(cells.clone(), mover)) {
            return known;
        }
        let other = if mover == b'x' { b'o' } else { b'x' };
        let mut wins = false;
        'search: for row in 0..self.rows {
            for column in 0..self.columns {
                for (down, right) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                    let mut after = cells.clone();
                    let (mut row, mut column) = (row, column);
                    while self.cell(&after, row, column) == mover
                        && self.cell(&after, row + down, column + right) == other
                        && self.cell(&after, row + 2 * down, column + 2 * right) == b'.'
                    {
                        let place = |r: i32, c: i32| (r * self.columns + c) as usize;
                        after[place(row, column)] = b'.';
                        after[place(row + down, column + right)] = b'.';
                        (row, column) = (row + 2 * down, column + 2 * right);
                        after[place(row, column)] = mover;
                        if !self.wins(after.clone(), other) {
                            wins = true;
                            break 'search;
                        }
                        if self.rules == Rules::Modern {
                            break;
                        }
                    }
                }
            }
        }
        self.known.insert((cells, mover), wins);
        wins
    }
}

#[test]
fn small_boards_are_found_again() {
    let mut compared = 0;
    for board in solved().boards().filter(|board| board.rows() * board.columns() <= 25) {
        let mut plain = Plain::new(board.rows(), board.columns(), board.rules());
        for beginning in board.beginnings(Removal::Anywhere) {
            let winner = board.winner(beginning);
            let first = beginning.first;
            let expected = if plain.first_wins(beginning) { first } else { first.other() };
            assert_eq!(
                winner,
                Some(expected),
                "{} × {}: {beginning:?}",
                board.rows(),
                board.columns()
            );
            compared += 1;
        }
    }
    assert!(compared > 200, "{compared}");
}

/// Whether the winner of the whole game is known for every first player who can begin.
fn is_decided(board: &SolvedBoard, removal: Removal) -> bool {
    Player::ALL.into_iter().all(|first| {
        let choices = board.choices(removal, first);
        choices.winner(first).is_some() == choices.are_any()
    })
}

#[test]
fn every_board_up_to_6_by_7_and_5_by_8_is_solved() {
    let solved = solved();
    let sizes = (1..=8).flat_map(|rows| (rows..=8).map(move |columns| (rows, columns)));
    let is_small =
        |&(rows, columns): &(i32, i32)| columns > 1 && rows <= if columns == 8 { 5 } else { 6 };
    for (fewer, more) in sizes.filter(is_small) {
        for (rows, columns) in [(fewer, more), (more, fewer)] {
            for rules in Rules::ALL {
                let board = solved.board(rows, columns, rules).unwrap();
                assert_eq!((board.rows(), board.columns()), (rows, columns));
                assert!(board.is_complete(), "{rows} × {columns}, {rules:?}");
                let is_decided = |removal: &Removal| is_decided(&board, *removal);
                assert!(Removal::ALL.iter().all(is_decided), "{rows} × {columns}, {rules:?}");
                for removal in Removal::ALL {
                    for first in Player::ALL {
                        let can_begin = board.choices(removal, first).are_any();
                        let fits = removal.fits(rows, columns, first);
                        assert_eq!(can_begin, fits, "{rows} × {columns}");
                    }
                }
            }
        }
    }
    assert!(solved.board(9, 9, Rules::Ancient).is_none());
}

#[test]
fn whole_games_on_7_by_7_and_6_by_8_are_solved() {
    let solved = solved();
    for (rows, columns) in [(7, 7), (6, 8)] {
        let board = solved.board(rows, columns, Rules::Ancient).unwrap();
        for removal in Removal::ALL {
            assert!(is_decided(&board, removal), "{rows} × {columns}, {removal:?}");
        }
    }
}

/// Uiterwijk's values: the sign of a number says who wins.
#[test]
fn narrow_boards_are_as_published() {
    let solved = solved();
    let mut compared = 0;
    for line in
        include_str!("../../../tests/data/narrow.tsv").lines().filter(|line| !line.starts_with('#'))
    {
        let columns: Vec<&str> = line.split('\t').collect();
        let (size, name) = columns[1].split_once(' ').unwrap();
        let (rows, columns, value) =
            (size_named(size).unwrap().0, size_named(size).unwrap().1, columns[2]);
        let Some(board) = solved.board(rows, columns, Rules::Ancient) else { continue };
        let number = value.split('/').next().unwrap().parse::<i32>();
        let Ok(number) = number else { continue };
        let opening = name.parse::<Opening>().unwrap();
        let [one, other] = opening.squares(rows, columns).unwrap();
        for first in Player::ALL {
            let beginning = Beginning::of_pair(&Board::full(rows, columns), one, other, first);
            let expected = match number.signum() {
                1 => Left,
                -1 => Right,
                _ => first.other(),
            };
            let winner = board.winner(beginning);
            assert_eq!(winner, Some(expected), "{size} {name}, {first:?} first");
            compared += 1;
        }
    }
    assert!(compared > 150, "{compared}");
}

/// Results of the encyclopaedia and of a published notebook for whole boards.
#[test]
fn whole_games_are_as_published() {
    let solved = solved();
    let winner = |rows, columns, removal, first| {
        solved.board(rows, columns, Rules::Ancient).unwrap().choices(removal, first).winner(first)
    };
    for (rows, columns) in [(4, 4), (4, 5), (4, 6), (6, 6)] {
        for first in Player::ALL {
            let found = winner(rows, columns, Removal::Tournament, first);
            assert_eq!(found, Some(first.other()), "{rows} × {columns}");
        }
    }
    // Left's stones are in the corners.
    assert_eq!(winner(5, 5, Removal::Tournament, Left), Some(Left));
    assert_eq!(winner(5, 5, Removal::Tournament, Right), None);
    for opening in Opening::ALL {
        for first in Player::ALL {
            assert_eq!(winner(5, 5, Removal::Opening(opening), first), Some(Left));
        }
    }
    // After a pair in a corner the first player loses 6 × 7, in both orientations.
    for opening in [Opening::HorizontalCorner, Opening::VerticalCorner] {
        for (rows, columns) in [(6, 7), (7, 6)] {
            let found = winner(rows, columns, Removal::Opening(opening), Left);
            assert_eq!(found, Some(Right), "{rows} × {columns}");
        }
    }
}

/// How and when, and how far where the search did not decide.
#[test]
fn searches_say_how_they_ended() {
    let text = "searched 2026-11-22\nboard 2x2 ancient\na1 b1 Left Right 0 0.5\nsearched 2026-12-01 --memory 8192\n\
                board 2x3 ancient\na1 b1 Left - 1295000000\na1 b1 Right Left 3 0.1\n";
    let solved = Solved::read(text).unwrap();
    let run = |date: &str, options: &str| {
        Rc::new(Run { date: date.to_string(), options: options.to_string() })
    };
    let (early, late) = (run("2026-11-22", ""), run("2026-12-01", "--memory 8192"));
    let search = |rows, columns, pair, first| {
        let beginning = Beginning::named(pair, first, rows, columns).unwrap();
        solved.board(rows, columns, Rules::Ancient).unwrap().search(beginning)
    };
    let decided = |winner, seconds, positions, run: &Rc<Run>| {
        Some(Search { end: End::Decided { winner, seconds }, positions, run: run.clone() })
    };
    assert_eq!(search(2, 2, "a1 b1", Left), decided(Right, 0.5, 0, &early));
    // Turned, and mirrored with swapped colours.
    assert_eq!(search(2, 2, "b2 a2", Left), decided(Right, 0.5, 0, &early));
    assert_eq!(search(2, 2, "b2 b1", Right), decided(Left, 0.5, 0, &early));
    let tried = Search { end: End::Undecided, positions: 1_295_000_000, run: late.clone() };
    assert_eq!(search(3, 2, "a1 a2", Left), Some(tried));
    assert_eq!(search(2, 3, "a1 b1", Right), decided(Left, 0.1, 3, &late));
    assert_eq!(search(2, 3, "a1 a2", Left), None);
    assert_eq!(solved.board(2, 3, Rules::Ancient).unwrap().effort(), (3, 0.1));
}

#[test]
fn a_wrong_line_is_said() {
    let line = |text: &str| Solved::read(text).err().map(|error| error.to_string());
    let good = "searched 2026-11-22 --memory 8192\nboard 2x3 ancient\na1 b1 Left Right 3 0.1\n";
    assert_eq!(line(good), None);
    for (text, problem) in [
        ("a1 b1 Left Right 3 0.1", "line 1: expected `board` first"),
        (
            "# A comment\n\nboard 3x2 ancient",
            "line 3: expected as many columns as rows, or more, and not too many",
        ),
        ("board 2x3 ancient\nboard 2x3 ancient", "line 2: expected a board that no other line has"),
        ("board 2x3 medieval", "line 1: expected rules"),
        (
            "board 2x3 ancient\nc1 b1 Left Right 3 0.1",
            "line 2: expected a pair that stands for its images",
        ),
        (
            "board 2x3 ancient\na1 c1 Left Right 3 0.1",
            "line 2: expected a pair that stands for its images",
        ),
        ("board 2x3 ancient\na1 b1 Black Right 3 0.1", "line 2: expected a player"),
        ("board 2x3 ancient\na1 b1 Left Right many 0.1", "line 2: expected a number of positions"),
        ("board 2x3 ancient\na1 b1 Left - 3 0.1", "line 2: expected a player"),
        (
            "board 2x3 ancient\na1 b1 Left Right 3",
            "line 2: expected a winner with the seconds, or - without them",
        ),
        ("board 2x3 ancient\na1 b1 Left - 3", "line 2: expected `searched` first"),
        ("searched 22-11-2026", "line 1: expected a date, as in 2026-11-22"),
        ("searched 2026-xi-22", "line 1: expected a date, as in 2026-11-22"),
        ("board 2x3", "line 1: expected a board, a date, or a search in five or six words"),
    ] {
        assert_eq!(line(text).as_deref(), Some(problem));
    }
    let twice = format!("{good}a1 b1 Left Right 3 0.1");
    assert_eq!(line(&twice).as_deref(), Some("line 4: expected a pair that no other line has"));
}
