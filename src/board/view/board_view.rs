//! The board as a picture that the reader can touch. It knows no rules, no values and no editor.

use std::rc::Rc;

use yew::prelude::*;

use crate::board::event::{BoardEvent, PointerMode};
use crate::board::gesture::Gesture;
use crate::board::leap::leap;
use crate::board::measures::{BARE_RIM, LARGE, RIM, SIDE, extent};
use crate::board::view::coordinates::Coordinates;
use crate::board::view::focus::{square_of, use_focus};
use crate::board::view::keyboard::TypedBoard;
use crate::board::view::last_jump::{fading, last_jump};
use crate::board::view::pointer::{PointedBoard, use_pointer};
use crate::board::view::row_view::RowView;
use crate::board::view::slab::{use_touch, use_wheel};
use crate::board::view::stones::{stone_at, stone_patterns};
use crate::board::view::walls::{handles, wall};
use crate::browser::callback::callback;
use konane::{Area, Board, Edge, Jump, NamedBoard, Square};
use words::say;

/// How many squares of the plane the picture shows on each side of the window, if there is room.
const FARTHEST: i32 = 40;
/// How many rows and columns of a large board are elements.
const CELLS: (i32, i32) = (24, 32);

#[derive(Properties, PartialEq)]
pub struct BoardViewProps {
    pub board: Board,
    /// The place of the board's first square. When the board grows or shrinks, the focus and the elements stay with
    /// their places.
    pub origin: Square,
    /// The part of the board that is shown, if not all.
    #[prop_or_default]
    pub area: Option<Area>,
    /// The squares that have coordinates, if not all. The squares around them look like the plane around the window.
    #[prop_or_default]
    pub names: Option<NamedBoard>,
    #[prop_or_default]
    pub selection: Option<Area>,
    #[prop_or_default]
    pub pointer: PointerMode,
    /// Squares that the board offers, such as the landings of a stone that the reader has picked up.
    #[prop_or_default]
    pub targets: Vec<Square>,
    /// The jump that led to this board.
    #[prop_or_default]
    pub last: Option<Jump>,
    /// The jump whose stone is still moving, if not the one that led to this board.
    #[prop_or_default]
    pub leap: Option<Jump>,
    /// When this place changes, it gets the focus.
    #[prop_or_default]
    pub focus: Option<Square>,
    /// Whether a press leaves the focus where it is, so that the page goes on getting the keys.
    #[prop_or_default]
    pub leaves_focus: bool,
    /// Whether the board is seen from the other side: it is turned, but the squares keep their names.
    #[prop_or_default]
    pub is_turned: bool,
    /// The box that scrolls.
    pub slab: NodeRef,
    /// What lies over the stones, in the units of the picture: a square is [`SIDE`] wide.
    #[prop_or_default]
    pub children: Html,
    pub on_event: Callback<BoardEvent>,
    /// Gets the square under the pointer, or else the one with the focus.
    #[prop_or_default]
    pub on_look: Callback<Option<Square>>,
}

#[component]
pub fn BoardView(props: &BoardViewProps) -> Html {
    let BoardViewProps { board, origin, selection, slab, children, on_event, on_look, .. } = props;
    let (origin, selection) = (*origin, *selection);
    let (rows, columns) = (board.rows(), board.columns());
    let area = props.area.unwrap_or(Area::whole(board));
    let names = props.names.unwrap_or(NamedBoard::whole(board));
    let named = names.area().inside(area);
    // Only squares near the focus are elements then, and patterns draw the stones: for ten thousand elements of each the
    // browser would need most of a second.
    let is_large = rows * columns > LARGE;
    let pointer = use_pointer();
    let focus = use_focus(board, origin, area, props.focus, props.leaves_focus, slab);
    // Where the reader has put down a stone.
    let dropped = use_mut_ref(|| None);
    let shown = Rc::new(board.clone());
    let played = use_played(shown.clone(), props.last);
    let played = played.filter(|jump| *dropped.borrow() != Some(jump.to()));
    let moving = props.leap.or(played).filter(|_| !is_large);
    let on_event = callback!(on_event, dropped, move |event| {
        dropped.replace(match event {
            BoardEvent::Carry(_, to) => Some(to),
            _ => None,
        });
        on_event.emit(event);
    });
    let anchor = use_mut_ref(|| None);
    let looked_at = use_mut_ref(|| None);
    use_wheel(slab);
    use_touch(slab);

    let look = callback!(on_look, move |square: Option<Square>| {
        if looked_at.replace(square) != square {
            on_look.emit(square);
        }
    });
    let on_focus = callback!(focus, look, move |event: FocusEvent| {
        if let Some(square) = square_of(&event) {
            focus.came_to(square);
            look.emit(Some(square));
        }
    });
    let on_blur = look.reform(|_: FocusEvent| None);
    let pointed = Rc::new(PointedBoard {
        pointer: pointer.clone(),
        board: shown,
        area,
        is_large,
        mode: props.pointer,
        selection,
        slab: slab.clone(),
        focus: focus.clone(),
        leaves_focus: props.leaves_focus,
        look,
        on_event,
    });
    let hear = |tell: fn(&PointedBoard, PointerEvent)| {
        callback!(pointed, move |event| tell(&pointed, event))
    };
    let on_menu = callback!(pointed, move |event| pointed.menu(event));
    let on_key = {
        let typed = TypedBoard { board: pointed.clone(), anchor };
        Callback::from(move |event| typed.down(event))
    };

    let active = focus.active;
    let cells = match is_large {
        true => area.part_around(active, CELLS.0, CELLS.1),
        false => area,
    };
    let (left, top) = (area.corner.column * SIDE, area.corner.row * SIDE);
    let (width, height) = (area.columns * SIDE, area.rows * SIDE);
    let is_playing = props.pointer == PointerMode::Jump;
    let fingers = match props.pointer {
        PointerMode::Press => None,
        PointerMode::Carry => Some("cycle"),
        PointerMode::Jump => Some("leap"),
        PointerMode::Paint | PointerMode::Select => Some("brush"),
    };
    html! {
        <div
            class={classes!(
                "slab",
                fingers,
                is_large.then_some("large"),
                is_playing.then_some("playing")
            )}
            ref={slab}
        >
            <svg
                role="grid"
                tabindex="-1"
                aria-label={say::board_name()}
                aria-rowcount={rows.to_string()}
                aria-colcount={columns.to_string()}
                viewBox={format!("{} {} {} {}", left - RIM, top - BARE_RIM, extent(area.columns), extent(area.rows))}
                onfocusin={on_focus}
                onfocusout={on_blur}
                onpointerdown={hear(PointedBoard::down)}
                onpointermove={hear(PointedBoard::moved)}
                onpointerup={hear(PointedBoard::up)}
                onpointercancel={hear(PointedBoard::cancelled)}
                onpointerleave={hear(PointedBoard::left)}
                oncontextmenu={on_menu}
                onkeydown={on_key}
            >
                if is_large {
                    { stone_patterns() }
                }
                if board.edge() == Edge::Walls {
                    { wall(width, height) }
                } else if !is_large {
                    { beyond(area) }
                }
                <rect
                    class={classes!("pits", (named != area).then_some("beyond"))}
                    ref={pointer.pits.clone()}
                    x={left.to_string()}
                    y={top.to_string()}
                    width={width.to_string()}
                    height={height.to_string()}
                />
                if named != area {
                    <rect
                        class="pits"
                        x={(named.corner.column * SIDE).to_string()}
                        y={(named.corner.row * SIDE).to_string()}
                        width={(named.columns * SIDE).to_string()}
                        height={(named.rows * SIDE).to_string()}
                    />
                    { frame("named", names.area()) }
                }
                // Behind the stones.
                <g aria-hidden="true">
                    { for selection.map(|area| frame("selection", area)) }
                    { for pointer.hovered.map(hovered) }
                    { focused(active) }
                </g>
                // Rows keep their elements, and the focus, when rows come or go.
                <g>
                    { for (area.corner.row..=area.last().row).map(|row| html! {
                        <RowView
                            key={row + origin.row}
                            {row}
                            {names}
                            stones={
                                (0..columns)
                                    .map(|column| board.stone(Square::new(row, column)))
                                    .collect::<Vec<_>>()
                            }
                            first={origin.column}
                            cells={columns_in(cells, row)}
                            {is_large}
                            active={(active.row == row).then_some(active.column)}
                            selected={selection.and_then(|area| columns_in(area, row))}
                            targets={
                                props.targets
                                    .iter()
                                    .filter(|target| target.row == row)
                                    .map(|target| target.column)
                                    .collect::<Vec<_>>()
                            }
                            leap={moving.filter(|leap| leap.to().row == row)}
                            is_turned={props.is_turned}
                        />
                    }) }
                </g>
                // In an element of their own: as items of the list of rows they would make Yew rebuild the rows, and
                // the focus would be lost.
                <g>{ for props.last.map(last_jump) }</g>
                // Below the labels.
                if board.edge() == Edge::Walls && !matches!(props.pointer, PointerMode::Jump | PointerMode::Press) {
                    { handles(width, height) }
                }
                // Also in elements of their own: whatever follows a new element gets its style again, and the browser takes
                // all of a large board for that.
                <g>{ for moving.map(|leap| fading(leap, board)) }</g>
                <g>{ children.clone() }</g>
                <g>{ for props.targets.iter().map(|&square| target(square)) }</g>
                <g>{ for pointer.held.map(|gesture| hand(gesture, board)) }</g>
            </svg>
            <Coordinates {names} {area} is_turned={props.is_turned} />
        </div>
    }
}

/// The jump that led to this board, if the board before it was shown.
#[hook]
fn use_played(board: Rc<Board>, last: Option<Jump>) -> Option<Jump> {
    let before = use_mut_ref(|| None::<Rc<Board>>);
    *use_memo((board, last), |(board, last)| {
        leap(&*before.replace(Some(board.clone()))?, board, *last)
    })
}

/// The first and the last column of an area, if the area has this row.
fn columns_in(area: Area, row: i32) -> Option<(i32, i32)> {
    let (first, last) = (area.corner, area.last());
    (first.row..=last.row).contains(&row).then_some((first.column, last.column))
}

/// The plane around the shown area. The coordinates are in one column and one row of it.
fn beyond(area: Area) -> Html {
    let last = area.last();
    let (left, right) = (area.corner.column, last.column + 1);
    let (top, bottom) = (area.corner.row, last.row + 1);
    let box_between = |(left, right): (i32, i32), (top, bottom): (i32, i32)| {
        let [left, right, top, bottom] = [left, right, top, bottom].map(|place| place * SIDE);
        format!("M{left} {top}H{right}V{bottom}H{left}z")
    };
    let columns = [(left - FARTHEST, left - 1), (left, right + FARTHEST)];
    let rows = [(top - FARTHEST, bottom), (bottom + 1, bottom + FARTHEST)];
    let corners = columns.iter().flat_map(|&across| rows.map(|down| box_between(across, down)));
    let around: String = corners.chain([box_between((left, right), (top, bottom))]).collect();
    let numbers = rows.map(|down| box_between((left - 1, left), down)).concat();
    let letters = box_between((left - FARTHEST, right + FARTHEST), (bottom, bottom + 1));
    html! { <><path class="beyond" d={around} /><path class="beyond ruler" d={numbers + &letters} /></> }
}

fn target(square: Square) -> Html {
    let circle = |class: &'static str, radius: &'static str| {
        let middle = |place: i32| (place * SIDE + SIDE / 2).to_string();
        html! { <circle {class} cx={middle(square.column)} cy={middle(square.row)} r={radius} /> }
    };
    html! { <g class="target" aria-hidden="true">{ circle("ring", "20") }{ circle("dot", "7") }</g> }
}

/// A new element for each square, so that the style sheet can fade the old one.
fn hovered(square: Square) -> Html {
    html! { <g key={format!("{},{}", square.row, square.column)}>{ frame("hovered", Area::one(square)) }</g> }
}

/// The style sheet shows this frame while the square has the focus.
fn focused(square: Square) -> Html {
    let frame = |class| frame(class, Area::one(square));
    html! { <g class="focused">{ frame("rim") }{ frame("line") }</g> }
}

/// What the pointer drags.
fn hand(gesture: Gesture, board: &Board) -> Html {
    if let (Gesture::Carry { area, .. }, Some(over)) = (gesture, gesture.carried()) {
        let stones = area.cut(board);
        return html! {
            <g class="hand">
                { for stones.stones().map(|(square, player)| {
                    let Square { row, column } = square + over.corner;
                    stone_at(row * 1000 + column, column * SIDE, row * SIDE, Some(player))
                }) }
                { frame("selection", over) }
            </g>
        };
    }
    if let Some(area) = gesture.selected() {
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
            x={(area.corner.column * SIDE + 4).to_string()}
            y={(area.corner.row * SIDE + 4).to_string()}
            rx="9"
            width={(area.columns * SIDE - 8).to_string()}
            height={(area.rows * SIDE - 8).to_string()}
        />
    }
}
