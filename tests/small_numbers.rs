//! What differs between this machine and the browser, where `usize` has 32 bits: messages as bytes, the largest boards,
//! and numbers of values.

#![cfg(target_arch = "wasm32")]

use std::fmt::Debug;

use basics::budget::Budget;
use basics::player::{ByPlayer, Player};
use konane::{Board, BoardFault, Edge, Jump, Rules, Square};
use papamu::analysis::chart::chart_of;
use serde::Serialize;
use serde::de::DeserializeOwned;
use value::{Dyadic, Style, Values};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use words::{aloud, say};
use worker::message::{
    AnalysisAnswer, AnalysisQuestion, ContactQuestion, CornerText, Cost, DerivationQuestion, JobId,
    NumberText, PageMessage, Position, Question, SearchText, ThermographText, Topic, WorkerMessage,
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
    let cost = Cost { positions: u32::MAX, milliseconds: 0 };
    check_message(WorkerMessage::Working { job, cost });
    let promising =
        Jump { from: Square::new(0, -1), direction: konane::Direction::Right, taken: 2 };
    let search =
        SearchText { starts: Player::Right, promising: Some(promising), refuted: 3, jumps: 4 };
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
    assert_eq!(board.jumps(Rules::Ancient, Player::Left).next(), None);

    let error = Board::parse("x99999999999999999999o", Edge::Plane).unwrap_err();
    assert_eq!(error.fault, BoardFault::LongRow);

    let row = Board::parse(&("x".to_string() + &"o.".repeat(99)), Edge::Plane).unwrap();
    assert_eq!(row.jumps(Rules::Ancient, Player::Left).count(), 99);
    assert_eq!(row.jumps(Rules::Modern, Player::Left).count(), 1);
}

fn spoken(text: &str) -> String {
    let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    let value = values.parse(text, budget).unwrap();
    aloud(&values.name_tree(value, Style::Unicode, 100, budget).unwrap(), 200).unwrap()
}

/// 2^32 + 1 was “one”, and 1/2^32 “one over zero”.
#[wasm_bindgen_test]
fn large_numbers_are_said_whole() {
    let texts = [
        "4294967297",
        "1/4294967296",
        "5000000000^",
        "Tiny(4294967297)",
        "+-4294967297",
        "{4294967299|4294967298}",
        "^2147483647",
        "23*99",
    ];
    let english = [
        "4294967297",
        "one over 4294967296",
        "5000000000, up",
        "tiny 4294967297",
        "plus or minus 4294967297",
        "Left to 4294967299, Right to 4294967298",
        "2147483647-fold up",
        "twenty-three, star ninety-nine",
    ];
    assert_eq!(texts.map(spoken), english);
    words::choose(include_str!("../target/messages/pt.txt").to_string(), say::EDITION);
    let portuguese = [
        "4294967297",
        "um sobre 4294967296",
        "5000000000, up",
        "tiny 4294967297",
        "mais ou menos 4294967297",
        "Esquerda para 4294967299, Direita para 4294967298",
        "2147483647 vezes up",
        "vinte e três, estrela noventa e nove",
    ];
    assert_eq!(texts.map(spoken), portuguese);
}

/// The thermograph of {2t|0}: its walls lean until they meet at temperature t. For this t the steps between the
/// temperatures are 2^32 apart.
#[wasm_bindgen_test]
fn a_chart_of_large_numbers_has_few_temperatures() {
    let temperature = (400 << 32) - 2;
    let number = |number: i64| NumberText::from(Dyadic::from(number));
    let wall = |stop| {
        [(stop, 0), (temperature, temperature)]
            .map(|(value, at)| CornerText { value: number(value), temperature: number(at) })
            .to_vec()
    };
    let chart = chart_of(&ThermographText {
        walls: ByPlayer { left: wall(2 * temperature), right: wall(0) },
        mean: number(temperature),
        temperature: number(temperature),
        stops: ByPlayer { left: number(2 * temperature), right: number(0) },
    });
    let chart = chart.expect("a chart");
    assert!((100..1_000).contains(&chart.last_level()), "{}", chart.last_level());
    let top = chart.read(chart.last_level());
    assert_eq!((top.temperature, top.is_frozen), ((temperature + 1).to_string(), true));
}
