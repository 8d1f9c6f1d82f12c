//! A row of the board.

use yew::prelude::*;

use crate::board::measures::SIDE;
use crate::board::square_name::spoken;
use crate::board::view::stones::{leaping, stone_at, stones_by_pattern};
use basics::player::Player;
use konane::{Jump, NamedBoard, Square};
use words::say;

/// A row renders again only when something in it has changed.
#[derive(Properties, PartialEq)]
pub struct RowViewProps {
    pub row: i32,
    pub names: NamedBoard,
    pub stones: Vec<Option<Player>>,
    /// The place of the first column.
    pub first: i32,
    /// The first and the last column whose squares are elements.
    pub cells: Option<(i32, i32)>,
    /// Patterns draw the stones of a large board.
    pub is_large: bool,
    /// The column that Tab reaches, if it is in this row.
    pub active: Option<i32>,
    /// The first and the last selected column.
    pub selected: Option<(i32, i32)>,
    /// The columns of the targets in this row.
    pub targets: Vec<i32>,
    /// The jump that ends in this row, while its stone moves.
    pub leap: Option<Jump>,
    pub is_turned: bool,
}

/// A square is one element, whether or not a stone is on it.
#[component]
pub fn RowView(props: &RowViewProps) -> Html {
    let RowViewProps {
        row, names, stones, first, cells, is_large, active, selected, targets, ..
    } = props;
    let squares = || (0..).zip(stones);
    let within = |range: &Option<(i32, i32)>, column: i32| {
        range.is_some_and(|(from, to)| (from..=to).contains(&column))
    };
    let letters: String = stones.iter().map(|&stone| letter(stone)).collect();
    let label = |column: i32, stone: Option<Player>| {
        let square = match props.is_turned {
            true => Square::new(names.rows - 1 - row, stones.len() as i32 - 1 - column),
            false => Square::new(*row, column),
        };
        let mut name = spoken(*names, square, stone);
        if within(selected, column) {
            name = say::board_selected(&name);
        }
        if targets.contains(&column) {
            name = say::board_target(&name);
        }
        name
    };
    let cells = html! {
        <g role={cells.map(|_| "row")} aria-rowindex={cells.map(|_| (row + 1).to_string())}>
            { for squares().filter(|&(column, _)| within(cells, column)).map(|(column, &stone)| {
                html! {
                    <rect
                        key={first + column}
                        role="gridcell"
                        class="square"
                        aria-label={label(column, stone)}
                        aria-selected={within(selected, column).then_some("true")}
                        aria-colindex={(column + 1).to_string()}
                        tabindex={if *active == Some(column) { "0" } else { "-1" }}
                        data-square={format!("{row},{column}")}
                        data-stone={letter(stone)}
                        data-target={targets.contains(&column).then_some("true")}
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
                { stones_by_pattern(stones) }
            } else {
                { for squares().filter_map(|(column, &stone)| {
                    let leap = props.leap.filter(|leap| leap.to().column == column);
                    let key = first + column;
                    stone.map(|_| match leap {
                        Some(leap) => leaping(key, leap, stone),
                        None => stone_at(key, column * SIDE, 0, stone),
                    })
                }) }
            }
        </g>
    };
    // Where some squares have no element, the pointer hits the elements of the stones instead.
    let (lower, upper) = if *is_large { (stones, cells) } else { (cells, stones) };
    html! {
        <g transform={format!("translate(0 {})", row * SIDE)} data-stones={letters}>
            { lower }
            { upper }
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
