//! Has a worker draw, judge and solve.

use yew::prelude::*;

use crate::ask::view::use_job::use_job;
use crate::pages::learn::attempt::{AttemptAction, AttemptState};
use words::say;
use worker::pool::News;

/// Asks what an attempt waits for; the key tells it from other attempts.
#[hook]
pub fn use_tutor<K: Clone + PartialEq + 'static>(
    attempt: Option<(K, &AttemptState)>,
    act: &Callback<(K, AttemptAction)>,
) {
    // A question that is asked once more is another question.
    let exercise = attempt.as_ref().and_then(|(key, attempt)| {
        let question = attempt.exercise_question()?;
        Some(((key.clone(), attempt.asked.0, question.clone()), question))
    });
    let verdict = attempt.and_then(|(key, attempt)| {
        let question = attempt.verdict_question()?;
        Some(((key, attempt.asked.0, question.clone()), question))
    });
    let (drawn, judged) = (act.clone(), act.clone());
    use_job(
        exercise,
        Callback::from(move |((key, ..), news): ((K, _, _), _)| {
            tell(&drawn, key, news, AttemptAction::Drawn);
        }),
    );
    use_job(
        verdict,
        Callback::from(move |((key, ..), news): ((K, _, _), _)| {
            tell(&judged, key, news, AttemptAction::Heard);
        }),
    );
}

fn tell<K, A>(
    act: &Callback<(K, AttemptAction)>,
    key: K,
    news: News<A>,
    answered: fn(A) -> AttemptAction,
) {
    match news {
        News::Answer(answer) => act.emit((key, answered(answer))),
        News::Over { is_answered: false, .. } => {
            act.emit((key, AttemptAction::Failed(say::learn_too_hard().to_string())));
        }
        News::Failed(reason) => act.emit((key, AttemptAction::Failed(reason))),
        _ => {}
    }
}
