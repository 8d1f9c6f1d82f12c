//! Has a worker generate, judge and solve exercises.

use yew::prelude::*;

use crate::workers::use_job::use_job;
use page_model::pages::learn::attempt::{Attempt, AttemptAction};
use words::say;
use worker::message::Told;
use worker::pool::News;

/// Asks the question of the attempt.
#[hook]
pub fn use_tutor(attempt: &Attempt, act: &Callback<AttemptAction>) {
    // With the number of the question in the key, the same question can be asked again.
    let order = attempt.inquiry().map(|inquiry| ((attempt.asked.0, inquiry.clone()), inquiry));
    let act = act.clone();
    let hear = Callback::from(move |(_, news)| {
        if let Some(action) = action(news) {
            act.emit(action);
        }
    });
    use_job(order, hear);
}

pub fn action(news: News) -> Option<AttemptAction> {
    match news {
        News::Told(Told::Exercise(position)) => Some(AttemptAction::Drawn(position)),
        News::Told(Told::Verdict(verdict)) => Some(AttemptAction::Heard(verdict)),
        News::Over { is_told: false, .. } => {
            Some(AttemptAction::Failed(say::learn_too_hard().to_string()))
        }
        News::Failed(reason) => Some(AttemptAction::Failed(reason)),
        _ => None,
    }
}
