//! The value, who wins, and how the work on it is going.

use yew::prelude::*;

use crate::app::hooks::use_solver::{Phase, SolverState};
use crate::worker::message::{Look, Outcome, Piece, Progress};

#[derive(Properties, PartialEq)]
pub struct ValueViewProps {
    pub state: SolverState,
    pub on_cancel: Callback<()>,
    pub on_retry: Callback<()>,
    pub on_go_on: Callback<()>,
}

#[component]
pub fn ValueView(props: &ValueViewProps) -> Html {
    let SolverState { report, old, phase } = &props.state;
    let is_busy = report.value.is_none() && matches!(phase, Phase::Working(_) | Phase::Loading);
    // The value of the position before stays until the new one comes, but not if none will.
    let before = old.as_ref().filter(|_| is_busy).and_then(|old| old.value.as_ref());
    let shown = report.value.as_ref().or(before);
    let plain = shown.map_or(if is_busy { "…" } else { "?" }, |value| &value.name.plain);
    let early = report.outcome();
    let is_stale = is_busy && early.is_none();
    let outcome = early.or(shown.map(|value| value.name.outcome));
    let on_cancel = props.on_cancel.reform(|_| ());
    let retry = html! {
        <button id="retry" type="button" onclick={props.on_retry.reform(|_| ())}>
            { "Try again" }
        </button>
    };
    html! {
        <aside class="card" aria-label="Value">
            <div aria-live="polite" aria-atomic="true" aria-busy={is_busy.to_string()}>
                <p
                    id="value"
                    class={classes!(
                        "value",
                        size(plain),
                        shown.map(|value| colour(value.name.outcome)),
                        is_busy.then_some("old"),
                    )}
                    data-plain={plain.to_string()}
                    aria-busy={is_busy.to_string()}
                >
                    { match shown.map(|value| (&value.name.pieces, &value.name.words)) {
                        Some((Some(pieces), words)) => html! {
                            <>
                                <span aria-hidden="true">{ for pieces.iter().map(piece) }</span>
                                <span class="unseen">{ words }</span>
                            </>
                        },
                        _ => html! { plain },
                    } }
                </p>
                if let Some(value) = shown.filter(|value| value.name.words != value.name.plain) {
                    <p class={classes!("words", is_busy.then_some("old"))} aria-hidden="true">
                        { &value.name.words }
                    </p>
                }
                <div id="outcome" class={classes!("outcome", is_stale.then_some("old"))}>
                    if let Some([left, right]) = outcome.map(sentences) {
                        <p>{ left }</p>
                        <p>{ right }</p>
                    }
                </div>
            </div>
            if let Some(value) = shown {
                <dl class={classes!("facts", is_busy.then_some("old"))}>
                    { fact("Mean", &value.mean) }
                    { fact("Temperature", &value.temperature) }
                    { fact("Left stop", &value.left_stop) }
                    { fact("Right stop", &value.right_stop) }
                </dl>
            }
            <p class="note">{ "Whoever cannot jump loses." }</p>
            // The numbers change too fast to be read out.
            <p id="status" class="status" role="status">
                { match phase {
                    Phase::Working(Some(progress)) if is_busy => html! {
                        <>{ "Working" }<span aria-hidden="true">{ format!(": {}", amount(progress)) }</span></>
                    },
                    Phase::Loading => html! { "The solver is loading" },
                    Phase::Cancelled => html! { "Cancelled" },
                    Phase::TooHard(progress) => html! {
                        { format!("Too hard for now: given up after {}", amount(progress)) }
                    },
                    Phase::Idle | Phase::Working(_) | Phase::Failed(_) => html! {},
                } }
            </p>
            { match phase {
                Phase::Working(Some(_)) if is_busy => html! {
                    <button id="cancel" type="button" onclick={on_cancel}>{ "Cancel" }</button>
                },
                Phase::Cancelled => retry,
                Phase::TooHard(_) => html! {
                    <button id="go-on" type="button" onclick={props.on_go_on.reform(|_| ())}>
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
        </aside>
    }
}

/// A piece of a name in its place.
fn piece(piece: &Piece) -> Html {
    // Few fonts have the signs of tiny and miny: the books' + and − with a lowered number will do.
    // Sums are not broken between lines.
    let text = piece.text.replace('⧾', "+").replace('⧿', "−").replace('\u{2009}', "\u{202f}");
    match piece.look {
        Look::Normal | Look::Space => html! { text },
        Look::Superscript => html! { <sup>{ text }</sup> },
        Look::Subscript => html! { <sub>{ text }</sub> },
        Look::Fraction => match text.split_once('/') {
            Some((above, below)) => html! {
                <span class="fraction"><sup>{ above }</sup>{ "⁄" }<sub>{ below }</sub></span>
            },
            None => html! { text },
        },
    }
}

/// A number with its name.
fn fact(name: &str, number: &str) -> Html {
    html! {
        <div>
            <dt>{ name }</dt>
            <dd>{ number.replace('-', "−") }</dd>
        </div>
    }
}

/// What happens when Left starts, and when Right does.
fn sentences(outcome: Outcome) -> [&'static str; 2] {
    const LEFT_FIRST: [&str; 2] =
        ["If Left (black) starts, Left wins.", "If Left (black) starts, Right wins."];
    const RIGHT_FIRST: [&str; 2] =
        ["If Right (white) starts, Left wins.", "If Right (white) starts, Right wins."];
    match outcome {
        Outcome::Left => [LEFT_FIRST[0], RIGHT_FIRST[0]],
        Outcome::Right => [LEFT_FIRST[1], RIGHT_FIRST[1]],
        Outcome::Next => [LEFT_FIRST[0], RIGHT_FIRST[1]],
        Outcome::Previous => [LEFT_FIRST[1], RIGHT_FIRST[0]],
    }
}

fn colour(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Left => "left",
        Outcome::Right => "right",
        Outcome::Next => "fuzzy",
        Outcome::Previous => "zero",
    }
}

fn size(name: &str) -> Option<&'static str> {
    match name.chars().count() {
        0..10 => None,
        10..24 => Some("long"),
        24.. => Some("longest"),
    }
}

/// As in "12,345 positions, 1.2 s".
fn amount(progress: &Progress) -> String {
    let digits = progress.positions.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.char_indices() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    format!("{grouped} positions, {:.1} s", f64::from(progress.milliseconds) / 1000.0)
}
