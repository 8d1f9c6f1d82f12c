//! Weights of squares: whether they obey the law, and what they then prove.
//!
//! A rectangle of weights is enough. Mirrored at its rims, and again at those of the image, it
//! fills the plane. Three squares in a line are then the images of three squares of the rectangle,
//! or lie across a rim as `b a b`: if the law holds inside, it holds everywhere.

use crate::board::area::Area;
use konane::{Direction, Line, Potential, Square};
use words::{Words, say};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    pub area: Area,
    /// Row by row, none negative.
    numbers: Vec<i64>,
}

/// Whether weights obey the law: weight(landing) ≤ weight(jumper) + weight(jumped).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Check {
    /// How many jumps were checked: all of the rectangle.
    pub jumps: usize,
    /// How many jumps keep the total weight.
    pub even: usize,
    /// Jumps that increase the total weight: the squares of the jumper, of the jumped stone, and of
    /// the landing.
    pub broken: Vec<[Square; 3]>,
}

/// The greatest weight that the reader can type.
pub const MOST: i64 = 99_999;

impl Weights {
    pub fn of(potential: Potential, area: Area, goal: Square) -> Weights {
        let weight = |square| potential.weight_of(square, goal, Direction::Up);
        Weights { area, numbers: area.squares().map(weight).collect() }
    }

    /// Similar weights in smaller numbers, which people can read: golden lines begin with a smaller
    /// Fibonacci number, the smallest of those tried that still proves what the great one does.
    pub fn readable(potential: Potential, area: Area, goal: Square, stones: &[Square]) -> Weights {
        let with = |first: usize| {
            let golden = Potential::Steps(first);
            let on_line = |line: Line, n: i32| match line {
                Line::Golden => golden.weight(n, 0),
                line => line.weight(n),
            };
            let weight = |square: Square| {
                let (behind, aside) = (square.row - goal.row, square.column - goal.column);
                match potential {
                    Potential::Steps(_) => golden.weight(behind, aside),
                    Potential::Product { behind: along, aside: across } => {
                        on_line(along, behind) * on_line(across, aside)
                    }
                }
            };
            Weights { area, numbers: area.squares().map(weight).collect() }
        };
        let proves = |weights: &Weights| weights.total(stones) < weights.at(goal);
        (4..=LARGEST).map(with).find(proves).unwrap_or_else(|| with(LARGEST))
    }

    /// Reads rows joined by `_` with numbers joined by `.`; `None` if there are not as many numbers
    /// as squares.
    pub fn read(area: Area, text: &str) -> Option<Weights> {
        let number = |text: &str| text.parse().ok().filter(|number| (0..=MOST).contains(number));
        let numbers: Option<Vec<i64>> = text.split(['_', '.']).map(number).collect();
        let numbers = numbers.filter(|numbers| numbers.len() == area.squares().count())?;
        Some(Weights { area, numbers })
    }

    pub fn text(&self) -> String {
        let row = |row: &[i64]| row.iter().map(i64::to_string).collect::<Vec<_>>().join(".");
        let rows = self.numbers.chunks(self.area.columns.max(1) as usize).map(row);
        rows.collect::<Vec<_>>().join("_")
    }

    pub fn with(&self, square: Square, weight: i64) -> Weights {
        let mut weights = self.clone();
        if let Some(number) = weights.index(square).and_then(|index| weights.numbers.get_mut(index))
        {
            *number = weight.clamp(0, MOST);
        }
        weights
    }

    /// The weight of a square; beyond the rectangle, that of the square whose image it is.
    pub fn at(&self, square: Square) -> i64 {
        let Area { corner, rows, columns } = self.area;
        let row = mirrored(square.row - corner.row, rows) + corner.row;
        let column = mirrored(square.column - corner.column, columns) + corner.column;
        let index = self.index(Square::new(row, column));
        index.and_then(|index| self.numbers.get(index)).copied().unwrap_or_default()
    }

    pub fn total(&self, stones: &[Square]) -> i64 {
        stones.iter().map(|&stone| self.at(stone)).sum()
    }

    /// Checks every jump of the rectangle.
    pub fn check(&self) -> Check {
        let mut check = Check::default();
        for from in self.area.squares() {
            for direction in Direction::ALL {
                let [over, to] = [1, 2].map(|steps| from.step(direction, steps));
                if self.area.has(to) {
                    let gain = self.at(to) - self.at(from) - self.at(over);
                    check.jumps += 1;
                    check.even += usize::from(gain == 0);
                    if gain > 0 {
                        check.broken.push([from, over, to]);
                    }
                }
            }
        }
        check
    }

    fn index(&self, square: Square) -> Option<usize> {
        let Area { corner, columns, .. } = self.area;
        let (row, column) = (square.row - corner.row, square.column - corner.column);
        self.area.has(square).then_some((row * columns + column) as usize)
    }
}

/// The last Fibonacci number that [`Weights::readable`] tries.
const LARGEST: usize = 18;

/// A position on an infinite line, folded back and forth onto `count` positions.
fn mirrored(place: i32, count: i32) -> i32 {
    let period = (2 * (count - 1)).max(1);
    let place = place.rem_euclid(period);
    place.min(period - place).min(count - 1)
}

/// The names of the potentials in links and in words, in the order of [`Potential::choice`], with
/// the figures in which Ernst has them.
pub const NAMES: [(&str, Words); 7] = [
    ("golden", say::PEN_GOLDEN),
    ("golden-even", say::PEN_GOLDEN_EVEN),
    ("even-golden", say::PEN_EVEN_GOLDEN),
    ("ladder-golden", say::PEN_LADDER_GOLDEN),
    ("ladder-even", say::PEN_LADDER_EVEN),
    ("ladder-skew", say::PEN_LADDER_SKEW),
    ("ladder-mirrored", say::PEN_LADDER_MIRRORED),
];

/// The power of σ that a square weighs, if the goal weighs 1. `None` if the potential has other
/// weights; `Some(None)` if the square weighs nothing.
pub fn power(potential: Potential, behind: i32, aside: i32) -> Option<Option<i32>> {
    let (behind, aside) = (behind.abs(), aside.abs());
    match potential {
        Potential::Steps(_) => Some(Some(behind + aside)),
        Potential::Product { behind: Line::Golden, aside: Line::Even } => {
            Some((aside % 2 == 0).then_some(behind))
        }
        Potential::Product { behind: Line::Even, aside: Line::Golden } => {
            Some((behind % 2 == 0).then_some(aside))
        }
        Potential::Product { .. } => None,
    }
}

/// σ, of which every power is the sum of the next two.
pub fn sigma() -> f64 {
    (5f64.sqrt() - 1.0) / 2.0
}

/// The weight of the first rows of a half plane whose goal lies five squares beyond it: row n
/// weighs σⁿ⁺² if the goal weighs 1.
pub fn of_rows(rows: i32) -> f64 {
    (2..2 + rows).map(|power| sigma().powi(power)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use konane::LIMITS;

    fn area(first: (i32, i32), last: (i32, i32)) -> Area {
        Area::between(Square::new(first.0, first.1), Square::new(last.0, last.1))
    }

    /// Ernst's weights for a box of 3 × 3 and a goal three squares beyond its left column.
    const ERNST: &str = "21.13.8_13.8.5_8.5.3_5.3.2_3.2.1_2.1.1";

    #[test]
    fn a_wrong_weight_breaks_the_law() {
        let place = area((-3, 0), (2, 2));
        let weights = Weights::read(place, ERNST).unwrap();
        let check = weights.check();
        // Each row has one triple and each column four; each counts in both directions.
        assert_eq!((check.jumps, check.broken.len()), (2 * (6 + 3 * 4), 0));
        let stones: Vec<_> = area((0, 0), (2, 2)).squares().collect();
        assert_eq!((weights.total(&stones), weights.at(Square::new(-3, 0))), (20, 21));

        let wrong = weights.with(Square::new(-2, 0), 12);
        let broken = wrong.check().broken;
        let jump = [(-1, 0), (-2, 0), (-3, 0)].map(|(row, column)| Square::new(row, column));
        assert!(broken.contains(&jump), "{broken:?}");
        assert!(wrong.with(Square::new(-2, 0), 13) == weights);
    }

    #[test]
    fn the_law_holds_beyond_the_rim() {
        let weights = Weights::read(area((-3, 0), (2, 2)), ERNST).unwrap();
        let plane: Vec<i64> =
            area((-40, -40), (40, 40)).squares().map(|it| weights.at(it)).collect();
        let wide = Weights { area: area((-40, -40), (40, 40)), numbers: plane };
        assert!(wide.check().broken.is_empty());
        let strip = Weights::read(area((-1, 0), (1, 0)), "2.1.1").unwrap();
        assert_eq!(strip.at(Square::new(0, 7)), 1);
    }

    #[test]
    fn all_potentials_obey_the_law_in_both_kinds_of_numbers() {
        for potential in Potential::choice(9) {
            let (place, goal) = (area((-6, -4), (6, 12)), Square::new(-5, 3));
            assert!(Weights::of(potential, place, goal).check().broken.is_empty(), "{potential:?}");
            let readable = Weights::readable(potential, place, goal, &[]);
            assert!(readable.check().broken.is_empty(), "{potential:?}");
        }
    }

    #[test]
    fn readable_weights_prove_the_limits() {
        for limit in LIMITS.iter().filter(|limit| limit.distance < 5) {
            let (depth, width) = (limit.depth.unwrap_or(5), limit.width.unwrap_or(13));
            let stones: Vec<_> = area((0, 0), (depth - 1, width - 1)).squares().collect();
            for column in 0..width {
                let goal = Square::new(-limit.distance, column);
                let proof = Potential::against(&stones, goal, Direction::Up).unwrap();
                let place = area((-limit.distance, 0), (depth - 1, width - 1));
                let weights = Weights::readable(proof, place, goal, &stones);
                assert!(weights.total(&stones) < weights.at(goal), "{limit:?} {column}");
                assert_eq!(Weights::read(place, &weights.text()), Some(weights));
            }
        }
    }

    #[test]
    fn rows_of_the_half_plane_come_to_1() {
        // A second method adds up the squares, as the potential weighs them.
        let golden = Potential::GOLDEN;
        let square = |row, column| golden.weight(5 + row, column) as f64 / golden.of_goal() as f64;
        for rows in 1..=8 {
            let squares =
                (0..rows).flat_map(|row| (-30..=30).map(move |column| square(row, column)));
            let sum: f64 = squares.sum();
            assert!((sum - of_rows(rows)).abs() < 1e-5, "{rows}: {sum} and {}", of_rows(rows));
            // After n rows, σⁿ is missing.
            assert!((1.0 - of_rows(rows) - sigma().powi(rows)).abs() < 1e-12);
        }
        assert!((of_rows(60) - 1.0).abs() < 1e-12 && of_rows(20) < 1.0);
    }

    #[test]
    fn nonsense_is_no_weights() {
        let place = area((0, 0), (1, 1));
        for text in ["", "1.2_3", "1.2_3.-4", "1.2_3.100000", "1.2_3.4.5", "a.b_c.d"] {
            assert_eq!(Weights::read(place, text), None, "{text}");
        }
    }
}
