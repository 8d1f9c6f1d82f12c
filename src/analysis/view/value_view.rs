//! The value, the winner, and the state of the work on them.

use drawing::length;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::inspection::Reveal;
use crate::analysis::phrases::{self, Gap};
use crate::analysis::view::cover::Uncover;
use crate::analysis::view::effort::effort;
use crate::analysis::view::folded_name::use_fold;
use crate::analysis::view::name_view::{colour, heard, number, set, unknown};
use crate::analysis::view::proof_link::proof_link;
use crate::analysis::view::stacked::stacked;
use crate::analysis::view::study::Study;
use crate::analysis::view::value_tree::ValueTree;
use crate::ask::view::solver_bridge::Phase;
use crate::board::view::stones::stone_icon;
use crate::browser::term::term;
use crate::editor::editor_action::EditorAction;
use crate::editor::view::opening_bar::is_full;
use crate::link::page_link::PageLink;
use basics::player::Player;
use konane::{Edge, Jump, Rules};
use value::{NameTree, Outcome, Style};
use words::{Words, aloud, say};
use worker::client::Request;
use worker::message::{BoundsText, NameText, ProofGoal, RangeText, ValueText};

/// How many signs of the value show before the reader opens it.
const ROOM: usize = 80;

/// `row` is the last row of the card.
pub fn value_view(study: &Study, row: Html) -> Html {
    let state = &study.solver.state;
    let known = study.report().and_then(|report| report.value.as_ref());
    let bounds = study.report().and_then(|report| report.bounds.as_ref());
    let bounds = bounds.filter(|_| known.is_none());
    let is_busy = known.is_none() && (study.report().is_none() || study.is_busy());
    // The value of the previous position stays for a moment, unless no new value will come.
    let before = match study.report() {
        Some(_) => state.old.as_ref(),
        None => Some(&state.report).filter(|left| left.value.is_some()).or(state.old.as_ref()),
    };
    let before = before.filter(|_| is_busy && bounds.is_none()).and_then(|old| old.value.as_ref());
    let shown = known.or(before);
    let seen = shown.filter(|_| study.shows(Reveal::Value));
    let old = is_busy.then_some("old");
    let gap = Gap::of(study.shows(Reveal::Value), is_busy);
    html! {
        <section class="card answer" aria-label={say::tab_answer()}>
            if is_full(&study.board) {
                <p id="not-begun">{ say::answer_not_begun() }</p>
            }
            <div aria-busy={is_busy.to_string()}>
                <Worth
                    value={seen.map(|value| (value.name.clone(), kind(value)))}
                    is_old={is_busy}
                    otherwise={match bounds.filter(|_| study.shows(Reveal::Value)) {
                        Some(bounds) => {
                            between(&bounds.value, study.report().and_then(phrases::known_outcome))
                        }
                        None => missing(gap, cover(study, Reveal::Value)),
                    }}
                >
                    { outcome(study, is_busy, before.is_some()) }
                </Worth>
            </div>
            if (study.has_facts_in_card() || bounds.is_some()) && study.shows(Reveal::Stops) {
                { facts(shown, bounds, study.shows(Reveal::Temperature), (Gap::of(true, is_busy), old)) }
            }
            { covered_facts(study) }
            <Uncover cover={study.cover()} />
            { effort(&study.solver, Request::Analysis, ("", say::answer_about_value()), html! {}) }
            if matches!(study.solver.state.phase(Request::Analysis), Phase::TooHard(_)) {
                { summary(study) }
            }
            { row }
        </section>
    }
}

/// The stops, the mean and the temperature. They keep their places before they are known.
pub fn facts(
    value: Option<&ValueText>,
    bounds: Option<&BoundsText>,
    shows_temperature: bool,
    (gap, old): (Gap, Option<&'static str>),
) -> Html {
    let missing = || unknown(None, gap);
    let (facts, class) = match (value, bounds) {
        (None, Some(bounds)) => {
            let stop = |stop: &RangeText| unknown(Some(stop), gap);
            let least = bounds.temperature.as_ref();
            let least = least.map_or_else(missing, |least| say::answer_at_least(number(least)));
            let (left, right) = (stop(&bounds.left_stop), stop(&bounds.right_stop));
            (
                vec![
                    ("stops", say::answer_left_stop(), left),
                    ("stops", say::answer_right_stop(), right),
                    ("temperature", say::answer_temperature(), least),
                ],
                Some("ranges"),
            )
        }
        (value, _) => {
            let known = |fact: fn(&ValueText) -> &str| {
                value.map_or_else(missing, |value| number(fact(value)))
            };
            let facts = vec![
                ("stops", say::answer_left_stop(), known(|value| &value.left_stop)),
                ("stops", say::answer_right_stop(), known(|value| &value.right_stop)),
                ("mean", say::answer_mean(), known(|value| &value.mean)),
                ("temperature", say::answer_temperature(), known(|value| &value.temperature)),
            ];
            (facts, old)
        }
    };
    let shown = facts.into_iter().take(if shows_temperature { 4 } else { 2 });
    html! {
        <dl class={classes!("facts", class)}>
            { for shown.map(|(term, name, number)| fact(term, name, number)) }
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
    let start = |starts: Player, wins: Option<Player>| {
        html! {
            <p class={classes!(wins.is_none().then_some("note"))}>
                { phrases::winner(starts, wins, is_busy) }
            </p>
        }
    };
    let by = |starts: Player, wins: Option<Player>| {
        let report = report.filter(|_| wins == Some(starts))?;
        let jump = phrases::winning_jump(report, starts)?;
        Some(html! {
            <span>
                { stone_icon(starts.into()) }
                <span class="unseen">{ say::answer_player(starts.into()) }{ " " }</span>
                { say::answer_wins_by(winning(study, starts, &jump)) }
            </span>
        })
    };
    let starts = [(Player::Left, winners.left), (Player::Right, winners.right)];
    html! {
        <div id="outcome" class="outcome">
            { cover(study, Reveal::Outcome) }
            if is_stale {
                <p class="stale">{ say::answer_stale() }</p>
            } else if report.is_some() && (is_known || !is_soon) {
                if let Some(both) = both {
                    <p class="who">{ term(outcome_term(both), phrases::outcome(both).into()) }</p>
                    <p class="by">
                        { for starts.into_iter().filter_map(|(starts, wins)| by(starts, wins)) }
                    </p>
                } else {
                    { for starts.into_iter().map(|(starts, wins)| start(starts, wins)) }
                }
            }
        </div>
    }
}

/// The link to the proof of the value and to its smallest positions, or to the proofs of who wins.
pub fn proofs(study: &Study) -> Html {
    let Some(report) = study.report() else { return html! {} };
    let value = report.value.as_ref().filter(|_| study.shows(Reveal::Value));
    match value {
        Some(value) => {
            let label = say::proof_open_of().to_string();
            let proof = proof_link(&study.position, ProofGoal::Value, label);
            html! { <>{ proof }{ smallest_link(study, value) }</> }
        }
        None if study.shows(Reveal::Outcome) => {
            let winners = phrases::winners(report);
            let starts = [(Player::Left, winners.left), (Player::Right, winners.right)];
            let known = starts.into_iter().filter(|(_, wins)| wins.is_some());
            known
                .map(|(starts, _)| {
                    let label = say::proof_open_winner(starts);
                    proof_link(&study.position, ProofGoal::Winner(starts), label)
                })
                .collect()
        }
        None => html! {},
    }
}

/// The link to the smallest positions with the value, unless it is very long.
fn smallest_link(study: &Study, value: &ValueText) -> Option<Html> {
    const LONGEST: usize = 200;
    let name = value.name.written(Style::Plain).filter(|name| name.len() <= LONGEST)?;
    let (rules, edge) = study.position.terms();
    let some = |is: bool, text: &str| is.then(|| text.to_string());
    let link = PageLink::to("gallery", &["habitat"])
        .with("value", Some(name))
        .with("rules", some(rules == Rules::Modern, rules.name()))
        .with("board", some(edge == Edge::Walls, edge.name()));
    let label = say::answer_smallest_of();
    Some(html! {
        <a id="smallest" href={link.to_string()} aria-label={label} title={label}>
            { say::answer_smallest() }
        </a>
    })
}

/// A button that plays a winning jump.
fn winning(study: &Study, starts: Player, jump: &Jump) -> Html {
    let name = study.frame.jump_name(jump);
    let jump = study.frame.jump(jump);
    html! {
        <button
            type="button"
            class="play"
            data-winning={starts.name()}
            aria-label={say::answer_play_wins(&name)}
            onclick={study.act.reform(move |_| EditorAction::Play(jump))}
        >
            { name }
        </button>
    }
}

/// The glossary term for positions with this outcome.
pub fn outcome_term(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Wins(Player::Left) => "positive",
        Outcome::Wins(Player::Right) => "negative",
        Outcome::Next => "fuzzy",
        Outcome::Previous => "zero",
    }
}

/// Covers what a lecture hall still has to guess.
fn cover(study: &Study, step: Reveal) -> Option<Html> {
    study
        .is_covered(step)
        .then(|| html! { <span class="cover"><span class="unseen">{ say::answer_hidden() }</span></span> })
}

fn covered_facts(study: &Study) -> Html {
    let facts = [
        (say::answer_left_stop(), Reveal::Stops),
        (say::answer_right_stop(), Reveal::Stops),
        (say::answer_mean(), Reveal::Temperature),
        (say::answer_temperature(), Reveal::Temperature),
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

/// Summarises what is known of a position that was too hard.
fn summary(study: &Study) -> Html {
    let Some(report) = study.report().filter(|_| study.shows(Reveal::Value)) else {
        return html! {};
    };
    let mut sentences = Vec::new();
    if report.value.is_none() && report.part_values.len() > 1 {
        sentences.push(say::answer_parts_valued(&phrases::valued_parts(report)));
    }
    sentences.extend(report.search.as_ref().map(|search| phrases::search(search, &study.frame)));
    let missing: Vec<&str> = report.missing.iter().map(|topic| phrases::topic(*topic)).collect();
    if !missing.is_empty() {
        sentences.push(say::answer_missing(&missing.join(", ")));
    }
    html! { <p id="known" class="note">{ sentences.join(" ") }</p> }
}

/// In place of an unknown value and its words: the proved bounds.
pub fn between(value: &RangeText, outcome: Option<Outcome>) -> (Html, Html) {
    let between = phrases::between(value);
    let bounds = html! {
        <p
            id="value"
            class={classes!("value", "bounds", outcome.map(colour))}
            data-plain={between.clone()}
        >
            { heard(stacked(&between), phrases::between_words(value)) }
        </p>
    };
    (bounds, html! { <p class="words">{ say::answer_proved() }</p> })
}

/// In place of an unknown value and its words: a sign, or what covers the value.
pub fn missing(gap: Gap, cover: Option<Html>) -> (Html, Html) {
    let sign = cover.unwrap_or_else(|| unknown(None, gap));
    let value = html! { <p id="value" class="value" data-plain={gap.sign()}>{ sign }</p> };
    (value, html! { <p class="words" /> })
}

type ValueKind = Option<(&'static str, Words)>;

/// The kind of a value by its temperature and mean: the glossary term, and the words.
pub fn kind(value: &ValueText) -> ValueKind {
    Some(match (value.temperature.as_str(), value.mean.as_str()) {
        (cold, _) if cold.starts_with('-') => ("number", say::ANSWER_KIND_NUMBER),
        ("0", "0") => ("infinitesimal", say::ANSWER_KIND_INFINITESIMAL),
        ("0", _) => return None,
        _ => ("hot", say::ANSWER_KIND_HOT),
    })
}

/// A value, as the largest thing on the page. Its words and who wins are beside it, where there is room.
/// `otherwise` stands in place of a value and of its words; the children say who wins.
#[autoprops]
#[component]
pub fn Worth(
    value: &Option<(NameText, ValueKind)>,
    #[prop_or_default] is_old: bool,
    otherwise: &(Html, Html),
    children: Html,
) -> Html {
    let name = value.as_ref().map(|(name, _)| name);
    let fold = use_fold(name);
    let plain = use_memo(name.cloned(), |name| name.as_ref().map(NameText::plain));
    let (value, words) = match value {
        None => otherwise.clone(),
        Some((name, kind)) => {
            let short = folded(name);
            let length = short.pieces(usize::MAX).map_or(0, |pieces| length(&pieces));
            // A long value gets no words: its signs are easier to read.
            let words = size(length).is_none().then(|| aloud(&short, usize::MAX)).flatten();
            let old = is_old.then_some("old");
            let value = html! {
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
            };
            let words = html! {
                <>
                    <p class={classes!("words", old)}>
                        if let Some(words) = words {
                            <span aria-hidden="true">{ words }{ kind.map(|_| " ·\u{a0}") }</span>
                        }
                        { kind.map(|(meant, words)| term(meant, words.text().into())) }
                    </p>
                    if fold.is_open {
                        <ValueTree name={name.clone()} />
                    }
                </>
            };
            (value, words)
        }
    };
    html! { <>{ value }<div class="value-words">{ words }{ children }</div></> }
}

fn folded(name: &NameText) -> NameTree {
    name.tree.folded(0, ROOM)
}

/// A number with its name, which is a glossary term.
fn fact(meant: &str, name: &'static str, number: Html) -> Html {
    html! {
        <div>
            <dt>{ term(meant, name.into()) }</dt>
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
