//! Weights of squares by the named potentials, and what they come to.

use konane::{Area, Direction, Line, Potential, Square};
use words::{Words, say};

/// What each leap on these squares adds to the total weight: never more than nothing.
pub fn gains(potential: Potential, goal: Square, area: Area) -> Vec<i64> {
    let weight = |square| potential.weight_of(square, goal, Direction::Up);
    let leaps = area.squares().flat_map(|from| {
        Direction::ALL.map(|direction| [0, 1, 2].map(|steps| from.step(direction, steps)))
    });
    let inside = leaps.filter(|&[.., to]| area.has(to));
    inside.map(|[from, over, to]| weight(to) - weight(from) - weight(over)).collect()
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

    #[test]
    fn no_leap_adds_weight() {
        let area = Area::between(Square::new(-6, -4), Square::new(6, 12));
        for potential in Potential::choice(9) {
            let gains = gains(potential, Square::new(-5, 3), area);
            // Each of 13 rows has 15 triples and each of 17 columns has 11; each counts in both directions.
            assert_eq!(gains.len(), 2 * (13 * 15 + 17 * 11));
            assert!(gains.iter().all(|&gain| gain <= 0), "{potential:?}");
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
}
