//! Has a worker answer a question as long as it is asked.

use yew::prelude::*;

use crate::workers::errand::Errand;
use page_model::workers::work::Work;
use worker::message::{Answer, Inquiry};

/// `hear` gets what the worker answers, or why it cannot, each with the number of the run.
#[hook]
pub fn use_work(
    work: &Work,
    inquiry: Option<Inquiry>,
    hear: Callback<(u32, Result<Answer, String>)>,
) {
    use_effect_with(work.asked(), move |run| {
        let errand = run.zip(inquiry).map(|(run, inquiry)| {
            let answer = hear.reform(move |answer| (run, Ok(answer)));
            Errand::follow(inquiry, answer, hear.reform(move |reason| (run, Err(reason))))
        });
        move || drop(errand)
    });
}
