//! A row of the board.

use yew::prelude::*;

use crate::app::board::board_view::SIDE;
use crate::app::editor::announcement::{spoken, word};
use crate::konane::Square;
use crate::player::Player;

/// A row draws itself anew only when something in it has changed.
#[derive(Properties, PartialEq)]
pub struct RowViewProps {
    pub row: i32,
    /// How many rows the board has.
    pub rows: i32,
    pub stones: Vec<Option<Player>>,
    /// The place of the first column.
    pub first: i32,
    /// The first and the last column whose squares are elements.
    pub cells: Option<(i32, i32)>,
    /// Stones of a large board are drawn by patterns, all of a colour as one element.
    pub is_large: bool,
    /// The column that Tab reaches, if it is in this row.
    pub active: Option<i32>,
    /// The first and the last column that is selected.
    pub selected: Option<(i32, i32)>,
}

/// A square is one element, whatever is on it.
#[component]
pub fn RowView(props: &RowViewProps) -> Html {
    let RowViewProps { row, rows, stones, first, cells, is_large, active, selected } = props;
    let squares = || (0..).zip(stones);
    let within = |range: &Option<(i32, i32)>, column: i32| {
        range.is_some_and(|(from, to)| (from..=to).contains(&column))
    };
    let letters: String = stones.iter().map(|&stone| letter(stone)).collect();
    let cells = html! {
        <g role={cells.map(|_| "row")} aria-rowindex={cells.map(|_| (row + 1).to_string())}>
            { for squares().filter(|&(column, _)| within(cells, column)).map(|(column, &stone)| {
                let is_selected = within(selected, column);
                let name = spoken(Square::new(*row, column), *rows, stone);
                html! {
                    <rect
                        key={first + column}
                        role="gridcell"
                        class="square"
                        aria-label={if is_selected { format!("{name}, selected") } else { name }}
                        aria-selected={is_selected.then_some("true")}
                        aria-colindex={(column + 1).to_string()}
                        tabindex={if *active == Some(column) { "0" } else { "-1" }}
                        data-square={format!("{row},{column}")}
                        data-stone={letter(stone)}
                        x={(column * SIDE).to_string()}
                        width="56"
                        height="56"
                    />
                }
            }) }
        </g>
    };
    let stones = html! {
        <g class="stones" aria-hidden="true">
            if *is_large {
                { for [Player::Left, Player::Right].map(|player| {
                    let squares = squares().filter(|&(_, &stone)| stone == Some(player));
                    let path: String = squares
                        .map(|(column, _)| format!("M{} 0h{SIDE}v{SIDE}h-{SIDE}z", column * SIDE))
                        .collect();
                    html! { <path d={path} fill={format!("url(#{})", pattern(player))} /> }
                }) }
            } else {
                { for squares().filter_map(|(column, &stone)| {
                    stone.map(|_| stone_at(first + column, column * SIDE, 0, stone))
                }) }
            }
        </g>
    };
    // Where not all squares are elements, the pointer finds the stones of the others.
    let (lower, upper) = if *is_large { (stones, cells) } else { (cells, stones) };
    html! {
        <g transform={format!("translate(0 {})", row * SIDE)} data-stones={letters}>
            { lower }
            { upper }
        </g>
    }
}

/// What paints a square with a stone.
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

fn pattern(player: Player) -> String {
    format!("{}-stone", word(Some(player)))
}

/// A stone in the picture, known by its key.
pub fn stone_at(key: i32, x: i32, y: i32, stone: Option<Player>) -> Html {
    html! {
        <g {key} transform={format!("translate({x} {y})")}>
            <ellipse class="shadow" cx="30" cy="33" rx="21" ry="20" />
            <circle class={format!("stone {}", word(stone))} cx="28" cy="28" r="20.5" />
        </g>
    }
}

fn letter(stone: Option<Player>) -> &'static str {
    match stone {
        None => ".",
        Some(Player::Left) => "x",
        Some(Player::Right) => "o",
    }
}
