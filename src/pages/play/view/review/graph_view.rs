//! The graph of the game: the winner as a colour in the background, the jumps left to each player, and the mean if the
//! value is known.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::browser::callback::callback;
use crate::pages::play::review::graph::{Graph, HEIGHT, MIDDLE, WIDTH};
use crate::pages::play::review::review_report::{ReviewReport, Verdict};
use crate::pages::play::review::sentences;
use basics::player::Player;
use words::say;

/// `on_go` gets the number of a place in the line.
pub fn graph_view(
    known: &ReviewReport,
    number: usize,
    is_covered: bool,
    on_go: &Callback<usize>,
) -> Html {
    let Some(line) = &known.line else { return html! {} };
    let graph = Graph::of(known, is_covered);
    let end = line.end();
    let on_key = callback!(on_go, move |event: KeyboardEvent| {
        let to = match event.key().as_str() {
            "ArrowLeft" | "ArrowDown" => number.checked_sub(1),
            "ArrowRight" | "ArrowUp" => Some(number + 1).filter(|&to| to <= end),
            "Home" => Some(0),
            "End" => Some(end),
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        to.into_iter().for_each(|to| on_go.emit(to));
    });
    let on_press = callback!(on_go, graph, move |event: MouseEvent| {
        if let Some(picture) = event.current_target().and_then(|it| it.dyn_into::<Element>().ok()) {
            let place = picture.get_bounding_client_rect();
            let share = (f64::from(event.client_x()) - place.left()) / place.width().max(1.0);
            on_go.emit(graph.place_at(share));
        }
    });
    let said = format!(
        "{}. {}",
        sentences::place(line, number),
        sentences::told(known, number, is_covered)
    );
    let mistakes = (0..line.end()).filter(|_| !is_covered).filter_map(|turn| {
        let verdict = known.verdict(turn);
        verdict.is_mistake().then(|| (turn + 1, verdict, line.mover(turn)))
    });
    html! {
        <>
            <svg
                id="review-graph"
                class="review-graph"
                viewBox={format!("0 0 {WIDTH} {HEIGHT}")}
                role="slider"
                tabindex="0"
                aria-label={say::review_graph()}
                aria-valuemin="0"
                aria-valuemax={end.to_string()}
                aria-valuenow={number.to_string()}
                aria-valuetext={said}
                onkeydown={on_key}
                onclick={on_press}
            >
                { for graph.bands.iter().map(|&(wins, from, to)| {
                    let top = if wins == Player::Left { 0.0 } else { MIDDLE };
                    html! {
                        <rect
                            class={classes!("review-band", side(wins))}
                            x={from.to_string()}
                            y={top.to_string()}
                            width={(to - from).to_string()}
                            height={MIDDLE.to_string()}
                        />
                    }
                }) }
                { for graph.guesses.iter().map(|&(ahead, from, to, far)| {
                    let end = if ahead == Player::Left { MIDDLE - far } else { MIDDLE + far };
                    html! { <path class={classes!("review-guess", side(ahead))} d={guess_path(from, to, end)} /> }
                }) }
                <line class="review-axis" x1="10" x2="410" y1={MIDDLE.to_string()} y2={MIDDLE.to_string()} />
                { for Player::ALL.into_iter().map(|player| html! {
                    <polyline class={classes!("review-jumps", side(player))} points={graph.jumps[player].clone()} />
                }) }
                { for graph.means.iter().map(|points| html! {
                    <polyline class="review-mean" points={points.clone()} />
                }) }
                { for mistakes.map(|(place, verdict, mover)| {
                    let y = if mover == Player::Left { MIDDLE - 50.0 } else { MIDDLE + 50.0 };
                    let radius = if verdict == Verdict::Turned { "6" } else { "3.5" };
                    html! {
                        <circle
                            class="review-mark"
                            cx={graph.columns[place].to_string()}
                            cy={y.to_string()}
                            r={radius}
                        />
                    }
                }) }
                if let Some(x) = graph.columns.get(number) {
                    <line class="review-now" x1={x.to_string()} x2={x.to_string()} y1="0" y2={HEIGHT.to_string()} />
                }
                <text class="review-end" x="12" y="12">{ say::review_black() }</text>
                <text class="review-end" x="12" y={(HEIGHT - 4.0).to_string()}>{ say::review_white() }</text>
            </svg>
            { legend(&graph, known, is_covered) }
        </>
    }
}

/// From the middle to the end of an estimate and back.
fn guess_path(from: f64, to: f64, end: f64) -> String {
    format!("M{from:.1} {MIDDLE}V{end:.1}H{to:.1}V{MIDDLE}")
}

/// Explains the colours and lines of the graph, as far as it has them.
fn legend(graph: &Graph, known: &ReviewReport, is_covered: bool) -> Html {
    let wins = |player| graph.bands.iter().any(|&(wins, ..)| wins == player);
    let key = |sign: Html, words: &str| {
        html! {
            <span>
                <svg class="review-key review-graph" viewBox="0 0 22 12" aria-hidden="true">{ sign }</svg>
                { words }
            </span>
        }
    };
    let line = |class: Classes| html! { <polyline {class} points="1,6 21,6" /> };
    html! {
        <p class="review-legend note">
            { for Player::ALL.into_iter().filter(|&player| wins(player)).map(|player| {
                let class = classes!("review-band", side(player));
                key(html! { <rect {class} width="22" height="12" /> }, &say::review_legend_wins(player))
            }) }
            if !graph.guesses.is_empty() {
                { key(
                    html! { <path class="review-guess left" d="M1 12V3H21V12" /> },
                    say::review_legend_guess(),
                ) }
            }
            { for Player::ALL.into_iter().map(|player| {
                let class = classes!("review-jumps", side(player));
                key(line(class), &say::review_legend_jumps(player))
            }) }
            if !graph.means.is_empty() {
                { key(line("review-mean".into()), say::review_legend_mean()) }
            }
            if !is_covered && !known.mistakes(None).is_empty() {
                { key(
                    html! { <circle class="review-mark" cx="11" cy="6" r="5" /> },
                    say::review_legend_mark(),
                ) }
            }
        </p>
    }
}

/// The style sheet's class for a player.
fn side(player: Player) -> &'static str {
    match player {
        Player::Left => "left",
        Player::Right => "right",
    }
}

/// The same as text, also for screen readers: each place is a button that goes there.
pub fn places(
    known: &ReviewReport,
    number: usize,
    is_covered: bool,
    on_go: &Callback<usize>,
) -> Html {
    let Some(line) = &known.line else { return html! {} };
    html! {
        <details class="review-places">
            <summary>{ say::review_places() }</summary>
            <ol>
                { for (0..=line.end()).map(|place| html! {
                    <li key={place} aria-current={(place == number).then_some("step")}>
                        <button type="button" onclick={on_go.reform(move |_| place)}>
                            { sentences::place(line, place) }
                        </button>
                        <span>{ sentences::told(known, place, is_covered) }</span>
                    </li>
                }) }
            </ol>
        </details>
    }
}
