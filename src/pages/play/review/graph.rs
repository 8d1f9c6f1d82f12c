//! A game as one picture: after each turn the mean, the stops, the temperature and who wins; and what mistakes cost.
//! The page and files show the same shapes. Black is ahead above 0, White below.

use crate::analysis::phrases::number;
use crate::pages::play::review::review_report::{PositionReport, ReviewReport, Verdict};
use basics::player::{ByPlayer, Player};
use drawing::{Picture, Shape, figure, vulgar};
use words::say;
use worker::message::ValueText;

/// The space beside the picture, for numbers and names, and above and below the line, for the marks of mistakes.
const LEFT: f64 = 60.0;
const RIGHT: f64 = 16.0;
const MARGIN: f64 = 36.0;
/// The height of a player's bars, and of a line of text; the width of an entry of the legend.
const BAR: f64 = 14.0;
const LINE: f64 = 20.0;
const ENTRY: f64 = 312.0;
/// The least distance of two numbers of turns, and the most lines across.
const APART: f64 = 28.0;
const MOST_LEVELS: f64 = 6.0;
/// The width of a file of its own.
const FILE: f64 = 960.0;

/// The paints of paths: fill, stroke, its width, its dashes, opacity. A line without length is a dot.
const PAINTS: [(&str, [&str; 5]); 16] = [
    ("review-half left", ["var(--left)", "none", "0", "none", "0.07"]),
    ("review-half right", ["var(--right)", "none", "0", "none", "0.07"]),
    ("review-level", ["none", "var(--line)", "1", "none", "1"]),
    ("review-zero", ["none", "var(--soft)", "1", "none", "1"]),
    ("review-temperature", ["var(--ink)", "var(--ink)", "2", "none", "0.12"]),
    ("review-stops", ["var(--ink)", "var(--ink)", "2", "none", "0.2"]),
    ("review-mean", ["none", "var(--ink)", "2.5", "none", "1"]),
    ("review-dots", ["none", "var(--ink)", "6", "none", "1"]),
    ("review-guess-line", ["none", "var(--soft)", "2", "2 5", "1"]),
    ("review-guess", ["none", "var(--soft)", "8", "none", "1"]),
    ("review-guess-hole", ["none", "var(--card)", "5", "none", "1"]),
    ("review-stem", ["none", "var(--differs)", "1.5", "none", "1"]),
    ("review-mark", ["none", "var(--differs)", "18", "none", "1"]),
    ("review-wins left", ["var(--left)", "none", "0", "none", "1"]),
    ("review-wins right", ["var(--right)", "none", "0", "none", "1"]),
    ("review-now", ["none", "var(--ink)", "1.5", "2 4", "1"]),
];
/// The page's colours in light: programs that show files do not know their names.
const LIGHT: [(&str, &str); 7] = [
    ("ink", "#221e19"),
    ("soft", "#655c52"),
    ("line", "#ddd3c2"),
    ("card", "#fffdf8"),
    ("left", "#1b5e8c"),
    ("right", "#b23c2a"),
    ("differs", "#a8330c"),
];

pub struct Graph {
    pub shapes: Vec<Shape>,
    /// What the signs mean, below the rest.
    pub legend: Vec<Shape>,
    /// Where the sign of each mistake is, with the number of its turn.
    pub mistakes: Vec<(usize, [f64; 2])>,
    /// The height of the rest, and of all.
    pub top: f64,
    pub height: f64,
}

/// What is known of a position, in jumps.
struct Point {
    /// The mean; if the value is not known, an estimate.
    ahead: Option<f64>,
    value: Option<Numbers>,
}

#[derive(Clone, Copy)]
struct Numbers {
    mean: f64,
    left_stop: f64,
    right_stop: f64,
    /// At least 0: in a number nobody wants to move.
    temperature: f64,
}

/// The value of a number in a text such as `-3/4`.
fn near(number: &str) -> Option<f64> {
    let (above, below) = number.split_once('/').unwrap_or((number, "1"));
    let (above, below): (f64, f64) = (above.parse().ok()?, below.parse().ok()?);
    Some(above / below).filter(|number| number.is_finite())
}

impl Numbers {
    fn of(total: &ValueText) -> Option<Numbers> {
        Some(Numbers {
            mean: near(&total.mean)?,
            left_stop: near(&total.left_stop)?,
            right_stop: near(&total.right_stop)?,
            temperature: near(&total.temperature)?.max(0.0),
        })
    }

    fn stops(self) -> [f64; 2] {
        [self.left_stop, self.right_stop]
    }

    /// The stops lie between these.
    fn around(self) -> [f64; 2] {
        [self.mean + self.temperature, self.mean - self.temperature]
    }
}

impl Point {
    fn of(place: &PositionReport) -> Point {
        let value = place.total.as_ref().and_then(Numbers::of);
        let guess = place.estimate.and_then(|estimate| estimate.jumps());
        Point { ahead: value.map(|value| value.mean).or(guess), value }
    }
}

impl Graph {
    /// `number` is the position that the reader looks at. While values are covered, there are only the turns.
    pub fn of(known: &ReviewReport, is_covered: bool, width: f64, number: Option<usize>) -> Graph {
        let places = known.line.as_ref().map_or(0, |line| line.states.len());
        let open = if is_covered { &[] } else { &known.places[..] };
        let mistakes = if is_covered { Vec::new() } else { known.mistakes(None) };
        let points: Vec<Point> = open.iter().map(Point::of).collect();
        let all = points.iter().flat_map(|point| {
            point.value.map(Numbers::around).into_iter().flatten().chain(point.ahead)
        });
        let (low, high) =
            all.fold((-1.0, 1.0), |(low, high), it| (f64::min(low, it), f64::max(high, it)));
        let scale = Scale { width, places, low, high };
        let mut shapes = scale.ground();
        let now = number.map(|number| format!("M{} 0V{}", scale.x(number), scale.bottom()));
        shapes.extend(path("review-now", now.unwrap_or_default()));
        shapes.extend(path("review-temperature", scale.band(&points, Numbers::around)));
        shapes.extend(path("review-stops", scale.band(&points, Numbers::stops)));
        shapes.extend(scale.line(&points));
        let mistake = |turn: usize| {
            let ahead = points[turn + 1].ahead.unwrap_or_default();
            let (at, signs) = scale.mistake(known, turn, ahead);
            shapes.extend(signs);
            (turn, at)
        };
        let mistakes = mistakes.into_iter().map(mistake).collect();
        shapes.extend(scale.winners(open));
        shapes.extend(scale.turns());
        let top = scale.bottom() + 2.0 * BAR + 1.5 * LINE;
        let across = (width / ENTRY) as usize;
        let mut legend = Vec::new();
        let is_there = |class| shapes.iter().any(|shape| shape.class == class);
        let entries = entries().into_iter().filter(|(signs, _)| is_there(signs[0].0));
        let mut height = top;
        for (entry, (signs, words)) in entries.enumerate() {
            let (column, row) = ((entry % across) as f64, (entry / across) as f64);
            let (x, y) = (12.0 + ENTRY * column, top + LINE * (row + 0.5));
            for mut sign in signs.iter().filter_map(|(class, d)| path(class, d.to_string())) {
                sign.attributes.push(("transform", format!("translate({x} {y})")));
                legend.push(sign);
            }
            legend.push(text("", (x + 30.0, y + 4.0), "start", words));
            height = y + LINE / 2.0;
        }
        Graph { shapes, legend, mistakes, top, height }
    }
}

/// What is in the picture by the class of its first sign; the signs begin at 0.
fn entries() -> [(&'static [(&'static str, &'static str)], &'static str); 6] {
    const AREA: &str = "M0 -6h22v12h-22z";
    [
        (&[("review-dots", "M11 0h0"), ("review-mean", "M0 0h22")], say::review_legend_mean()),
        (&[("review-stops", AREA), ("review-temperature", AREA)], say::review_legend_stops()),
        (&[("review-temperature", AREA)], say::review_legend_temperature()),
        (
            &[
                ("review-guess", "M11 0h0"),
                ("review-guess-line", "M0 0h22"),
                ("review-guess-hole", "M11 0h0"),
            ],
            say::review_legend_guess(),
        ),
        (&[("review-mark", "M11 0h0")], say::review_legend_mistake()),
        (
            &[("review-wins left", "M0 -6h22v6h-22z"), ("review-wins right", "M0 0h22v6h-22z")],
            say::review_legend_wins(),
        ),
    ]
}

/// The number of the position nearest to this fraction of the width, of so many.
pub fn place_at(share: f64, width: f64, places: usize) -> usize {
    let place = (share * width - LEFT) / step(width, places);
    (place.round().max(0.0) as usize).min(places.saturating_sub(1))
}

/// The picture in a file of its own, in light colours.
pub fn picture(known: &ReviewReport, is_covered: bool, title: &str) -> Picture {
    let Graph { shapes, legend, height, .. } = Graph::of(known, is_covered, FILE, None);
    let shapes = shapes.into_iter().chain(legend).map(|shape| (String::new(), shape));
    let mut svg = figure(title, (FILE, height), shapes);
    for (name, colour) in LIGHT {
        svg = svg.replace(&format!("var(--{name})"), colour);
    }
    Picture { svg, width: FILE as i32, height: height as i32 }
}

/// The distance of two positions.
fn step(width: f64, places: usize) -> f64 {
    (width - LEFT - RIGHT) / places.saturating_sub(1).max(1) as f64
}

/// The coordinates of a picture.
struct Scale {
    width: f64,
    places: usize,
    /// The least and the greatest number of jumps.
    low: f64,
    high: f64,
}

impl Scale {
    fn x(&self, place: usize) -> f64 {
        rounded(LEFT + step(self.width, self.places) * place as f64)
    }

    fn y(&self, jumps: f64) -> f64 {
        let room = self.bottom() - 2.0 * MARGIN;
        rounded(MARGIN + room * (self.high - jumps) / (self.high - self.low))
    }

    /// The lower edge of what is above the bars.
    fn bottom(&self) -> f64 {
        (self.width / 3.0).max(170.0)
    }

    /// Whose half is which, and lines across at whole numbers of jumps.
    fn ground(&self) -> Vec<Shape> {
        let (middle, bottom, end) = (self.y(0.0), self.bottom(), self.width - RIGHT);
        let half = |edge: f64| format!("M{LEFT} {edge}H{end}V{middle}H{LEFT}Z");
        let mut levels = String::new();
        let mut names = Vec::new();
        let apart = ((self.high - self.low) / MOST_LEVELS).ceil();
        for level in (self.low / apart).ceil() as i64..=(self.high / apart).floor() as i64 {
            let jumps = level as f64 * apart;
            let y = self.y(jumps);
            levels += &format!("M{LEFT} {y}H{end}");
            let sign = if level > 0 { "+" } else { "" };
            let jumps = format!("{sign}{}", number(&jumps.to_string()));
            names.push(text("", (LEFT - 8.0, y + 4.0), "end", &jumps));
        }
        for (player, y) in Player::ALL.into_iter().zip([14.0, bottom - 6.0]) {
            names.push(text("", (LEFT + 6.0, y), "start", &say::review_ahead(player)));
        }
        [
            path("review-half left", half(0.0)),
            path("review-half right", half(bottom)),
            path("review-level", levels),
            path("review-zero", format!("M{LEFT} {middle}H{end}")),
        ]
        .into_iter()
        .flatten()
        .chain(names)
        .collect()
    }

    /// From one end to the other at each known value, and between two that follow each other.
    fn band(&self, points: &[Point], ends: fn(Numbers) -> [f64; 2]) -> String {
        let mut path = String::new();
        let edge = |place: usize| {
            let [top, bottom] = ends(points.get(place)?.value?).map(|jumps| self.y(jumps));
            Some((self.x(place), top, bottom))
        };
        for place in 0..points.len() {
            let Some((x, top, bottom)) = edge(place) else { continue };
            path += &format!("M{x} {top}V{bottom}");
            if let Some((x, top, bottom)) = edge(place + 1) {
                path += &format!("L{x} {bottom}V{top}Z");
            }
        }
        path
    }

    /// The line of the mean with its dots; dashed and hollow where it is only an estimate.
    fn line(&self, points: &[Point]) -> impl Iterator<Item = Shape> {
        let [mut solid, mut dashed, mut dots, mut hollow] = [const { String::new() }; 4];
        for (place, point) in points.iter().enumerate() {
            let Some(ahead) = point.ahead else { continue };
            let start = format!("M{} {}", self.x(place), self.y(ahead));
            let kind = if point.value.is_some() { &mut dots } else { &mut hollow };
            *kind += &format!("{start}h0");
            if let Some(next) = points.get(place + 1)
                && let Some(ahead) = next.ahead
            {
                let is_known = point.value.is_some() && next.value.is_some();
                let line = if is_known { &mut solid } else { &mut dashed };
                *line += &format!("{start}L{} {}", self.x(place + 1), self.y(ahead));
            }
        }
        let paths = [
            path("review-guess-line", dashed),
            path("review-mean", solid),
            path("review-dots", dots),
            path("review-guess", hollow.clone()),
            path("review-guess-hole", hollow),
        ];
        paths.into_iter().flatten()
    }

    /// Beyond the line, on the side to which it went; with its cost, if that is known.
    fn mistake(&self, known: &ReviewReport, turn: usize, ahead: f64) -> ([f64; 2], Vec<Shape>) {
        let is_up = known.line.as_ref().is_some_and(|line| line.mover(turn) == Player::Right);
        let (x, from) = (self.x(turn + 1), self.y(ahead));
        let (far, beyond) = if is_up { (-22.0, -13.0) } else { (22.0, 21.0) };
        let y = (from + far).clamp(24.0, self.bottom() - 24.0);
        let sign = if known.verdict(turn) == Verdict::Turned { "??" } else { "?" };
        let mut sign = Shape::text("", (x, y + 4.0), "middle", sign.to_string());
        let mut shapes: Vec<Shape> = [
            path("review-stem", format!("M{x} {from}V{y}")),
            path("review-mark", format!("M{x} {y}h0")),
        ]
        .into_iter()
        .flatten()
        .collect();
        sign.attributes.push(("fill", "var(--card)".to_string()));
        shapes.push(sign);
        if let Some(cost) = &known.turns[turn].cost {
            let cost = vulgar(cost).map_or(cost.clone(), String::from);
            shapes.push(text("review-cost", (x, y + beyond), "middle", &cost));
        }
        ([x, y], shapes)
    }

    /// A row of bars for each player, where that player is proved to win.
    fn winners(&self, places: &[PositionReport]) -> Vec<Shape> {
        let half = step(self.width, self.places) / 2.0;
        let row = |player| self.bottom() + 8.0 + if player == Player::Left { 0.0 } else { BAR };
        let mut bars = ByPlayer::<String>::default();
        let mut place = 0;
        for run in places.chunk_by(|one, next| one.wins == next.wins) {
            if let Some(wins) = run[0].wins {
                let from = rounded((self.x(place) - half).max(LEFT - 8.0));
                let to = (self.x(place + run.len() - 1) + half).min(self.width - 4.0);
                let (to, top) = (rounded(to), row(wins));
                bars[wins] += &format!("M{from} {top}H{to}v{BAR}H{from}Z");
            }
            place += run.len();
        }
        let name = |player: Player, name| text("", (LEFT - 12.0, row(player) + 11.0), "end", name);
        let names =
            [name(Player::Left, say::review_black()), name(Player::Right, say::review_white())];
        let bars = [path("review-wins left", bars.left), path("review-wins right", bars.right)];
        bars.into_iter().flatten().chain(names).collect()
    }

    /// The numbers of turns that have room.
    fn turns(&self) -> impl Iterator<Item = Shape> {
        let apart = (APART / step(self.width, self.places)).ceil() as usize;
        let y = self.bottom() + 2.0 * BAR + LINE + 2.0;
        let number = move |place| text("", (self.x(place), y), "middle", &place.to_string());
        (0..self.places).step_by(apart.max(1)).map(number)
    }
}

/// `None` if there is nothing to draw.
fn path(class: &'static str, d: String) -> Option<Shape> {
    let (_, paint) = PAINTS.iter().find(|(name, _)| *name == class && !d.is_empty())?;
    let names = ["fill", "stroke", "stroke-width", "stroke-dasharray", "opacity"];
    let round = [("stroke-linecap", "round"), ("stroke-linejoin", "round")];
    let paint = names.into_iter().zip(paint.iter().copied()).chain(round);
    let attributes = paint.map(|(name, value)| (name, value.to_string()));
    let attributes = attributes.chain([("d", d)]).collect();
    Some(Shape { element: "path", class, attributes, text: String::new() })
}

fn text(class: &'static str, place: (f64, f64), anchor: &str, words: &str) -> Shape {
    let mut text = Shape::text(class, place, anchor, words.to_string());
    text.attributes.push(("fill", "var(--soft)".to_string()));
    text
}

fn rounded(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::play::review::line::Line;
    use game::{RowsFrom, read};
    use std::rc::Rc;
    use worker::message::{FoundText, NameText};

    /// Four positions; the picture of 376 has a position every 100.
    const WIDTH: f64 = 376.0;

    fn known() -> ReviewReport {
        let record = read("[Size \"4x4\"]\n\n1. a1 b1 2. a3-a1", RowsFrom::Bottom).record;
        ReviewReport::of(Rc::new(Line::of(&record).unwrap()), &[])
    }

    fn total(place: u32, [mean, left, right, temperature]: [&str; 4]) -> FoundText {
        let [mean, left_stop, right_stop, temperature] =
            [mean, left, right, temperature].map(str::to_string);
        let name = NameText::typed("0");
        let value = ValueText { name, left_stop, right_stop, mean, temperature };
        FoundText::Total { place, value }
    }

    /// The values of an attribute of all shapes of a class.
    fn all(graph: &Graph, class: &str, attribute: &str) -> Vec<String> {
        let of_class =
            graph.shapes.iter().chain(&graph.legend).filter(|shape| shape.class == class);
        let values = of_class.flat_map(|shape| &shape.attributes);
        values.filter(|(name, _)| *name == attribute).map(|(_, value)| value.clone()).collect()
    }

    /// From 1 to −1 there are 98 from 36 to 134: 0 is at 85, 1/2 at 60.5.
    #[test]
    fn draws_what_is_computed_with_its_bands_and_estimates_apart() {
        let mut known = known();
        known.learn(total(1, ["1/2", "1", "0", "1/2"]));
        known.learn(total(2, ["0", "0", "0", "-1"]));
        // 20 · 23 ⁄ 77 ⁄ 6 is nearly 1.
        known.learn(FoundText::Estimate { place: 3, lead: 23, depth: 6 });
        let graph = Graph::of(&known, false, WIDTH, None);
        assert_eq!(all(&graph, "review-mean", "d")[0], "M160 60.5L260 85");
        let band = "M160 36V85L260 85V85ZM260 85V85";
        assert_eq!(all(&graph, "review-stops", "d")[0], band);
        assert_eq!(all(&graph, "review-temperature", "d")[0], band);
        // The last of each kind is that of the legend.
        assert_eq!(all(&graph, "review-guess", "d"), ["M360 36.2h0", "M11 0h0"]);
        let covered = Graph::of(&known, true, WIDTH, None);
        assert!(all(&covered, "review-guess", "d").is_empty());
        assert!(covered.legend.is_empty());
        assert!(all(&covered, "review-stops", "d").is_empty());
    }

    /// Stops of {2‖1|−1}: Right moves to a switch, in which Left answers. It freezes at 1, at mean 1.
    #[test]
    fn stops_lie_within_the_temperature() {
        let mut known = known();
        known.learn(total(2, ["1", "2", "1", "1"]));
        let graph = Graph::of(&known, false, WIDTH, None);
        // From 2 to −1 there are 98 from 36 to 134.
        assert_eq!(all(&graph, "review-stops", "d")[0], "M260 36V68.7");
        assert_eq!(all(&graph, "review-temperature", "d")[0], "M260 36V101.3");
    }

    #[test]
    fn shows_who_wins_and_what_a_mistake_cost() {
        let mut known = known();
        for (place, wins) in [(0, Player::Left), (1, Player::Left), (3, Player::Right)] {
            known.learn(FoundText::Winner { place, wins });
        }
        let graph = Graph::of(&known, false, WIDTH, None);
        assert_eq!(all(&graph, "review-wins left", "d")[0], "M52 178H210v14H52Z");
        assert_eq!(all(&graph, "review-wins right", "d")[0], "M310 192H372v14H310Z");
        // Position 2 was Black's win: so Black's jump to position 3 gave it away.
        known.learn(FoundText::Winner { place: 2, wins: Player::Left });
        let graph = Graph::of(&known, false, WIDTH, None);
        assert_eq!(all(&graph, "review-mark", "d"), ["M360 107h0", "M11 0h0"]);
        assert!(all(&graph, "review-cost", "x").is_empty());
        for (amount, shown) in [("3/4", vec!["¾"]), ("2", vec!["2"]), ("0", vec!["0"])] {
            known.learn(FoundText::Cost { turn: 2, amount: amount.to_string() });
            let graph = Graph::of(&known, false, WIDTH, None);
            let costs = graph.shapes.iter().filter(|shape| shape.class == "review-cost");
            assert_eq!(costs.map(|shape| &shape.text[..]).collect::<Vec<_>>(), shown);
        }
    }

    #[test]
    fn finds_the_position_under_the_pointer() {
        let at = [0.0, 60.0, 205.0, 215.0, 376.0, 900.0].map(|x| place_at(x / WIDTH, WIDTH, 4));
        assert_eq!(at, [0, 0, 1, 2, 3, 3]);
        assert_eq!(place_at(0.5, WIDTH, 0), 0);
    }

    /// A program that reads the file knows none of the page's names.
    #[test]
    fn a_file_has_the_light_colours_of_the_page() {
        let colours = include_str!("../../../../static/css/colours.css");
        for (name, colour) in LIGHT {
            assert!(colours.contains(&format!("--{name}: light-dark({colour},")), "{name}");
        }
        let mut known = known();
        for (place, wins) in [(0, Player::Left), (1, Player::Right)] {
            known.learn(FoundText::Winner { place, wins });
        }
        known.learn(FoundText::Estimate { place: 3, lead: 23, depth: 6 });
        let Picture { svg, .. } = picture(&known, false, "A < B");
        assert!(!svg.contains("var("), "{svg}");
        assert!(svg.contains("<title>A &lt; B</title>") && svg.contains(">??</text>"));
    }

    #[test]
    fn reads_numbers() {
        assert_eq!(
            [near("-3/4"), near("7"), near("x"), near("1/0")],
            [Some(-0.75), Some(7.0), None, None]
        );
    }
}
