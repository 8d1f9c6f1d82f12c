//! A row of the board.

use yew::prelude::*;

use crate::app::components::board_view::SIDE;
use crate::app::model::square_name;
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
}

#[component]
pub fn RowView(props: &RowViewProps) -> Html {
    let RowViewProps { row, rows, stones, first, active } = props;
    html! {
        <g role="row" transform={format!("translate(0 {})", row * SIDE)}>
            { for (0..).zip(stones).map(|(column, &stone)| {
                let (letter, word) = match stone {
                    None => (".", "empty"),
                    Some(Player::Left) => ("x", "black"),
                    Some(Player::Right) => ("o", "white"),
                };
                let name = square_name(Square::new(*row, column), *rows);
                html! {
                    <g
                        key={first + column}
                        role="gridcell"
                        class="square"
                        aria-label={format!("{name} {word}")}
                        tabindex={if *active == Some(column) { "0" } else { "-1" }}
                        data-square={format!("{row},{column}")}
                        data-stone={letter}
                        transform={format!("translate({} 0)", column * SIDE)}
                    >
                        <rect class="target" width="56" height="56" rx="8" />
                        if stone.is_some() {
                            <ellipse class="shadow" cx="30" cy="33" rx="21" ry="20" />
                            <circle class={format!("stone {word}")} cx="28" cy="28" r="20.5" />
                        }
                    </g>
                }
            }) }
        </g>
    }
}
