//! A state of the page as a hook: components read it and dispatch actions to it.

use std::rc::Rc;

use crate::state::PageState;
use yew::prelude::*;

#[derive(PartialEq)]
struct Held<S>(Rc<S>);

impl<S: PageState + 'static> Reducible for Held<S> {
    type Action = S::Action;

    // Without this the program contains a copy for each dispatching closure.
    #[inline(never)]
    fn reduce(self: Rc<Self>, action: S::Action) -> Rc<Self> {
        Held(self.0.apply(action).into()).into()
    }
}

/// The state in this render, and the callback that sends actions to it, which is the same in all renders.
#[hook]
pub fn use_page_state<S: PageState + PartialEq + 'static>(
    first: impl FnOnce() -> S,
) -> (Rc<S>, Callback<S::Action>) {
    let held = use_reducer_eq(|| Held(first().into()));
    use_sending(held)
}

/// The same, but renders also after an action that leaves the state equal, so that a repeated action is answered again.
#[hook]
pub fn use_redrawn_state<S: PageState + 'static>(
    first: impl FnOnce() -> S,
) -> (Rc<S>, Callback<S::Action>) {
    let held = use_reducer(|| Held(first().into()));
    use_sending(held)
}

#[hook]
fn use_sending<S: PageState + 'static>(
    held: UseReducerHandle<Held<S>>,
) -> (Rc<S>, Callback<S::Action>) {
    let dispatcher = held.dispatcher();
    (held.0.clone(), use_callback((), move |action, ()| dispatcher.dispatch(action)))
}
