//! Letters and numbers along the rim, as in `c4`. They are pictures of their own, which stay in view
//! when the board scrolls below them.

use yew::prelude::*;

use crate::app::board::measures::{RIM, SIDE};
use crate::app::board::square_name::square_name;
use crate::konane::Square;

#[derive(Properties, PartialEq)]
pub struct CoordinatesProps {
    pub rows: i32,
    pub columns: i32,
}

/// Screen readers hear the names of the squares.
#[component]
pub fn Coordinates(props: &CoordinatesProps) -> Html {
    let CoordinatesProps { rows, columns } = *props;
    let middle = |place: i32| (place * SIDE + SIDE / 2).to_string();
    let letters = |column| {
        let name = square_name(Square::new(rows - 1, column), rows);
        name.trim_end_matches(|letter: char| letter.is_ascii_digit()).to_string()
    };
    let (width, height) = (columns * SIDE + 2 * RIM, rows * SIDE + 2 * RIM);
    html! {
        <>
            <svg class="coordinates numbers" viewBox={format!("-{RIM} -{RIM} {RIM} {height}")} aria-hidden="true">
                { for (0..rows).map(|row| html! {
                    <text x="-18" y={(row * SIDE + SIDE / 2 + 6).to_string()}>{ rows - row }</text>
                }) }
            </svg>
            <svg class="coordinates letters" viewBox={format!("-{RIM} 0 {width} {RIM}")} aria-hidden="true">
                { for (0..columns).map(|column| html! {
                    <text x={middle(column)} y="24">{ letters(column) }</text>
                }) }
            </svg>
        </>
    }
}
