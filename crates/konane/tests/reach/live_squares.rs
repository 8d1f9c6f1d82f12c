//! The squares that matter, by their definition: square by square, without windows.

use std::collections::BTreeSet;

use konane::{Bits, Board, Direction, Edge, Field, Grid, Square, Window, live_parts};

use crate::everything::{Random, at};
use basics::player::Player;

type Squares = BTreeSet<Square>;

/// The parts: lines of three squares on which a jump may happen are connected if they share one.
fn by_definition(window: &Window<Field>) -> BTreeSet<Squares> {
    let stones: Squares = window.occupied().squares().into_iter().collect();
    let squares: Squares = window.squares.squares().into_iter().collect();
    let mut vacatable: Squares = squares.difference(&stones).copied().collect();
    let mut occupiable = stones.clone();
    let mut lines = BTreeSet::new();
    // No more jumps than this can happen.
    for _ in 1..stones.len() {
        let possible = squares.iter().flat_map(|&from| {
            Direction::ALL.map(|way| [from, from.step(way, 1), from.step(way, 2)])
        });
        let possible: Vec<[Square; 3]> = possible
            .filter(|[from, over, to]| {
                occupiable.contains(from) && occupiable.contains(over) && vacatable.contains(to)
            })
            .collect();
        for [from, over, to] in possible {
            lines.insert([from, over, to]);
            vacatable.extend([from, over]);
            occupiable.insert(to);
        }
    }
    let mut parts: Vec<Squares> = Vec::new();
    for line in lines {
        let mut new = Squares::from(line);
        while let Some(place) = parts.iter().position(|part| !part.is_disjoint(&new)) {
            new.extend(parts.swap_remove(place));
        }
        parts.push(new);
    }
    parts.into_iter().collect()
}

fn check<B: Bits>(field: &Window<Field>, window: &Window<B>, corner: Square) {
    let mut parts = BTreeSet::new();
    let Ok(()) = live_parts(window, |part: Window<B>| {
        let squares: Squares =
            part.squares.squares().into_iter().map(|square| square - corner).collect();
        for player in Player::BOTH {
            let of_player = window.stones[player].and(&part.squares);
            assert!(part.stones[player] == of_player, "the stones on these squares");
        }
        parts.insert(squares);
        Ok::<(), std::convert::Infallible>(())
    });
    assert_eq!(parts, by_definition(field));
}

#[test]
fn live_parts_are_those_of_the_definition() {
    let mut random = Random(21);
    for round in 0..300 {
        let (rows, columns) = (1 + random.below(8), 1 + random.below(8));
        let most = if round % 2 == 0 { 6 } else { 40 };
        let mut board = Board::empty(rows, columns, Edge::Walls);
        for square in random.stones(rows, columns, most) {
            board.set(square, Player::BOTH.get(random.below(2) as usize).copied());
        }
        let (field, corner) = Window::around(&board);
        check(&field, &field, corner);
        check(&field, &Window::of_board(&board, 0u64, corner), corner);
        let shift = at(2, 3);
        let grid = Window::of_board(&board, Grid::<4>::new(12, 14).unwrap(), shift);
        check(&field, &grid, shift);
    }
}
