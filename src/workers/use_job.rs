//! Has a worker answer a question as long as a component asks it.

use yew::prelude::*;

use crate::workers::pool::Job;
use worker::message::Inquiry;
use worker::pool::News;

/// A new key means a new question: the hook cancels the old one. `hear` gets the news with their key.
#[hook]
pub fn use_job<K: Clone + PartialEq + 'static>(
    asked: Option<(K, Inquiry)>,
    hear: Callback<(K, News)>,
) {
    let (key, inquiry) = asked.unzip();
    use_effect_with(key, move |key| {
        let job = key.clone().zip(inquiry).map(|(key, inquiry)| {
            Job::begin(inquiry, hear.reform(move |news| (key.clone(), news)))
        });
        move || drop(job)
    });
}
