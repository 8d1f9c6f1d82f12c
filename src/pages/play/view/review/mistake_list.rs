//! The proved mistakes, each of which is a button that goes there.

use yew::prelude::*;

use crate::analysis::view::step_bar::stone_sign;
use crate::pages::play::review::review_report::{ReviewReport, Verdict};
use basics::player::Player;
use words::say;

/// Of one player, or of both. `on_go` gets the number of a place in the line.
pub fn mistake_list(
    known: &ReviewReport,
    number: usize,
    whose: Option<Player>,
    on_go: &Callback<usize>,
) -> Html {
    let Some(line) = &known.line else { return html! {} };
    let mistakes = known.mistakes(whose);
    html! {
        if !mistakes.is_empty() {
            <ul id="review-mistakes" class="review-mistakes" aria-label={say::review_mistakes()}>
                { for mistakes.into_iter().map(|turn| html! {
                    <li key={turn}>
                        <button
                            type="button"
                            aria-current={(turn + 1 == number).then_some("step")}
                            onclick={on_go.reform(move |_| turn + 1)}
                        >
                            { stone_sign(line.mover(turn)) }
                            { line.numbered(turn) }{ " " }
                            { mark(known.verdict(turn)) }
                        </button>
                    </li>
                }) }
            </ul>
        }
    }
}

/// The sign with which books annotate mistakes.
pub fn mark(verdict: Verdict) -> Html {
    let sign = if verdict == Verdict::Turned { "??" } else { "?" };
    html! {
        <>
            <span class="turn-mark" aria-hidden="true">{ sign }</span>
            <span class="unseen">{ meaning(verdict) }</span>
        </>
    }
}

pub fn meaning(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Turned => say::game_mark_turned(),
        _ => say::game_mark_gave_up(),
    }
}
