//! Letters and numbers along the rim, as in `c4`. They are pictures of their own, which stay in view when the board
//! scrolls under them.

use yew::prelude::*;

use crate::board::measures::{BARE_RIM, RIM, SIDE, extent};
use konane::{Area, NamedBoard, Square, column_name};

#[derive(Properties, PartialEq)]
pub struct CoordinatesProps {
    /// The squares that have coordinates.
    pub names: NamedBoard,
    /// The part of the board that is shown.
    pub area: Area,
    /// Whether the board is seen from the other side.
    #[prop_or_default]
    pub is_turned: bool,
}

/// Hidden from screen readers, which read the names of the squares.
#[component]
pub fn Coordinates(props: &CoordinatesProps) -> Html {
    let CoordinatesProps { names, area, is_turned } = *props;
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
