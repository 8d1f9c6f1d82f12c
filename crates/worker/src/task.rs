//! The interface of all kinds of work.

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
    /// The type of its results.
    type Told;

    /// Works for one slice; returns the results it produces.
    fn work(&mut self, state: &mut WorkerState, slice: &mut Slice) -> Vec<Self::Told>;

    fn is_over(&self) -> bool;

    /// Leaves in the state what is needed to continue.
    fn leave(&mut self, _: &mut WorkerState) {}

    /// A number that grows with every result.
    fn known(&self, state: &WorkerState) -> u64 {
        state.known()
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
    type Told = A;

    fn work(&mut self, state: &mut WorkerState, slice: &mut Slice) -> Vec<A> {
        let told = match (self.ask)(state, &mut slice.budget) {
            Err(Stopped::Memory) if state.searches().make_room() => Err(Stopped::Budget),
            told => told,
        };
        self.is_over = !matches!(told, Err(Stopped::Budget)) || slice.now() > self.end;
        told.into_iter().collect()
    }

    fn is_over(&self) -> bool {
        self.is_over
    }
}

/// A task that wraps the results of another one.
pub struct Wrapped<T: Task, A> {
    pub task: T,
    pub wrap: fn(T::Told) -> A,
}

impl<T: Task, A> Task for Wrapped<T, A> {
    type Told = A;

    fn work(&mut self, state: &mut WorkerState, slice: &mut Slice) -> Vec<A> {
        self.task.work(state, slice).into_iter().map(self.wrap).collect()
    }

    fn is_over(&self) -> bool {
        self.task.is_over()
    }

    fn leave(&mut self, state: &mut WorkerState) {
        self.task.leave(state);
    }

    fn known(&self, state: &WorkerState) -> u64 {
        self.task.known(state)
    }
}

/// All results of a task.
#[cfg(test)]
pub fn all_told<T: Task>(
    mut task: T,
    state: &mut WorkerState,
    clock: basics::slicer::Clock,
) -> Vec<T::Told> {
    let mut slicer = basics::slicer::Slicer::new(clock);
    let mut told = Vec::new();
    while !task.is_over() {
        let mut slice = slicer.begin(task.known(state));
        told.extend(task.work(state, &mut slice));
        slicer.end(&slice, task.known(state));
    }
    told
}
