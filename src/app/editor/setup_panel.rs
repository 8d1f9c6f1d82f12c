//! Boards to begin with, sizes, and what turns the whole board.

use yew::prelude::*;

use crate::app::board::walls::side_name;
use crate::app::browser::number_field::NumberField;
use crate::app::editor::action::Action;
use crate::app::editor::selection_bar::transforms;
use crate::konane::{Board, Direction, Edge, MAX_SIDE, Opening};

/// Rows and columns of boards that were or are played on.
const SIZES: [(i32, i32); 9] =
    [(4, 4), (5, 5), (6, 6), (8, 8), (10, 10), (9, 13), (13, 20), (14, 17), (18, 18)];

#[derive(Properties, PartialEq)]
pub struct SetupPanelProps {
    pub edge: Edge,
    pub rows: i32,
    pub columns: i32,
    pub act: Callback<Action>,
}

#[component]
pub fn SetupPanel(props: &SetupPanelProps) -> Html {
    let SetupPanelProps { edge, rows, columns, act } = props;
    // On the plane the numbers are for the next board; with walls they follow the board's size.
    let size = use_state_eq(|| (8, 8));
    let walls = *edge == Edge::Walls;
    use_effect_with((walls, *rows, *columns), {
        let size = size.setter();
        move |&(walls, rows, columns)| {
            if walls {
                size.set((rows, columns));
            }
        }
    });
    let (high, wide) = *size;
    let show = |board: Board| act.reform(move |_: MouseEvent| Action::Show(board.clone()));
    let number = |id: &'static str, label: &'static str, value: i32, on_number: Callback<i32>| {
        html! {
            <>
                <label for={id}>{ label }</label>
                <NumberField {id} name={label} {value} least={1} most={MAX_SIDE} {on_number} />
            </>
        }
    };
    let resize = {
        let (size, act) = (size.setter(), act.clone());
        Callback::from(move |(rows, columns)| {
            size.set((rows, columns));
            if walls {
                act.emit(Action::SetSize(rows, columns));
            }
        })
    };
    html! {
        <div id="setup" class="set-up" role="group" aria-label="Set up">
            <div class="row">
                { number("setup-rows", "Rows", high, resize.reform(move |rows| (rows, wide))) }
                { number("setup-columns", "Columns", wide, resize.reform(move |columns| (high, columns))) }
                <button type="button" onclick={show(Board::empty(high, wide, Edge::Walls))}>
                    { "Empty" }
                </button>
                <button id="setup-full" type="button" onclick={show(Board::full(high, wide))}>
                    { "Checkerboard" }
                </button>
                { for Opening::ALL.map(|opening| {
                    let board = Board::opened(high, wide, opening);
                    html! {
                        <button
                            type="button"
                            data-opening={opening.name()}
                            title={meaning(opening)}
                            disabled={board.is_none()}
                            onclick={board.map(show)}
                        >
                            { opening.name() }
                        </button>
                    }
                }) }
            </div>
            <div class="row" role="group" aria-label="Full boards">
                <span class="note">{ "Full" }</span>
                { for SIZES.map(|(rows, columns)| {
                    let size = size.setter();
                    let act = act.clone();
                    html! {
                        <button
                            type="button"
                            data-size={format!("{rows}x{columns}")}
                            onclick={move |_| {
                                size.set((rows, columns));
                                act.emit(Action::Show(Board::full(rows, columns)));
                            }}
                        >
                            { format!("{rows} × {columns}") }
                        </button>
                    }
                }) }
            </div>
            if walls {
                <div class="row" role="group" aria-label="Walls">
                    { for Direction::ALL.map(|side| html! {
                        <span class="wall-buttons">
                            { wall(side, -1, act) }
                            <span class="note">{ side_name(side) }</span>
                            { wall(side, 1, act) }
                        </span>
                    }) }
                </div>
            }
            <div class="row" role="group" aria-label="Whole board">
                { transforms(act) }
            </div>
        </div>
    }
}

fn wall(side: Direction, by: i32, act: &Callback<Action>) -> Html {
    let name = side_name(side);
    let line = if side.delta().0 != 0 { "row" } else { "column" };
    let (sign, verb, word) = if by > 0 { ("+", "Add", "add") } else { ("−", "Remove", "remove") };
    html! {
        <button
            class="sign"
            type="button"
            data-wall={format!("{word}-{name}")}
            aria-label={format!("{verb} {line} at the {name}")}
            onclick={act.reform(move |_| Action::Resize(side, by))}
        >
            { sign }
        </button>
    }
}

fn meaning(opening: Opening) -> &'static str {
    match opening {
        Opening::HorizontalMiddle => "Two neighbouring stones of a row removed at the centre",
        Opening::VerticalMiddle => "Two neighbouring stones of a column removed at the centre",
        Opening::HorizontalCorner => "Two neighbouring stones of a row removed at a corner",
        Opening::VerticalCorner => "Two neighbouring stones of a column removed at a corner",
    }
}
