//! What the page draws over the stones: parts, their reach, jumps, a proof. The panel has the same in words, so these
//! layers are hidden from screen readers.

mod jumps;
mod parts;

use yew::prelude::*;

use crate::analysis::labels::Rectangle;
use crate::analysis::view::study::Study;
use crate::board::measures::{BARE_RIM, SIDE};
use konane::{Area, Jump, Square};

pub fn layers(study: &Study) -> Html {
    let Some(report) = study.report() else { return html! {} };
    let (parts, taken) = parts::parts(study, report);
    html! {
        <g class="layers" aria-hidden="true">
            if let Some(proof) = &study.inspection.proof {
                { jumps::proof(study, proof) }
            } else {
                { parts }
                { jumps::jumps(study, report, &taken) }
            }
        </g>
    }
}

/// The rectangle of these squares in the picture.
fn rectangle(corner: Square, rows: i32, columns: i32) -> Rectangle {
    Rectangle {
        x: f64::from(corner.column * SIDE),
        y: f64::from(corner.row * SIDE),
        width: f64::from(columns * SIDE),
        height: f64::from(rows * SIDE),
    }
}

fn middle(square: Square) -> (f64, f64) {
    let Rectangle { x, y, width, height } = rectangle(square, 1, 1);
    (x + width / 2.0, y + height / 2.0)
}

/// The rectangle that labels stay in: it leaves out the rims with the coordinates.
fn room(seen: Area) -> Rectangle {
    let rim = f64::from(BARE_RIM);
    let board = rectangle(seen.corner, seen.rows, seen.columns);
    Rectangle { y: board.y - rim, width: board.width + rim, height: board.height + rim, ..board }
}

/// An arrow from stone to landing. A press counts only on its end: the stones under the rest have their own presses,
/// and so have the ends of shorter arrows.
pub fn arrow(jump: &Jump) -> Html {
    let ((x1, y1), (x2, y2)) = (middle(jump.from), middle(jump.to()));
    let length = (x2 - x1).hypot(y2 - y1);
    let (along, across) = ((x2 - x1) / length, (y2 - y1) / length);
    let at = |forward: f64, aside: f64| {
        let (x, y) = (along * forward - across * aside, across * forward + along * aside);
        format!("{:.1} {:.1}", x1 + x, y1 + y)
    };
    let (shaft, tip) = (length - 14.0, length - 2.0);
    html! {
        <>
            <path class="touch" d={format!("M{}L{}", at(length - 35.0, 0.0), at(tip, 0.0))} />
            <path class="rim" d={format!("M{}L{}", at(14.0, 0.0), at(shaft, 0.0))} />
            <path class="shaft" d={format!("M{}L{}", at(14.0, 0.0), at(shaft, 0.0))} />
            <path
                class="head"
                d={format!("M{}L{}L{}Z", at(tip, 0.0), at(shaft - 4.0, 10.0), at(shaft - 4.0, -10.0))}
            />
            for taken in 0..jump.taken {
                { cross(middle(jump.from.step(jump.direction, 2 * taken + 1))) }
            }
        </>
    }
}

/// Marks a stone that the jump takes.
fn cross((x, y): (f64, f64)) -> Html {
    html! {
        <path class="taken" d={format!("M{} {}l12 12m0 -12l-12 12", x - 6.0, y - 6.0)} />
    }
}

/// A label: its background and its content.
fn chip(rectangle: &Rectangle, class: Classes, content: Html) -> Html {
    html! {
        <g class={classes!("chip", class)} transform={format!("translate({} {})", rectangle.x, rectangle.y)}>
            <rect width={rectangle.width.to_string()} height={rectangle.height.to_string()} rx="8" />
            { content }
        </g>
    }
}
