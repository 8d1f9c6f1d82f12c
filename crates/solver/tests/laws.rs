//! Laws that hold for every position, tested on random ones.

use basics::budget::Budget;
use basics::player::{ByPlayer, Player};
use konane::{Board, Edge, Rules, Square};
use papamu_solver::Reference;
use testing::{boards, check_all, player, texts};
use value::reference::{Form, Forms};

/// The board with rows and columns exchanged.
fn transposed(board: &Board) -> Board {
    let mut transposed = Board::empty(board.columns(), board.rows(), board.edge());
    for (square, player) in board.stones() {
        transposed.set(Square::new(square.column, square.row), Some(player));
    }
    transposed
}

/// The board upside down.
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
    for rules in Rules::ALL {
        let mut reference = Reference::new(rules);
        check_all(150, boards(2..=4, 3..=4, 2..=8), |board| {
            let mut value =
                |board: &Board| reference.value(board, &mut Budget::unlimited()).unwrap();
            let of_board = value(&board);
            assert_eq!(value(&transposed(&board)), of_board, "{board} transposed");
            assert_eq!(value(&upside_down(&board)), of_board, "{board} upside down");
            let swapped = value(&board.swapped());
            assert_eq!(negative(&mut reference.forms, of_board), swapped, "{board} swapped");
        });
    }
}

#[test]
fn a_jump_takes_what_it_says_and_stays_on_its_colour() {
    check_all(2_000, (boards(3..=6, 4..=6, 2..=20), player()), |(board, player)| {
        for jump in board.jumps(Rules::Ancient, player) {
            let after = board.play_unchecked(jump);
            let count = |board: &Board, whose| board.stones().filter(|&(_, p)| p == whose).count();
            assert_eq!(count(&after, player), count(&board, player));
            assert_eq!(
                count(&after, player.other()) + jump.taken as usize,
                count(&board, player.other())
            );
            assert!(jump.victims().all(|square| board.stone(square) == Some(player.other())));
            let parity = |square: Square| (square.row + square.column).rem_euclid(2);
            assert_eq!(parity(jump.from), parity(jump.to()));
            let size = |board: &Board| (board.rows(), board.columns());
            assert!(board.edge() == Edge::Plane || size(&after) == size(&board));
        }
        // The modern jumps are the ancient ones over one stone.
        let short = board.jumps(Rules::Ancient, player).filter(|jump| jump.taken == 1);
        assert!(board.jumps(Rules::Modern, player).eq(short));
    });
}

#[test]
fn text_is_read_back_equal() {
    check_all(2_000, boards(1..=9, 1..=12, 0..=12), |board| {
        let text = board.to_string();
        assert_eq!(Board::parse(&text, board.edge()), Ok(board.trimmed()), "{text}");
        assert!(!text.ends_with(['.', '/']) && !text.contains("//"), "{text}");
    });
}

#[test]
fn no_text_makes_the_reader_panic() {
    let signs = vec![
        "x", "o", "X", "O", ".", "_", "-", "/", "\n", "\r", " ", "0", "1", "7", "99", "●", "○",
        "|", "#", "é", "🙂", "\0",
    ];
    check_all(20_000, texts(signs, 40), |text| {
        if let Err(error) = Board::parse(&text, Edge::Plane) {
            let characters = text.chars().count();
            assert!(
                error.place.is_none_or(|place| place.character <= characters),
                "{text:?}: {error:?}"
            );
        }
    });
}
