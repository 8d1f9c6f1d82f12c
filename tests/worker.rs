//! The solver in its real place: a worker, with a small stack and a `usize` of 32 bits.

#![cfg(target_arch = "wasm32")]

use basics::budget::Budget;
use basics::player::Player;
use konane::{Board, Edge, Rules};
use solver::Reference;
use testing::{form, gallery};
use value::{Outcome, Values};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use worker::message::{
    AnalysisAnswer, AnalysisQuestion, Finding, JobId, PageMessage, Position, Question,
    WorkerMessage, unpacked,
};
use worker::runner::JobRunner;

wasm_bindgen_test_configure!(run_in_dedicated_worker);

#[wasm_bindgen_test]
fn agrees_with_the_gallery() {
    let mut checked = 0;
    for exhibit in gallery().filter(|exhibit| exhibit.board.stones().count() <= 7) {
        let mut reference = Reference::new(exhibit.rules);
        let value = reference.value(&exhibit.board, &mut Budget::unlimited()).unwrap();
        assert_eq!(value, form(&mut reference.forms, exhibit.value), "{}", exhibit.name);
        checked += 1;
    }
    assert!(checked > 50, "only {checked} exhibits are small enough");
}

#[wasm_bindgen_test]
fn works_in_slices() {
    let mut runner = JobRunner::new(js_sys::Date::now);
    let position = Position { modern: false, walls: false, board: "xoxo.oxo/oxoxox".into() };
    let question = AnalysisQuestion { rounds: 0, position: position.clone() }.packed();
    assert_eq!(runner.take(PageMessage::Ask { job: JobId(1), question }), None);
    let mut slices = 1;
    let mut value = None;
    while value.is_none() {
        slices += 1;
        assert!(runner.is_busy(), "a value is expected");
        let found = runner.work().into_iter().filter_map(|message| match message {
            WorkerMessage::Answer { answer, .. } => match unpacked(&answer) {
                Some(AnalysisAnswer::Found(findings)) => Some(findings),
                _ => None,
            },
            _ => None,
        });
        value = found.flatten().find_map(|finding| match finding {
            Finding::Value(value) => Some(value),
            _ => None,
        });
    }
    let value = value.unwrap();
    assert!(slices > 2);
    let mut reference = Reference::new(Rules::Ancient);
    let board = Board::parse(&position.board, Edge::Plane).unwrap();
    let whole = reference.value(&board, &mut Budget::unlimited()).unwrap();
    let name = reference.forms.write(whole, 20_000).unwrap();
    let mut values = Values::new();
    let mut read = |text: &str| values.parse(text, &mut Budget::unlimited()).unwrap();
    assert_eq!(read(&value.name.plain()), read(&name));
    assert_eq!(value.name.outcome, Outcome::Wins(Player::Left));
}
