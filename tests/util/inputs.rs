//! Random inputs, and checks of a law on many of them.

use std::cell::RefCell;
use std::ops::RangeInclusive;

use basics::player::Player;
use konane::{Board, Edge, Square};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// Checks this many random inputs, the same in every run. If one fails, the smallest that still fails is
/// shown.
#[track_caller]
pub fn check_all<S: Strategy>(cases: u32, inputs: S, check: impl FnMut(S::Value)) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let random = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let check = RefCell::new(check);
    let result = TestRunner::new_with_rng(config, random).run(&inputs, |input| {
        (check.borrow_mut())(input);
        Ok(())
    });
    if let Err(failure) = result {
        panic!("{failure}");
    }
}

/// Boards with numbers of rows, columns and stones from these ranges. There are fewer stones where two
/// fall onto the same square.
pub fn boards(
    rows: RangeInclusive<i32>,
    columns: RangeInclusive<i32>,
    stones: RangeInclusive<usize>,
) -> impl Strategy<Value = Board> {
    let stone = (any::<Index>(), any::<Index>(), player());
    (rows, columns, edge(), vec(stone, stones)).prop_map(|(rows, columns, edge, stones)| {
        let mut board = Board::empty(rows, columns, edge);
        for (row, column, player) in stones {
            let place = |index: Index, size: i32| index.index(size as usize) as i32;
            let square = Square::new(place(row, rows), place(column, columns));
            board.set(square, Some(player));
        }
        board
    })
}

pub fn player() -> impl Strategy<Value = Player> {
    select(&Player::BOTH)
}

pub fn edge() -> impl Strategy<Value = Edge> {
    select(&Edge::ALL)
}

/// Texts of at most this many of these words, side by side.
pub fn texts(words: Vec<&'static str>, most: usize) -> impl Strategy<Value = String> {
    vec(select(words), 0..=most).prop_map(|words| words.concat())
}
