//! Letters and numbers along the rim, as in `c4`.

use yew::prelude::*;

use crate::app::board::measures::SIDE;
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
    html! {
        <g class="coordinates" aria-hidden="true">
            { for (0..columns).map(|column| html! {
                <text x={middle(column)} y={(rows * SIDE + 20).to_string()}>{ letters(column) }</text>
            }) }
            { for (0..rows).map(|row| html! {
                <text x="-19" y={(row * SIDE + SIDE / 2 + 6).to_string()}>{ rows - row }</text>
            }) }
        </g>
    }
}
