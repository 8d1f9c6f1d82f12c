//! The stages in which a reader derives a value, one below the other.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::analysis::view::name_view::short_name;
use crate::board::square_name::ARROW;
use crate::browser::callback::closure;
use crate::pages::learn::attempt::{AttemptAction, AttemptState, Route};
use crate::pages::learn::view::controls::ValueField;
use crate::pages::learn::view::saying::saying;
use basics::player::Player;
use konane::Jump;
use teaching::content::lessons::{Course, DerivationStage};
use words::say;
use worker::message::{NameText, VerdictText};

/// The present stage, or the last one.
const PRESENT: &str = "stage";

pub fn question(stage: DerivationStage) -> &'static str {
    match stage {
        DerivationStage::Options => say::learn_ask_options(),
        DerivationStage::Dominated => say::learn_ask_dominated(),
        DerivationStage::Reversible => say::learn_ask_reversible(),
        DerivationStage::Name => say::learn_ask_name(),
    }
}

fn title(stage: DerivationStage) -> &'static str {
    match stage {
        DerivationStage::Options => say::learn_stage_options(),
        DerivationStage::Dominated => say::learn_stage_dominated(),
        DerivationStage::Reversible => say::learn_stage_reversible(),
        DerivationStage::Name => say::learn_stage_name(),
    }
}

/// All stages: those before with their answers, and the present one with its controls.
pub fn ladder(course: &Course, attempt: &AttemptState, act: &Callback<AttemptAction>) -> Html {
    let known = &attempt.ladder.known;
    let rung = |(place, stage): (usize, DerivationStage)| match known.get(place) {
        Some(verdict) => {
            let is_last = place + 1 == DerivationStage::ALL.len();
            html! {
                <li data-stage={stage.name()} class="walked">
                    <h2 id={is_last.then_some(PRESENT)} tabindex="-1">{ "✓ " }{ title(stage) }</h2>
                    <p>{ told(course, attempt, verdict) }</p>
                </li>
            }
        }
        None if Some(stage) == attempt.stage() => html! {
            <li data-stage={stage.name()} aria-current="step">
                <h2 id={PRESENT} tabindex="-1">{ question(stage) }</h2>
                if !attempt.is_given(stage) {
                    { present(attempt, stage, act) }
                }
            </li>
        },
        None => html! { <li data-stage={stage.name()} class="note">{ title(stage) }</li> },
    };
    html! { <ol class="ladder">{ for (0..).zip(DerivationStage::ALL).map(rung) }</ol> }
}

/// The answers to the stages so far, for a class and for paper.
pub fn climbed(course: &Course, attempt: &AttemptState) -> Html {
    let known = attempt.ladder.known.iter();
    known
        .map(|verdict| {
            html! { <p data-verdict={verdict.sentence.clone()}>{ told(course, attempt, verdict) }</p> }
        })
        .collect()
}

/// The stages on paper: those that are given, and room for the others.
pub fn printed_ladder(course: &Course, attempt: &AttemptState) -> Html {
    let known = &attempt.ladder.known;
    let rung = |(place, stage): (usize, DerivationStage)| match (known.get(place), stage) {
        (Some(verdict), _) if attempt.is_given(stage) => {
            html! { <p>{ told(course, attempt, verdict) }</p> }
        }
        (_, DerivationStage::Options) => html! {
            <p class="printed-options">
                { for attempt.all_jumps().iter().map(|jump| {
                    html! { <span class="blank">{ named(attempt, jump) }</span> }
                }) }
            </p>
        },
        _ => html! { <p class="blank">{ title(stage) }</p> },
    };
    (0..).zip(DerivationStage::ALL).map(rung).collect()
}

/// Moves the focus to the stage that a right answer has opened.
#[hook]
pub fn use_stage_focus(attempt: &AttemptState) {
    let is_opened = attempt.verdict.is_some();
    use_effect_with(attempt.ladder.known.len(), move |_| {
        let stage = document().get_element_by_id(PRESENT).filter(|_| is_opened);
        if let Some(stage) = stage.and_then(|stage| stage.dyn_into::<HtmlElement>().ok()) {
            let _ = stage.focus();
        }
    });
}

fn told(course: &Course, attempt: &AttemptState, verdict: &VerdictText) -> Html {
    saying(course, verdict, attempt.names())
}

fn present(attempt: &AttemptState, stage: DerivationStage, act: &Callback<AttemptAction>) -> Html {
    let nothing = |words: &'static str| {
        html! {
            <button
                type="button"
                data-answer="none"
                aria-pressed={attempt.ladder.is_none.to_string()}
                onclick={act.reform(|_| AttemptAction::Nothing)}
            >
                { words }
            </button>
        }
    };
    match stage {
        DerivationStage::Options => Player::ALL
            .into_iter()
            .map(|player| {
                let is_own = |route: &Route| attempt.player_of(route[0]) == Some(player);
                let own: Vec<Route> = attempt.routes().into_iter().filter(is_own).collect();
                fields(attempt, say::learn_jumps_of(player), &own, act)
            })
            .collect(),
        DerivationStage::Dominated => html! {
            <div class="choices" role="group" aria-label={say::learn_jumps()}>
                { for attempt.possible().into_iter().map(|jump| html! {
                    <button
                        type="button"
                        data-answer={attempt.name(&jump)}
                        aria-pressed={attempt.jumps.contains(&jump).to_string()}
                        onclick={act.reform(move |_| AttemptAction::Choose(jump))}
                    >
                        { valued(attempt, jump) }
                    </button>
                }) }
                { nothing(say::learn_none_dominated()) }
            </div>
        },
        DerivationStage::Reversible => html! {
            <>
                { for attempt.remaining().into_iter().map(|jump| answers(attempt, jump, act)) }
                <div class="choices">{ nothing(say::learn_none_reversible()) }</div>
            </>
        },
        DerivationStage::Name => {
            let left = attempt.left();
            html! {
                <>
                    <p>{ say::learn_left_over(listed(&left.left), listed(&left.right)) }</p>
                    <ValueField word={attempt.word.clone()} act={act.clone()} />
                </>
            }
        }
    }
}

fn listed(values: &[NameText]) -> Html {
    if values.is_empty() {
        return say::learn_no_option().into();
    }
    let value =
        |(place, value)| html! { <>{ if place > 0 { ", " } else { "" } }{ short_name(value) }</> };
    values.iter().enumerate().map(value).collect()
}

/// A field for the value to which each route leads.
fn fields(
    attempt: &AttemptState,
    label: String,
    routes: &[Route],
    act: &Callback<AttemptAction>,
) -> Html {
    if routes.is_empty() {
        return html! {};
    }
    html! {
        <div class="routes" role="group" aria-label={label.clone()}>
            <span class="note" aria-hidden="true">{ label }</span>
            { for routes.iter().map(|route| {
                let (typed, pointed) = (route.clone(), route.clone());
                html! {
                    <label class={classes!("route", (*route == attempt.ladder.pointed).then_some("pointed-route"))}>
                        { for route.last().map(|jump| named(attempt, jump)) }
                        <input
                            type="text"
                            data-route={route.iter().map(|jump| attempt.name(jump)).collect::<Vec<_>>().join(" ")}
                            autocomplete="off"
                            autocapitalize="off"
                            spellcheck="false"
                            value={attempt.typed(route).to_string()}
                            oninput={act.reform(move |event: InputEvent| {
                                let field: HtmlInputElement = event.target_unchecked_into();
                                AttemptAction::Type(typed.clone(), field.value())
                            })}
                            onfocus={act.reform(move |_| AttemptAction::Point(pointed.clone()))}
                        />
                    </label>
                }
            }) }
        </div>
    }
}

/// A jump with the answers through which it may reverse, and with what then takes its place.
fn answers(attempt: &AttemptState, jump: Jump, act: &Callback<AttemptAction>) -> Html {
    let through = attempt.ladder.through.iter().find(|(known, _)| *known == jump);
    let through = through.map(|(_, answer)| *answer);
    let all = attempt.answers_to(jump);
    let on_change = act.reform(closure!(all, move |event: Event| {
        let chosen = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
        let answer = usize::try_from(chosen - 1).ok().and_then(|place| all.get(place));
        AttemptAction::Reverse(jump, answer.copied())
    }));
    let on_focus =
        act.reform(move |_| AttemptAction::Point([jump].into_iter().chain(through).collect()));
    html! {
        <>
            <label class="route">
                { valued(attempt, jump) }
                <select data-through={attempt.name(&jump)} onchange={on_change} onfocus={on_focus}>
                    <option selected={through.is_none()}>{ say::learn_not_reversible() }</option>
                    { for all.iter().map(|answer| html! {
                        <option value={attempt.name(answer)} selected={through == Some(*answer)}>
                            { say::learn_through(&arrowed(attempt, answer)) }
                        </option>
                    }) }
                </select>
            </label>
            if let (Some(answer), Some(player)) = (through, attempt.player_of(jump)) {
                { match &attempt.replacing((jump, answer))[..] {
                    [] => html! { <p class="note">{ say::learn_not_replaced(player) }</p> },
                    routes => fields(attempt, say::learn_replaced(player), routes, act),
                } }
            }
        </>
    }
}

/// A jump, and the value to which it leads.
fn valued(attempt: &AttemptState, jump: Jump) -> Html {
    html! {
        <span>
            { named(attempt, &jump) }
            if let Some(value) = attempt.leads_to(jump) {
                { ": " }{ short_name(&value) }
            }
        </span>
    }
}

fn named(attempt: &AttemptState, jump: &Jump) -> Html {
    html! { <b class="move">{ arrowed(attempt, jump) }</b> }
}

fn arrowed(attempt: &AttemptState, jump: &Jump) -> String {
    attempt.name(jump).replace('-', ARROW)
}
