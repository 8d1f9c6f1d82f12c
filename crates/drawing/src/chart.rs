//! A thermograph as a drawing: exact numbers, and their places in the picture. As in the books,
//! values increase to the left and the temperature upwards.

use std::fmt::Write;

use crate::names::{escape, ink};
use basics::player::{ByPlayer, Player};
use basics::sorting::sort_by;
use value::{Dyadic, Outcome};
use words::say;

/// The size of the picture, and the space for the numbers at its axes.
pub const WIDTH: f64 = 360.0;
pub const HEIGHT: f64 = 220.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 22.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 34.0;
/// The height of what a file of its own has below.
const LEGEND: f64 = 24.0;
/// Below it, every thermograph stands still.
pub const COLDEST: i64 = -1;
/// Numbers closer than this would touch.
const APART: (f64, f64) = (34.0, 15.0);
/// The reader can read off about this many temperatures besides those of the corners.
const MOST_LEVELS: i64 = 400;

#[derive(PartialEq)]
pub struct Chart {
    walls: ByPlayer<Vec<Corner>>,
    /// The corners of the other lines in the picture.
    others: Vec<Corner>,
    /// The values at the left and the right rim.
    high: f64,
    low: f64,
    /// The temperatures that the reader can read off, coldest first.
    levels: Vec<Dyadic>,
    /// The index of temperature 0 among them.
    pub zero: usize,
}

/// A point where a line begins or changes its slope.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Corner {
    pub value: Dyadic,
    pub temperature: Dyadic,
}

/// An element of the picture.
pub struct Shape {
    pub element: &'static str,
    pub class: &'static str,
    pub attributes: Vec<(&'static str, String)>,
    pub text: String,
}

/// A line besides the walls. Beyond its last corner it keeps its slope.
#[derive(PartialEq)]
pub struct Line {
    corners: Vec<Corner>,
    slope: i8,
}

/// A number at an axis, and its place there.
#[derive(Clone, PartialEq, Debug)]
pub struct Tick {
    pub at: f64,
    pub text: String,
}

/// The walls at a temperature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    pub temperature: String,
    pub left: String,
    pub right: String,
    /// Whether the mast begins at this temperature or below.
    pub is_frozen: bool,
}

impl Chart {
    /// The picture from this temperature on, with room for other lines. `None` if a number does not fit.
    pub fn new<'a>(
        coldest: i64,
        lines: impl IntoIterator<Item = &'a Line>,
        walls: ByPlayer<Vec<Corner>>,
    ) -> Option<Chart> {
        let wall = |wall| cut(wall, coldest, value_at);
        let walls = ByPlayer { left: wall(walls.left), right: wall(walls.right) };
        let foot = walls.left.last()?;
        let top = Dyadic::from(foot.temperature.ceil().max(0).checked_add(1)?);
        let others =
            lines.into_iter().map(|line| line.until(top)).collect::<Option<Vec<_>>>()?.concat();
        let all = || walls.left.iter().chain(&walls.right).chain(&others);
        let values = || all().map(|corner| corner.value.approximate());
        let (low, high) =
            (values().fold(f64::INFINITY, f64::min), values().fold(f64::NEG_INFINITY, f64::max));
        // A mast alone stands in the middle, with a number on either side.
        let margin = ((high - low) / 8.0).max(if low == high { 1.0 } else { 0.25 });
        let levels = levels(coldest, top, all().map(|corner| corner.temperature))?;
        let zero = levels.iter().position(|level| *level == Dyadic::from(0))?;
        Some(Chart { high: high + margin, low: low - margin, walls, others, levels, zero })
    }

    pub fn x(&self, value: f64) -> f64 {
        LEFT + (self.high - value) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)
    }

    pub fn y(&self, temperature: f64) -> f64 {
        let [bottom, top] = [0, self.last_level()].map(|level| self.level(level).approximate());
        HEIGHT - BOTTOM - (temperature - bottom) / (top - bottom) * (HEIGHT - BOTTOM - TOP)
    }

    /// The index of the temperature that is nearest to this height in the picture.
    pub fn level_at(&self, y: f64) -> usize {
        let distance = |level: &Dyadic| (self.y(level.approximate()) - y).abs();
        let nearest = (0..self.levels.len()).min_by(|&one, &other| {
            distance(&self.levels[one]).total_cmp(&distance(&self.levels[other]))
        });
        nearest.unwrap_or(self.zero)
    }

    pub fn last_level(&self) -> usize {
        self.levels.len() - 1
    }

    pub fn height(&self, level: usize) -> f64 {
        self.y(self.level(level).approximate())
    }

    /// A wall as the points of a line, without the mast.
    pub fn wall(&self, side: Player) -> String {
        self.points(&self.walls[side])
    }

    /// The mast as the points of a line.
    pub fn mast(&self) -> String {
        let Some(foot) = self.walls.left.last() else { return String::new() };
        self.points(&[*foot, Corner { temperature: self.top(), ..*foot }])
    }

    /// Another line as points, up to the top of the picture.
    pub fn line(&self, line: &Line) -> String {
        self.points(&line.until(self.top()).unwrap_or_default())
    }

    /// The temperatures at which arrows show the way from one line to another: the height, and both ends.
    pub fn shifts(&self, from: &Line, to: &Line) -> Vec<(f64, [f64; 2])> {
        let shift = |&level: &Dyadic| {
            let ends = [from.value_at(level)?, to.value_at(level)?];
            (ends[0] != ends[1]).then(|| {
                (self.y(level.approximate()), ends.map(|value| self.x(value.approximate())))
            })
        };
        let mut shifts: Vec<(f64, [f64; 2])> = Vec::new();
        for shift in self.levels.iter().filter_map(shift) {
            if shifts.last().is_none_or(|last| last.0 - shift.0 >= APART.1) {
                shifts.push(shift);
            }
        }
        shifts
    }

    /// Where the mast begins.
    pub fn foot(&self) -> Option<(f64, f64)> {
        let foot = self.walls.left.last()?;
        Some((self.x(foot.value.approximate()), self.y(foot.temperature.approximate())))
    }

    fn top(&self) -> Dyadic {
        self.levels[self.last_level()]
    }

    fn points(&self, corners: &[Corner]) -> String {
        let point = |corner: &Corner| {
            let (x, y) = (corner.value.approximate(), corner.temperature.approximate());
            format!("{:.2},{:.2}", self.x(x), self.y(y))
        };
        corners.iter().map(point).collect::<Vec<_>>().join(" ")
    }

    /// The numbers at the axis of values. The most important come first; others are left out where
    /// they would touch one.
    pub fn values(&self) -> Vec<Tick> {
        let foot = self.walls.left.last().map(|corner| corner.value);
        let stops = Player::ALL.map(|side| self.wall_at(side, Dyadic::from(0)));
        let corners = self.all_corners().map(|corner| corner.value);
        let around = [self.low.ceil(), self.high.floor()].map(|end| Some(Dyadic::from(end as i64)));
        let all = foot.into_iter().chain(stops.into_iter().flatten()).chain(corners);
        spread(all.chain(around.into_iter().flatten()), |value| self.x(value), APART.0)
    }

    pub fn temperatures(&self) -> Vec<Tick> {
        let corners = self.all_corners().map(|corner| corner.temperature);
        let all = [Dyadic::from(0)].into_iter().chain(corners).chain(self.levels.last().copied());
        spread(all, |level| self.y(level), APART.1)
    }

    /// The temperatures that are whole numbers, as many as fit.
    pub fn whole_temperatures(&self) -> Vec<Tick> {
        let whole = self.levels.iter().filter(|level| level.floor() == level.ceil());
        spread(whole.copied(), |level| self.y(level), APART.1)
    }

    pub fn walls(&self) -> [Shape; 3] {
        let line = |class, points| Shape {
            element: "polyline",
            class,
            attributes: vec![("points", points)],
            text: String::new(),
        };
        [
            line("mast", self.mast()),
            line("wall right", self.wall(Player::Right)),
            line("wall left", self.wall(Player::Left)),
        ]
    }

    /// The axes, with these numbers at that of temperatures.
    pub fn axes(&self, temperatures: Vec<Tick>) -> Vec<Shape> {
        let line = |class, ends: [f64; 4]| {
            let ends = ["x1", "y1", "x2", "y2"].into_iter().zip(ends.map(|end| end.to_string()));
            Shape { element: "line", class, attributes: ends.collect(), text: String::new() }
        };
        let (floor, foot) = (self.y(0.0), HEIGHT - 26.0);
        let mut shapes = vec![line("axis", [36.0, floor, WIDTH - 8.0, floor])];
        for Tick { at, text } in temperatures {
            shapes.push(Shape::text("", (30.0, at + 4.0), "end", text));
        }
        for Tick { at, text } in self.values() {
            shapes.push(line("tick", [at, foot - 6.0, at, foot]));
            shapes.push(Shape::text("", (at, foot + 15.0), "middle", text));
        }
        shapes
    }

    /// The picture in a file of its own, in light colours, with a line that says which wall is whose.
    pub fn svg(&self) -> String {
        let title = say::answer_chart(&self.read(self.zero).sentence());
        let (left, right) = (say::answer_left_wall(), say::answer_right_wall());
        let legend = [
            Shape::text("left", (LEFT, HEIGHT + 8.0), "start", format!("━ {left}")),
            Shape::text("right", (WIDTH - RIGHT, HEIGHT + 8.0), "end", format!("┅ {right}")),
        ];
        let shapes = self.axes(self.temperatures()).into_iter().chain(self.walls()).chain(legend);
        let shapes = shapes.map(|shape| (paint(shape.class), shape));
        figure(&title, (WIDTH, HEIGHT + LEGEND), shapes)
    }

    pub fn read(&self, level: usize) -> Reading {
        let level = self.level(level);
        let wall = |side| self.wall_at(side, level).map_or("?".to_string(), signed);
        let foot = self.walls.left.last();
        Reading {
            temperature: signed(level),
            left: wall(Player::Left),
            right: wall(Player::Right),
            is_frozen: foot.is_some_and(|foot| foot.temperature <= level),
        }
    }

    /// Whether a jump is worth playing at a temperature: after the tax, it reaches its player's
    /// wall. `wall` is the opponent's wall of the position after the jump.
    pub fn is_worth(&self, side: Player, wall: &[Corner], level: usize) -> bool {
        let level = self.level(level);
        let is_hot = self.walls.left.last().is_some_and(|foot| level < foot.temperature);
        let after = value_at(wall, level).and_then(|after| match side {
            Player::Left => after.checked_sub(level),
            Player::Right => after.checked_add(level),
        });
        is_hot && after.is_some() && after == self.wall_at(side, level)
    }

    fn all_corners(&self) -> impl Iterator<Item = &Corner> {
        self.walls.left.iter().chain(&self.walls.right).chain(&self.others)
    }

    fn level(&self, level: usize) -> Dyadic {
        self.levels[level.min(self.last_level())]
    }

    fn wall_at(&self, side: Player, level: Dyadic) -> Option<Dyadic> {
        value_at(&self.walls[side], level)
    }
}

/// Shapes in a file of their own, each with the attributes that its class stands for.
pub fn figure(
    title: &str,
    (width, height): (f64, f64),
    shapes: impl Iterator<Item = (String, Shape)>,
) -> String {
    let title = escape(title);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<title>{title}</title>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fffdf8\"/>\n"
    );
    for (paint, Shape { element, attributes, text, .. }) in shapes {
        let _ = write!(svg, "<{element} {paint}");
        for (name, value) in attributes {
            let _ = write!(svg, " {name}=\"{value}\"");
        }
        let _ = writeln!(svg, ">{}</{element}>", escape(&text));
    }
    svg + "</svg>\n"
}

impl Shape {
    pub fn text(class: &'static str, (x, y): (f64, f64), anchor: &str, text: String) -> Shape {
        let place = [("x", x.to_string()), ("y", y.to_string())];
        let attributes = place.into_iter().chain([("text-anchor", anchor.to_string())]).collect();
        Shape { element: "text", class, attributes, text }
    }
}

impl Corner {
    /// `None` if a number does not fit.
    pub fn read(value: &str, temperature: &str) -> Option<Corner> {
        Some(Corner { value: value.parse().ok()?, temperature: temperature.parse().ok()? })
    }
}

impl Line {
    /// The line from this temperature on.
    pub fn new(coldest: i64, corners: Vec<Corner>, slope: i8) -> Line {
        let whole = Line { corners, slope };
        let corners = cut(whole.corners.clone(), coldest, |_, level| whole.value_at(level));
        Line { corners, ..whole }
    }

    /// Its corners, and how it goes on.
    pub fn words(&self) -> String {
        let corner = |corner: &Corner| {
            say::answer_line_corner(&signed(corner.temperature), &signed(corner.value))
        };
        let corners: Vec<String> = self.corners.iter().map(corner).collect();
        let corners = corners.join(", ");
        match self.slope {
            0 => say::answer_line_up(&corners),
            1.. => say::answer_line_more(&corners),
            _ => say::answer_line_less(&corners),
        }
    }

    fn value_at(&self, temperature: Dyadic) -> Option<Dyadic> {
        let last = self.corners.last().filter(|last| last.temperature < temperature);
        let Some(last) = last else { return value_at(&self.corners, temperature) };
        let rise =
            temperature.checked_sub(last.temperature)?.checked_mul(i64::from(self.slope).into())?;
        last.value.checked_add(rise)
    }

    /// Its corners below a temperature, and its point there.
    fn until(&self, temperature: Dyadic) -> Option<Vec<Corner>> {
        let below = self.corners.iter().filter(|corner| corner.temperature < temperature);
        let end = Corner { value: self.value_at(temperature)?, temperature };
        Some(below.copied().chain([end]).collect())
    }
}

impl Reading {
    pub fn sentence(&self) -> String {
        let Reading { temperature, left, right, is_frozen } = self;
        match is_frozen {
            true => say::answer_reading_mast(temperature, left),
            false => say::answer_reading(left, right, temperature),
        }
    }
}

/// How a file of its own shows what the page's style sheets describe by class.
fn paint(class: &str) -> String {
    let line =
        "fill=\"none\" stroke-width=\"3.2\" stroke-linejoin=\"round\" stroke-linecap=\"round\"";
    let [left, right] = Player::ALL.map(|player| ink(Outcome::Wins(player)));
    match class {
        "" => "fill=\"#655c52\" font-weight=\"500\"".to_string(),
        "left" => format!("fill=\"{left}\""),
        "right" => format!("fill=\"{right}\""),
        "mast" => format!("{line} stroke=\"#221e19\""),
        "wall left" => format!("{line} stroke=\"{left}\""),
        "wall right" => format!("{line} stroke=\"{right}\" stroke-dasharray=\"7 5\""),
        _ => "stroke=\"#ddd3c2\" stroke-width=\"1.5\"".to_string(),
    }
}

fn value_at(wall: &[Corner], temperature: Dyadic) -> Option<Dyadic> {
    let next = wall.partition_point(|corner| corner.temperature <= temperature);
    let below = wall.get(next.checked_sub(1)?)?;
    let Some(above) = wall.get(next) else { return Some(below.value) };
    let rise = temperature.checked_sub(below.temperature)?;
    match above.value.cmp(&below.value) {
        std::cmp::Ordering::Less => below.value.checked_sub(rise),
        std::cmp::Ordering::Equal => Some(below.value),
        std::cmp::Ordering::Greater => below.value.checked_add(rise),
    }
}

/// The corners from this temperature on, where `value_at` says the value. What begins later stays.
fn cut(
    corners: Vec<Corner>,
    coldest: i64,
    value_at: impl Fn(&[Corner], Dyadic) -> Option<Dyadic>,
) -> Vec<Corner> {
    let temperature = Dyadic::from(coldest);
    let first = value_at(&corners, temperature).map(|value| Corner { value, temperature });
    let warmer = corners.into_iter().filter(|corner| corner.temperature > temperature);
    first.into_iter().chain(warmer).collect()
}

/// Temperatures in even steps from the coldest to the top, and those of the corners.
fn levels(coldest: i64, top: Dyadic, corners: impl Iterator<Item = Dyadic>) -> Option<Vec<Dyadic>> {
    let span = top.floor().checked_sub(coldest)?;
    let parts = [8, 4, 2, 1].into_iter().find(|parts| span.saturating_mul(*parts) <= MOST_LEVELS);
    let (parts, stride) = (parts.unwrap_or(1), (span / MOST_LEVELS).max(1));
    let even = (0..=span.checked_mul(parts)? / stride).map(|step| step * stride + coldest * parts);
    let even = even.filter_map(|count| Dyadic::new(count, parts.trailing_zeros()));
    let mut levels: Vec<Dyadic> = even.chain(corners).chain([Dyadic::from(0), top]).collect();
    sort_by(&mut levels, Dyadic::cmp);
    levels.dedup();
    Some(levels)
}

/// The numbers at their places, without those that are too near to one before.
fn spread(
    numbers: impl Iterator<Item = Dyadic>,
    place: impl Fn(f64) -> f64,
    apart: f64,
) -> Vec<Tick> {
    let mut taken: Vec<Tick> = Vec::new();
    for number in numbers {
        let at = place(number.approximate());
        if taken.iter().all(|other| (other.at - at).abs() >= apart) {
            taken.push(Tick { at, text: signed(number) });
        }
    }
    taken
}

pub fn signed(number: Dyadic) -> String {
    number.to_string().replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wall(corners: &[(&str, &str)]) -> Vec<Corner> {
        corners
            .iter()
            .map(|(value, temperature)| Corner::read(value, temperature).unwrap())
            .collect()
    }

    fn chart(left: &[(&str, &str)], right: &[(&str, &str)]) -> Chart {
        Chart::new(COLDEST, &[], ByPlayer { left: wall(left), right: wall(right) }).unwrap()
    }

    /// The switch {2|−1}: Left's wall is 2 − t, Right's is −1 + t, and they meet at 1/2 at
    /// temperature 3/2.
    fn switch() -> Chart {
        chart(&[("3", "-1"), ("1/2", "3/2")], &[("-2", "-1"), ("1/2", "3/2")])
    }

    #[track_caller]
    fn check(chart: &Chart, y: f64, sentence: &str) {
        assert_eq!(chart.read(chart.level_at(y)).sentence(), sentence);
    }

    #[test]
    fn reads_walls_exactly() {
        let chart = switch();
        check(&chart, chart.y(-1.0), "at t = −1: Left wall 3, Right wall −2");
        check(&chart, chart.y(0.0), "at t = 0: Left wall 2, Right wall −1");
        check(&chart, chart.y(0.26), "at t = 1/4: Left wall 7/4, Right wall −3/4");
        check(&chart, chart.y(1.5), "at t = 3/2: both walls 1/2, the mast");
        check(&chart, -1000.0, "at t = 3: both walls 1/2, the mast");
        assert_eq!(chart.read(chart.zero).temperature, "0");
    }

    #[test]
    fn puts_left_to_the_left_and_heat_up() {
        let chart = switch();
        assert!(chart.x(2.0) < chart.x(-1.0) && chart.y(1.0) < chart.y(0.0));
        let points: Vec<Vec<f64>> = format!("{} {}", chart.wall(Player::Left), chart.mast())
            .split(' ')
            .map(|point| point.split(',').map(|number| number.parse().unwrap()).collect())
            .collect();
        let inside = |point: &Vec<f64>| {
            (0.0..=WIDTH).contains(&point[0]) && (0.0..=HEIGHT).contains(&point[1])
        };
        assert!(points.iter().all(inside), "{points:?}");
        assert_eq!(points[1], points[2]);
        assert_eq!(points[2][0], points[3][0]);
    }

    #[test]
    fn labels_axes_without_crowding() {
        let texts = |ticks: Vec<Tick>| ticks.into_iter().map(|t| t.text).collect::<Vec<_>>();
        assert_eq!(texts(switch().values())[..3], ["1/2", "2", "−1"]);
        assert_eq!(texts(switch().temperatures()), ["0", "−1", "3/2", "3"]);
        let number = chart(&[("1/2", "-1")], &[("1/2", "-1")]);
        assert_eq!(texts(number.values())[0], "1/2");
        let wide = chart(&[("1", "-1"), ("0", "0")], &[("0", "-1")]);
        assert_eq!(texts(wide.values()).len(), 2);
        let far = chart(&[("100000", "-1"), ("0", "99999")], &[("-100000", "-1"), ("0", "99999")]);
        assert!(far.last_level() < 1000);
    }

    #[test]
    fn says_until_when_a_jump_is_worth_it() {
        let chart = switch();
        let half = chart.level_at(chart.y(0.5));
        // One jump leads to 2 at once, the other to {2|0}, whose right wall is 1 from temperature 1
        // on.
        assert!(chart.is_worth(Player::Left, &wall(&[("2", "-1")]), half));
        let slow = wall(&[("0", "-1"), ("0", "0"), ("1", "1")]);
        assert!(!chart.is_worth(Player::Left, &slow, half));
        assert!(chart.is_worth(Player::Right, &wall(&[("-1", "-1")]), half));
        assert!(!chart.is_worth(Player::Right, &wall(&[("-1", "-1")]), chart.last_level()));
    }

    #[test]
    fn gives_up_on_numbers_that_do_not_fit() {
        for huge in ["99999999999999999999", "1/3"] {
            assert_eq!(Corner::read(huge, "-1"), None);
            assert_eq!(Corner::read("0", huge), None);
        }
        let far = i64::MAX.to_string();
        let wall = wall(&[("0", "-1"), ("0", &far)]);
        assert!(Chart::new(COLDEST, &[], ByPlayer { left: wall.clone(), right: wall }).is_none());
    }

    /// The file has every line and number of the chart.
    #[test]
    fn a_file_shows_the_chart() {
        let chart = switch();
        let svg = chart.svg();
        let walls = [chart.wall(Player::Left), chart.wall(Player::Right), chart.mast()];
        for points in walls {
            assert_eq!(svg.matches(&format!("points=\"{points}\"")).count(), 1, "{points}");
        }
        let numbers: Vec<Tick> = [chart.values(), chart.temperatures()].concat();
        for Tick { text, .. } in &numbers {
            assert!(svg.contains(&format!(">{text}</text>")), "{text}");
        }
        assert!(svg.contains("<title>Thermograph; at t = 0: Left wall 2, Right wall −1</title>"));
        assert_eq!(svg.matches("<text").count(), numbers.len() + 2);
    }
}
