//! The value, who wins, and how the work on it is going.

use yew::prelude::*;

use crate::app::answers::folded_name::use_fold;
use crate::app::answers::inspection::{Look, Reveal};
use crate::app::answers::labels::length;
use crate::app::answers::name_view::{colour, set};
use crate::app::answers::phrases;
use crate::app::answers::study::Study;
use crate::app::answers::value_tree::ValueTree;
use crate::app::editor::action::Action;
use crate::app::workers::solver_bridge::Phase;
use crate::value::{NameTree, Style};
use crate::worker::message::{NameText, RangeText, Side};

/// How many signs of the value are shown before it is opened.
const ROOM: usize = 80;

pub fn value_view(study: &Study) -> Html {
    let state = &study.solver.state;
    let known = study.report().and_then(|report| report.value.as_ref());
    let bounds = study.report().and_then(|report| report.bounds.as_ref());
    let bounds = bounds.filter(|_| known.is_none());
    let is_busy = known.is_none() && (study.report().is_none() || study.is_busy());
    // The value of the position before stays for a moment, but not if no new one will come.
    let before = match study.report() {
        Some(_) => state.old.as_ref(),
        None => Some(&state.report).filter(|left| left.value.is_some()).or(state.old.as_ref()),
    };
    let before = before.filter(|_| is_busy && bounds.is_none()).and_then(|old| old.value.as_ref());
    let shown = known.or(before);
    let seen = shown.filter(|_| study.shows(Reveal::Value));
    let old = is_busy.then_some("old");
    let unknown = if is_busy && study.shows(Reveal::Value) { "…" } else { "?" };
    html! {
        <section class="card answer" aria-label="Value">
            <div aria-busy={is_busy.to_string()}>
                { match (seen, bounds.filter(|_| study.shows(Reveal::Value))) {
                    (Some(value), _) => html! {
                        <KnownValue name={value.name.clone()} is_old={is_busy} />
                    },
                    (None, Some(bounds)) => between(study, &bounds.value),
                    (None, None) => html! {
                        <p id="value" class="value" data-plain={unknown}>{ unknown }</p>
                    },
                } }
                if before.is_some() {
                    <p class="stale">{ "of the previous position" }</p>
                }
                { outcome(study, is_busy) }
            </div>
            if let Some(value) = shown.filter(|_| study.shows(Reveal::Stops)) {
                <dl class={classes!("facts", old)}>
                    { fact("Left stop", &value.left_stop) }
                    { fact("Right stop", &value.right_stop) }
                    if study.shows(Reveal::Temperature) {
                        { fact("Mean", &value.mean) }
                        { fact("Temperature", &value.temperature) }
                    }
                </dl>
            }
            if let Some(bounds) = bounds.filter(|_| study.shows(Reveal::Stops)) {
                <dl class="facts ranges">
                    { fact("Left stop", &phrases::range(&bounds.left_stop)) }
                    { fact("Right stop", &phrases::range(&bounds.right_stop)) }
                    if study.shows(Reveal::Temperature) {
                        { fact("Temperature", &match &bounds.temperature {
                            Some(least) => format!("at least {least}"),
                            None => unknown.to_string(),
                        }) }
                    }
                </dl>
            }
            if study.view.is_hidden {
                { covers(study) }
            }
            <p class="note">{ "The player who cannot jump loses." }</p>
            { work(study) }
        </section>
    }
}

/// Who wins, moving first or second, and by which jump.
fn outcome(study: &Study, is_busy: bool) -> Html {
    let report = study.report().filter(|_| study.shows(Reveal::Outcome));
    let winners = report.map(phrases::winners).unwrap_or_default();
    let is_known = winners.left.is_some() || winners.right.is_some();
    let both = report.and_then(phrases::known_outcome);
    let start = |starts: Side, wins: Option<Side>| {
        let jump = report.filter(|_| wins == Some(starts));
        let jump = jump.and_then(|report| phrases::winning_jump(report, starts));
        html! {
            if let Some(wins) = wins {
                <p>
                    { phrases::winner(starts, wins) }
                    if let Some(jump) = jump {
                        { " " }
                        <button
                            type="button"
                            class="play"
                            data-winning={phrases::name(starts)}
                            aria-label={format!("Play {}, which wins", study.frame.jump_name(&jump))}
                            onclick={study.act.reform({
                                let jump = study.frame.jump(&jump);
                                move |_| Action::Play(jump)
                            })}
                        >
                            { study.frame.jump_name(&jump) }
                        </button>
                    }
                </p>
            }
        }
    };
    html! {
        <div id="outcome" class={classes!("outcome", (is_busy && !is_known).then_some("old"))}>
            if let Some(outcome) = both {
                <p class="who">{ phrases::outcome(outcome) }</p>
            }
            { start(Side::Left, winners.left) }
            { start(Side::Right, winners.right) }
        </div>
    }
}

/// Buttons that uncover the answer step by step.
fn covers(study: &Study) -> Html {
    let label = |step| match step {
        Reveal::Nothing => "Nothing",
        Reveal::Outcome => "Who wins",
        Reveal::Stops => "Stops",
        Reveal::Temperature => "Temperature",
        Reveal::Value => "Value",
    };
    html! {
        <div id="reveal" class="reveal" role="group" aria-label="Reveal">
            <p class="note">{ "The values are hidden. What do you expect? Reveal:" }</p>
            { for Reveal::STEPS.map(|step| html! {
                <button
                    type="button"
                    data-reveal={label(step)}
                    aria-pressed={(study.inspection.revealed >= step).to_string()}
                    onclick={study.look.reform(move |_| Look::Reveal(step))}
                >
                    { label(step) }
                </button>
            }) }
        </div>
    }
}

/// How the work is going, and what can be done about it.
fn work(study: &Study) -> Html {
    let solver = &study.solver;
    let phase = &solver.state.phase;
    let retry = html! {
        <button id="retry" type="button" onclick={solver.retry.reform(|_| ())}>
            { "Try again" }
        </button>
    };
    html! {
        <>
            // The numbers change too fast to be read out.
            <p id="status" class="status" role="status">
                { match phase {
                    Phase::Working(progress) => html! {
                        <>
                            { "Working" }
                            if let Some(progress) = progress {
                                <span aria-hidden="true">
                                    { format!(": {}", phrases::amount(progress)) }
                                </span>
                            }
                        </>
                    },
                    Phase::Loading => html! { "The solver is loading" },
                    Phase::Cancelled => html! { "Cancelled" },
                    Phase::TooHard(progress) => html! {
                        { format!("Too hard for now: given up after {}", phrases::amount(progress)) }
                    },
                    Phase::Idle | Phase::Begun | Phase::Failed(_) => html! {},
                } }
            </p>
            if matches!(phase, Phase::TooHard(_)) {
                { known(study) }
            }
            { match phase {
                Phase::Working(_) => html! {
                    <button id="cancel" type="button" onclick={solver.cancel.reform(|_| ())}>
                        { "Cancel" }
                    </button>
                },
                Phase::Cancelled => retry,
                Phase::TooHard(_) => html! {
                    <button id="go-on" type="button" onclick={solver.go_on.reform(|_| ())}>
                        { "Go on" }
                    </button>
                },
                Phase::Failed(reason) => html! {
                    <div id="worker-problem" class="problem" role="alert">
                        <p>{ reason }</p>
                        { retry }
                    </div>
                },
                _ => html! {},
            } }
        </>
    }
}

/// What is known of a position that was too hard.
fn known(study: &Study) -> Html {
    let Some(report) = study.report().filter(|_| study.shows(Reveal::Value)) else {
        return html! {};
    };
    let mut sentences = Vec::new();
    let count = report.part_values.len();
    let valued = report.part_values.iter().flatten().count();
    if report.value.is_none() && count > 1 {
        sentences.push(format!("{valued} of {count} parts have their values."));
    }
    sentences.extend(report.search.as_ref().map(|search| phrases::search(search, &study.frame)));
    let missing: Vec<&str> = report.missing.iter().map(|topic| phrases::topic(*topic)).collect();
    if !missing.is_empty() {
        sentences.push(format!("Not found out: {}.", missing.join(", ")));
    }
    html! { <p id="known" class="note">{ sentences.join(" ") }</p> }
}

/// What is proved of a value that is not known, in its place.
fn between(study: &Study, value: &RangeText) -> Html {
    let between = phrases::between(value);
    let outcome = study.report().and_then(phrases::known_outcome);
    html! {
        <>
            <p
                id="value"
                class={classes!("value", "bounds", outcome.map(colour))}
                data-plain={between.clone()}
            >
                { between }
            </p>
            <p class="words">{ "proved for the value and its mean" }</p>
        </>
    }
}

#[derive(Properties, PartialEq)]
struct KnownValueProps {
    name: NameText,
    is_old: bool,
}

/// A value, as the largest thing on the page, with its words.
#[component]
fn KnownValue(props: &KnownValueProps) -> Html {
    let KnownValueProps { name, is_old } = props;
    let (fold, short) = (use_fold(Some(name)), folded(name));
    let plain = use_memo(name.clone(), NameText::plain);
    let length = short.pieces(usize::MAX).map_or(0, |pieces| length(&pieces));
    let words = short.write(Style::Words, usize::MAX);
    let old = is_old.then_some("old");
    html! {
        <>
            <p
                id="value"
                class={classes!("value", size(length), colour(name.outcome), old)}
                data-plain={(*plain).clone()}
                aria-busy={is_old.to_string()}
            >
                { set(&short, classes!()) }
                if !short.is_whole() {
                    { fold.button() }
                }
            </p>
            <p class={classes!("words", old)} aria-hidden="true">{ words }</p>
            if fold.is_open {
                <ValueTree name={name.clone()} />
            }
        </>
    }
}

fn folded(name: &NameText) -> NameTree {
    name.tree.folded(0, ROOM)
}

/// A number with its name.
fn fact(name: &str, number: &str) -> Html {
    html! {
        <div>
            <dt>{ name }</dt>
            <dd>{ phrases::number(number) }</dd>
        </div>
    }
}

fn size(signs: usize) -> Option<&'static str> {
    match signs {
        0..10 => None,
        10..24 => Some("long"),
        24.. => Some("longest"),
    }
}
