//! Marks the last jump: where the stone came from, what it took, where it is now.

use yew::prelude::*;

use crate::board::measures::SIDE;
use crate::board::view::stones::stone_at;
use konane::{Board, Jump, Square};

/// Screen readers announce the jump when it is played.
pub fn last_jump(jump: Jump) -> Html {
    let middle = |place: i32| place * SIDE + SIDE / 2;
    let ring = |class: &'static str, square: Square| {
        html! {
            <circle
                {class}
                cx={middle(square.column).to_string()}
                cy={middle(square.row).to_string()}
                r="24"
            />
        }
    };
    let cross = |square: Square| {
        let (x, y) = (middle(square.column) - 8, middle(square.row) - 8);
        html! { <path class="gone" d={format!("M{x} {y}l16 16m0 -16l-16 16")} /> }
    };
    html! {
        <g class="last-jump" aria-hidden="true" data-taken={jump.taken.to_string()}>
            { ring("from", jump.from) }
            { for jump.victims().map(cross) }
            { ring("to", jump.to()) }
        </g>
    }
}

/// The stone that a jump took: it fades while the jumping stone moves.
pub fn fading(leap: Jump, board: &Board) -> Html {
    let owner = board.stone(leap.to()).map(|player| player.other());
    html! {
        <g aria-hidden="true">
            { for leap.victims().map(|square| html! {
                <g class="taken-stone" key={format!("{},{}", square.row, square.column)}>
                    { stone_at(0, square.column * SIDE, square.row * SIDE, owner) }
                </g>
            }) }
        </g>
    }
}
