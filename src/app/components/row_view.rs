//! A row of the board.

use yew::prelude::*;

use crate::app::announcement::{spoken, word};
use crate::app::components::board_view::SIDE;
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
    /// The column that Tab reaches, if it is in this row.
    pub active: Option<i32>,
    /// The first and the last column that is selected.
    pub selected: Option<(i32, i32)>,
}

/// A square is one element, whatever is on it: large boards have ten thousand.
#[component]
pub fn RowView(props: &RowViewProps) -> Html {
    let RowViewProps { row, rows, stones, first, active, selected } = props;
    let squares = || (0..).zip(stones);
    html! {
        <g role="row" transform={format!("translate(0 {})", row * SIDE)}>
            { for squares().map(|(column, &stone)| {
                let is_selected =
                    selected.is_some_and(|(from, to)| (from..=to).contains(&column));
                let name = spoken(Square::new(*row, column), *rows, stone);
                html! {
                    <rect
                        key={first + column}
                        role="gridcell"
                        class="square"
                        aria-label={if is_selected { format!("{name}, selected") } else { name }}
                        aria-selected={is_selected.then_some("true")}
                        tabindex={if *active == Some(column) { "0" } else { "-1" }}
                        data-square={format!("{row},{column}")}
                        data-stone={letter(stone)}
                        x={(column * SIDE).to_string()}
                        width="56"
                        height="56"
                    />
                }
            }) }
            <g class="stones" aria-hidden="true">
                { for squares().filter_map(|(column, &stone)| {
                    stone.map(|_| stone_at(first + column, column * SIDE, 0, stone))
                }) }
            </g>
        </g>
    }
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
