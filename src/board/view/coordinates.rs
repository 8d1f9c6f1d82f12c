//! Letters and numbers along the rim, as in `c4`. They are pictures of their own, which stay in view when the board
//! scrolls under them.

use yew::prelude::*;

use crate::board::area::Area;
use crate::board::measures::{BARE_RIM, RIM, SIDE, extent};
use konane::{Square, square_name};

#[derive(Properties, PartialEq)]
pub struct CoordinatesProps {
    /// How many rows the board has: the names of squares count from the lowest.
    pub rows: i32,
    /// The part of the board that is shown.
    pub area: Area,
    /// How many columns the board has, if it is seen from the other side.
    #[prop_or_default]
    pub turned: Option<i32>,
}

/// Hidden from screen readers, which read the names of the squares.
#[component]
pub fn Coordinates(props: &CoordinatesProps) -> Html {
    let CoordinatesProps { rows, area, turned } = *props;
    let Square { row: first_row, column: first_column } = area.corner;
    let middle = |place: i32| (place * SIDE + SIDE / 2).to_string();
    let (left, top) = (first_column * SIDE - RIM, first_row * SIDE - BARE_RIM);
    let (width, height) = (extent(area.columns), extent(area.rows));
    html! {
        <>
            <svg class="coordinates numbers" viewBox={format!("-{RIM} {top} {RIM} {height}")} aria-hidden="true">
                { for (first_row..first_row + area.rows).map(|row| html! {
                    <text x="-19" y={middle(row)} dy=".35em">{ turned.map_or(rows - row, |_| row + 1) }</text>
                }) }
            </svg>
            <svg class="coordinates letters" viewBox={format!("{left} 0 {width} {RIM}")} aria-hidden="true">
                { for (first_column..first_column + area.columns).map(|column| html! {
                    // Between the wall and the rim of the slab, even in large type.
                    <text x={middle(column)} y="21" dy=".3em">{ letters(turned.map_or(column, |columns| columns - 1 - column)) }</text>
                }) }
            </svg>
        </>
    }
}

/// The letters of a column.
pub fn letters(column: i32) -> String {
    let name = square_name(Square::new(0, column), 1);
    name.trim_end_matches('1').to_string()
}
