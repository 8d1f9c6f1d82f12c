//! Answers on their way from worker to page: as bytes, which is how they go, and as plain objects.

use js_sys::{Function, JSON, Reflect, Uint8Array};
use konane::Edge;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::{JsCast, JsValue};
use worker::message::{
    AnalysisAnswer, AnalysisQuestion, JobId, PageMessage, Position, Question, WorkerMessage,
    packed, unpacked,
};
use worker::runner::JobRunner;

use super::boards::SMALL;
use super::{best_of, say};

/// All answers about a position, as the worker sends them.
fn answers(text: &str, edge: Edge) -> Vec<AnalysisAnswer> {
    let mut runner = JobRunner::new(js_sys::Date::now);
    let position = Position { modern: false, walls: edge == Edge::Walls, board: text.into() };
    let question = AnalysisQuestion { rounds: 0, position }.packed();
    runner.take(PageMessage::Ask { job: JobId(1), question });
    let mut answers = Vec::new();
    while runner.is_busy() {
        answers.extend(runner.work().into_iter().filter_map(|message| match message {
            WorkerMessage::Answer { answer, .. } => unpacked(&answer),
            _ => None,
        }));
    }
    answers
}

/// Each way there and back: what a browser does with a posted message is `structuredClone`.
pub fn run() {
    let clone = Reflect::get(&js_sys::global(), &"structuredClone".into()).expect("a browser");
    let clone: Function = clone.unchecked_into();
    let clone = |data: &JsValue| clone.call1(&JsValue::NULL, data).expect("plain data");
    let as_bytes = |answer: &AnalysisAnswer| -> AnalysisAnswer {
        let there = clone(&Uint8Array::from(&packed(answer)[..]));
        unpacked(&Uint8Array::new(&there).to_vec()).expect("what was packed")
    };
    let object = |answer: &AnalysisAnswer| {
        answer.serialize(&Serializer::json_compatible()).expect("plain data")
    };
    let as_objects = |answer: &AnalysisAnswer| -> AnalysisAnswer {
        serde_wasm_bindgen::from_value(clone(&object(answer))).expect("what was written")
    };
    for (name, edge, text) in SMALL {
        let answers = answers(text, edge);
        assert!(!answers.is_empty(), "{name}");
        for answer in &answers {
            assert_eq!((&as_bytes(answer), &as_objects(answer)), (answer, answer), "{name}");
        }
        let bytes: usize = answers.iter().map(|answer| packed(answer).len()).sum();
        let json = |answer| JSON::stringify(&object(answer)).expect("plain data").length() as usize;
        let letters: usize = answers.iter().map(json).sum();
        let by_bytes = best_of(5, || answers.iter().map(as_bytes).collect::<Vec<_>>());
        let by_objects = best_of(5, || answers.iter().map(as_objects).collect::<Vec<_>>());
        say(&format!(
            "{name:30} {} answers: {bytes} bytes {by_bytes:.3} ms, objects (JSON of {letters}) {by_objects:.3} ms, {:.1}×",
            answers.len(),
            by_objects / by_bytes,
        ));
    }
}
