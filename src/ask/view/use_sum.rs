//! Asks a worker for the sum of cards.

use std::rc::Rc;

use yew::prelude::*;

use crate::ask::summing::{SummingAction, SummingState};
use crate::ask::view::use_job::use_job;
use crate::browser::callback::closure;
use crate::browser::use_page_state::use_page_state;
use worker::message::SumQuestion;

#[derive(Clone, PartialEq)]
pub struct SumHandle {
    pub summing: Rc<SummingState>,
    pub cancel: Callback<()>,
    pub go_on: Callback<()>,
}

/// Without a question it forgets the last answer.
#[hook]
pub fn use_sum(question: Option<SumQuestion>) -> SumHandle {
    let summing = use_page_state(SummingState::default);
    let dispatcher = summing.dispatcher();
    use_effect_with(
        question,
        closure!(dispatcher, move |question| {
            let ask = |question| SummingAction::Ask(Rc::new(question));
            dispatcher.dispatch(question.clone().map_or(SummingAction::Forget, ask));
        }),
    );
    let hear = closure!(dispatcher, move |(run, news)| dispatcher
        .dispatch(SummingAction::Heard(run, news)));
    let order = summing.order().map(|question| (summing.work.run, question));
    use_job(order, hear.into());
    let act = |event: fn() -> SummingAction| {
        let dispatcher = dispatcher.clone();
        Callback::from(move |()| dispatcher.dispatch(event()))
    };
    SumHandle {
        summing: Rc::new((*summing).clone()),
        cancel: act(|| SummingAction::Cancel),
        go_on: act(|| SummingAction::GoOn),
    }
}
