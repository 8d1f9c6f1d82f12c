//! What differs between this machine and the browser, where `usize` has 32 bits: messages as bytes, and the largest
//! boards.

#![cfg(target_arch = "wasm32")]

use std::fmt::Debug;

use basics::player::Player;
use konane::{Board, Edge, Rules};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use worker::message::{
    AnalysisAnswer, AnalysisQuestion, ContactQuestion, DerivationQuestion, JobId, JumpText,
    PageMessage, Position, Progress, Question, SearchText, Side, SquareText, Topic, WorkerMessage,
    packed, unpacked,
};
use worker::runner::JobRunner;

wasm_bindgen_test_configure!(run_in_dedicated_worker);

#[track_caller]
fn check_message<T: Serialize + DeserializeOwned + PartialEq + Debug>(message: T) {
    assert_eq!(unpacked::<T>(&packed(&message)), Some(message));
}

#[wasm_bindgen_test]
fn messages_arrive_as_they_were_sent() {
    let job = JobId(u32::MAX);
    let position = |board: &str| Position { modern: true, walls: false, board: board.into() };
    let questions = |position: Position| {
        [
            AnalysisQuestion { rounds: 1, position: position.clone() }.packed(),
            DerivationQuestion { rounds: 1, position: position.clone() }.packed(),
            ContactQuestion { rounds: 1, position, parts: (0, 1) }.packed(),
        ]
    };
    // All that the worker finds for two positions: parts, meetings, a bypassed option.
    let mut runner = JobRunner::new(js_sys::Date::now);
    let mut said = 0;
    for board in ["xo..xo/5/5/5/oxo.ox", "x.xo"] {
        for question in questions(position(board)) {
            let message = PageMessage::Ask { job, question };
            check_message(message.clone());
            runner.take(message);
        }
        while runner.is_busy() {
            for message in runner.work() {
                check_message(message);
                said += 1;
            }
        }
    }
    assert!(said >= 12, "only {said} answers");
    check_message(PageMessage::Cancel { job });
    check_message(WorkerMessage::Ready);
    check_message(WorkerMessage::Stopped { job });
    let progress = Progress { positions: u32::MAX, milliseconds: 0 };
    check_message(WorkerMessage::Working { job, progress });
    let promising = JumpText {
        from: SquareText { row: 0, column: -1 },
        to: SquareText { row: 0, column: 3 },
        taken: 2,
    };
    let search =
        SearchText { starts: Side::Right, promising: Some(promising), refuted: 3, jumps: 4 };
    let missing = vec![Topic::Outcome, Topic::Value];
    let end = AnalysisAnswer::End { missing, search: Some(search) };
    check_message(WorkerMessage::Answer { job, answer: packed(&end) });
}

#[wasm_bindgen_test]
fn the_largest_boards_fit_into_small_numbers() {
    let text = "199o/x".to_string() + &"/1".repeat(197) + "/198xo";
    let board = Board::parse(&text, Edge::Walls).unwrap();
    assert_eq!((board.rows(), board.columns()), (200, 200));
    assert_eq!(board.to_string(), text);
    assert_eq!(board.jumps(Rules::Ancient, Player::Left), []);

    let error = Board::parse("x99999999999999999999o", Edge::Plane).unwrap_err();
    assert!(error.to_string().contains("at most 200 squares"), "{error}");

    let row = Board::parse(&("x".to_string() + &"o.".repeat(99)), Edge::Plane).unwrap();
    assert_eq!(row.jumps(Rules::Ancient, Player::Left).len(), 99);
    assert_eq!(row.jumps(Rules::Modern, Player::Left).len(), 1);
}
