//! Asks a worker for a program's turn. Another question cancels the previous one.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::ask::view::use_job::use_job;
use crate::browser::callback::{callback, closure};
use crate::pages::play::play_state::PlayAction;
use crate::pages::play::question::{Purpose, Question};
use words::say;
use worker::message::ReplyAnswer;
use worker::pool::News;

/// The best answer so far to the present question, and a callback that takes it as it is.
#[derive(Clone, PartialEq)]
pub struct Thinking {
    pub best: Option<ReplyAnswer>,
    /// Takes the best answer so far.
    pub now: Callback<()>,
}

/// How long a turn of a program takes at least, in milliseconds, so that the reader can see the previous turn.
const LEAST: f64 = 800.0;

#[hook]
pub fn use_reply(question: Option<Question>, act: &Callback<PlayAction>) -> Thinking {
    let heard = use_state_eq(|| None::<(Question, ReplyAnswer)>);
    // The rest of the pause after an answer.
    let wait = use_mut_ref(|| None::<Timeout>);
    let begun = use_mut_ref(js_sys::Date::now);
    use_effect_with(
        question.clone(),
        closure!(wait, begun, move |_| {
            begun.replace(js_sys::Date::now());
            move || drop(wait.take())
        }),
    );
    let hear = callback!(set = heard.setter(), act, move |(question, news): (
        Question,
        News<ReplyAnswer>
    )| match news {
        News::Answer(replied) => {
            set.set(Some((question.clone(), replied)));
            if replied.is_final {
                let least = if question.purpose == Purpose::Turn { LEAST } else { 0.0 };
                let left = least - (js_sys::Date::now() - *begun.borrow());
                let action = PlayAction::Answer(Box::new((question, replied)));
                let act = act.clone();
                let timeout = Timeout::new(left.max(0.0) as u32, move || act.emit(action));
                wait.replace(Some(timeout));
            }
        }
        News::Over { is_answered: false, .. } => {
            act.emit(PlayAction::Fail(say::game_no_answer().to_string()));
        }
        News::Failed(reason) => act.emit(PlayAction::Fail(reason)),
        _ => {}
    });
    let order = question.clone().map(|question| (question.clone(), question.ask));
    use_job(order, hear);
    let known = (*heard).clone().filter(|(asked, _)| Some(asked) == question.as_ref());
    let now = callback!(known, act, move |()| {
        if let Some(known) = known.clone() {
            act.emit(PlayAction::Answer(Box::new(known)));
        }
    });
    Thinking { best: known.map(|(_, replied)| replied), now }
}
