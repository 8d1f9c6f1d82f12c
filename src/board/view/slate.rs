//! Draws with chalk on the board, in the units of the picture, so that a stroke stays in its place when the window
//! changes.

use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::board::chalk::{ChalkAction, ChalkState, Point};
use crate::board::keys::CHALK;
use crate::board::measures::{BARE_RIM, RIM, SIDE, extent};
use crate::browser::callback::{callback, closure};
use crate::browser::page_keys::use_keys;
use crate::browser::use_page_state::use_redrawn_state;
use konane::Area;

/// A component of its own, so that nothing else renders while a stroke grows. `area` is the part of the board that
/// is shown. `is_on` says whether the pointer draws; earlier strokes stay.
#[autoprops]
#[component]
pub fn Slate(area: &Area, is_on: bool) -> Html {
    let (chalk, act) = use_redrawn_state(ChalkState::default);
    let slate = use_node_ref();
    // The pointer that draws; others are ignored.
    let pen = use_mut_ref(|| None::<i32>);
    let (left, top) = (area.corner.column * SIDE - RIM, area.corner.row * SIDE - BARE_RIM);
    let (width, height) = (extent(area.columns), extent(area.rows));
    use_keys(
        &CHALK,
        !chalk.strokes.is_empty(),
        closure!(act, move |()| {
            act.emit(ChalkAction::Undo);
            true
        }),
    );

    let place = closure!(slate, move |event: &PointerEvent| -> Option<Point> {
        let frame = slate.cast::<Element>()?.get_bounding_client_rect();
        let unit = frame.width().max(1.0) / f64::from(width);
        Some((
            (f64::from(event.client_x()) - frame.left()) / unit + f64::from(left),
            (f64::from(event.client_y()) - frame.top()) / unit + f64::from(top),
        ))
    });
    let on_down = callback!(slate, pen, place, act, move |event: PointerEvent| {
        event.stop_propagation();
        event.prevent_default();
        if pen.borrow().is_some() || event.button() != 0 {
            return;
        }
        if let (Some(slate), Some(point)) = (slate.cast::<Element>(), place(&event)) {
            let _ = slate.set_pointer_capture(event.pointer_id());
            pen.replace(Some(event.pointer_id()));
            act.emit(ChalkAction::Begin(point));
        }
    });
    let on_move = callback!(pen, move |event: PointerEvent| {
        event.stop_propagation();
        if *pen.borrow() == Some(event.pointer_id())
            && let Some(point) = place(&event)
        {
            act.emit(ChalkAction::On(point));
        }
    });
    let on_end = Callback::from(move |event: PointerEvent| {
        event.stop_propagation();
        if *pen.borrow() == Some(event.pointer_id()) {
            pen.take();
        }
    });
    html! {
        <g class="chalk" aria-hidden="true">
            <g>
                { for chalk.strokes.iter().map(|points| html! { <Stroke points={points.clone()} /> }) }
            </g>
            if is_on {
                <rect
                    ref={slate}
                    class="slate"
                    x={left.to_string()}
                    y={top.to_string()}
                    width={width.to_string()}
                    height={height.to_string()}
                    onpointerdown={on_down}
                    onpointermove={on_move}
                    onpointerup={on_end.clone()}
                    onpointercancel={on_end}
                />
            }
        </g>
    }
}

/// White with a dark rim, visible on stones of both colours.
#[autoprops]
#[component]
fn Stroke(points: &Rc<Vec<Point>>) -> Html {
    let mut line: String = points.iter().map(|(x, y)| format!("{x:.1},{y:.1} ")).collect();
    if let [(x, y)] = points[..] {
        // A line is visible only with two ends; so a dot needs them too.
        line += &format!("{x:.1},{y:.1}");
    }
    html! {
        <>
            <polyline class="rim" points={line.clone()} />
            <polyline class="stroke" points={line} />
        </>
    }
}
