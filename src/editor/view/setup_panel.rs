//! Starting boards, sizes, and commands for the whole board.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::board::view::mini_board::picture;
use crate::board::view::walls::side_name;
use crate::browser::callback::{callback, closure};
use crate::browser::drop_down::{DropDown, use_drop};
use crate::browser::number_field::NumberField;
use crate::editor::editor_action::EditorAction;
use crate::editor::view::opening_bar::place;
use crate::editor::view::selection_bar::transforms;
use konane::{Board, Direction, Edge, MAX_SIDE, Opening};
use words::say;

/// Rows and columns of common boards, and of some that are reported; Play says who reports them.
const SIZES: [(i32, i32); 9] =
    [(4, 4), (5, 5), (6, 6), (8, 8), (10, 10), (9, 13), (13, 20), (14, 17), (18, 18)];
/// The most px of the longer side of a picture, and of the side of a square.
const PICTURE: i32 = 64;
const SQUARE: i32 = 9;

#[autoprops]
#[component]
pub fn SetUp(
    edge: &Edge,
    size: (i32, i32),
    act: &Callback<EditorAction>,
    on_text: &Callback<()>,
) -> Html {
    let (rows, columns) = size;
    let (is_open, on_open) = use_drop();
    let clear = callback!(act, on_open, move |_| {
        act.emit(EditorAction::Clear);
        on_open.emit(false);
    });
    html! {
        <DropDown
            id="setup"
            name={say::setup_open()}
            label={html! { say::setup_open() }}
            {is_open}
            {on_open}
        >
            <div class="row">
                <button id="clear" type="button" onclick={clear}>{ say::setup_clear() }</button>
                <button id="text-dialog" type="button" onclick={on_text.reform(|_| ())}>
                    { say::setup_text() }
                </button>
            </div>
            if is_open {
                <SetupPanel edge={*edge} {rows} {columns} act={act.clone()} />
            }
        </DropDown>
    }
}

#[autoprops]
#[component]
fn SetupPanel(edge: &Edge, rows: i32, columns: i32, act: &Callback<EditorAction>) -> Html {
    // On the plane the numbers are for the next board; with walls they follow the size of the board.
    let size = use_state_eq(|| (8, 8));
    let walls = *edge == Edge::Walls;
    use_effect_with(
        (walls, rows, columns),
        closure!(size, move |&(walls, rows, columns)| {
            if walls {
                size.set((rows, columns));
            }
        }),
    );
    let (high, wide) = *size;
    let show = |board: Board| act.reform(move |_: MouseEvent| EditorAction::Show(board.clone()));
    let number = |id: &'static str, label: &'static str, value: i32, set: Callback<i32>| {
        let on_number = Callback::from(move |number| {
            set.emit(number);
            number
        });
        html! {
            <>
                <label for={id}>{ label }</label>
                <NumberField {id} name={label} {value} least={1} most={MAX_SIDE} {on_number} />
            </>
        }
    };
    let resize = callback!(size, act, move |(rows, columns)| {
        size.set((rows, columns));
        if walls {
            act.emit(EditorAction::SetSize(rows, columns));
        }
    });
    // A starting board as a picture, with its name and the name that the papers use.
    let offer = |board: Option<Board>, name: &'static str, paper: Option<&'static str>| {
        html! {
            <button
                id={paper.is_none().then_some("setup-full")}
                class="offer"
                type="button"
                data-opening={paper}
                disabled={board.is_none()}
                onclick={board.clone().map(show)}
            >
                { board.map(|board| small(&board)) }
                <span>{ name }</span>
                <span class="note">{ paper }</span>
            </button>
        }
    };
    html! {
        <>
            <div class="row offers" role="group" aria-label={say::setup_full_boards()}>
                { for SIZES.map(|(rows, columns)| {
                    let size = size.setter();
                    let act = act.clone();
                    html! {
                        <button
                            class="offer"
                            type="button"
                            data-size={format!("{rows}x{columns}")}
                            onclick={move |_| {
                                size.set((rows, columns));
                                act.emit(EditorAction::Show(Board::full(rows, columns)));
                            }}
                        >
                            { small(&Board::full(rows, columns)) }
                            <span>{ format!("{rows} × {columns}") }</span>
                        </button>
                    }
                }) }
            </div>
            <div class="row">
                { number("setup-rows", say::setup_rows(), high, resize.reform(move |rows| (rows, wide))) }
                { number("setup-columns", say::setup_columns(), wide, resize.reform(move |columns| (high, columns))) }
                <button type="button" onclick={show(Board::empty(high, wide, Edge::Walls))}>
                    { say::setup_empty() }
                </button>
            </div>
            <div class="row offers" role="group" aria-label={say::setup_remove_two(&format!("{high} × {wide}"))}>
                { offer(Some(Board::full(high, wide)), say::setup_full(), None) }
                { for Opening::ALL.map(|opening| offer(
                    Board::opened(high, wide, opening),
                    place(opening),
                    Some(opening.name()),
                )) }
            </div>
            if walls {
                <div class="row" role="group" aria-label={say::rules_walls()}>
                    { for Direction::ALL.map(|side| html! {
                        <span class="wall-buttons">
                            { wall(side, -1, act) }
                            <span class="note">{ wall_words(side).0 }</span>
                            { wall(side, 1, act) }
                        </span>
                    }) }
                </div>
            }
            <div class="row" role="group" aria-label={say::setup_whole()}>
                { transforms(act) }
            </div>
        </>
    }
}

/// A picture of a board; large boards get smaller squares, the largest no picture.
fn small(board: &Board) -> Html {
    let px = (PICTURE / board.rows().max(board.columns())).min(SQUARE);
    if px > 1 {
        picture(board, px)
    } else {
        html! {}
    }
}

fn wall(side: Direction, by: i32, act: &Callback<EditorAction>) -> Html {
    let (sign, word) = if by > 0 { ("+", "add") } else { ("−", "remove") };
    html! {
        <button
            class="sign"
            type="button"
            data-wall={format!("{word}-{}", side_name(side))}
            aria-label={wall_words(side).1(by > 0)}
            onclick={act.reform(move |_| EditorAction::Resize(side, by))}
        >
            { sign }
        </button>
    }
}

/// The name of a side, and the words for adding or removing a line there.
fn wall_words(side: Direction) -> (&'static str, fn(bool) -> String) {
    match side {
        Direction::Up => (say::setup_top(), say::setup_top_wall),
        Direction::Down => (say::setup_bottom(), say::setup_bottom_wall),
        Direction::Left => (say::setup_left(), say::setup_left_wall),
        Direction::Right => (say::setup_right(), say::setup_right_wall),
    }
}
