//! What the reader looks at; forgotten when another position is shown.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::app::answers::inspection::{Inspection, Look};
use crate::app::browser::stillness::wants_stillness;
use worker::message::Position;

/// How long each leap of a proof is shown, in milliseconds.
const LEAP: u32 = 1100;

impl Reducible for Inspection {
    type Action = Look;

    fn reduce(self: Rc<Self>, look: Look) -> Rc<Self> {
        self.apply(look).into()
    }
}

#[hook]
pub fn use_inspection(position: Position) -> UseReducerHandle<Inspection> {
    let inspection = use_reducer_eq(Inspection::default);
    let dispatcher = inspection.dispatcher();
    use_effect_with(position, move |_| dispatcher.dispatch(Look::Leave));

    let next =
        inspection.proof.as_ref().filter(|proof| proof.is_running).map(|proof| proof.step + 1);
    let dispatcher = inspection.dispatcher();
    use_effect_with(next, move |&next| {
        let wait = next
            .filter(|_| !wants_stillness())
            .map(|step| Timeout::new(LEAP, move || dispatcher.dispatch(Look::Step(step))));
        move || drop(wait)
    });
    inspection
}
