//! The keys of all pages.

use std::collections::HashSet;

use konane::Direction;
use papamu::analysis::keys::{CONSTRUCTION, COVERS, FILM, LECTURE, UNCOVER};
use papamu::board::keys::{BOARD, BoardKey, CHALK, STONES};
use papamu::editor::keys::{CLIPBOARD, EDITOR};
use papamu::guide::keys::TOUR;
use papamu::keys::help::Section;
use papamu::keys::{KeyPress, Neighbour, Scope, UNDO, Undo, sign};
use papamu::pages::gallery::keys::{
    EXHIBIT, EXHIBIT_NUMBER, MAKING, MAKING_LECTURE, NIMBER_STEPS, PENETRATION, exhibit_help,
    making_help, nimbers_help, penetration_help, room_help,
};
use papamu::pages::learn::keys::{LESSON, PRESENT, lesson_help};
use papamu::pages::learn::showing::ShowingAction;
use papamu::pages::play::keys::{GAME, GAME_LECTURE, GAME_LETTERS, Wish, game_help};
use papamu::pages::proof::keys::{WALK, proof_help};
use papamu::pages::sums::keys::sums_help;
use papamu::shell::keys::{
    BEGIN_LECTURE, BLACK_SCREEN, END_LECTURE, FROM_SPEAKER, LIST, LIST_LECTURE, LIST_LECTURE_REST,
    SPEAKER, board_help, plain_help,
};

fn all_help() -> Vec<Section> {
    let pages = [
        plain_help(),
        board_help(),
        exhibit_help(),
        nimbers_help(),
        penetration_help(),
        making_help(),
        room_help(),
        lesson_help(),
        sums_help(),
        game_help(),
        proof_help(),
    ];
    pages.concat()
}

/// In a scope no two actions share a key; each key has words, and the help of some page lists it.
fn check<A: Clone>(scope: &Scope<A>) {
    let names: Vec<&str> = scope.keys.iter().flat_map(|key| key.names).copied().collect();
    let different: HashSet<&str> = names.iter().copied().collect();
    assert_eq!(different.len(), names.len(), "{names:?}");
    let told: Vec<_> = all_help().into_iter().flat_map(|section| section.rows).collect();
    for key in scope.keys {
        let words = key.words.text();
        assert!(!words.is_empty());
        for name in key.names {
            let is_told =
                told.iter().any(|(signs, other)| *other == words && signs.contains(&sign(name)));
            assert!(is_told, "{name}: {words}");
        }
    }
}

#[test]
fn every_key_does_one_thing_and_is_in_the_help() {
    check(&BOARD);
    check(&STONES);
    check(&EDITOR);
    check(&CLIPBOARD);
    check(&UNDO);
    check(&TOUR);
    check(&BEGIN_LECTURE);
    check(&END_LECTURE);
    check(&BLACK_SCREEN);
    check(&SPEAKER);
    check(&FROM_SPEAKER);
    check(&LECTURE);
    check(&COVERS);
    check(&UNCOVER);
    check(&CHALK);
    check(&LIST);
    check(&LIST_LECTURE);
    check(&LIST_LECTURE_REST);
    check(&EXHIBIT);
    check(&EXHIBIT_NUMBER);
    check(&NIMBER_STEPS);
    check(&CONSTRUCTION);
    check(&FILM);
    check(&PENETRATION);
    check(&MAKING);
    check(&MAKING_LECTURE);
    check(&LESSON);
    check(&PRESENT);
    check(&GAME);
    check(&GAME_LETTERS);
    check(&GAME_LECTURE);
    check(&WALK);
}

#[test]
fn keys_that_do_the_same_share_a_line() {
    assert_eq!(board_help()[0].rows[0].0, ["←", "→", "↑", "↓"]);
}

fn read<A: Clone>(scope: &Scope<A>, name: &str) -> Option<A> {
    scope.read(KeyPress::parse(name))
}

#[test]
fn shift_and_case_count_where_the_table_has_both() {
    assert_eq!(read(&BOARD, "Shift+Home"), Some(BoardKey::RowStart));
    assert_eq!(read(&STONES, "Shift+ArrowUp"), Some(BoardKey::Extend(Direction::Up)));
    assert_eq!(read(&GAME_LETTERS, "n"), Some(Wish::Mistake(true)));
    assert_eq!(read(&GAME_LETTERS, "Shift+N"), Some(Wish::Mistake(false)));
    assert_eq!(read(&GAME_LETTERS, "Shift+H"), Some(Wish::Hint));
    assert_eq!(read(&PRESENT, "Shift+ "), Some(ShowingAction::Back));
    assert_eq!(read(&UNDO, "Ctrl+Z"), Some(Undo::Undo));
    assert_eq!(read(&UNDO, "Ctrl+Shift+Z"), Some(Undo::Redo));
}

#[test]
fn the_browser_keeps_its_own_keys() {
    assert_eq!(read(&LIST, "Shift+PageUp"), Some(Neighbour::Before));
    for name in ["PageUp", "Ctrl+Shift+PageUp", "Alt+Shift+PageUp"] {
        assert_eq!(read(&LIST, name), None, "{name}");
    }
    assert_eq!(read(&GAME_LETTERS, "Ctrl+r"), None);
    assert_eq!(read(&UNDO, "z"), None);
}
