//! Has the door's one worker draw, judge and solve. It is started at the first question and kept.

use yew::prelude::*;

use crate::workers::clerk::{Asked, Clerk, Heard};
use page_model::pages::learn::attempt::{Attempt, Deed};
use words::say;
use worker::message::{Inquiry, Told};

thread_local! {
    static CLERK: Clerk = Clerk::default();
}

pub fn ask(inquiry: Inquiry, hear: Callback<Heard>) -> Asked {
    CLERK.with(|clerk| clerk.ask(inquiry, hear))
}

/// Asks what the attempt has to be told.
#[hook]
pub fn use_tutor(attempt: &Attempt, act: &Callback<Deed>) {
    let act = act.clone();
    // The same again is asked again.
    use_effect_with((attempt.asked.0, attempt.inquiry()), move |(_, inquiry)| {
        let asked = inquiry.clone().map(|inquiry| ask(inquiry, act.reform(deed)));
        move || drop(asked)
    });
}

pub fn deed(heard: Heard) -> Deed {
    match heard {
        Ok(Some(Told::Exercise(position))) => Deed::Drawn(position),
        Ok(Some(Told::Verdict(verdict))) => Deed::Heard(verdict),
        Ok(_) => Deed::Failed(say::learn_too_hard().to_string()),
        Err(reason) => Deed::Failed(reason),
    }
}
