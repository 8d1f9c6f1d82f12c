//! Asks a worker for a certificate, and the second program to check it.

use std::rc::Rc;

use yew::prelude::*;

use crate::browser::use_page_state::use_page_state;
use crate::pages::proof::proving::{ProvingAction, ProvingState};
use crate::pages::proof::view::use_checker::use_checker;
use crate::workers::view::use_job::use_job;
use worker::message::ProofQuestion;

pub struct ProofHandle {
    pub proving: Rc<ProvingState>,
    pub act: Callback<ProvingAction>,
}

/// `None` asks nothing.
#[hook]
pub fn use_proof(question: Option<ProofQuestion>) -> ProofHandle {
    let proving = use_page_state(ProvingState::default);
    let act = {
        let dispatcher = proving.dispatcher();
        use_callback((), move |action, ()| dispatcher.dispatch(action))
    };
    let ask = act.clone();
    use_effect_with(question.clone(), move |question| {
        if let Some(question) = question {
            ask.emit(ProvingAction::Ask(Rc::new(question.clone())));
        }
    });
    let order = proving.order().map(|question| (proving.work.run, question));
    use_job(order, act.reform(|(run, news)| ProvingAction::Heard(run, news)));
    use_checker(
        proving.to_check(),
        act.reform(|reply: Result<String, String>| match reply {
            Ok(reply) => ProvingAction::Reply(reply),
            Err(reason) => ProvingAction::Failed(reason),
        }),
    );
    // What is known of another position does not fit this one.
    let is_present = proving.question.as_deref() == question.as_ref();
    let proving = if is_present { Rc::new((*proving).clone()) } else { Rc::default() };
    ProofHandle { proving, act }
}
