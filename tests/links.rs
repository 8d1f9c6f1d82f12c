//! Links open for ever: each line of `data/links.tsv`, and whatever is left of one that was cut.

#![cfg(not(target_arch = "wasm32"))]

use papamu::app::editor::action::Action;
use papamu::app::editor::model::Model;
use papamu::app::link::position_link::PositionLink;
use papamu::konane::{Board, Square};
use papamu::player::Player;

/// The vectors: link, rules, board, rows, parameters.
fn vectors() -> Vec<[&'static str; 5]> {
    let lines = include_str!("data/links.tsv").lines().filter(|line| !line.starts_with("# "));
    lines
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            columns.try_into().unwrap_or_else(|_| panic!("not five columns: {line}"))
        })
        .collect()
}

/// A board square by square.
fn squares(board: &Board) -> String {
    let sign = |square| match board.stone(square) {
        None => '.',
        Some(Player::Left) => 'x',
        Some(Player::Right) => 'o',
    };
    let row = |row| (0..board.columns()).map(|column| sign(Square::new(row, column))).collect();
    (0..board.rows()).map(row).collect::<Vec<String>>().join("/")
}

#[test]
fn every_vector_opens_as_it_says() {
    assert!(vectors().len() > 20);
    for [text, rules, board, rows, parameters] in vectors() {
        let link = PositionLink::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(link.rules.name(), rules, "{text}");
        assert_eq!(link.board.edge().name(), board, "{text}");
        assert_eq!(squares(&link.board.trimmed()), rows, "{text}");
        assert_eq!(link.parameters, parameters, "{text}");
    }
}

#[test]
fn what_is_written_opens_as_the_same() {
    for [text, ..] in vectors() {
        let written = Model::default().apply(Action::Open(text.to_string())).link();
        let again = Model::default().apply(Action::Open(written.to_string())).link();
        assert_eq!(written, again, "{text}");
    }
}

/// Chats and mails cut links. What is left opens, or a message says where it ends; the board stays.
#[test]
fn a_link_may_be_cut_anywhere() {
    let before = Model::default().apply(Action::Open("#/k1/modern/walls/xo/ox".to_string()));
    for [text, ..] in vectors() {
        for (end, _) in text.char_indices() {
            let cut = &text[..end];
            let after = before.apply(Action::Open(cut.to_string()));
            match PositionLink::parse(cut) {
                Ok(_) => assert_eq!(after.problem, None, "{cut}"),
                Err(error) => {
                    assert!((1..=cut.chars().count() + 1).contains(&error.at), "{cut}: {error}");
                    assert!(!error.reason.is_empty(), "{cut}");
                    assert_eq!(after.window.board, before.window.board, "{cut}");
                    assert_eq!(after.problem.map(|problem| problem.error), Some(error), "{cut}");
                }
            }
        }
    }
}
