//! What lies over the stones: the line, the box, the goal, weights, and the next leap.

use yew::prelude::*;

use crate::analysis::view::layers::arrow;
use crate::board::area::Area;
use crate::board::measures::SIDE;
use crate::pages::gallery::penetration::link::{Kind, NEVER, Room};
use crate::pages::gallery::penetration::solitaire::Solitaire;
use crate::pages::gallery::penetration::weights::power;
use konane::{Jump, Square};

pub fn overlay(
    room: &Room,
    game: &Solitaire,
    window: Area,
    next: Option<Jump>,
    picked: Option<Square>,
) -> Html {
    let shift = |square: Square| square - window.corner;
    let corner = |square: Square| {
        let square = shift(square);
        (square.column * SIDE, square.row * SIDE)
    };
    let ring = |class: &'static str, square: Square, radius: &'static str| {
        let (x, y) = corner(square);
        html! {
            <circle
                {class}
                cx={(x + SIDE / 2).to_string()}
                cy={(y + SIDE / 2).to_string()}
                r={radius}
            />
        }
    };
    let (x, y) = corner(Square::new(0, 0));
    let (wide, reached) = (window.columns * SIDE, game.distance());
    html! {
        <g class="layers pen-layers" aria-hidden="true">
            if reached > 0 {
                <rect
                    class="pen-reached"
                    y={(y - reached * SIDE).to_string()}
                    width={wide.to_string()}
                    height={(reached * SIDE).to_string()}
                />
            }
            <rect
                class="pen-box"
                x={x.to_string()}
                y={y.to_string()}
                width={(room.width * SIDE).to_string()}
                height={(room.depth * SIDE).to_string()}
                rx="8"
            />
            <path class="pen-line" d={format!("M-30 {y}H{}", wide + 30)} />
            { for (1..=NEVER.min(-window.corner.row)).map(|row| html! {
                <text
                    class={classes!("far", (row <= reached).then_some("met"))}
                    x={(wide + 18).to_string()}
                    y={(y - row * SIDE + SIDE / 2 + 7).to_string()}
                    text-anchor="middle"
                >
                    { row }
                </text>
            }) }
            { ring("pen-goal", room.goal(), "25") }
            if room.shows_weights {
                { weights(room, &game.stones(), window, &corner) }
            }
            if let Some(square) = picked {
                { ring("pen-picked", square, "24") }
            }
            if let Some(leap) = next {
                <g class="jump proof best">{ arrow(&Jump { from: shift(leap.from), ..leap }) }</g>
            }
        </g>
    }
}

fn weights(
    room: &Room,
    stones: &[Square],
    window: Area,
    corner: &impl Fn(Square) -> (i32, i32),
) -> Html {
    let (weights, goal, potential) = (room.weights(), room.goal(), room.potential());
    let broken = weights.check().broken;
    let of_goal = weights.at(goal);
    let text = |square: Square| {
        let (behind, aside) = (square.row - goal.row, square.column - goal.column);
        let weight = weights.at(square);
        let power = match room.kind {
            Kind::Own(_) => None,
            _ => power(potential, behind, aside),
        };
        match power {
            Some(None | Some(0)) => html! { { i32::from(power == Some(Some(0))) } },
            Some(Some(1)) => html! { { "σ" } },
            Some(Some(power)) => {
                html! { <>{ "σ" }<tspan class="rise" dy="-6">{ power }</tspan></> }
            }
            None if of_goal < 10_000 => html! { { weight } },
            None => html! { { share(weight, of_goal) } },
        }
    };
    html! {
        { for window.squares().map(|square| {
            let (x, y) = corner(square);
            let is_broken = broken.iter().any(|jump| jump[2] == square);
            let is_nothing = weights.at(square) == 0;
            let is_white = (square.row + square.column) % 2 != 0 && stones.contains(&square);
            html! {
                <text
                    class={classes!(
                        "pen-weight",
                        is_broken.then_some("broken"),
                        is_nothing.then_some("nothing"),
                        is_white.then_some("on-white")
                    )}
                    x={(x + SIDE / 2).to_string()}
                    y={(y + SIDE / 2 + 6).to_string()}
                    text-anchor="middle"
                >
                    { text(square) }
                </text>
            }
        }) }
    }
}

/// Rounded to what fits in a square.
fn share(weight: i64, of_goal: i64) -> String {
    let share = weight as f64 / of_goal.max(1) as f64;
    match share {
        0.0 => "0".to_string(),
        _ if share < 0.005 => "<.01".to_string(),
        _ if share < 10.0 => format!("{share:.2}"),
        _ => format!("{share:.0}"),
    }
}
