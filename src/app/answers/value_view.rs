//! The value, who wins, and how the work on it is going.

use yew::prelude::*;

use crate::app::answers::effort::effort;
use crate::app::answers::folded_name::use_fold;
use crate::app::answers::inspection::{Look, Reveal};
use crate::app::answers::labels::length;
use crate::app::answers::name_view::{colour, heard, number, set, unknown};
use crate::app::answers::phrases;
use crate::app::answers::study::Study;
use crate::app::answers::value_tree::ValueTree;
use crate::app::editor::action::Action;
use crate::app::workers::solver_bridge::Phase;
use crate::value::{NameTree, Style};
use crate::worker::client::Request;
use crate::worker::message::{BoundsText, NameText, RangeText, Side, ValueText};

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
    let sign = if is_busy && study.shows(Reveal::Value) { "…" } else { "?" };
    html! {
        <section class="card answer" aria-label="Value">
            <div aria-busy={is_busy.to_string()}>
                { match (seen, bounds.filter(|_| study.shows(Reveal::Value))) {
                    (Some(value), _) => html! {
                        <KnownValue name={value.name.clone()} is_old={is_busy} />
                    },
                    (None, Some(bounds)) => between(study, &bounds.value),
                    (None, None) => html! {
                        <>
                            <p id="value" class="value" data-plain={sign}>
                                { cover(study, Reveal::Value).unwrap_or(unknown(None, sign == "…")) }
                            </p>
                            <p class="words" />
                        </>
                    },
                } }
                { outcome(study, is_busy, before.is_some()) }
            </div>
            if study.shows(Reveal::Stops) {
                { facts(shown, bounds, study.shows(Reveal::Temperature), (sign, old)) }
            }
            { covered_facts(study) }
            if study.view.is_hidden {
                { covers(study) }
            }
            { effort(&study.solver, Request::Analysis, ("", "the search for the value"), html! {
                <p class="note">{ "The player who cannot jump loses." }</p>
            }) }
            if matches!(study.solver.state.phase(Request::Analysis), Phase::TooHard(_)) {
                { summary(study) }
            }
        </section>
    }
}

/// The stops, the mean and the temperature. Before they are known their places are kept.
pub fn facts(
    value: Option<&ValueText>,
    bounds: Option<&BoundsText>,
    shows_temperature: bool,
    (sign, old): (&'static str, Option<&'static str>),
) -> Html {
    let missing = || unknown(None, sign == "…");
    let (facts, class) = match (value, bounds) {
        (None, Some(bounds)) => {
            let stop = |stop: &RangeText| unknown(Some(stop), true);
            let least = bounds.temperature.as_ref();
            let least = least.map_or_else(missing, |least| {
                html! { <>{ "at least " }{ number(least) }</> }
            });
            let (left, right) = (stop(&bounds.left_stop), stop(&bounds.right_stop));
            (
                vec![("Left stop", left), ("Right stop", right), ("Temperature", least)],
                Some("ranges"),
            )
        }
        (value, _) => {
            let known = |fact: fn(&ValueText) -> &str| {
                value.map_or_else(missing, |value| number(fact(value)))
            };
            let facts = vec![
                ("Left stop", known(|value| &value.left_stop)),
                ("Right stop", known(|value| &value.right_stop)),
                ("Mean", known(|value| &value.mean)),
                ("Temperature", known(|value| &value.temperature)),
            ];
            (facts, old)
        }
    };
    let shown = facts.into_iter().take(if shows_temperature { 4 } else { 2 });
    html! {
        <dl class={classes!("facts", class)}>
            { for shown.map(|(name, number)| fact(name, number)) }
        </dl>
    }
}

/// Who wins, moving first or second, and by which jump.
fn outcome(study: &Study, is_busy: bool, is_stale: bool) -> Html {
    let report = study.report().filter(|_| study.shows(Reveal::Outcome));
    let winners = report.map(phrases::winners).unwrap_or_default();
    let is_known = winners.left.is_some() || winners.right.is_some();
    let is_soon = *study.solver.state.phase(Request::Analysis) == Phase::Begun;
    let both = report.and_then(phrases::known_outcome);
    let start = |starts: Side, wins: Option<Side>| {
        let jump = report.filter(|_| wins == Some(starts));
        let jump = jump.and_then(|report| phrases::winning_jump(report, starts));
        html! {
            <p class={classes!(wins.is_none().then_some("note"))}>
                { phrases::winner(starts, wins, is_busy) }
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
    };
    html! {
        <div id="outcome" class="outcome">
            { cover(study, Reveal::Outcome) }
            if is_stale {
                <p class="stale">{ "of the previous position" }</p>
            } else if report.is_some() && (is_known || !is_soon) {
                <p class="who">{ both.map(phrases::outcome) }</p>
                { start(Side::Left, winners.left) }
                { start(Side::Right, winners.right) }
            }
        </div>
    }
}

/// The place of what a lecture hall is still to guess.
fn cover(study: &Study, step: Reveal) -> Option<Html> {
    study
        .is_covered(step)
        .then(|| html! { <span class="cover"><span class="unseen">{ "hidden" }</span></span> })
}

fn covered_facts(study: &Study) -> Html {
    let facts = [
        ("Left stop", Reveal::Stops),
        ("Right stop", Reveal::Stops),
        ("Mean", Reveal::Temperature),
        ("Temperature", Reveal::Temperature),
    ];
    let covered = facts.into_iter().filter_map(|(name, step)| Some((name, cover(study, step)?)));
    let covered: Html = covered
        .map(|(name, cover)| html! { <div><dt>{ name }</dt><dd>{ cover }</dd></div> })
        .collect();
    html! {
        if study.is_covered(Reveal::Temperature) {
            <dl class="facts">{ covered }</dl>
        }
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

/// What is known of a position that was too hard.
fn summary(study: &Study) -> Html {
    let Some(report) = study.report().filter(|_| study.shows(Reveal::Value)) else {
        return html! {};
    };
    let mut sentences = Vec::new();
    if report.value.is_none() && report.part_values.len() > 1 {
        sentences.push(format!("Parts: {}.", phrases::valued_parts(report)));
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
                { heard(html! { &between }, phrases::between_words(value)) }
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
    // A long value is read by the eye as it stands.
    let words = size(length).is_none().then(|| short.write(Style::Words, usize::MAX)).flatten();
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
            if let Some(words) = words {
                <p class={classes!("words", old)} aria-hidden="true">{ words }</p>
            }
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
fn fact(name: &str, number: Html) -> Html {
    html! {
        <div>
            <dt>{ name }</dt>
            <dd>{ number }</dd>
        </div>
    }
}

pub fn size(signs: usize) -> Option<&'static str> {
    match signs {
        0..10 => None,
        10..24 => Some("long"),
        24.. => Some("longest"),
    }
}
