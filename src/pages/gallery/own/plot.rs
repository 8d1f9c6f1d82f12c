//! The means and temperatures of a family as a drawing.

use crate::pages::gallery::own::query::OwnFamily;
use crate::pages::gallery::own::rows::OwnRow;
use konane::Rules;
use teaching::families::lone_letter;
use value::Dyadic;

/// The size of a picture, and the space for the numbers at its axes.
pub const WIDTH: f64 = 520.0;
pub const HEIGHT: f64 = 200.0;
const LEFT: f64 = 46.0;
const RIGHT: f64 = 14.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 26.0;
/// About this many numbers stand at an axis.
const MOST_TICKS: f64 = 6.0;

/// What a picture shows of each value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    Mean,
    Temperature,
}

/// One measure over the numbers of one letter, by both rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Plot {
    pub measure: Measure,
    pub letter: char,
    pub curves: Vec<Curve>,
    across: Scale,
    up: Scale,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    pub rules: Rules,
    pub points: Vec<Spot>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    pub number: i32,
    pub measured: Dyadic,
    /// Whether the value is a number, and so equal to its mean.
    pub is_number: bool,
}

/// A number at an axis, and its place in the picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Tick {
    pub at: f64,
    pub text: String,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Scale {
    least: f64,
    most: f64,
    step: f64,
}

impl Plot {
    /// Both pictures; none if not exactly one letter has a range, or nothing is known yet.
    pub fn of(family: &OwnFamily, rows: &[OwnRow]) -> Vec<Plot> {
        let points: Vec<&[i32]> = rows.iter().map(|row| row.point.as_slice()).collect();
        let Some(place) = lone_letter(&points) else { return Vec::new() };
        let plot = |measure| {
            let curve = |(at, rules): (usize, Rules)| Curve {
                rules,
                points: rows.iter().filter_map(|row| spot(row, at, place, measure)).collect(),
            };
            let curves: Vec<Curve> = Rules::ALL.into_iter().enumerate().map(curve).collect();
            let heights = curves
                .iter()
                .flat_map(|curve| &curve.points)
                .map(|spot| spot.measured.approximate());
            let heights: Vec<f64> = heights.collect();
            let (first, last) = (points.first()?[place], points.last()?[place]);
            (!heights.is_empty()).then(|| Plot {
                measure,
                letter: family.letters[place],
                curves,
                across: Scale {
                    step: step(f64::from(last - first), 1.0),
                    least: first.into(),
                    most: last.into(),
                },
                up: Scale::around(&heights),
            })
        };
        [Measure::Mean, Measure::Temperature].into_iter().filter_map(plot).collect()
    }

    pub fn x(&self, number: f64) -> f64 {
        LEFT + (number - self.across.least) / (self.across.most - self.across.least)
            * (WIDTH - LEFT - RIGHT)
    }

    pub fn y(&self, height: f64) -> f64 {
        HEIGHT
            - BOTTOM
            - (height - self.up.least) / (self.up.most - self.up.least) * (HEIGHT - BOTTOM - TOP)
    }

    /// The sides of the space for the curves.
    pub fn left(&self) -> f64 {
        LEFT - 8.0
    }

    pub fn right(&self) -> f64 {
        WIDTH
    }

    pub fn top(&self) -> f64 {
        TOP
    }

    pub fn bottom(&self) -> f64 {
        HEIGHT - BOTTOM
    }

    pub fn place(&self, spot: &Spot) -> (f64, f64) {
        (self.x(spot.number.into()), self.y(spot.measured.approximate()))
    }

    /// The lines of a curve, each through neighbouring numbers.
    pub fn lines(&self, curve: &Curve) -> Vec<String> {
        let runs = curve.points.chunk_by(|one, other| one.number + 1 == other.number);
        let line = |run: &[Spot]| {
            let places = run.iter().map(|spot| self.place(spot));
            places.map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
        };
        runs.map(line).collect()
    }

    pub fn across(&self) -> Vec<Tick> {
        self.across.ticks(|number| self.x(number))
    }

    pub fn up(&self) -> Vec<Tick> {
        self.up.ticks(|height| self.y(height))
    }
}

fn spot(row: &OwnRow, rules: usize, letter: usize, measure: Measure) -> Option<Spot> {
    let (mean, temperature) = row.cells[rules].heat()?;
    let measured = match measure {
        Measure::Mean => mean,
        Measure::Temperature => temperature,
    };
    let is_number =
        row.cells[rules].value()?.written(value::Style::Plain) == Some(mean.to_string());
    Some(Spot { number: *row.point.get(letter)?, measured, is_number })
}

impl Scale {
    /// A scale with room for these heights.
    fn around(heights: &[f64]) -> Scale {
        let least = heights.iter().copied().fold(f64::INFINITY, f64::min);
        let most = heights.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let (least, most) = if least == most { (least - 1.0, most + 1.0) } else { (least, most) };
        let step = step(most - least, 0.0);
        Scale { least: (least / step).floor() * step, most: (most / step).ceil() * step, step }
    }

    fn ticks(&self, place: impl Fn(f64) -> f64) -> Vec<Tick> {
        let [first, last] = [(self.least / self.step).ceil(), (self.most / self.step).floor()];
        let tick = |count: i64| {
            let number = count as f64 * self.step;
            // Below 1 a step is a power of one half.
            let halvings = (-self.step.log2()).max(0.0) as u32;
            let text = match halvings {
                0 => (number as i64).to_string(),
                _ => Dyadic::new(count, halvings)
                    .map(|number| number.to_string())
                    .unwrap_or_default(),
            };
            Tick { at: place(number), text: text.replace('-', "−") }
        };
        (first as i64..=last as i64).map(tick).collect()
    }
}

/// The step between the numbers at an axis of this length, of at least `least`: 1, 2, 5, 10 and so on, or 1 halved some
/// times.
fn step(length: f64, least: f64) -> f64 {
    let wanted = (length / MOST_TICKS).max(least);
    let mut step = 1.0;
    while step / 2.0 >= wanted {
        step /= 2.0;
    }
    let mut factors = [2.0, 2.5, 2.0].into_iter().cycle();
    while step < wanted {
        step *= factors.next().unwrap_or(2.0);
    }
    step
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::gallery::own::rows::tests::known;

    fn texts(ticks: Vec<Tick>) -> Vec<String> {
        ticks.into_iter().map(|tick| tick.text).collect()
    }

    #[test]
    fn draws_each_measure_over_the_letter() {
        // Of n = 3 nothing is known by the modern rules.
        let (_, family, rows) = known("family=x^n&n=1..4&board=plane", "-1 1 -2 2 -3 P -4 4");
        let plots = Plot::of(&family, &rows);
        assert_eq!(
            plots.iter().map(|plot| plot.measure).collect::<Vec<_>>(),
            [Measure::Mean, Measure::Temperature]
        );
        let mean = &plots[0];
        assert_eq!(
            (texts(mean.across()), texts(mean.up())),
            (
                ["1", "2", "3", "4"].map(String::from).to_vec(),
                ["−4", "−2", "0", "2", "4"].map(String::from).to_vec(),
            )
        );
        let [ancient, modern] = [&mean.curves[0], &mean.curves[1]];
        assert_eq!([ancient.points.len(), modern.points.len()], [4, 3]);
        assert!(ancient.points.iter().all(|spot| spot.is_number));
        assert_eq!([mean.lines(ancient).len(), mean.lines(modern).len()], [1, 2]);
        let (x, y) = mean.place(&modern.points[2]);
        assert_eq!((x, y), (mean.x(4.0), mean.top()));
        // All temperatures are the same.
        assert_eq!(texts(plots[1].up()), ["−2", "−3/2", "−1", "−1/2", "0"]);
    }

    #[test]
    fn needs_one_letter_with_a_range() {
        let drawn = |link: &str| {
            let (_, family, rows) = known(link, "1 1 2 2 3 3 4 4");
            Plot::of(&family, &rows).len()
        };
        assert_eq!(drawn("family=x^n/o^k&n=1..2&k=1..2"), 0);
        assert_eq!(drawn("family=x^n&n=3"), 0);
        assert_eq!(drawn("family=x^n/o^k&n=1..2&k=1"), 2);
    }

    #[test]
    fn axes_have_few_numbers() {
        for (length, expected) in
            [(0.25, 0.0625), (3.0, 0.5), (10.0, 2.0), (19.0, 5.0), (400.0, 100.0)]
        {
            assert_eq!(step(length, 0.0), expected, "{length}");
        }
        assert_eq!(step(3.0, 1.0), 1.0);
    }
}
