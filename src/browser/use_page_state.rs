//! A state of the page as a hook: components read it and dispatch actions to it.

use std::ops::Deref;
use std::rc::Rc;

use crate::state::PageState;
use yew::prelude::*;

#[derive(PartialEq)]
pub struct Held<S>(S);

impl<S: PageState + 'static> Reducible for Held<S> {
    type Action = S::Action;

    // Without this the program contains a copy for each dispatching closure.
    #[inline(never)]
    fn reduce(self: Rc<Self>, action: S::Action) -> Rc<Self> {
        Held(self.0.apply(action)).into()
    }
}

impl<S> Deref for Held<S> {
    type Target = S;

    fn deref(&self) -> &S {
        &self.0
    }
}

pub type StateHandle<S> = UseReducerHandle<Held<S>>;

#[hook]
pub fn use_page_state<S: PageState + PartialEq + 'static>(
    first: impl FnOnce() -> S,
) -> StateHandle<S> {
    use_reducer_eq(|| Held(first()))
}

/// The same, but renders also after an action that leaves the state equal, so that a repeated action is answered again.
#[hook]
pub fn use_redrawn_state<S: PageState + 'static>(first: impl FnOnce() -> S) -> StateHandle<S> {
    use_reducer(|| Held(first()))
}
