//! What the reader looks at; another position clears it.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::analysis::inspection::{InspectionAction, InspectionState};
use crate::browser::stillness::wants_stillness;
use crate::browser::use_page_state::{StateHandle, use_page_state};
use worker::message::Position;

/// How long each leap of a proof shows, in milliseconds.
const LEAP: u32 = 1100;

#[hook]
pub fn use_inspection(position: Position) -> StateHandle<InspectionState> {
    let inspection = use_page_state(InspectionState::default);
    let dispatcher = inspection.dispatcher();
    use_effect_with(position, move |_| dispatcher.dispatch(InspectionAction::Leave));

    let next =
        inspection.proof.as_ref().filter(|proof| proof.is_running).map(|proof| proof.step + 1);
    let dispatcher = inspection.dispatcher();
    use_effect_with(next, move |&next| {
        let wait = next.filter(|_| !wants_stillness()).map(|step| {
            Timeout::new(LEAP, move || dispatcher.dispatch(InspectionAction::Step(step)))
        });
        move || drop(wait)
    });
    inspection
}
