//! A small board that links to the board page.

use yew::prelude::*;

use crate::board::window_coordinates::{LeapBoard, WindowCoordinates};
use basics::player::Player;
use konane::{Board, Edge, Jump, Rules, Square};
use worker::message::Position;

/// The side of a square, in the units of the picture.
pub const SIDE: i32 = 12;

/// `label` describes the position.
pub fn mini_board(position: &Position, label: String) -> Html {
    position.read().map_or(html! {}, |stones| link(position, label, picture(&stones, SIDE)))
}

/// The position after a jump, with a line from the square where the stone was. `label` names the jump.
pub fn jumped_board(before: &Position, jump: &Jump, after: &Position, label: String) -> Html {
    let Some(board) = before.read() else { return html! {} };
    let jump = WindowCoordinates::of(&board).jump(jump);
    let LeapBoard { board, corner } = LeapBoard::set(&board, &[jump], 1);
    let jump = Jump { from: jump.from - corner, ..jump };
    link(after, label, covered(&board, SIDE, way(jump)))
}

/// The line of a jump that has been played, over a picture of the board after it.
pub fn way(jump: Jump) -> Html {
    let ((x, y), (u, v)) = (middle(jump.from), middle(jump.to()));
    // The line ends at the rim of the stone.
    let (down, right) = jump.direction.delta();
    let (u, v) = (u - 5 * right, v - 5 * down);
    html! {
        <>
            <circle class="from" cx={x.to_string()} cy={y.to_string()} r="4.3" />
            <path class="way" d={format!("M{x} {y}L{u} {v}")} />
        </>
    }
}

/// The middle of a square in a picture.
pub fn middle(square: Square) -> (i32, i32) {
    (square.column * SIDE + SIDE / 2, square.row * SIDE + SIDE / 2)
}

fn link(position: &Position, label: String, picture: Html) -> Html {
    let (rules, edge) = position.terms();
    let address = address(rules, edge, &position.board);
    html! { <a class="mini" href={address} aria-label={label}>{ picture }</a> }
}

/// The link that opens the position on the board page.
pub fn address(rules: Rules, edge: Edge, board: &str) -> String {
    format!("#/k1/{}/{}/{board}", rules.name(), edge.name())
}

/// A picture of the stones, hidden from screen readers; squares are this many px wide if there is room.
pub fn picture(board: &Board, px: i32) -> Html {
    covered(board, px, html! {})
}

/// The same with something drawn over the stones, in units of which a square has [`SIDE`].
pub fn covered(board: &Board, px: i32, cover: Html) -> Html {
    let (width, height) = (board.columns() * SIDE, board.rows() * SIDE);
    html! {
        <svg
            viewBox={format!("-3 -3 {} {}", width + 6, height + 6)}
            width={((width + 6) * px / SIDE).to_string()}
            height={((height + 6) * px / SIDE).to_string()}
            aria-hidden="true"
        >
            <rect x="-3" y="-3" width={(width + 6).to_string()} height={(height + 6).to_string()} rx="4" />
            { for board.stones().map(|(square, owner)| html! {
                <circle
                    class={match owner { Player::Left => "black", Player::Right => "white" }}
                    cx={(square.column * SIDE + SIDE / 2).to_string()}
                    cy={(square.row * SIDE + SIDE / 2).to_string()}
                    r="4.8"
                />
            }) }
            { cover }
        </svg>
    }
}
