//! Asks a worker for what a program plays. Another question ends the one before.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::workers::errand::Errand;
use page_model::pages::play::desk::Deed;
use page_model::pages::play::question::{Purpose, Question};
use words::say;
use worker::message::{Inquiry, Replied, Told};

/// What has been heard so far of the present question, and what takes it as it is.
#[derive(Clone, PartialEq)]
pub struct Thinking {
    pub best: Option<Replied>,
    /// Takes the best so far.
    pub now: Callback<()>,
}

/// How long a turn of a program takes at least, in milliseconds: the turn before it is seen first.
const LEAST: u32 = 800;

#[hook]
pub fn use_reply(question: Option<Question>, act: &Callback<Deed>) -> Thinking {
    let heard = use_state_eq(|| None::<(Question, Replied)>);
    use_effect_with(question.clone(), {
        let (set, act) = (heard.setter(), act.clone());
        move |question| {
            let errand = question.clone().map(|question| begin(question, set, act));
            move || drop(errand)
        }
    });
    let known = (*heard).clone().filter(|(asked, _)| Some(asked) == question.as_ref());
    let now = {
        let (known, act) = (known.clone(), act.clone());
        Callback::from(move |()| {
            if let Some(known) = known.clone() {
                act.emit(Deed::Answer(Box::new(known)));
            }
        })
    };
    Thinking { best: known.map(|(_, replied)| replied), now }
}

type Heard = UseStateSetter<Option<(Question, Replied)>>;

/// The question, and the end of its pause: dropped, both are cancelled.
fn begin(
    question: Question,
    set: Heard,
    act: Callback<Deed>,
) -> (Errand, Rc<RefCell<Option<Timeout>>>) {
    let waits = Rc::new(RefCell::new(None));
    let is_answered = Rc::new(RefCell::new(false));
    let begun = js_sys::Date::now();
    let least = if question.purpose == Purpose::Turn { f64::from(LEAST) } else { 0.0 };
    let fail = act.reform(Deed::Fail);
    let inquiry = Inquiry::Reply(question.ask.clone());
    let hear = {
        let (waits, fail) = (waits.clone(), fail.clone());
        Callback::from(move |told: Option<Told>| match told {
            Some(Told::Reply(replied)) => {
                set.set(Some((question.clone(), replied)));
                if replied.is_final {
                    is_answered.replace(true);
                    let deed = Deed::Answer(Box::new((question.clone(), replied)));
                    let left = least - (js_sys::Date::now() - begun);
                    let act = act.clone();
                    let wait = Timeout::new(left.max(0.0) as u32, move || act.emit(deed));
                    waits.replace(Some(wait));
                }
            }
            Some(_) => {}
            None if *is_answered.borrow() => {}
            None => fail.emit(say::game_no_answer().to_string()),
        })
    };
    (Errand::begin(inquiry, hear, fail), waits)
}
