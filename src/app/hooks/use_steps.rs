//! Something that is shown step by step, by hand or by itself.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::app::hooks::use_glance::wants_stillness;

#[derive(Clone, PartialEq)]
pub struct Steps {
    pub step: usize,
    pub is_running: bool,
    pub to: Callback<usize>,
    /// Lets it run, from its end from the beginning, or holds it.
    pub run: Callback<bool>,
}

/// Steps from 0 to `last`, each as long as this in milliseconds; another subject begins at `first`.
#[hook]
pub fn use_steps<T: PartialEq + 'static>(
    subject: T,
    first: usize,
    last: usize,
    pause: u32,
) -> Steps {
    let state = use_state_eq(|| (first, false));
    let (step, is_running) = *state;
    let set = state.setter();
    use_effect_with(subject, move |_| set.set((first, false)));
    let set = state.setter();
    use_effect_with((step, is_running), move |&(step, is_running)| {
        let wait =
            is_running.then(|| Timeout::new(pause, move || set.set((step + 1, step + 1 < last))));
        move || drop(wait)
    });
    let set = state.setter();
    let to = Callback::from(move |step: usize| set.set((step.min(last), false)));
    let set = state.setter();
    let run = Callback::from(move |runs: bool| {
        let is_still = wants_stillness();
        let from = if runs && step == last { 0 } else { step };
        set.set((if runs && is_still { last } else { from }, runs && !is_still && last > 0));
    });
    Steps { step: step.min(last), is_running, to, run }
}
