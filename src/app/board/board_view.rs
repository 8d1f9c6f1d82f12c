//! The board as a picture that can be touched; knows no rules and no values.

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, SvgElement, WheelEvent};
use yew::prelude::*;

use crate::app::board::area::Area;
use crate::app::board::coordinates::Coordinates;
use crate::app::board::gesture::Gesture;
use crate::app::board::keys::{self, Command, Key};
use crate::app::board::row_view::{RowView, stone_at, stone_patterns};
use crate::app::board::zoom::zoom_at;
use crate::app::editor::model::{Action, Brush, Ink, Model};
use crate::konane::{Board, Direction, Edge, Square};

/// The side of a square and the rim of the slab, in the picture's units. `index.html` draws its
/// pits and its first board by them, the style sheet its smallest slab.
pub const SIDE: i32 = 56;
const RIM: i32 = 36;
/// Above so many squares only those around the focus are elements, and stones are drawn by patterns:
/// the browser would need most of a second for ten thousand of each.
const LARGE: i32 = 640;
/// So many rows and columns of a large board are elements.
const WINDOW: (i32, i32) = (24, 32);

#[derive(Properties, PartialEq)]
pub struct BoardViewProps {
    /// The focus and the elements of the page follow places: see [`Model::origin`].
    pub model: Rc<Model>,
    /// The box that scrolls.
    pub slab: NodeRef,
    /// What lies over the stones, in the picture's units: a square is [`SIDE`] wide.
    #[prop_or_default]
    pub children: Html,
    pub act: Callback<Action>,
    /// The square under the pointer, or else the one that has the focus.
    #[prop_or_default]
    pub on_look: Callback<Option<Square>>,
    pub on_help: Callback<()>,
}

/// What lasts from one event to the next.
#[derive(Default)]
struct Session {
    gesture: Option<Gesture>,
    /// All pointers that are down, and where.
    pointers: Vec<(i32, f64, f64)>,
    /// Where the selection by keys began.
    anchor: Option<Square>,
    /// The square that gets the focus, and becomes an element for that.
    awaited: Option<Square>,
    looked_at: Option<Square>,
}

#[component]
pub fn BoardView(props: &BoardViewProps) -> Html {
    let BoardViewProps { model, slab, children, act, on_look, on_help } = props;
    let (board, origin) = (&model.board, model.origin);
    let (rows, columns) = (board.rows(), board.columns());
    let pits = use_node_ref();
    let session = use_mut_ref(Session::default);
    // What the pointer holds, so far as it is drawn.
    let held = use_state_eq(|| None::<Gesture>);
    // The square under the pointer, which need not be an element.
    let hovered = use_state_eq(|| None::<Square>);
    // One square of the board can be reached by Tab: the last one used, at first a stone.
    let place = use_state_eq(|| {
        let square = board.stones().next().map(|(square, _)| square);
        shift(square.unwrap_or(Square::new(rows / 2, columns / 2)), origin)
    });
    let active = Square::new(
        (place.row - origin.row).clamp(0, rows - 1),
        (place.column - origin.column).clamp(0, columns - 1),
    );

    let is_large = rows * columns > LARGE;
    let window = match is_large {
        true => Area::whole(board).around(active, WINDOW.0, WINDOW.1),
        false => Area::whole(board),
    };

    use_size(slab, rows, columns);
    use_wheel(slab);

    // A square that is no element yet gets the focus as soon as it is one; until then the grid hears
    // the keys for it.
    let focus = {
        let (session, slab, place) = (session.clone(), slab.clone(), place.clone());
        Rc::new(move |square: Square| {
            if !focus(&slab, &selector(square)) {
                focus(&slab, "[role=grid]");
                session.borrow_mut().awaited = Some(square);
                place.set(shift(square, origin));
            }
        })
    };
    use_effect_with(active, {
        let (session, slab) = (session.clone(), slab.clone());
        move |&active| {
            let is_awaited = session.borrow().awaited == Some(active);
            if is_awaited {
                self::focus(&slab, &selector(active));
            }
        }
    });

    let look = {
        let (session, on_look) = (session.clone(), on_look.clone());
        Rc::new(move |square: Option<Square>| {
            let before = std::mem::replace(&mut session.borrow_mut().looked_at, square);
            if before != square {
                on_look.emit(square);
            }
        })
    };
    let on_focus = {
        let (session, place, look) = (session.clone(), place.clone(), look.clone());
        Callback::from(move |event: FocusEvent| {
            if let Some(square) = square_of(&event) {
                session.borrow_mut().awaited = None;
                place.set(shift(square, origin));
                look(Some(square));
            }
        })
    };
    let on_blur = {
        let look = look.clone();
        Callback::from(move |_: FocusEvent| look(None))
    };
    let on_leave = {
        let slab = slab.clone();
        let (look, hovered) = (look.clone(), hovered.clone());
        Callback::from(move |_: PointerEvent| {
            hovered.set(None);
            look(focused(&slab));
        })
    };

    let on_down = {
        let (session, model, act) = (session.clone(), model.clone(), act.clone());
        let (held, pits, focus) = (held.clone(), pits.clone(), focus.clone());
        Callback::from(move |event: PointerEvent| {
            let mut session = session.borrow_mut();
            session.pointers.retain(|(id, ..)| *id != event.pointer_id());
            let gesture = begin(&event, &pits, &model.board);
            if gesture.is_none() && session.pointers.is_empty() {
                return;
            }
            let (x, y) = (event.client_x().into(), event.client_y().into());
            session.pointers.push((event.pointer_id(), x, y));
            // Two fingers move and zoom the board, whatever the first was about.
            let is_alone = session.pointers.len() == 1;
            session.gesture = gesture.filter(|_| is_alone);
            if !is_alone {
                held.set(None);
                act.emit(Action::Abandon);
            }
            capture(&event);
            event.prevent_default();
            if let Some(Gesture::Press { square, .. }) = session.gesture {
                drop(session);
                focus(square);
            }
        })
    };
    let on_move = {
        let (session, model, act) = (session.clone(), model.clone(), act.clone());
        let (held, pits, slab, look) = (held.clone(), pits.clone(), slab.clone(), look.clone());
        let hovered = hovered.clone();
        Callback::from(move |event: PointerEvent| {
            let Some(over) = square_at(&event, &pits, &model.board) else {
                return;
            };
            if session.borrow().pointers.is_empty() {
                let over = Some(over).filter(|&over| Area::whole(&model.board).has(over));
                hovered.set(over.filter(|_| is_large));
                look(over);
                return;
            }
            let mut session = session.borrow_mut();
            if session.pointers.len() == 2 {
                return pinch(&mut session.pointers, &event, &slab);
            }
            let Some(gesture) = &mut session.gesture else {
                return;
            };
            let action = gesture.moved(over, &model);
            let is_drawn = !matches!(gesture, Gesture::Press { .. } | Gesture::Paint { .. });
            held.set(session.gesture.filter(|_| is_drawn));
            drop(session);
            if let Some(action) = action {
                act.emit(action);
            }
        })
    };
    let on_up = {
        let (session, model, act, held) =
            (session.clone(), model.clone(), act.clone(), held.clone());
        Callback::from(move |event: PointerEvent| {
            let gesture = release(&mut session.borrow_mut(), &event);
            held.set(None);
            if let Some(action) = gesture.and_then(|gesture| gesture.ended(&model)) {
                act.emit(action);
            }
        })
    };
    // The browser has taken the pointer over, to scroll.
    let on_cancel = {
        let (session, act, held) = (session.clone(), act.clone(), held.clone());
        Callback::from(move |event: PointerEvent| {
            release(&mut session.borrow_mut(), &event);
            held.set(None);
            act.emit(Action::Abandon);
        })
    };
    let on_menu = {
        let (pits, model) = (pits.clone(), model.clone());
        Callback::from(move |event: MouseEvent| {
            if pressed(&event, &pits, &model.board).is_some() {
                event.prevent_default();
            }
        })
    };

    let on_key = {
        let (model, act, on_help) = (model.clone(), act.clone(), on_help.clone());
        let (session, held) = (session.clone(), held.clone());
        Callback::from(move |event: KeyboardEvent| {
            // Alt is the browser's: with an arrow it means Back.
            let square = square_of(&event).or(session.borrow().awaited);
            let Some(square) = square.filter(|_| !event.alt_key()) else {
                return;
            };
            let name = event.key();
            let ctrl = event.ctrl_key() || event.meta_key();
            let key = Key { name: &name, ctrl, shift: event.shift_key() };
            let Some(command) = keys::read(key, square, &model.board) else {
                return;
            };
            if !matches!(command, Command::Extend(_)) {
                session.borrow_mut().anchor = None;
            }
            // Where there is nothing to let go of, Escape is the page's.
            let is_idle = model.selection.is_none() && session.borrow().gesture.is_none();
            if matches!(command, Command::Cancel) && is_idle {
                return;
            }
            event.prevent_default();
            match command {
                Command::Move(square) => focus(square),
                Command::Extend(to) => {
                    let anchor = *session.borrow_mut().anchor.get_or_insert(square);
                    act.emit(Action::Select(Some(Area::between(anchor, to))));
                    focus(to);
                }
                Command::SelectAll => act.emit(Action::Select(Some(Area::whole(&model.board)))),
                Command::Press => act.emit(Action::Press(square)),
                Command::Put(None) if model.selection.is_some() => {
                    act.emit(Action::Fill(Ink::Stone(None)));
                }
                Command::Put(stone) => act.emit(Action::Set(square, stone)),
                Command::Brush(brush) => act.emit(Action::SetBrush(brush)),
                Command::Cancel => {
                    session.borrow_mut().gesture = None;
                    held.set(None);
                    act.emit(Action::Abandon);
                    act.emit(Action::Select(None));
                }
                Command::Help => on_help.emit(()),
            }
        })
    };

    let selection = model.selection.map(|selection| selection.area);
    let (width, height) = (columns * SIDE, rows * SIDE);
    let brush = if model.brush == Brush::Cycle { "cycle" } else { "brush" };
    html! {
        <div class={classes!("slab", is_large.then_some("large"))} ref={slab}>
            <svg
                class={brush}
                role="grid"
                tabindex="-1"
                aria-label="Kōnane board"
                aria-rowcount={rows.to_string()}
                aria-colcount={columns.to_string()}
                viewBox={format!("-{RIM} -{RIM} {} {}", width + 2 * RIM, height + 2 * RIM)}
                onfocusin={on_focus}
                onfocusout={on_blur}
                onpointerdown={on_down}
                onpointermove={on_move}
                onpointerup={on_up}
                onpointercancel={on_cancel}
                onpointerleave={on_leave}
                oncontextmenu={on_menu}
                onkeydown={on_key}
            >
                if is_large {
                    { stone_patterns() }
                }
                <Coordinates {rows} {columns} />
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
                <rect
                    class="pits"
                    ref={pits}
                    width={width.to_string()}
                    height={height.to_string()}
                />
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
                        cells={columns_in(window, row)}
                        {is_large}
                        active={(active.row == row).then_some(active.column)}
                        selected={selection.and_then(|area| columns_in(area, row))}
                    />
                }) }
                if let Some(square) = *hovered {
                    { frame("hovered", Area::one(square)) }
                }
                { children.clone() }
                if let Some(area) = selection {
                    { frame("selection", area) }
                }
                if let Some(gesture) = *held {
                    { hand(gesture, board) }
                }
                if board.edge() == Edge::Walls {
                    { for Direction::ALL.map(|side| handle(side, rows, columns)) }
                }
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

/// Zooms by the wheel with Ctrl, which is also what browsers make of two fingers on a touchpad.
#[hook]
fn use_wheel(slab: &NodeRef) {
    use_effect_with(slab.clone(), |slab| {
        let listener = slab.cast::<HtmlElement>().map(|slab| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&slab.clone(), "wheel", options, move |event| {
                if let Some(event) = event.dyn_ref::<WheelEvent>().filter(|event| event.ctrl_key())
                {
                    event.prevent_default();
                    let factor = (-event.delta_y() / 300.0).clamp(-0.5, 0.5).exp();
                    zoom_at(&slab, factor, event.client_x().into(), event.client_y().into());
                }
            })
        });
        move || drop(listener)
    });
}

/// What a pointer that goes down begins, if it is on a square or on a wall.
fn begin(event: &PointerEvent, pits: &NodeRef, board: &Board) -> Option<Gesture> {
    let is_erasing = match event.button() {
        0 => false,
        2 => true,
        _ => return None,
    };
    if let Some(square) = pressed(event, pits, board) {
        return Some(Gesture::Press { square, is_erasing });
    }
    let element = event.target()?.dyn_into::<Element>().ok()?.closest("[data-side]").ok()??;
    let side = element.get_attribute("data-side")?;
    let side = Direction::ALL.into_iter().find(|&direction| side_name(direction) == side)?;
    let from = square_at(event, pits, board)?;
    Some(Gesture::Stretch { side, from, over: from })
}

/// A pointer goes up; what it was about, if it was alone.
fn release(session: &mut Session, event: &PointerEvent) -> Option<Gesture> {
    session.pointers.retain(|(id, ..)| *id != event.pointer_id());
    session.gesture.take()
}

/// All that the pointer does from now on is heard by the board.
fn capture(event: &PointerEvent) {
    let grid = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(Ok(Some(grid))) = grid.map(|element| element.closest("[role=grid]")) {
        let _ = grid.set_pointer_capture(event.pointer_id());
    }
}

/// Two fingers: what was between them stays between them.
fn pinch(pointers: &mut [(i32, f64, f64)], event: &PointerEvent, slab: &NodeRef) {
    let spread = |pointers: &[(i32, f64, f64)]| match *pointers {
        [(_, x, y), (_, u, v)] => ((x + u) / 2.0, (y + v) / 2.0, (x - u).hypot(y - v).max(1.0)),
        _ => (0.0, 0.0, 1.0),
    };
    let (x, y, before) = spread(pointers);
    if let Some(pointer) = pointers.iter_mut().find(|(id, ..)| *id == event.pointer_id()) {
        (pointer.1, pointer.2) = (event.client_x().into(), event.client_y().into());
    }
    let (u, v, after) = spread(pointers);
    if let Some(slab) = slab.cast::<HtmlElement>() {
        zoom_at(&slab, after / before, u, v);
        slab.set_scroll_left(slab.scroll_left() - (u - x).round() as i32);
        slab.set_scroll_top(slab.scroll_top() - (v - y).round() as i32);
    }
}

/// The square on which the pointer does something, unless something lies over it.
fn pressed(event: &MouseEvent, pits: &NodeRef, board: &Board) -> Option<Square> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    element.closest(".square, .stones, .pits").ok()??;
    square_at(event, pits, board).filter(|&square| Area::whole(board).has(square))
}

/// The square under a pointer, though it may be beyond the board.
fn square_at(event: &MouseEvent, pits: &NodeRef, board: &Board) -> Option<Square> {
    let pits = pits.cast::<Element>()?.get_bounding_client_rect();
    let place = |at: i32, start: f64, length: f64, count: i32| {
        ((f64::from(at) - start) / length.max(1.0) * f64::from(count)).floor() as i32
    };
    Some(Square::new(
        place(event.client_y(), pits.top(), pits.height(), board.rows()),
        place(event.client_x(), pits.left(), pits.width(), board.columns()),
    ))
}

/// What is being dragged.
fn hand(gesture: Gesture, board: &Board) -> Html {
    if let (Gesture::Carry { area, .. }, Some(over)) = (gesture, gesture.carried()) {
        let stones = area.cut(board);
        return html! {
            <g class="hand">
                { for stones.stones().map(|(square, player)| {
                    let (row, column) =
                        (square.row + over.corner.row, square.column + over.corner.column);
                    stone_at(row * 1000 + column, column * SIDE, row * SIDE, Some(player))
                }) }
                { frame("selection", over) }
            </g>
        };
    }
    if let Some(area) = gesture.chosen() {
        return frame("selection", area);
    }
    let Gesture::Stretch { side, .. } = gesture else {
        return Html::default();
    };
    let (down, right) = side.delta();
    let by = gesture.stretch();
    let whole = Area::whole(board);
    let rows = (whole.rows + by * down.abs()).max(1);
    let columns = (whole.columns + by * right.abs()).max(1);
    let corner = Square::new(
        if down < 0 { whole.rows - rows } else { 0 },
        if right < 0 { whole.columns - columns } else { 0 },
    );
    frame("stretch", Area { corner, rows, columns })
}

fn frame(class: &'static str, area: Area) -> Html {
    html! {
        <rect
            {class}
            x={(area.corner.column * SIDE + 2).to_string()}
            y={(area.corner.row * SIDE + 2).to_string()}
            rx="10"
            width={(area.columns * SIDE - 4).to_string()}
            height={(area.rows * SIDE - 4).to_string()}
        />
    }
}

/// The bar at which a wall can be taken. Its buttons are among the tools.
fn handle(side: Direction, rows: i32, columns: i32) -> Html {
    const LENGTH: i32 = SIDE;
    let (down, right) = side.delta();
    let (width, height) = (columns * SIDE, rows * SIDE);
    let (x, y) = match side {
        Direction::Up | Direction::Down => {
            ((width - LENGTH) / 2, if down < 0 { -RIM + 4 } else { height + RIM - 10 })
        }
        Direction::Left | Direction::Right => {
            (if right < 0 { -RIM + 4 } else { width + RIM - 10 }, (height - LENGTH) / 2)
        }
    };
    let (long, high) = if down != 0 { (LENGTH, 6) } else { (6, LENGTH) };
    html! {
        <g class={format!("handle {}", side_name(side))} data-side={side_name(side)} aria-hidden="true">
            <rect class="grip" x={x.to_string()} y={y.to_string()} rx="3" width={long.to_string()} height={high.to_string()} />
            <rect class="zone" x={(x - 9).to_string()} y={(y - 9).to_string()} width={(long + 18).to_string()} height={(high + 18).to_string()} />
        </g>
    }
}

pub fn side_name(side: Direction) -> &'static str {
    match side {
        Direction::Up => "top",
        Direction::Down => "bottom",
        Direction::Left => "left",
        Direction::Right => "right",
    }
}

/// The columns of an area in a row.
fn columns_in(area: Area, row: i32) -> Option<(i32, i32)> {
    let (first, last) = (area.corner, area.last());
    (first.row..=last.row).contains(&row).then_some((first.column, last.column))
}

/// The place of a square in a window, given the place of the window's corner.
fn shift(square: Square, origin: Square) -> Square {
    Square::new(square.row + origin.row, square.column + origin.column)
}

/// The square that an event is about.
fn square_of(event: &Event) -> Option<Square> {
    square_in(&event.target()?.dyn_into::<Element>().ok()?)
}

fn square_in(element: &Element) -> Option<Square> {
    let square = element.get_attribute("data-square")?;
    let (row, column) = square.split_once(',')?;
    Some(Square::new(row.parse().ok()?, column.parse().ok()?))
}

fn focused(slab: &NodeRef) -> Option<Square> {
    let focused = slab.cast::<Element>()?.query_selector(":focus").ok()??;
    square_in(&focused)
}

fn selector(square: Square) -> String {
    format!("[data-square='{},{}']", square.row, square.column)
}

/// Whether there is such an element.
fn focus(slab: &NodeRef, selector: &str) -> bool {
    let element = slab.cast::<Element>().and_then(|slab| slab.query_selector(selector).ok()?);
    let element = element.and_then(|element| element.dyn_into::<SvgElement>().ok());
    element.is_some_and(|element| element.focus().is_ok())
}
