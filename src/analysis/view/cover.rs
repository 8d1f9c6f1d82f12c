//! What a page covers until the reader uncovers it: every answer, on the page, on paper, in what the page shares, and for
//! screen readers. `hide=1` in the link covers.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::inspection::Reveal;
use crate::browser::use_state_of::use_state_of;
use crate::keys::Neighbour;
use crate::link::view::View;
use words::say;

#[derive(Clone, PartialEq)]
pub struct Cover {
    pub view: View,
    pub revealed: Reveal,
    pub reveal: Callback<Reveal>,
    /// What the reader can uncover one after the other; nothing, if the page has a button of its own.
    pub steps: &'static [Reveal],
}

/// A page with one answer uncovers it whole.
const WHOLE: [Reveal; 1] = [Reveal::Value];

impl Cover {
    pub fn shows(&self, step: Reveal) -> bool {
        self.revealed.shows(&self.view, step)
    }

    /// Whether the reader still has to guess.
    pub fn is_closed(&self) -> bool {
        !self.shows(Reveal::Value)
    }

    /// The same on a page that shows only one answer.
    pub fn whole(self) -> Cover {
        Cover { steps: &WHOLE, ..self }
    }

    /// Uncovers the answer for one who goes on, and covers it again for one who goes back; whether that changes anything.
    pub fn step(&self, to: Neighbour) -> bool {
        let target = match to {
            Neighbour::Before => Reveal::Nothing,
            Neighbour::After => Reveal::Value,
        };
        let changes = self.view.is_hidden && self.revealed != target;
        if changes {
            self.reveal.emit(target);
        }
        changes
    }

    /// Uncovers the one answer of a page, or covers it again.
    pub fn turn(&self) -> Option<Callback<()>> {
        let to = if self.is_closed() { Reveal::Value } else { Reveal::Nothing };
        let is_there = self.view.is_hidden && self.steps == WHOLE;
        is_there.then(|| self.reveal.reform(move |()| to))
    }
}

/// The cover of a page with one answer. The answer to another subject is covered again.
#[hook]
pub fn use_cover<S: PartialEq + 'static>(view: View, subject: S) -> Cover {
    let (revealed, reveal) = use_state_of(subject);
    Cover { view, revealed, reveal, steps: &WHOLE }
}

/// Buttons that uncover the answer step by step, or one that uncovers it and covers it again.
#[autoprops]
#[component]
pub fn Uncover(cover: &Cover) -> Html {
    let Cover { view, revealed, reveal, steps } = cover;
    if !view.is_hidden || steps.is_empty() {
        return html! {};
    }
    let turn = cover.turn();
    let is_whole = turn.is_some();
    html! {
        <div id="reveal" class="reveal" role="group" aria-label={say::answer_reveal()}>
            if !is_whole {
                <p class="note">{ say::answer_reveal_now() }</p>
            } else if cover.is_closed() {
                <p class="note">{ say::answer_reveal_whole() }</p>
            }
            { for steps.iter().map(|&step| html! {
                <button
                    type="button"
                    data-reveal={format!("{step:?}")}
                    aria-pressed={(*revealed >= step).to_string()}
                    onclick={match &turn {
                        Some(turn) => turn.reform(|_| ()),
                        None => reveal.reform(move |_| step),
                    }}
                >
                    { if is_whole { say::answer_reveal() } else { label(step) } }
                </button>
            }) }
        </div>
    }
}

fn label(step: Reveal) -> &'static str {
    match step {
        Reveal::Outcome => say::answer_reveal_outcome(),
        Reveal::Stops => say::answer_reveal_stops(),
        Reveal::Temperature => say::answer_temperature(),
        Reveal::Nothing | Reveal::Value => say::tab_answer(),
    }
}
