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
    let (summing, act) = use_page_state(SummingState::default);
    use_effect_with(
        question,
        closure!(act, move |question| {
            let ask = |question| SummingAction::Ask(Rc::new(question));
            act.emit(question.clone().map_or(SummingAction::Forget, ask));
        }),
    );
    let order = summing.order().map(|question| (summing.work.run, question));
    use_job(order, act.reform(|(run, news)| SummingAction::Heard(run, news)));
    SumHandle {
        summing,
        cancel: act.reform(|()| SummingAction::Cancel),
        go_on: act.reform(|()| SummingAction::GoOn),
    }
}
