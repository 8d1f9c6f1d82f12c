//! Stones in the picture of a board.

use yew::prelude::*;

use crate::board::measures::SIDE;
use crate::board::square_name::word;
use crate::browser::icon::icon;
use basics::player::Player;
use konane::{Jump, Square};

/// A stone; `key` identifies its element.
pub fn stone_at(key: i32, x: i32, y: i32, stone: Option<Player>) -> Html {
    html! {
        <g {key} transform={format!("translate({x} {y})")}>
            <ellipse class="shadow" cx="30" cy="33" rx="21" ry="20" />
            <circle class={format!("stone {}", word(stone))} cx="28" cy="28" r="20.5" />
        </g>
    }
}

/// A stone as the icon of a button or before a name.
pub fn stone_icon(player: Player) -> Html {
    icon(
        html! { <circle class={format!("stone {}", word(Some(player)))} cx="10" cy="10" r="7.5" /> },
    )
}

/// A stone that moves in from the square where its jump begins. The style sheet moves it, unless the reader asks for
/// little motion.
pub fn leaping(key: i32, leap: Jump, stone: Option<Player>) -> Html {
    let way = leap.from - leap.to();
    let way = format!("--aside: {}px; --down: {}px", way.column * SIDE, way.row * SIDE);
    html! {
        <g {key} class="leaping" ~style={way}>{ stone_at(key, leap.to().column * SIDE, 0, stone) }</g>
    }
}

/// The patterns with which [`stones_by_pattern`] fills squares.
pub fn stone_patterns() -> Html {
    html! {
        <defs>
            { for [Player::Left, Player::Right].map(|player| html! {
                <pattern id={pattern(player)} width="56" height="56" patternUnits="userSpaceOnUse">
                    { stone_at(0, 0, 0, Some(player)) }
                </pattern>
            }) }
        </defs>
    }
}

/// The stones of a row: one element for each colour.
pub fn stones_by_pattern(stones: &[Option<Player>]) -> Html {
    html! {
        { for [Player::Left, Player::Right].map(|player| {
            let squares = (0..).zip(stones).filter(|&(_, &stone)| stone == Some(player));
            let path: String = squares
                .map(|(column, _)| format!("M{} 0h{SIDE}v{SIDE}h-{SIDE}z", column * SIDE))
                .collect();
            html! { <path d={path} fill={format!("url(#{})", pattern(player))} /> }
        }) }
    }
}

/// The same shape in each square as the path of one element; there may be thousands of squares. The shape is drawn from
/// the middle of a square.
pub fn traced(squares: impl Iterator<Item = Square>, shape: &str) -> String {
    let middle = |place: i32| place * SIDE + SIDE / 2;
    squares
        .map(|Square { row, column }| format!("M{} {}{shape}", middle(column), middle(row)))
        .collect()
}

fn pattern(player: Player) -> String {
    format!("{}-stone", word(Some(player)))
}
