//! Letters and numbers along the rim, as in `c4`. They are pictures of their own, which stay in view when the board
//! scrolls under them.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::board::measures::{BARE_RIM, RIM, SIDE, extent};
use konane::{Area, NamedBoard, Square, column_name};

/// Hidden from screen readers, which read the names of the squares. `names` has all squares that have coordinates,
/// `area` the part of the board that is shown. `is_turned` says whether the board is seen from the other side.
#[autoprops]
#[component]
pub fn Coordinates(names: &NamedBoard, area: &Area, #[prop_or_default] is_turned: bool) -> Html {
    let (names, area) = (*names, *area);
    let Square { row: first_row, column: first_column } = area.corner;
    let middle = |place: i32| (place * SIDE + SIDE / 2).to_string();
    let (left, top) = (first_column * SIDE - RIM, first_row * SIDE - BARE_RIM);
    let (width, height) = (extent(area.columns), extent(area.rows));
    html! {
        <>
            <svg class="coordinates numbers" viewBox={format!("-{RIM} {top} {RIM} {height}")} aria-hidden="true">
                { for numbered_rows(names, area).map(|(row, number)| html! {
                    <text x="-19" y={middle(row)} dy=".35em">
                        { if is_turned { names.rows + 1 - number } else { number } }
                    </text>
                }) }
            </svg>
            <svg class="coordinates letters" viewBox={format!("{left} 0 {width} {RIM}")} aria-hidden="true">
                { for lettered_columns(names, area).map(|(column, place)| html! {
                    // Between the wall and the rim of the slab, even in large type.
                    <text x={middle(column)} y="21" dy=".3em">
                        { column_name(if is_turned { names.columns - 1 - place } else { place }) }
                    </text>
                }) }
            </svg>
        </>
    }
}

/// The rows of an area that have a number, with it.
pub fn numbered_rows(names: NamedBoard, area: Area) -> impl Iterator<Item = (i32, i32)> {
    let rows = area.corner.row..=area.last().row;
    rows.map(move |row| (row, names.corner.row + names.rows - row))
        .filter(move |(_, number)| (1..=names.rows).contains(number))
}

/// The columns of an area that have letters, and how many columns of the named board are left of each.
pub fn lettered_columns(names: NamedBoard, area: Area) -> impl Iterator<Item = (i32, i32)> {
    let columns = area.corner.column..=area.last().column;
    columns
        .map(move |column| (column, column - names.corner.column))
        .filter(move |(_, place)| (0..names.columns).contains(place))
}
