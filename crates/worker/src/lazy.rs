//! The way to the tasks that the program's second part holds. Everything that only the functions of this file need is
//! put there when the site is built in release.

use crate::message::{AnyTask, PackedQuestion};
use crate::worker_state::WorkerState;

#[inline(never)]
pub fn begin(question: &PackedQuestion, state: &mut WorkerState, now: f64) -> Option<AnyTask> {
    question.begin_lazy(state, now)
}
