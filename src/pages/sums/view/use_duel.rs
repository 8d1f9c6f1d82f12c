//! Asks a worker for the moves and answers of a difference; another state of play cancels the question.

use std::rc::Rc;

use yew::prelude::*;

use crate::browser::callback::callback;
use crate::browser::use_page_state::use_page_state;
use crate::pages::sums::dueling::{DuelingAction, DuelingState};
use crate::workers::view::use_job::use_job;
use worker::message::DuelQuestion;

pub struct DuelHandle {
    pub known: Rc<DuelingState>,
    pub cancel: Callback<()>,
    pub go_on: Callback<()>,
}

#[hook]
pub fn use_duel(challenge: DuelQuestion) -> DuelHandle {
    let dueling = use_page_state(DuelingState::default);
    let act = callback!(dispatcher = dueling.dispatcher(), move |event| dispatcher.dispatch(event));
    let ask = act.reform(DuelingAction::Ask);
    use_effect_with(challenge.clone(), move |challenge| ask.emit(Rc::new(challenge.clone())));
    let order = dueling.order().map(|challenge| (dueling.work.run, challenge));
    use_job(order, act.reform(|(run, news)| DuelingAction::Heard(run, news)));
    // An answer about another state of play does not fit this one.
    let is_present = dueling.challenge.as_deref() == Some(&challenge);
    DuelHandle {
        known: if is_present { Rc::new((*dueling).clone()) } else { Rc::default() },
        cancel: act.reform(|()| DuelingAction::Cancel),
        go_on: act.reform(|()| DuelingAction::GoOn),
    }
}
