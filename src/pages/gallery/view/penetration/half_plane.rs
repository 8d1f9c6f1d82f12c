//! Why no stone gets five squares beyond the line: a half plane full of stones weighs as much as the goal.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::browser::steps::use_steps;
use crate::browser::stillness::wants_stillness;
use crate::pages::gallery::penetration::link::NEVER;
use crate::pages::gallery::penetration::weights::{of_rows, sigma};
use words::say;

/// How many rows the reader can add to the bar, and how many rows and columns the picture shows.
const ROWS: i32 = 12;
const DRAWN: i32 = 6;
const ASIDE: i32 = 6;
const CELL: i32 = 44;

#[component]
pub fn HalfPlane() -> Html {
    let steps = use_steps((), 4, ROWS as usize, |_| 700);
    let rows = steps.step as i32;
    let is_running = steps.is_running;
    let to = steps.to.clone();
    let on_input = Callback::from(move |event: InputEvent| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            to.emit(input.value().parse().unwrap_or_default());
        }
    });
    html! {
        <section class="card half-plane">
            <h2>{ say::pen_five(&|words| html! { <span class="note">{ words }</span> }) }</h2>
            <p>{ say::pen_sigma(&up) }</p>
            { picture(rows) }
            { bar(rows) }
            <div class="row">
                <label class="slider">
                    { say::pen_rows() }
                    <input
                        id="pen-rows"
                        type="range"
                        min="0"
                        max={ROWS.to_string()}
                        value={rows.to_string()}
                        oninput={on_input}
                    />
                </label>
                if !wants_stillness() {
                    <button id="pen-fill" type="button" onclick={steps.run.reform(move |_| !is_running)}>
                        { if is_running { say::tour_pause() } else { say::pen_fill() } }
                    </button>
                }
            </div>
            <p id="pen-sum" class="reading" aria-live={if is_running { "off" } else { "polite" }}>
                { sum(rows) }
            </p>
            <p>{ say::pen_five_rows(&up) }</p>
        </section>
    }
}

fn sum(rows: i32) -> String {
    match rows {
        0 => say::pen_no_row().to_string(),
        1 => say::pen_one_row(&format!("{:.4}", of_rows(1))),
        _ => {
            let [sum, missing] = [of_rows(rows), sigma().powi(rows)].map(|it| format!("{it:.4}"));
            say::pen_sum(&missing, rows, &sum)
        }
    }
}

fn up(power: Html) -> Html {
    html! { <sup>{ power }</sup> }
}

fn raised(power: i32) -> Html {
    match power {
        0 => html! { { "1" } },
        1 => html! { { "σ" } },
        _ => html! { <>{ "σ" }<tspan class="rise" dy="-5">{ power }</tspan></> },
    }
}

/// A picture of the goal, four empty rows, and the first rows behind the line.
fn picture(rows: i32) -> Html {
    let columns = 2 * ASIDE + 1;
    let (wide, high) = (columns * CELL, (NEVER + DRAWN) * CELL);
    let line = NEVER * CELL;
    let squares = (0..NEVER + DRAWN).flat_map(|row| (0..columns).map(move |column| (row, column)));
    html! {
        <svg
            class="plane-picture"
            viewBox={format!("-8 -8 {} {}", wide + 96, high + 16)}
            role="img"
            aria-label={say::pen_half_plane()}
        >
            { for squares.map(|(row, column)| {
                let aside = (column - ASIDE).abs();
                let (power, behind) = (row + aside, row - NEVER);
                let (x, y) = (column * CELL + CELL / 2, row * CELL + CELL / 2);
                let is_goal = power == 0;
                let class = match behind {
                    _ if is_goal => "goal",
                    ..0 => "empty",
                    _ if behind < rows => "full",
                    _ => "stone-to-be",
                };
                // Areas are in proportion to weights, except the smallest ones, which would be invisible.
                let radius = 21.0 * sigma().powi(power - if behind < 0 { power } else { NEVER }).sqrt();
                html! {
                    <>
                        <circle
                            {class}
                            cx={x.to_string()}
                            cy={y.to_string()}
                            r={format!("{:.1}", if behind < 0 && !is_goal { 3.0 } else { radius })}
                        />
                        if is_goal || (behind >= 0 && radius > 14.0) {
                            <text class={class} x={x.to_string()} y={(y + 5).to_string()}>
                                { raised(power) }
                            </text>
                        }
                    </>
                }
            }) }
            <path class="line" d={format!("M-4 {line}H{}", wide + 80)} />
            { for (0..DRAWN).map(|row| html! {
                <text
                    class={classes!("row-sum", (row < rows).then_some("full"))}
                    x={(wide + 40).to_string()}
                    y={((NEVER + row) * CELL + CELL / 2 + 6).to_string()}
                >
                    { raised(row + 2) }
                </text>
            }) }
        </svg>
    }
}

/// The weights of the rows as one bar, on the way to 1.
fn bar(rows: i32) -> Html {
    let wide = 640.0;
    html! {
        <svg class="sum-bar" viewBox="-2 0 646 58" aria-hidden="true">
            <rect class="rail" y="8" width="640" height="30" />
            { for (0..rows).map(|row| {
                let (from, to) = (wide * of_rows(row), wide * of_rows(row + 1));
                html! {
                    <g class={if row % 2 == 0 { "odd" } else { "even" }}>
                        <rect
                            x={format!("{from:.2}")}
                            y="8"
                            width={format!("{:.2}", to - from)}
                            height="30"
                        />
                        if to - from > 34.0 {
                            <text x={format!("{:.1}", (from + to) / 2.0)} y="28">
                                { format!("{:.3}", (to - from) / wide) }
                            </text>
                        }
                    </g>
                }
            }) }
            <path d="M640 2v42" />
            <text class="end" x="640" y="55">{ say::pen_is_goal() }</text>
            <text class="start" x="0" y="55">{ "0" }</text>
        </svg>
    }
}
