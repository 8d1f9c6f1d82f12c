//! What is proved about the turn that led to the present place: why it was a mistake, and what was better; or, if the
//! reader tried it in place of a mistake, whether it is right.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::proof_link::proof_link;
use crate::browser::callback::closure;
use crate::browser::focus_back::use_focus_back;
use crate::browser::storage::PRACTICE_ITEMS;
use crate::link::practice_text::with;
use crate::pages::play::review::hints::{Tried, tried};
use crate::pages::play::review::line::shown;
use crate::pages::play::review::review_report::{ReviewReport, Verdict};
use crate::pages::play::review::sentences;
use crate::pages::play::review::why::why;
use crate::pages::play::trial::Trial;
use basics::player::ByPlayer;
use game::{GameStage, State, Turn};
use teaching::content::lessons::{Item, Shown, Subject, SubjectKind, Task};
use words::say;
use worker::message::{Position, ProofGoal};

/// `turn` is the number of the turn in the line, `trial` the trial that it belongs to, if any. `on_try` begins
/// another try; `None` continues from here. `on_go` gets a node of the tree, `on_show` the node after the turn, and
/// the turns to show after it; none means the game itself.
#[autoprops]
#[component]
pub fn MistakeCard(
    known: &std::rc::Rc<ReviewReport>,
    turn: usize,
    trial: &Option<Trial>,
    on_try: &Callback<Option<Trial>>,
    on_go: &Callback<usize>,
    on_show: &Callback<(usize, Vec<Turn>)>,
) -> Html {
    let shows = use_state_eq(|| (0, 0));
    use_focus_back(shows.0 == turn && shows.1 > 0);
    let Some(line) = &known.line else { return html! {} };
    let (Some(told), Some(sentence)) = (known.turns.get(turn), sentences::verdict(known, turn))
    else {
        return html! {};
    };
    let verdict = known.verdict(turn);
    let tried = trial.map(|trial| (trial, tried(known, turn, trial)));
    let answer = match verdict {
        Verdict::Turned => line.answer(turn, told.line.as_deref().unwrap_or_default()),
        _ => Vec::new(),
    };
    let count = if shows.0 == turn { shows.1.min(answer.len()) } else { 0 };
    let show = |count: usize| {
        let (shows, place) = (shows.clone(), line.place(turn + 1));
        let turns = answer[..count].to_vec();
        on_show.reform(move |_: MouseEvent| {
            shows.set((turn, count));
            (place, turns.clone())
        })
    };
    let better = match verdict {
        Verdict::Turned => told.better.as_ref().map(|better| match better.are_all {
            true => say::review_better(&sentences::list(&better.turns)),
            false => say::review_better_one(&sentences::list(&better.turns)),
        }),
        Verdict::GaveUp => {
            let gift = told.gift.iter().flatten().next();
            gift.map(|gift| say::review_better_part(&sentences::list(&gift.better)))
        }
        _ => None,
    };
    let rows = line.setup.rows();
    let is_kept = use_state_eq(|| None::<usize>);
    let missed = line.states.get(turn).filter(|state| {
        verdict == Verdict::Turned
            && state.stage == GameStage::Jumps
            && state.passes == ByPlayer::default()
    });
    let keep = missed.map(|State { rules, board, turn: player, .. }| {
        let kind = SubjectKind::Position(*rules, board.clone());
        let item = Item {
            title: say::practice_turn(turn + 1),
            shown: Shown::Subjects(vec![Subject { kind, worth: None }]),
            is_covered: true,
            asks: say::practice_asks(*player),
            task: Some(Task::Jump(*player)),
            ..Item::default()
        };
        closure!(is_kept, turn, move |_: MouseEvent| {
            let is_saved = PRACTICE_ITEMS.save(&with(&PRACTICE_ITEMS.load(), &item));
            is_kept.set(Some(turn).filter(|_| is_saved));
        })
    });
    let again =
        trial.unwrap_or_else(|| Trial::new(line.place(turn + 1), verdict == Verdict::GaveUp));
    let is_right = tried.is_some_and(|(_, tried)| tried == Tried::Right);
    let may_try = verdict.is_mistake() || trial.is_some();
    html! {
        <section
            id="review-verdict"
            class={classes!("card", "review-verdict", verdict.is_mistake().then_some("mistake"))}
            aria-label={say::review_here()}
            data-verdict={format!("{verdict:?}")}
            data-tried={tried.map(|(_, tried)| format!("{tried:?}"))}
        >
            <h3 id="review-reason">
                { match tried {
                    Some((trial, tried)) => sentences::tried(line, turn, trial, tried),
                    None => sentence,
                } }
            </h3>
            if verdict == Verdict::Turned {
                <p>
                    { match told.line.as_ref().and_then(|line| line.first()) {
                        Some(reply) => say::review_refuted(line.mover(turn).other(), &shown(reply)),
                        None => say::review_refuted_search().to_string(),
                    } }
                    { proof(&line.states[turn + 1]) }
                </p>
            }
            { for why(known, turn).into_iter().map(|said| html! { <p>{ said }</p> }) }
            if let Some(better) = better.filter(|_| trial.is_none()) {
                <details key={turn} id="review-better">
                    <summary>{ say::review_better_open() }</summary>
                    <p>{ better }</p>
                </details>
            }
            if count > 0 {
                <p role="status">
                    { say::review_answer_shown(
                        answer.len(),
                        count,
                        &sentences::list(&answer[..count].iter().map(|turn| turn.name(rows)).collect::<Vec<_>>()),
                    ) }
                </p>
            }
            if may_try {
                <div class="tools">
                    <button
                        id="review-again"
                        class={(!is_right).then_some("main")}
                        type="button"
                        onclick={on_try.reform(move |_| Some(again))}
                    >
                        { if trial.is_some() { say::review_again_other() } else { say::review_again() } }
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
                    if let Some(keep) = keep {
                        <button id="review-keep" type="button" aria-disabled={(*is_kept == Some(turn)).to_string()} onclick={keep}>
                            { if *is_kept == Some(turn) { say::review_keep_done() } else { say::review_keep() } }
                        </button>
                    }
                    if count > 0 {
                        <button id="review-answer-end" type="button" onclick={show(0)}>
                            { say::review_answer_end() }
                        </button>
                    }
                    if let Some(trial) = trial {
                        { back_to_game(*trial, is_right, on_go) }
                        if trial.mistake != line.place(turn + 1) {
                            <button id="review-play-on" type="button" onclick={on_try.reform(|_| None)}>
                                { say::review_play_on() }
                            </button>
                        }
                    }
                </div>
            }
        </section>
    }
}

/// The link to the proof that the other player wins now; with passes left, the board alone proves nothing.
fn proof(after: &State) -> Html {
    if after.stage != GameStage::Jumps || after.passes.left + after.passes.right > 0 {
        return html! {};
    }
    let position = Position::of(after.rules, &after.board);
    let goal = ProofGoal::Winner(after.turn);
    proof_link(&position, goal, say::proof_open_winner(after.turn))
}

/// Ends a trial and returns to the game.
pub fn back_to_game(trial: Trial, is_main: bool, on_go: &Callback<usize>) -> Html {
    let class = is_main.then_some("main");
    html! {
        <button id="review-back" {class} type="button" onclick={on_go.reform(move |_| trial.mistake)}>
            { say::review_back() }
        </button>
    }
}
