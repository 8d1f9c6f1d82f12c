//! What the reader looks at; forgotten when another position is shown.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use yew::prelude::*;

use crate::app::glance::{Glance, Look};
use crate::worker::message::Position;

/// How long each leap of a proof is shown, in milliseconds.
const LEAP: u32 = 1100;

impl Reducible for Glance {
    type Action = Look;

    fn reduce(self: Rc<Self>, look: Look) -> Rc<Self> {
        self.apply(look).into()
    }
}

#[hook]
pub fn use_glance(position: Position) -> UseReducerHandle<Glance> {
    let glance = use_reducer_eq(Glance::default);
    let dispatcher = glance.dispatcher();
    use_effect_with(position, move |_| dispatcher.dispatch(Look::Leave));

    let next = glance.proof.as_ref().filter(|proof| proof.is_running).map(|proof| proof.step + 1);
    let dispatcher = glance.dispatcher();
    use_effect_with(next, move |&next| {
        let wait = next
            .filter(|_| !wants_stillness())
            .map(|step| Timeout::new(LEAP, move || dispatcher.dispatch(Look::Step(step))));
        move || drop(wait)
    });
    glance
}

/// Whether the reader has asked for as little motion as possible.
pub fn wants_stillness() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    matches!(query, Ok(Some(query)) if query.matches())
}
