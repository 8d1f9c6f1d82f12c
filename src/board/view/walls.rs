//! The walls of a board, and the bars by which a pointer drags them.

use yew::prelude::*;

use crate::board::measures::{BARE_RIM, RIM, SIDE};
use konane::Direction;

/// The distance from the squares to the wall.
const WALL: i32 = 5;

pub fn side_name(side: Direction) -> &'static str {
    match side {
        Direction::Up => "top",
        Direction::Down => "bottom",
        Direction::Left => "left",
        Direction::Right => "right",
    }
}

pub fn wall(width: i32, height: i32) -> Html {
    html! {
        <rect
            class="wall"
            x={(-WALL).to_string()}
            y={(-WALL).to_string()}
            rx="14"
            width={(width + 2 * WALL).to_string()}
            height={(height + 2 * WALL).to_string()}
        />
    }
}

/// The bars by which a pointer drags the walls. For the keyboard, buttons among the tools do the same.
pub fn handles(width: i32, height: i32) -> Html {
    html! { { for Direction::ALL.map(|side| handle(side, width, height)) } }
}

/// A knob on the wall itself, away from the coordinates. A pointer can take it anywhere within the rim.
fn handle(side: Direction, width: i32, height: i32) -> Html {
    const LENGTH: i32 = SIDE;
    const WIDTH: i32 = 6;
    // How far the knob's zone extends outwards, and over the squares.
    let (outside, inside) = match side {
        Direction::Down | Direction::Left => (RIM, 4),
        Direction::Up | Direction::Right => (BARE_RIM, 13),
    };
    // The distance from the squares, the breadth, and how much longer the rectangle is than the knob.
    let rectangle = |class: &'static str, from: i32, breadth: i32, longer: i32| {
        let length = LENGTH + longer;
        let (level, upright) = ((width - length) / 2, (height - length) / 2);
        let (x, y, width, height) = match side {
            Direction::Up => (level, -from - breadth, length, breadth),
            Direction::Down => (level, height + from, length, breadth),
            Direction::Left => (-from - breadth, upright, breadth, length),
            Direction::Right => (width + from, upright, breadth, length),
        };
        let [x, y, width, height] = [x, y, width, height].map(|number| number.to_string());
        html! { <rect {class} {x} {y} rx="3" {width} {height} /> }
    };
    html! {
        <g class={format!("handle {}", side_name(side))} data-side={side_name(side)} aria-hidden="true">
            { rectangle("knob", WALL - WIDTH / 2, WIDTH, 0) }
            { rectangle("zone", -inside, outside + inside, 18) }
        </g>
    }
}
