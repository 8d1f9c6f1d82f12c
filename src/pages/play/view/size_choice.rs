//! Chooses the size of a full board.

use yew::prelude::*;

use crate::browser::button::switch;
use crate::browser::callback::callback;
use crate::browser::number_field::NumberField;
use game::{LONGEST_SIDE, OLD_SIZES, SIZES};
use words::say;

/// The ids of the elements begin with the prefix. `None`: the reader has not chosen a size yet.
pub fn size_choice(prefix: &str, size: Option<(i32, i32)>, on_size: &Callback<(i32, i32)>) -> Html {
    let (rows, columns) = size.unwrap_or((8, 8));
    let side = |id: &str, name, value, resized: fn((i32, i32), i32) -> (i32, i32)| {
        let on_number = callback!(on_size, move |number: i32| {
            on_size.emit(resized((rows, columns), number));
            number
        });
        let id = format!("{prefix}{id}");
        html! {
            <p class="seconds">
                <label for={id.clone()}>{ name }</label>
                <NumberField {id} {name} {value} least={1} most={LONGEST_SIDE} {on_number} />
            </p>
        }
    };
    html! {
        <>
            { sizes(prefix, size, say::game_sizes(), &SIZES, on_size) }
            { sizes(prefix, size, say::game_old_sizes(), &OLD_SIZES, on_size) }
            <p class="note">{ say::game_old_sizes_what() }</p>
            <div class="sides">
                { side("rows", say::game_rows(), rows, |(_, columns), rows| (rows, columns)) }
                { side("columns", say::game_columns(), columns, |(rows, _), columns| (rows, columns)) }
            </div>
        </>
    }
}

/// A switch for each size.
pub fn sizes(
    prefix: &str,
    chosen: Option<(i32, i32)>,
    name: &'static str,
    sizes: &[(i32, i32)],
    on_size: &Callback<(i32, i32)>,
) -> Html {
    html! {
        <div class="sizes" role="group" aria-label={name}>
            <span class="note">{ name }</span>
            { for sizes.iter().map(|&(rows, columns)| {
                let label = format!("{rows} × {columns}");
                let id = format!("{prefix}size-{rows}x{columns}");
                switch(id, label, chosen == Some((rows, columns)), on_size, (rows, columns))
            }) }
        </div>
    }
}
