//! Before a mistake that the reader tries to correct: what to look for, and the hints so far.

use yew::prelude::*;

use crate::pages::play::review::hints::Hints;
use crate::pages::play::review::line::Line;
use crate::pages::play::trial::Trial;
use crate::pages::play::view::review::mistake_card::back_to_game;
use words::say;

/// `turn` is the mistake's number along the line; `on_go` gets a node of the tree.
pub fn trial_card(
    line: &Line,
    turn: usize,
    trial: Trial,
    hints: &Hints,
    on_hint: &Callback<()>,
    on_go: &Callback<usize>,
) -> Html {
    let name = line.numbered(turn);
    html! {
        <section id="review-trial" class="card review-trial" aria-label={say::review_again()}>
            <h3>{ say::review_trial(&name) }</h3>
            <p>
                { match trial.is_of_part {
                    true => say::review_trial_part(line.mover(turn)),
                    false => say::review_trial_win(line.mover(turn)),
                } }
            </p>
            { given_hints(hints, on_hint, back_to_game(trial, false, on_go)) }
        </section>
    }
}

/// The hints so far, a button for the next one, and `more`.
pub fn given_hints(hints: &Hints, on_hint: &Callback<()>, more: Html) -> Html {
    let (given, all) = (hints.sentences.len(), hints.all as usize);
    html! {
        <>
            <div class="review-hints">
                { for hints.sentences.iter().map(|said| html! { <p>{ said }</p> }) }
            </div>
            <div class="tools">
                <button
                    id="review-hint"
                    type="button"
                    aria-disabled={(given >= all).to_string()}
                    aria-keyshortcuts="h"
                    onclick={on_hint.reform(|_| ())}
                >
                    { say::learn_hint_of(all, (given + 1).min(all)) }
                </button>
                { more }
            </div>
        </>
    }
}
