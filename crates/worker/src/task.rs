//! The interface of all kinds of work.

use serde::Serialize;

use crate::packing::packed;
use crate::worker_state::WorkerState;
use basics::budget::{Budget, Stopped};
use basics::slicer::Slice;

/// After this many milliseconds a question is given up.
pub const LIMIT: f64 = 60_000.0;

/// The time limit of a question; it doubles whenever the page asks to go on.
pub fn limit(rounds: u32) -> f64 {
    LIMIT * 2f64.powi(rounds.min(20) as i32)
}

/// Work that answers a question, done in slices.
pub trait Task {
    /// An answer, or a part of it.
    type Answer;

    /// Works for one slice; returns the answers that it finds.
    fn work(&mut self, state: &mut WorkerState, slice: &mut Slice) -> Vec<Self::Answer>;

    fn is_over(&self) -> bool;

    /// Leaves in the state what is needed to continue.
    fn leave(&mut self, _: &mut WorkerState) {}

    /// A number that grows with every finding.
    fn learned(&self, state: &WorkerState) -> u64 {
        state.learned()
    }
}

/// A task with one answer; `ask` is called again until it has it.
pub struct Single<F> {
    ask: F,
    /// When the time limit ends.
    end: f64,
    is_over: bool,
}

impl<F> Single<F> {
    pub fn new(end: f64, ask: F) -> Self {
        Single { ask, end, is_over: false }
    }
}

impl<A, F: FnMut(&mut WorkerState, &mut Budget) -> Result<A, Stopped>> Task for Single<F> {
    type Answer = A;

    fn work(&mut self, state: &mut WorkerState, slice: &mut Slice) -> Vec<A> {
        let answer = match (self.ask)(state, &mut slice.budget) {
            Err(Stopped::Memory) if state.searches().make_room() => Err(Stopped::Budget),
            answer => answer,
        };
        self.is_over = !matches!(answer, Err(Stopped::Budget)) || slice.now() > self.end;
        answer.into_iter().collect()
    }

    fn is_over(&self) -> bool {
        self.is_over
    }
}

/// A task that packs the answers of another one.
pub struct Packing<T>(pub T);

impl<T: Task<Answer: Serialize>> Task for Packing<T> {
    type Answer = Vec<u8>;

    fn work(&mut self, state: &mut WorkerState, slice: &mut Slice) -> Vec<Vec<u8>> {
        self.0.work(state, slice).iter().map(packed).collect()
    }

    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    fn leave(&mut self, state: &mut WorkerState) {
        self.0.leave(state);
    }

    fn learned(&self, state: &WorkerState) -> u64 {
        self.0.learned(state)
    }
}

/// All answers of a task.
#[cfg(test)]
pub fn all_answers<T: Task>(
    mut task: T,
    state: &mut WorkerState,
    clock: basics::slicer::Clock,
) -> Vec<T::Answer> {
    let mut slicer = basics::slicer::Slicer::new(clock);
    let mut answers = Vec::new();
    while !task.is_over() {
        let mut slice = slicer.begin(task.learned(state));
        answers.extend(task.work(state, &mut slice));
        slicer.end(&slice, task.learned(state));
    }
    answers
}
