//! The walls of a board, and the bars by which they are dragged.

use yew::prelude::*;

use crate::app::board::measures::{RIM, SIDE};
use crate::konane::Direction;

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
            x="-5"
            y="-5"
            rx="14"
            width={(width + 10).to_string()}
            height={(height + 10).to_string()}
        />
    }
}

/// The bars at which walls can be dragged. Buttons that do the same are the tools' business.
pub fn handles(width: i32, height: i32) -> Html {
    html! { { for Direction::ALL.map(|side| handle(side, width, height)) } }
}

fn handle(side: Direction, width: i32, height: i32) -> Html {
    const LENGTH: i32 = SIDE;
    let (down, right) = side.delta();
    let (x, y) = match side {
        Direction::Up | Direction::Down => {
            ((width - LENGTH) / 2, if down < 0 { -RIM + 4 } else { height + RIM - 10 })
        }
        Direction::Left | Direction::Right => {
            (if right < 0 { -RIM + 4 } else { width + RIM - 10 }, (height - LENGTH) / 2)
        }
    };
    let (long, high) = if down != 0 { (LENGTH, 6) } else { (6, LENGTH) };
    html! {
        <g class={format!("handle {}", side_name(side))} data-side={side_name(side)} aria-hidden="true">
            <rect class="grip" x={x.to_string()} y={y.to_string()} rx="3" width={long.to_string()} height={high.to_string()} />
            <rect class="zone" x={(x - 9).to_string()} y={(y - 9).to_string()} width={(long + 18).to_string()} height={(high + 18).to_string()} />
        </g>
    }
}
