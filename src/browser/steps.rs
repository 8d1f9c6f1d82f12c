//! Shows something step by step, by hand or automatically.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::browser::callback::closure;
use crate::browser::stillness::wants_stillness;
use crate::browser::use_state_of::use_state_of;

/// How long each leap of a proof shows, in milliseconds.
pub const LEAP: u32 = 1100;

#[derive(Clone, PartialEq)]
pub struct Steps {
    pub step: usize,
    pub is_running: bool,
    pub to: Callback<usize>,
    /// Starts or stops automatic steps; from the end they start again at the beginning.
    pub run: Callback<bool>,
}

/// Steps from 0 to `last`; `pause` gives the length of each in milliseconds. A new subject begins at `first`.
#[hook]
pub fn use_steps<T: PartialEq + Clone + 'static>(
    subject: T,
    first: usize,
    last: usize,
    pause: impl Fn(usize) -> u32,
) -> Steps {
    let (state, set) = use_state_of::<T, Option<(usize, bool)>>(subject.clone());
    let (step, is_running) = state.unwrap_or((first, false));
    let set = set.reform(Some);
    let pause = pause(step);
    let shown = (subject, step, is_running);
    // The effect cancels the wait for the next step later than the render: this keeps what the reader did in between.
    let latest = use_mut_ref(|| shown.clone());
    latest.replace(shown.clone());
    use_effect_with(
        shown,
        closure!(set, move |shown| {
            let (shown, is_running) = (shown.clone(), shown.2);
            let on = move || {
                let step = shown.1;
                if *latest.borrow() == shown {
                    set.emit((step + 1, step + 1 < last));
                }
            };
            let wait = is_running.then(|| Timeout::new(pause, on));
            move || drop(wait)
        }),
    );
    let to = set.reform(move |step: usize| (step.min(last), false));
    let run = set.reform(move |runs: bool| {
        let is_still = wants_stillness();
        let from = if runs && step == last { 0 } else { step };
        (if runs && is_still { last } else { from }, runs && !is_still && last > 0)
    });
    Steps { step: step.min(last), is_running, to, run }
}
