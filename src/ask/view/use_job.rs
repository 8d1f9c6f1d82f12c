//! Has a worker answer a question as long as a component asks it.

use yew::prelude::*;

use crate::ask::view::pool::Job;
use worker::message::Question;
use worker::pool::News;

/// The question is another one when its key is: then the one before is cancelled. `hear` gets the news with the
/// key.
#[hook]
pub fn use_job<K: Clone + PartialEq + 'static, Q: Question>(
    asked: Option<(K, Q)>,
    hear: Callback<(K, News<Q::Answer>)>,
) {
    let (key, question) = asked.unzip();
    use_effect_with(key, move |key| {
        let job = key.clone().zip(question).map(|(key, question)| {
            Job::ask(&question, hear.reform(move |news| (key.clone(), news)))
        });
        move || drop(job)
    });
}
