//! The keys of all pages.

use std::collections::HashSet;
use std::fmt::Debug;

use konane::Direction;
use papamu::analysis::keys::{CONSTRUCTION, COVERS, FILM, LECTURE, UNCOVER};
use papamu::board::keys::{BOARD, BoardKey, CHALK, STONES};
use papamu::editor::keys::{CLIPBOARD, EDITOR};
use papamu::guide::keys::TOUR;
use papamu::keys::help::Section;
use papamu::keys::{KeyPress, Neighbour, Scope, UNDO, Undo, sign};
use papamu::pages::gallery::keys::{
    EXHIBIT, EXHIBIT_NUMBER, MAKING, NIMBER_STEPS, PENETRATION, exhibit_help, making_help,
    nimbers_help, penetration_help, room_help,
};
use papamu::pages::learn::keys::{LESSON, PRESENT, lesson_help};
use papamu::pages::play::keys::{GAME, GAME_LECTURE, GAME_LETTERS, Wish, game_help};
use papamu::pages::proof::keys::{WALK, proof_help};
use papamu::pages::sums::keys::sums_help;
use papamu::shell::keys::{
    BEGIN_LECTURE, BLACK_SCREEN, END_LECTURE, FROM_SPEAKER, LIST, MAIN, ONWARDS, SPEAKER,
    board_help, plain_help,
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

fn names<A>(scope: &Scope<A>) -> Vec<&'static str> {
    scope.keys.iter().flat_map(|key| key.names).copied().collect()
}

/// In a scope no two actions share a key; each key has words, and the help of some page lists it.
fn check<A: Clone>(scope: &Scope<A>) {
    let names = names(scope);
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
    check(&MAIN);
    check(&ONWARDS);
    check(&EXHIBIT);
    check(&EXHIBIT_NUMBER);
    check(&NIMBER_STEPS);
    check(&CONSTRUCTION);
    check(&FILM);
    check(&PENETRATION);
    check(&MAKING);
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

/// No key has two meanings on a page in front of a hall.
#[test]
fn each_key_in_a_hall_has_one_meaning() {
    let hall = [names(&BLACK_SCREEN), names(&SPEAKER), vec!["p"]].concat();
    for page in [
        [names(&LECTURE), names(&CHALK)],
        [names(&COVERS), vec![]],
        [names(&EXHIBIT_NUMBER), names(&UNCOVER)],
        [names(&MAKING), names(&UNCOVER)],
        [names(&PENETRATION), names(&UNCOVER)],
        [names(&WALK), names(&UNCOVER)],
        [names(&GAME), names(&GAME_LECTURE)],
        [names(&PRESENT), vec![]],
    ] {
        let mut all = [page.concat(), hall.clone()].concat();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count, "{all:?}");
    }
}

/// Each remote control sends some of these keys. What leads on takes them first; a page takes them as arrows.
#[track_caller]
fn check_remote<A: Clone + PartialEq + Debug>(scope: &Scope<A>) {
    let [back, on] = ["ArrowLeft", "ArrowRight"].map(|name| scope.read(KeyPress::parse(name)));
    assert!(back.is_some() && on.is_some());
    for (name, action) in [
        ("ArrowLeft", &back),
        ("PageUp", &back),
        ("ArrowRight", &on),
        ("PageDown", &on),
        (" ", &on),
        ("Enter", &on),
    ] {
        assert_eq!(scope.read_in_hall(KeyPress::parse(name)), *action, "{name}");
        assert!(ONWARDS.read_in_hall(KeyPress::parse(name)).is_some(), "{name}");
    }
    for (name, action) in [("Shift+ArrowLeft", &back), ("Shift+ArrowRight", &on)] {
        assert_eq!(scope.read_in_hall(KeyPress::parse(name)), *action, "{name}");
        assert_eq!(ONWARDS.read_in_hall(KeyPress::parse(name)), None, "{name}");
    }
}

#[test]
fn a_hall_has_one_order_of_keys() {
    check_remote(&LECTURE);
    check_remote(&EXHIBIT_NUMBER);
    check_remote(&MAKING);
    check_remote(&PENETRATION);
    check_remote(&WALK);
    check_remote(&GAME);
    // A board leaves the keys of remote controls to the hall, and keeps its own.
    for name in ["PageUp", "PageDown"] {
        assert_eq!(BOARD.read_in_hall(KeyPress::parse(name)), None, "{name}");
    }
    for name in ["ArrowRight", " ", "Enter", "Home", "Ctrl+End"] {
        let press = KeyPress::parse(name);
        assert_eq!(BOARD.read_in_hall(press), BOARD.read(press), "{name}");
    }
}

#[test]
fn the_help_on_each_page_names_the_keys_of_a_hall() {
    let pages = [board_help(), exhibit_help(), nimbers_help(), penetration_help(), making_help()];
    for help in pages.into_iter().chain([lesson_help(), sums_help(), game_help(), proof_help()]) {
        let hall = help.last().unwrap();
        let signs: HashSet<&String> = hall.rows.iter().flat_map(|(signs, _)| signs).collect();
        for name in
            names(&ONWARDS).into_iter().chain(["Shift+ArrowLeft", "Shift+ArrowRight", "Escape"])
        {
            assert!(signs.contains(&sign(name)), "{name}: {signs:?}");
        }
    }
}
