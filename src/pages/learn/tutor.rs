//! Has a worker draw, judge and solve.

use yew::prelude::*;

use crate::workers::use_job::use_job;
use page_model::pages::learn::attempt::{Attempt, Deed};
use words::say;
use worker::message::Told;
use worker::pool::News;

/// Asks what the attempt has to be told.
#[hook]
pub fn use_tutor(attempt: &Attempt, act: &Callback<Deed>) {
    // The same again is asked again.
    let order = attempt.inquiry().map(|inquiry| ((attempt.asked.0, inquiry.clone()), inquiry));
    let act = act.clone();
    let hear = Callback::from(move |(_, news)| {
        if let Some(deed) = deed(news) {
            act.emit(deed);
        }
    });
    use_job(order, hear);
}

pub fn deed(news: News) -> Option<Deed> {
    match news {
        News::Told(Told::Exercise(position)) => Some(Deed::Drawn(position)),
        News::Told(Told::Verdict(verdict)) => Some(Deed::Heard(verdict)),
        News::Over { is_told: false, .. } => Some(Deed::Failed(say::learn_too_hard().to_string())),
        News::Failed(reason) => Some(Deed::Failed(reason)),
        _ => None,
    }
}
