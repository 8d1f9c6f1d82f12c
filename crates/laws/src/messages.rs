//! Messages between page and worker. Both come from one build, yet no bytes may do more than be refused.

use std::cell::Cell;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use basics::slicer::Clock;
use worker::message::{
    AnalysisAnswer, CalculationAnswer, DuelAnswer, Finding, HabitatAnswer, MakingAnswer,
    PageMessage, Position, ProofAnswer, ReviewAnswer, SumAnswer, TableAnswer, WhyText,
    WorkerMessage, packed, unpacked,
};
use worker::runner::JobRunner;

/// How many kinds of questions there are, and one that does not exist.
const KINDS: u8 = 18;
/// A worker may not be done after this many slices of a few hundred steps.
const SLICES: usize = 40;

/// The first byte says of which type the message is.
pub fn messages(input: &[u8]) {
    let Some((kind, bytes)) = input.split_first() else { return };
    match kind % 13 {
        0 => assert_same::<PageMessage>(bytes),
        1 => assert_same::<WorkerMessage>(bytes),
        2 => assert_same::<AnalysisAnswer>(bytes),
        3 => assert_same::<Finding>(bytes),
        4 => assert_same::<TableAnswer>(bytes),
        5 => assert_same::<CalculationAnswer>(bytes),
        6 => assert_same::<SumAnswer>(bytes),
        7 => assert_same::<DuelAnswer>(bytes),
        8 => assert_same::<HabitatAnswer>(bytes),
        9 => assert_same::<ReviewAnswer>(bytes),
        10 => assert_same::<ProofAnswer>(bytes),
        11 => assert_same::<MakingAnswer>(bytes),
        _ => assert_same::<WhyText>(bytes),
    }
}

/// Numbers may be packed in several ways, of which one is written.
fn assert_same<T: Serialize + DeserializeOwned + Debug>(bytes: &[u8]) {
    let Some(message) = unpacked::<T>(bytes) else { return };
    let written = packed(&message);
    let again: T = unpacked(&written).expect("what is written is read");
    assert_eq!(packed(&again), written, "{message:?}");
}

/// A question of the kind that the first byte says, before a worker.
pub fn questions(input: &[u8]) {
    let Some((&kind, bytes)) = input.split_first() else { return };
    // As a message is packed: the first kind of message, job 7, the kind of question, its bytes, no position.
    let message = packed(&(0u8, 7u8, kind % KINDS, bytes, None::<Position>));
    let Some(message) = unpacked::<PageMessage>(&message) else { return };
    assert_eq!(packed(&message)[..2], [0, 7]);
    let mut runner = JobRunner::new(clock());
    let mut said: Vec<WorkerMessage> = runner.take(message).into_iter().collect();
    for _ in 0..SLICES {
        if runner.is_busy() {
            said.extend(runner.work());
        }
    }
    for message in said {
        let written = packed(&message);
        assert_eq!(unpacked::<WorkerMessage>(&written), Some(message));
    }
}

/// Time passes while it is read, so that the same input always takes the same steps.
fn clock() -> Clock {
    thread_local! {
        static NOW: Cell<f64> = const { Cell::new(0.0) };
    }
    NOW.set(0.0);
    || {
        NOW.set(NOW.get() + 5.0);
        NOW.get()
    }
}
