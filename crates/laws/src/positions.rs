//! Positions: rows, texts of other programs, and links.

use crate::places::assert_place;
use konane::{Board, Edge};
use papamu::editor::editor_action::EditorAction;
use papamu::editor::editor_state::EditorState;
use papamu::editor::import::{Content, Import};
use papamu::link::position_link::PositionLink;
use papamu::link::problem::excerpt;
use papamu::share::export::Export;
use papamu::share::shared::ShownPosition;
use worker::client::Report;

pub fn boards(text: &str) {
    for edge in Edge::ALL {
        match Board::parse(text, edge) {
            Ok(board) => {
                let written = board.to_string();
                let read = Board::parse(&written, edge);
                assert_eq!(read, Ok(board.trimmed()), "{written}");
                assert_eq!(board.trimmed().to_string(), written);
                assert_eq!(Board::parse(&board.whole_text(), edge), Ok(board));
            }
            Err(error) => {
                if let Some(place) = error.place {
                    assert_place(place.character, text);
                    let is_on_lines = text.trim_end().contains(['/', '\n']);
                    let between: &[char] = if is_on_lines { &['/', '\n'] } else { &[','] };
                    let row = text.split(between).nth(place.row - 1);
                    assert_place(place.column, row.expect("a row of the text"));
                }
            }
        }
    }
}

/// A text that is pasted onto the board, and what the page then gives to others.
pub fn pasted_positions(text: &str) {
    for edge in Edge::ALL {
        let Import { sure, others } = Import::read(text, edge);
        if let Err(error) = &sure {
            assert_place(error.at, text);
            excerpt(text, error.at);
        }
        for (_, other) in &others {
            assert_eq!(other.stones().edge(), edge);
            assert!(other.stones().stones().next().is_some());
        }
        let Ok(content) = sure else { continue };
        let has_stones = content.stones().stones().next().is_some();
        assert!(!has_stones || others.is_empty());
        let twice = content.clone().swapped().swapped();
        assert_eq!(twice.stones().trimmed(), content.stones().trimmed());
        let state =
            EditorState::default().apply(EditorAction::SetEdge(edge)).apply(content.action());
        let (board, report) = (state.window.board.trimmed(), Report::default());
        let export = Export::new(&ShownPosition::of(&state), &report);
        let given = [Some(export.text()), export.cgt(), export.cgscript()];
        for given in given.into_iter().flatten() {
            let Import { sure, others } = Import::read(&given, board.edge());
            let mut read = sure.iter().chain(others.iter().map(|(_, content)| content));
            let is_given = |content: &Content| {
                content.stones().clone().with_edge(board.edge()).trimmed() == board
            };
            // Of a board without stones, other forms are not guessed.
            assert!(read.any(is_given) || board.stones().next().is_none(), "{given}");
        }
    }
}

pub fn position_links(text: &str) {
    let before =
        EditorState::default().apply(EditorAction::Open("#/k1/modern/walls/xo/ox".to_string()));
    let after = before.apply(EditorAction::Open(text.to_string()));
    match PositionLink::parse(text) {
        Ok(link) => {
            let read = PositionLink::parse(&link.to_string());
            let trimmed = PositionLink { board: link.board.trimmed(), ..link };
            assert_eq!(read, Ok(trimmed));
            assert_opens_itself(&after);
        }
        Err(error) => {
            assert!(!error.reason.is_empty());
            assert_place(error.at, text);
            excerpt(text, error.at);
            assert_eq!(after.window.board, before.window.board);
        }
    }
}

/// Panics unless the link of the board opens the same again, without corrections.
#[track_caller]
pub fn assert_opens_itself(state: &EditorState) {
    let link = state.link().to_string();
    let again = EditorState::default().apply(EditorAction::Open(link.clone()));
    let shown = |state: &EditorState| {
        let board = state.window.board.trimmed();
        (state.rules, board, state.replay.line.clone(), state.view, state.parameters.clone())
    };
    assert_eq!(again.problem, None, "{link}");
    assert_eq!(shown(&again), shown(state), "{link}");
    assert_eq!(again.link().to_string(), link);
}
