//! What holds for every position, on random ones.

#![cfg(not(target_arch = "wasm32"))]

mod util;

use papamu::budget::Budget;
use papamu::konane::{Board, Edge, Rules, Square};
use papamu::player::{ByPlayer, Player};
use papamu::solver::Reference;
use papamu::value::reference::{Form, Forms};
use util::Random;

/// The board with its rows as columns.
fn transposed(board: &Board) -> Board {
    let mut transposed = Board::empty(board.columns(), board.rows(), board.edge());
    for (square, player) in board.stones() {
        transposed.set(Square::new(square.column, square.row), Some(player));
    }
    transposed
}

/// The board with its top row at the bottom.
fn upside_down(board: &Board) -> Board {
    let mut turned = Board::empty(board.rows(), board.columns(), board.edge());
    for (square, player) in board.stones() {
        turned.set(Square::new(board.rows() - 1 - square.row, square.column), Some(player));
    }
    turned
}

fn negative(forms: &mut Forms, form: Form) -> Form {
    let options = forms.options(form).clone();
    let negated = ByPlayer::from_fn(|player: Player| {
        let options = &options[player.other()];
        options.iter().map(|&option| negative(forms, option)).collect()
    });
    forms.intern(negated)
}

#[test]
fn symmetries_keep_the_value_and_swapping_colours_negates_it() {
    let mut random = Random::new(1);
    for rules in [Rules::Ancient, Rules::Modern] {
        let mut reference = Reference::new(rules);
        for _ in 0..150 {
            let edge = if random.below(2) == 0 { Edge::Plane } else { Edge::Walls };
            let board = random.board(4, 4, 8, edge);
            let mut value =
                |board: &Board| reference.value(board, &mut Budget::unlimited()).unwrap();
            let of_board = value(&board);
            assert_eq!(value(&transposed(&board)), of_board, "{board} transposed");
            assert_eq!(value(&upside_down(&board)), of_board, "{board} upside down");
            let swapped = value(&board.swapped());
            assert_eq!(negative(&mut reference.forms, of_board), swapped, "{board} swapped");
        }
    }
}

#[test]
fn a_jump_takes_what_it_says_and_stays_on_its_colour() {
    let mut random = Random::new(2);
    for _ in 0..2_000 {
        let edge = if random.below(2) == 0 { Edge::Plane } else { Edge::Walls };
        let board = random.board(6, 6, 20, edge);
        for player in Player::BOTH {
            for jump in board.jumps(Rules::Ancient, player) {
                let after = board.play(jump);
                let count =
                    |board: &Board, whose| board.stones().filter(|&(_, p)| p == whose).count();
                assert_eq!(count(&after, player), count(&board, player));
                assert_eq!(
                    count(&after, player.other()) + jump.taken as usize,
                    count(&board, player.other())
                );
                assert!(jump.victims().all(|square| board.stone(square) == Some(player.other())));
                let parity = |square: Square| (square.row + square.column).rem_euclid(2);
                assert_eq!(parity(jump.from), parity(jump.to()));
                assert!(edge == Edge::Plane || (after.rows(), after.columns()) == (6, 6));
            }
            // The modern jumps are the ancient ones of one stone.
            let short: Vec<_> = board
                .jumps(Rules::Ancient, player)
                .into_iter()
                .filter(|jump| jump.taken == 1)
                .collect();
            assert_eq!(board.jumps(Rules::Modern, player), short);
        }
    }
}

#[test]
fn text_is_read_back_equal() {
    let mut random = Random::new(3);
    for _ in 0..2_000 {
        let rows = 1 + random.below(9) as i32;
        let columns = 1 + random.below(12) as i32;
        let stones = random.below(12);
        let edge = if random.below(2) == 0 { Edge::Plane } else { Edge::Walls };
        let board = random.board(rows, columns, stones, edge);
        let text = board.to_string();
        assert_eq!(Board::parse(&text, edge), Ok(board.trimmed()), "{text}");
        assert!(!text.ends_with(['.', '/']) && !text.contains("//"), "{text}");
    }
}

#[test]
fn no_text_makes_the_reader_panic() {
    let alphabet: Vec<char> = "xoXO._-/\n\r 0123456789●○|#é🙂\0".chars().collect();
    let mut random = Random::new(4);
    for _ in 0..20_000 {
        let length = random.below(40);
        let text: String = (0..length).map(|_| alphabet[random.below(alphabet.len())]).collect();
        if let Err(error) = Board::parse(&text, Edge::Plane) {
            let characters = text.chars().count();
            assert!(
                error.place.is_none_or(|place| place.character <= characters),
                "{text:?}: {error}"
            );
        }
    }
}
