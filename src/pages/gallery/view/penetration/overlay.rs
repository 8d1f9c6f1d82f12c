//! What lies over the stones: the line, the box, the goal, weights, and the next leap.

use yew::prelude::*;

use crate::analysis::view::layers::arrow;
use crate::board::measures::SIDE;
use crate::pages::gallery::penetration::link::{NEVER, Penetration};
use crate::pages::gallery::penetration::weights::power;
use konane::{Area, Direction, Jump, Square};

/// Without a goal, the reader is to guess how far stones get.
pub fn overlay(room: &Penetration, window: Area, goal: Option<Square>, next: Option<Jump>) -> Html {
    let game = &room.game;
    let shift = |square: Square| square - window.corner;
    let corner = |square: Square| {
        let square = shift(square);
        (square.column * SIDE, square.row * SIDE)
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
                width={(game.width * SIDE).to_string()}
                height={(game.depth * SIDE).to_string()}
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
            { for goal.map(&corner).map(|(x, y)| html! {
                <circle
                    class="pen-goal"
                    cx={(x + SIDE / 2).to_string()}
                    cy={(y + SIDE / 2).to_string()}
                    r="25"
                />
            }) }
            if room.shows_weights {
                { weights(room, window, &corner) }
            }
            if let Some(leap) = next {
                <g class="jump proof best">{ arrow(&Jump { from: shift(leap.from), ..leap }) }</g>
            }
        </g>
    }
}

fn weights(room: &Penetration, window: Area, corner: &impl Fn(Square) -> (i32, i32)) -> Html {
    let (stones, goal, potential) = (room.game.stones(), room.goal(), room.potential());
    let weight = |square| potential.weight_of(square, goal, Direction::Up);
    let of_goal = potential.of_goal();
    let text = |square: Square| {
        let (behind, aside) = (square.row - goal.row, square.column - goal.column);
        let power = power(potential, behind, aside);
        match power {
            Some(None | Some(0)) => html! { { i32::from(power == Some(Some(0))) } },
            Some(Some(1)) => html! { { "σ" } },
            Some(Some(power)) => {
                html! { <>{ "σ" }<tspan class="rise" dy="-6">{ power }</tspan></> }
            }
            None => html! { { share(weight(square), of_goal) } },
        }
    };
    html! {
        { for window.squares().map(|square| {
            let (x, y) = corner(square);
            let is_nothing = weight(square) == 0;
            let is_white = (square.row + square.column) % 2 != 0 && stones.contains(&square);
            html! {
                <text
                    class={classes!(
                        "pen-weight",
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
