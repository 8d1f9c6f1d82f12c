//! A box around each part, with its value and its reach.

use yew::prelude::*;

use super::{chip, rectangle, room};
use crate::analysis::inspection::Reveal;
use crate::analysis::labels::{Label, Rectangle, Wish, first_free, letter, place, readable_size};
use crate::analysis::phrases;
use crate::analysis::view::name_view::{colour, drawn};
use crate::analysis::view::study::Study;
use crate::board::measures::SIDE;
use crate::board::view::stones::traced;
use drawing::{Run, runs, width};
use konane::Square;
use worker::client::Report;
use worker::message::{NameText, PartText, ReachText};

/// The type size in a chip; the height of the chip, and its extra width, relative to that size.
const TYPE: f64 = 24.0;
const HEIGHT: f64 = 1.42;
const PADDING: f64 = 0.92;
/// The type size of the numbers that give the reach of a part.
const FAR: f64 = 19.0;
/// How far such a number extends out of its row, to leave room for a jump.
const ASIDE: f64 = 8.0;
/// How many signs of a name fit in a chip.
const ROOM: usize = 12;
/// Wider names are replaced by the letter of the part.
const WIDEST: f64 = 4.0 * SIDE as f64;

/// The layer, and the rectangles of its labels.
pub fn parts(study: &Study, report: &Report) -> (Html, Vec<Rectangle>) {
    let Some(parts) = &report.parts else { return (html! {}, vec![]) };
    let frame = &study.frame;
    let looked = study.part();
    let is_shaded =
        |index: usize| looked == Some(index) || study.inspection.picked.contains(&(index as u32));
    let boxes: Vec<Rectangle> = parts
        .parts
        .iter()
        .map(|part| inset(rectangle(frame.square(part.corner), part.rows, part.columns), 3.0))
        .collect();
    // A single part is the whole position, whose value the answer shows.
    let has_boxes = study.view.parts && study.has_parts();
    let (chips, mut taken) = match has_boxes {
        true => chips(study, report, &parts.parts, &boxes),
        false => (html! {}, vec![]),
    };
    // The numbers give way to the values.
    let reaches: Html = parts
        .parts
        .iter()
        .zip(&boxes)
        .filter(|_| study.view.reach)
        .map(|(part, inner)| reach(study, part, inner, &mut taken))
        .collect();
    let layer = html! {
        <>
            <path
                class="dead"
                d={traced(frame.squares(&parts.dead).into_iter().map(|(square, _)| square), DISC)}
            />
            { for parts.parts.iter().enumerate().filter(|(index, _)| is_shaded(*index)).map(
                |(_, part)| shade(study, part)
            ) }
            { reaches }
            if has_boxes {
                // Where they are first found, they light up one after another.
                { for boxes.iter().enumerate().map(|(index, inner)| html! {
                    <g class="lights-up" ~style={format!("--turn: {index}")}>
                        { outline(inner, classes!("part", is_shaded(index).then_some("looked"))) }
                    </g>
                }) }
                { chips }
            }
        </>
    };
    (layer, taken)
}

/// The squares that a stone of the part can reach.
fn shade(study: &Study, part: &PartText) -> Html {
    let (sure, perhaps): (Vec<_>, Vec<_>) =
        study.frame.squares(&part.squares).into_iter().partition(|&(_, is_sure)| is_sure);
    let squares =
        |squares: Vec<(Square, bool)>| traced(squares.into_iter().map(|(square, _)| square), TILE);
    html! {
        <g class="shade">
            <path d={squares(sure)} />
            <path class="perhaps" d={squares(perhaps)} />
        </g>
    }
}

/// Shapes within a square, drawn from its middle.
const DISC: &str = "m-21 0a21 21 0 0 0 42 0a21 21 0 0 0-42 0z";
const TILE: &str = "m-16-26h32q10 0 10 10v32q0 10-10 10h-32q-10 0-10-10v-32q0-10 10-10z";

/// The box extended by the reach of the part, with those numbers for which there is room.
fn reach(study: &Study, part: &PartText, inner: &Rectangle, taken: &mut Vec<Rectangle>) -> Html {
    let side = f64::from(SIDE);
    let reach = &part.reach;
    let far = |squares: i32| f64::from(squares) * side;
    let outer = Rectangle {
        x: inner.x - far(reach.left.found) - 2.0,
        y: inner.y - far(reach.up.found) - 2.0,
        width: inner.width + far(reach.left.found + reach.right.found) + 4.0,
        height: inner.height + far(reach.up.found + reach.down.found) + 4.0,
    };
    let size = readable_size(FAR, study.unit);
    let height = 1.1 * size;
    let (end, below) = (inner.x + inner.width, inner.y + inner.height);
    let stones: Vec<Rectangle> =
        study.board.stones().map(|(square, _)| inset(rectangle(square, 1, 1), 8.0)).collect();
    let room = room(study.area());
    let mut number = |(reach, sign, is_level): (&ReachText, &str, bool), (x, y): (f64, f64)| {
        let text = format!("{sign}{}", phrases::reach(reach));
        let width = 0.68 * size * text.chars().count() as f64;
        // The corners of the squares first: jumps use the middles.
        let across = match is_level {
            true => inner.height + 2.0 * ASIDE - height,
            false => inner.width - width,
        };
        let places = [1.0, 0.0, 0.5].map(|part| {
            let (x, y) = match is_level {
                true => (x - width / 2.0, inner.y - ASIDE + part * across),
                false => (inner.x + part * across, y - height / 2.0),
            };
            Rectangle { x, y, width, height }
        });
        let place = first_free(&places, taken, &stones, room)?;
        taken.push(place);
        Some(html! {
            <text
                class="far"
                x={(place.x + width / 2.0).to_string()}
                y={(place.y + 0.85 * height).to_string()}
                font-size={size.to_string()}
                text-anchor="middle"
            >
                { text }
            </text>
        })
    };
    let numbers = [
        ((&reach.up, "↑", false), (0.0, inner.y - side / 2.0)),
        ((&reach.down, "↓", false), (0.0, below + side / 2.0)),
        ((&reach.left, "←", true), (inner.x - side / 2.0, 0.0)),
        ((&reach.right, "→", true), (end + side / 2.0, 0.0)),
    ];
    let numbers = numbers.into_iter().filter(|((reach, ..), _)| reach.bound > 0);
    let numbers: Html = numbers.filter_map(|(what, at)| number(what, at)).collect();
    html! { <>{ outline(&outer, classes!("reach")) }{ numbers }</> }
}

fn chips(
    study: &Study,
    report: &Report,
    parts: &[PartText],
    boxes: &[Rectangle],
) -> (Html, Vec<Rectangle>) {
    let shows = study.shows(Reveal::Value);
    let size = readable_size(TYPE, study.unit);
    let sign = |text: String| vec![Run { text, rise: 0.0, size: 1.0 }];
    let value = |index: usize| report.part_values.get(index)?.as_ref().filter(|_| shows);
    let texts: Vec<[Vec<Run>; 2]> = (0..parts.len())
        .map(|index| {
            let short = sign(letter(index));
            let full = match value(index) {
                Some(name) => {
                    runs(&name.tree.folded(0, ROOM).pieces(usize::MAX).unwrap_or_default())
                }
                // So that one can speak of a part whose value is covered.
                None if !shows => short.clone(),
                None => sign(phrases::unknown(report.part_bounds(index), study.gap())),
            };
            [full, short]
        })
        .collect();
    let wishes: Vec<Wish> = texts
        .iter()
        .zip(boxes)
        .enumerate()
        .map(|(index, (texts, beside))| {
            let [full, short] = [0, 1].map(|form| width(&texts[form], size) + PADDING * size);
            let full = if full > WIDEST { f64::INFINITY } else { full };
            let may_cover = value(index).is_some();
            Wish { beside: *beside, widths: [full, short], height: HEIGHT * size, may_cover }
        })
        .collect();
    let stones = study.board.stones().map(|(square, _)| inset(rectangle(square, 1, 1), 8.0));
    let kept_free: Vec<Rectangle> = stones.collect();
    let labels = place(&wishes, &[], &kept_free, room(study.area()));
    let taken = labels.iter().flatten().map(|label| label.rectangle).collect();
    let chips = labels.iter().zip(&texts).enumerate().map(|(index, (label, texts))| {
        label.map_or(html! {}, |label| part_chip(index, &label, size, texts, value(index)))
    });
    (chips.collect(), taken)
}

fn part_chip(
    index: usize,
    label: &Label,
    size: f64,
    texts: &[Vec<Run>; 2],
    value: Option<&NameText>,
) -> Html {
    let runs = &texts[usize::from(label.is_short)];
    let class = value.map_or("unknown", |name| colour(name.outcome));
    let at = (label.rectangle.width / 2.0, label.rectangle.height * 0.72);
    html! {
        <g data-chip={letter(index)}>
            { chip(&label.rectangle, classes!(class), drawn(runs, at, size)) }
        </g>
    }
}

fn outline(rectangle: &Rectangle, class: Classes) -> Html {
    html! {
        <rect
            class={class}
            x={rectangle.x.to_string()}
            y={rectangle.y.to_string()}
            width={rectangle.width.to_string()}
            height={rectangle.height.to_string()}
            rx="14"
        />
    }
}

fn inset(rectangle: Rectangle, by: f64) -> Rectangle {
    Rectangle {
        x: rectangle.x + by,
        y: rectangle.y + by,
        width: rectangle.width - 2.0 * by,
        height: rectangle.height - 2.0 * by,
    }
}
