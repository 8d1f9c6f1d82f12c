//! What is proved of the turn that led to the present place: why it was a mistake, and what was better.

use yew::prelude::*;

use crate::app::doors::play::review::known::{Known, Verdict};
use crate::app::doors::play::review::line::{Line, shown};
use crate::app::doors::play::review::words;
use crate::game::Turn;
use crate::language::say;

#[derive(Properties, PartialEq)]
pub struct MistakeCardProps {
    pub known: std::rc::Rc<Known>,
    /// The turn that is spoken of.
    pub turn: usize,
    /// Takes the place in the tree before the turn.
    pub on_try: Callback<usize>,
    /// Takes the place in the tree after the turn, and the turns that are to be shown after it. None: the game again.
    pub on_show: Callback<(usize, Vec<Turn>)>,
}

#[component]
pub fn MistakeCard(props: &MistakeCardProps) -> Html {
    let MistakeCardProps { known, turn, on_try, on_show } = props;
    let shows = use_state_eq(|| (0, 0));
    let Some(line) = &known.line else { return html! {} };
    let (Some(told), Some(sentence)) = (known.turns.get(*turn), words::verdict(known, *turn))
    else {
        return html! {};
    };
    let verdict = known.verdict(*turn);
    let answer = match verdict {
        Verdict::Turned => answer(line, *turn, told.line.as_deref().unwrap_or_default()),
        _ => Vec::new(),
    };
    let count = if shows.0 == *turn { shows.1.min(answer.len()) } else { 0 };
    let show = |count: usize| {
        let (shows, place, turn) = (shows.clone(), line.place(turn + 1), *turn);
        let turns = answer[..count].to_vec();
        on_show.reform(move |_: MouseEvent| {
            shows.set((turn, count));
            (place, turns.clone())
        })
    };
    let gift = told.gift.as_ref().and_then(Option::as_ref);
    let before = line.place(*turn);
    let rows = line.setup.rows();
    html! {
        <section
            id="review-verdict"
            class={classes!("card", "review-verdict", verdict.is_mistake().then_some("mistake"))}
            aria-label={say::review_here()}
            data-verdict={format!("{verdict:?}")}
        >
            <h3>{ sentence }</h3>
            if verdict == Verdict::Turned {
                <p>
                    { match told.line.as_ref().and_then(|line| line.first()) {
                        Some(reply) => say::review_refuted(line.mover(*turn).other(), &shown(reply)),
                        None => say::review_refuted_search().to_string(),
                    } }
                    if let Some(better) = told.better.as_ref().filter(|better| !better.is_empty()) {
                        { " " }{ say::review_better(&words::list(better)) }
                    }
                </p>
            }
            if let Some(gift) = gift.filter(|_| verdict == Verdict::GaveUp) {
                <p>{ say::review_better_part(&words::list(&gift.better)) }</p>
            }
            if count > 0 {
                <p role="status">
                    { say::review_answer_shown(
                        answer.len(),
                        count,
                        &words::list(&answer[..count].iter().map(|turn| turn.name(rows)).collect::<Vec<_>>()),
                    ) }
                </p>
            }
            if verdict.is_mistake() {
                <div class="tools">
                    <button id="review-again" class="main" type="button" onclick={on_try.reform(move |_| before)}>
                        { say::review_again() }
                    </button>
                    if !answer.is_empty() {
                        <button
                            id="review-answer"
                            type="button"
                            aria-disabled={(count == answer.len()).to_string()}
                            onclick={show((count + 1).min(answer.len()))}
                        >
                            { if count == 0 { say::review_answer() } else { say::review_answer_on() } }
                        </button>
                    }
                    if count > 0 {
                        <button id="review-answer-end" type="button" onclick={show(0)}>
                            { say::review_answer_end() }
                        </button>
                    }
                </div>
            }
        </section>
    }
}

/// The turns of a line after a turn, as far as they are possible.
fn answer(line: &Line, turn: usize, names: &[String]) -> Vec<Turn> {
    let mut turns = Vec::new();
    let Some(mut state) = line.states.get(turn + 1).cloned() else { return turns };
    for name in names {
        let Ok(turn) = state.turn_named(name) else { break };
        state = state.after(turn);
        turns.push(turn);
    }
    turns
}
