//! The walls of a thermograph, for the reader to draw: a press on the line of t = 0 begins a wall, and dragging pulls it
//! upwards. Buttons do the same step by step.

use web_sys::{Element, PointerEvent};
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::chart::corners;
use crate::browser::callback::callback;
use crate::pages::learn::attempt::AttemptAction;
use basics::player::{ByPlayer, Player};
use drawing::{HEIGHT, WIDTH, signed};
use teaching::lessons::DrawnWalls;
use value::Dyadic;
use words::say;
use worker::message::ThermographText;

/// The space for the numbers at the axes, and the rest of the rim.
const LEFT: f64 = 36.0;
const BOTTOM: f64 = 30.0;
const RIM: f64 = 14.0;
/// Nobody can draw in a finer picture.
const MOST_LINES: i64 = 200;

/// What can be drawn: a grid that has a point for each corner of the thermograph.
#[derive(Clone, PartialEq)]
pub struct WallGrid {
    halvings: u32,
    low: i64,
    high: i64,
    top: i64,
}

impl WallGrid {
    /// `None` if it would be too fine.
    pub fn of(text: &ThermographText) -> Option<WallGrid> {
        let corners = [corners(&text.walls.left)?, corners(&text.walls.right)?].concat();
        let warm = corners.iter().filter(|corner| corner.temperature >= Dyadic::from(0));
        let numbers = warm.flat_map(|corner| [corner.temperature, corner.value]);
        let halvings = numbers.map(Dyadic::exponent).max();
        let grid = WallGrid {
            halvings: halvings.unwrap_or(0),
            low: corners.iter().map(|corner| corner.value.floor()).min()? - 1,
            high: corners.iter().map(|corner| corner.value.ceil()).max()? + 1,
            top: corners.iter().map(|corner| corner.temperature.ceil()).max()?.max(0) + 1,
        };
        let lines = (grid.high - grid.low).max(grid.top).checked_shl(grid.halvings)?;
        (lines <= MOST_LINES).then_some(grid)
    }

    /// The place of a value and a tax in units.
    fn x(&self, units: i64) -> f64 {
        let width = ((self.high - self.low) << self.halvings) as f64;
        LEFT + ((self.high << self.halvings) - units) as f64 / width * (WIDTH - LEFT - RIM)
    }

    fn y(&self, units: i64) -> f64 {
        let height = (self.top << self.halvings) as f64;
        HEIGHT - BOTTOM - units as f64 / height * (HEIGHT - BOTTOM - RIM)
    }

    /// The tax and the value nearest to a place, in units.
    fn nearest(&self, x: f64, y: f64) -> (usize, i64) {
        let (width, height) = (self.x(0) - self.x(1), self.y(0) - self.y(1));
        let tax = ((self.y(0) - y) / height).round();
        let (low, high) = (self.low << self.halvings, self.high << self.halvings);
        let value = ((self.x(0) - x) / width).round() as i64;
        (tax.clamp(0.0, (self.top << self.halvings) as f64) as usize, value.clamp(low, high))
    }

    fn number(&self, units: i64) -> String {
        Dyadic::new(units, self.halvings).map_or(String::new(), signed)
    }

    fn points(&self, wall: &[i64]) -> String {
        let point = |(tax, value): (i64, &i64)| format!("{:.2},{:.2}", self.x(*value), self.y(tax));
        (0..).zip(wall).map(point).collect::<Vec<_>>().join(" ")
    }

    /// The grid with its numbers.
    pub fn lines(&self) -> Html {
        let line = |is_whole: bool, ends: [f64; 4]| {
            let [x1, y1, x2, y2] = ends.map(|end| end.to_string());
            let class = if is_whole { "grid whole" } else { "grid" };
            html! { <line {class} {x1} {y1} {x2} {y2} /> }
        };
        let is_whole = |units: i64| units.rem_euclid(1 << self.halvings) == 0;
        let values = (self.low << self.halvings)..=(self.high << self.halvings);
        let taxes = 0..=(self.top << self.halvings);
        let number = |units: i64| self.number(units << self.halvings);
        html! {
            <>
                { for values.map(|value| {
                    line(is_whole(value), [self.x(value), RIM, self.x(value), HEIGHT - BOTTOM])
                }) }
                { for taxes.map(|tax| {
                    line(is_whole(tax), [LEFT, self.y(tax), WIDTH - RIM, self.y(tax)])
                }) }
                { for (self.low..=self.high).map(|value| html! {
                    <text
                        x={self.x(value << self.halvings).to_string()}
                        y={(HEIGHT - 10.0).to_string()}
                        text-anchor="middle"
                    >
                        { number(value) }
                    </text>
                }) }
                { for (0..=self.top).map(|tax| html! {
                    <text
                        x={(LEFT - 8.0).to_string()}
                        y={(self.y(tax << self.halvings) + 4.0).to_string()}
                        text-anchor="end"
                    >
                        { number(tax) }
                    </text>
                }) }
            </>
        }
    }
}

/// `drawn` is what is drawn so far, as text.
#[autoprops]
#[component]
pub fn WallPen(grid: &WallGrid, drawn: &String, act: &Callback<AttemptAction>) -> Html {
    let picture = use_node_ref();
    let pen = use_state_eq(|| Player::Left);
    let player = *pen;
    let empty = DrawnWalls { halvings: grid.halvings, ..DrawnWalls::default() };
    let walls = DrawnWalls::read(drawn).filter(|read| read.halvings == grid.halvings);
    let walls = walls.unwrap_or(empty);
    let pull = callback!(walls, act, move |(height, at): (usize, i64)| {
        let mut next = walls.clone();
        next.pull(player, height, at);
        act.emit(AttemptAction::Word(next.to_string()));
    });
    let on_pointer = callback!(picture, grid, pull, move |event: PointerEvent| {
        let Some(element) = picture.cast::<Element>() else { return };
        if event.type_() == "pointerdown" {
            let _ = element.set_pointer_capture(event.pointer_id());
        } else if event.buttons() == 0 {
            return;
        }
        let frame = element.get_bounding_client_rect();
        let x = (f64::from(event.client_x()) - frame.left()) / frame.width() * WIDTH;
        let y = (f64::from(event.client_y()) - frame.top()) / frame.height() * HEIGHT;
        pull.emit(grid.nearest(x, y));
    });
    let wall = &walls.points[player];
    let (foot, tip) = match (wall.first(), wall.last()) {
        (Some(&foot), Some(&tip)) => (foot, tip),
        _ => {
            let middle = (grid.low + grid.high) << grid.halvings >> 1;
            (middle, middle)
        }
    };
    let lean = match player {
        Player::Left => -1,
        Player::Right => 1,
    };
    let step = |id: &'static str, label: Html, name: Option<&'static str>, to: (usize, i64)| {
        html! {
            <button {id} type="button" aria-label={name} onclick={pull.reform(move |_| to)}>{ label }</button>
        }
    };
    let last = wall.len().saturating_sub(1);
    let reading = match wall.last() {
        Some(&tip) => say::learn_pen_tip(player, &grid.number(last as i64), &grid.number(tip)),
        None => say::learn_pen_start(player),
    };
    // The walls end where they meet; from there the mast goes up.
    let meeting = walls.meeting();
    let shown = |player: Player| {
        let wall = &walls.points[player];
        &wall[..meeting.map_or(wall.len(), |height| height + 1).min(wall.len())]
    };
    let ByPlayer { left, right } = ByPlayer::from_fn(shown);
    let mast = meeting.map(|height| {
        let (x, foot) = (grid.x(walls.points.left[height]), grid.y(height as i64));
        format!("{x:.2},{foot:.2} {x:.2},{RIM}")
    });
    html! {
        <div class="gauge wall-pen" data-drawn={walls.to_string()}>
            <div class="choices" role="group" aria-label={say::learn_pen()}>
                { for Player::ALL.map(|other| html! {
                    <button
                        type="button"
                        data-pen={other.name()}
                        aria-pressed={(other == player).to_string()}
                        onclick={callback!(pen, move |_: MouseEvent| pen.set(other))}
                    >
                        { say::learn_pen_wall(other) }
                    </button>
                }) }
            </div>
            <svg
                ref={picture}
                class="thermograph drawn"
                viewBox={format!("0 0 {WIDTH} {HEIGHT}")}
                role="img"
                aria-label={say::learn_gauge()}
                onpointerdown={on_pointer.clone()}
                onpointermove={on_pointer}
            >
                { grid.lines() }
                if let Some(mast) = mast {
                    <polyline class="mast" points={mast} />
                }
                <polyline class="wall right" points={grid.points(right)} />
                <polyline class="wall left" points={grid.points(left)} />
                if let Some(&tip) = wall.last() {
                    <circle
                        class="tip"
                        cx={grid.x(tip).to_string()}
                        cy={grid.y(last as i64).to_string()}
                        r="6"
                    />
                }
            </svg>
            <p class="reading" role="status">{ reading }</p>
            <div class="row">
                { step("pen-greater", html! { "←" }, Some(say::learn_pen_greater()), (0, foot + 1)) }
                { step("pen-less", html! { "→" }, Some(say::learn_pen_less()), (0, foot - 1)) }
                { step("pen-upright", say::learn_pen_upright().into(), None, (wall.len(), tip)) }
                { step("pen-lean", say::learn_pen_lean().into(), None, (wall.len(), tip + lean)) }
                { step("pen-back", say::learn_pen_back().into(), None, match last {
                    0 => (0, foot),
                    last => (last - 1, wall[last - 1]),
                }) }
            </div>
        </div>
    }
}
