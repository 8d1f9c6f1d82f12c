//! How far, with how many stones, and what the weights prove.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::browser::callback::callback;
use crate::pages::gallery::penetration::link::{NEVER, Penetration};
use crate::pages::gallery::penetration::weights::{NAMES, gains, power};
use crate::pages::gallery::view::penetration::names::name_of;
use crate::pages::gallery::view::penetration::use_hint::Hint;
use konane::{Area, Direction, Fewest, Square, witness};
use words::say;

pub fn answer(room: &Penetration, hint: Option<&Hint>) -> Html {
    let game = &room.game;
    let fact = |id: &'static str, name: &'static str, number: usize| {
        html! { <div><dt>{ name }</dt><dd {id}>{ number }</dd></div> }
    };
    html! {
        <>
            <div>
                <p id="pen-entry" class="value">{ game.farthest() }</p>
                <p class="words">
                    { say::pen_answer(&size(game.depth, 5), game.farthest(), &size(game.width, 13)) }
                </p>
            </div>
            <dl class="facts">
                { fact("pen-reached", say::pen_reached(), game.distance() as usize) }
                { fact("pen-stones", say::pen_stones(), game.stones().len()) }
                { fact("pen-leaps", say::pen_leaps(), game.line.step) }
            </dl>
            <p id="pen-said" role="status">{ for hint.map(|hint| &hint.words) }</p>
            if game.is_usual() {
                <p>{ about(room) }</p>
            }
        </>
    }
}

fn size(number: i32, last: i32) -> String {
    if number == last { say::pen_or_more(number) } else { number.to_string() }
}

/// What is known about the fewest stones for this box.
fn about(room: &Penetration) -> String {
    let game = &room.game;
    let Some(witness) = witness(game.depth, game.width) else {
        return say::pen_single_row().to_string();
    };
    let stones = game.at(0).stones().len();
    let (depth, width) = (witness.depth, witness.width);
    let is_inner = (depth, width) != (game.depth, game.width);
    let fewest = match witness.fewest {
        Fewest::Anywhere => say::pen_fewest_anywhere(is_inner, stones),
        Fewest::InBox => say::pen_fewest_in_box(is_inner, stones),
        Fewest::Known => say::pen_fewest_known(is_inner, stones),
    };
    match is_inner {
        true => format!("{} {fewest}", say::pen_inner_box(depth, width)),
        false => fewest,
    }
}

/// The weight of the stones against that of the goal.
pub fn scale(
    room: &Penetration,
    window: Area,
    looked: Option<Square>,
    change: &Callback<Penetration>,
) -> Html {
    let (potential, goal, game) = (room.potential(), room.goal(), &room.game);
    let weigh = |stones: &[Square]| potential.total(stones, goal, Direction::Up);
    let (of_goal, full) = (potential.of_goal(), weigh(&room.full()));
    let (total, first) = (weigh(&game.stones()), weigh(&game.at(0).stones()));
    let gains = gains(potential, goal, window);
    let even = gains.iter().filter(|&&gain| gain == 0).count();
    let largest = first.max(of_goal).max(total).max(1) as f64 * 1.04;
    let along = |weight: i64| format!("{:.2}", 300.0 * weight as f64 / largest);
    let is_below = total < of_goal;
    html! {
        <section class="pen-scale">
            <h2>{ say::pen_scale() }</h2>
            { goal_tools(room, window, change) }
            { kinds(room, change) }
            { show_tool(room, change) }
            <svg class="pen-bar" viewBox="0 0 300 26" aria-hidden="true">
                <rect class="rail" y="6" width="300" height="14" rx="7" />
                <rect
                    class={if is_below { "below" } else { "above" }}
                    y="6"
                    width={along(total)}
                    height="14"
                    rx="7"
                />
                <path d={format!("M{} 0v26", along(of_goal))} />
            </svg>
            <p id="pen-total">
                { say::pen_total(html! { <strong>{ decimal(total, of_goal) }</strong> }) }
            </p>
            <details id="pen-exactly">
                <summary>{ say::pen_exactly() }</summary>
                <p>
                    { say::pen_exact(&number(of_goal), &decimal(first, of_goal), &number(total)) }
                </p>
            </details>
            <p id="pen-law">{ say::pen_lawful(even, gains.len()) }</p>
            <p id="pen-proof">
                { if full < of_goal {
                    format!("{} {}", say::pen_excluded(&decimal(full, of_goal)), elsewhere(room))
                } else if is_below {
                    say::pen_too_light().to_string()
                } else {
                    say::pen_possible(&decimal(total - of_goal, of_goal))
                } }
            </p>
            if room.shows_weights {
                <p id="pen-look" class="note" aria-live="polite">
                    { looked.map_or(say::pen_look().to_string(), |square| {
                        let weight = weigh(&[square]);
                        let (behind, aside) = (square.row - goal.row, square.column - goal.column);
                        let power = power(potential, behind, aside).flatten();
                        let power = power.map_or(String::new(), |power| format!("σ^{power} ≈ "));
                        say::pen_weight(
                            &number(of_goal), &format!("{power}{}", decimal(weight, of_goal)),
                            &name_of(square, window), &number(weight),
                        )
                    }) }
                </p>
            }
        </section>
    }
}

/// What is known about other goals at this distance.
fn elsewhere(room: &Penetration) -> &'static str {
    match room.limit() {
        _ if !room.is_proved() => "",
        Some(limit) if limit.depth.is_none() && limit.width.is_none() => say::pen_any_box(),
        Some(limit) if limit.depth.is_none() => say::pen_any_depth(),
        Some(limit) if limit.width.is_none() => say::pen_any_width(),
        _ => say::pen_any_column(),
    }
}

fn goal_tools(room: &Penetration, window: Area, change: &Callback<Penetration>) -> Html {
    let goal = room.goal();
    let letters = |column| {
        let name = name_of(Square::new(goal.row, column), window);
        name.trim_end_matches(|letter: char| letter.is_ascii_digit()).to_string()
    };
    let on_column = callback!(room, change, move |event: Event| {
        let select = event.target_dyn_into::<HtmlSelectElement>();
        if let Some(column) = select.and_then(|select| select.value().parse().ok()) {
            change.emit(room.with_goal(-goal.row, column));
        }
    });
    html! {
        <div class="row">
            <span aria-hidden="true">{ say::pen_goal() }</span>
            <div class="group" role="group" aria-label={say::pen_goal_distance()}>
                { for (1..=NEVER).map(|distance| {
                    let (room, change) = (room.clone(), change.clone());
                    html! {
                        <button
                            type="button"
                            data-goal={distance.to_string()}
                            aria-pressed={(goal.row == -distance).to_string()}
                            onclick={move |_| change.emit(room.with_goal(distance, goal.column))}
                        >
                            { distance }
                        </button>
                    }
                }) }
            </div>
            <label>
                { say::pen_column() }{ " " }
                <select id="pen-column" onchange={on_column}>
                    { for (0..room.game.width).map(|column| html! {
                        <option value={column.to_string()} selected={column == goal.column}>
                            { letters(column) }
                        </option>
                    }) }
                </select>
            </label>
        </div>
    }
}

fn show_tool(room: &Penetration, change: &Callback<Penetration>) -> Html {
    let (room, change) = (room.clone(), change.clone());
    html! {
        <button
            id="pen-show"
            type="button"
            aria-pressed={room.shows_weights.to_string()}
            onclick={move |_| {
                let shows_weights = !room.shows_weights;
                change.emit(Penetration { shows_weights, ..room.clone() })
            }}
        >
            { say::pen_show() }
        </button>
    }
}

fn kinds(room: &Penetration, change: &Callback<Penetration>) -> Html {
    let on_change = callback!(room, change, move |event: Event| {
        let Some(select) = event.target_dyn_into::<HtmlSelectElement>() else { return };
        change.emit(Penetration { named: select.value().parse().ok(), ..room.clone() });
    });
    let is_best = room.choice().iter().any(|(_, proves)| *proves);
    html! {
        <select id="pen-kind" aria-label={say::pen_kind()} onchange={on_change}>
            <option value="" selected={room.named.is_none()}>
                { if is_best { say::pen_kind_best() } else { say::pen_kind_none() } }
            </option>
            { for room.choice().iter().zip(NAMES).enumerate().map(|(place, ((_, proves), (_, name)))| html! {
                <option value={place.to_string()} selected={room.named == Some(place)}>
                    { name.text() }{ if *proves { " ✓" } else { "" } }
                </option>
            }) }
        </select>
    }
}

/// With thin spaces between thousands.
fn number(number: i64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && digits.len() > 4 && (digits.len() - place).is_multiple_of(3) {
            text.push('\u{2009}');
        }
        text.push(digit);
    }
    text
}

/// Rounded down, so that no number below 1 looks like 1.
fn decimal(weight: i64, of_goal: i64) -> String {
    let share = weight as f64 / of_goal.max(1) as f64;
    format!("{:.4}", (share * 10_000.0).floor() / 10_000.0)
}
