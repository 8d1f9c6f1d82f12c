//! The board as a picture that can be touched; knows no rules and no values.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, SvgElement};
use yew::prelude::*;

use crate::app::components::row_view::RowView;
use crate::app::keys::{self, Command};
use crate::konane::{Board, Edge, Square};
use crate::player::Player;

/// The side of a square and the rim of the slab, in the picture's units. `index.html` draws its
/// pits and its first board by them, the style sheet its smallest slab.
pub const SIDE: i32 = 56;
const RIM: i32 = 16;

#[derive(Properties, PartialEq)]
pub struct BoardViewProps {
    pub board: Board,
    /// The place of the top left corner: the focus and the elements of the page follow places.
    pub origin: Square,
    /// What lies over the stones, in the picture's units: a square is [`SIDE`] wide.
    #[prop_or_default]
    pub children: Html,
    pub on_cycle: Callback<Square>,
    pub on_set: Callback<(Square, Option<Player>)>,
    /// The pointer or the focus has come to a square, or has left the board.
    #[prop_or_default]
    pub on_look: Callback<Option<Square>>,
}

#[component]
pub fn BoardView(props: &BoardViewProps) -> Html {
    let BoardViewProps { board, origin, children, on_cycle, on_set, on_look } = props;
    let (rows, columns) = (board.rows(), board.columns());
    let slab = use_node_ref();
    // One square of the board can be reached by Tab: the last one used, at first a stone.
    let place = use_state_eq(|| {
        let square = board.stones().next().map(|(square, _)| square);
        shift(square.unwrap_or(Square::new(rows / 2, columns / 2)), *origin)
    });
    let active = Square::new(
        (place.row - origin.row).clamp(0, rows - 1),
        (place.column - origin.column).clamp(0, columns - 1),
    );

    use_size(&slab, rows, columns);

    let on_focus = {
        let (place, origin, on_look) = (place.clone(), *origin, on_look.clone());
        Callback::from(move |event: FocusEvent| {
            if let Some(square) = square_of(&event) {
                place.set(shift(square, origin));
                on_look.emit(Some(square));
            }
        })
    };
    // What lies over the stones is no square: the pointer may go there from one.
    let on_over = {
        let on_look = on_look.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(square) = square_of(&event) {
                on_look.emit(Some(square));
            }
        })
    };
    let on_click = {
        let on_cycle = on_cycle.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(square) = square_of(&event) {
                on_cycle.emit(square);
            }
        })
    };
    let on_key = {
        let (board, slab) = (board.clone(), slab.clone());
        let (on_cycle, on_set) = (on_cycle.clone(), on_set.clone());
        Callback::from(move |event: KeyboardEvent| {
            // Alt and Meta are the browser's: Alt and an arrow is Back.
            let Some(square) = square_of(&event).filter(|_| !event.alt_key() && !event.meta_key())
            else {
                return;
            };
            let Some(command) = keys::read(&event.key(), event.ctrl_key(), square, &board) else {
                return;
            };
            event.prevent_default();
            match command {
                Command::Move(square) => focus(&slab, square),
                Command::Cycle => on_cycle.emit(square),
                Command::Put(stone) => on_set.emit((square, stone)),
            }
        })
    };

    let (width, height) = (columns * SIDE, rows * SIDE);
    html! {
        <div class="slab" ref={slab}>
            <svg
                role="grid"
                aria-label="Kōnane board"
                aria-rowcount={rows.to_string()}
                aria-colcount={columns.to_string()}
                viewBox={format!("-{RIM} -{RIM} {} {}", width + 2 * RIM, height + 2 * RIM)}
                onfocusin={on_focus}
                onfocusout={on_look.reform(|_| None)}
                onmouseover={on_over}
                onmouseleave={on_look.reform(|_| None)}
                onclick={on_click}
                onkeydown={on_key}
            >
                if board.edge() == Edge::Walls {
                    <rect
                        class="wall"
                        x="-5"
                        y="-5"
                        rx="14"
                        width={(width + 10).to_string()}
                        height={(height + 10).to_string()}
                    />
                }
                <rect class="pits" width={width.to_string()} height={height.to_string()} />
                { for (0..rows).map(|row| html! {
                    <RowView
                        key={row + origin.row}
                        {row}
                        {rows}
                        stones={
                            (0..columns)
                                .map(|column| board.stone(Square::new(row, column)))
                                .collect::<Vec<_>>()
                        }
                        first={origin.column}
                        active={(active.row == row).then_some(active.column)}
                    />
                }) }
                { children.clone() }
            </svg>
        </div>
    }
}

/// Tells the style sheet how many rows and columns there are: it computes the slab's size. The
/// security policy forbids `style` attributes, but not this.
#[hook]
fn use_size(slab: &NodeRef, rows: i32, columns: i32) {
    use_effect_with((slab.clone(), rows, columns), |(slab, rows, columns)| {
        if let Some(slab) = slab.cast::<HtmlElement>() {
            let _ = slab.style().set_property("--rows", &rows.to_string());
            let _ = slab.style().set_property("--columns", &columns.to_string());
        }
    });
}

/// The place of a square in a window, given the place of the window's corner.
fn shift(square: Square, origin: Square) -> Square {
    Square::new(square.row + origin.row, square.column + origin.column)
}

/// The square that an event is about.
fn square_of(event: &Event) -> Option<Square> {
    let element = event.target()?.dyn_into::<Element>().ok()?.closest("[data-square]").ok()??;
    let square = element.get_attribute("data-square")?;
    let (row, column) = square.split_once(',')?;
    Some(Square::new(row.parse().ok()?, column.parse().ok()?))
}

fn focus(slab: &NodeRef, square: Square) {
    let selector = format!("[data-square='{},{}']", square.row, square.column);
    let element = slab.cast::<Element>().and_then(|slab| slab.query_selector(&selector).ok()?);
    if let Some(Ok(element)) = element.map(|element| element.dyn_into::<SvgElement>()) {
        let _ = element.focus();
    }
}
