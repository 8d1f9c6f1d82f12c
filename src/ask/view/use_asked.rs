//! Asks a worker a question that has one answer.

use yew::prelude::*;

use crate::ask::asked::Asked;
use crate::ask::view::use_job::use_job;
use crate::browser::use_state_of::use_state_of;
use worker::message::Question;

/// What has become of the question, and a callback that stops it or asks again. Another question begins anew.
#[hook]
pub fn use_asked<Q>(question: Option<Q>) -> (Asked<Q::Answer>, Callback<Asked<Q::Answer>>)
where
    Q: Question + Clone + PartialEq + 'static,
    Q::Answer: Clone + PartialEq + 'static,
{
    let (asked, set) = use_state_of::<_, Asked<Q::Answer>>(question.clone());
    let open = question.filter(|_| matches!(asked, Asked::Working));
    let tell = set.clone();
    let hear = Callback::from(move |(_, news)| {
        if let Some(asked) = Asked::of(news) {
            tell.emit(asked);
        }
    });
    use_job(open.map(|question| (question.clone(), question)), hear);
    (asked, set)
}
