//! The result of an answer: the verdict or the hint, and the jumps that show it.

use yew::prelude::*;

use crate::analysis::view::markup::worded;
use crate::analysis::view::step_bar::step_button;
use crate::board::square_name::ARROW;
use crate::browser::icon::Icon;
use crate::glossary::marked::marked;
use crate::pages::learn::attempt::{AttemptAction, AttemptState};
use crate::pages::learn::view::exercise_board::worth;
use crate::pages::learn::view::ladder::question;
use crate::pages::learn::view::saying::saying;
use teaching::content::lessons::Course;
use teaching::lessons::Judgement;
use words::{foreign, say};
use worker::message::VerdictText;

pub fn judged(course: &Course, attempt: &AttemptState) -> Html {
    if let Some(problem) = &attempt.problem {
        return html! { <p class="judged">{ problem }</p> };
    }
    if attempt.is_noted {
        return html! { <p class="judged told" data-verdict="noted">{ say::quiz_noted() }</p> };
    }
    let Some(verdict) = &attempt.verdict else { return html! {} };
    let (class, sign, lead) = headword(attempt, verdict);
    html! {
        <div class={classes!("judged", class)} data-verdict={verdict.sentence.clone()}>
            <p>
                if !lead.is_empty() {
                    <strong>{ sign }{ lead }</strong>{ " " }
                }
                { match (attempt.stage(), attempt.about()) {
                    // The answer stands in its stage.
                    (Some(stage), _) if verdict.is_right() && !attempt.is_hint => question(stage).into(),
                    (Some(_), Some(jump)) => html! {
                        <>{ say::learn_after(&jump.replace('-', ARROW)) }{ " " }{ said(course, attempt) }</>
                    },
                    _ => said(course, attempt),
                } }
            </p>
            { after(attempt) }
        </div>
    }
}

/// The sentence of the verdict.
pub fn said(course: &Course, attempt: &AttemptState) -> Html {
    attempt
        .verdict
        .as_ref()
        .map(|verdict| saying(course, verdict, attempt.names()))
        .unwrap_or_default()
}

/// What the lesson says once the answer was right.
pub fn after(attempt: &AttemptState) -> Html {
    let item = &attempt.item;
    html! {
        if attempt.is_solved && !item.after.is_empty() {
            <p class="after" lang={foreign(item.is_foreign)}>{ worded(&item.after, marked) }</p>
        }
    }
}

/// The worth of the board, once the page shows it.
pub fn known(attempt: &AttemptState) -> Html {
    match attempt.subjects() {
        [subject] if subject.position().is_some() => worth(subject, attempt),
        _ => html! {},
    }
}

/// The class of a verdict, and the sign and the word that it begins with.
fn headword(
    attempt: &AttemptState,
    verdict: &VerdictText,
) -> (&'static str, &'static str, &'static str) {
    match verdict.judgement {
        _ if attempt.is_hint => ("told", "", say::learn_lead_hint()),
        Judgement::YourTurn | Judgement::Open => ("told", "", ""),
        Judgement::Right => ("right-answer", "✓ ", say::learn_lead_right()),
        Judgement::Wrong | Judgement::Lost | Judgement::Unread => {
            ("wrong-answer", "✗ ", say::learn_lead_wrong())
        }
    }
}

/// Buttons that play the jumps that show the verdict.
pub fn line_bar(attempt: &AttemptState, act: &Callback<AttemptAction>) -> Html {
    let (last, played) = (attempt.line().len(), attempt.played);
    if last == 0 {
        return html! {};
    }
    let to = |id, icon, label, target: usize| {
        step_button(
            id,
            icon,
            label,
            target == played,
            act.reform(move |_| AttemptAction::Play(target)),
        )
    };
    html! {
        <div class="row" role="group" aria-label={say::learn_play()}>
            <span>{ say::learn_play() }</span>
            { to("line-back", Icon::BACK, say::learn_play_back(), played.saturating_sub(1)) }
            { to("line-on", Icon::ON, say::learn_play_on(), (played + 1).min(last)) }
            <span class="note" aria-live="polite">{ say::learn_played(last, played) }</span>
        </div>
    }
}
