//! A small board that opens as the board.

use yew::prelude::*;

use crate::konane::{Board, Edge, Rules};
use crate::player::Player;
use crate::worker::message::Position;

/// The side of a square, in the picture's units.
pub const SIDE: i32 = 12;

/// `label` says what the position is.
pub fn mini_board(position: &Position, label: String) -> Html {
    let Position { modern, walls, board } = position;
    let edge = if *walls { Edge::Walls } else { Edge::Plane };
    let Ok(stones) = Board::parse(board, edge) else { return html! {} };
    let rules = if *modern { Rules::Modern } else { Rules::Ancient };
    html! {
        <a class="mini" href={address(rules, edge, board)} aria-label={label}>
            { picture(&stones, SIDE) }
        </a>
    }
}

/// Where the board opens it.
pub fn address(rules: Rules, edge: Edge, board: &str) -> String {
    format!("#/k1/{}/{}/{board}", rules.name(), edge.name())
}

/// The stones alone, for those who see them, with squares of this many px if there is room.
pub fn picture(board: &Board, px: i32) -> Html {
    covered(board, px, html! {})
}

/// With something drawn over the stones, in units of which a square has [`SIDE`].
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
