//! The squares that stones can reach: bounds, and a search position by position.

use hashbrown::HashSet;

use crate::{Area, Bits, Direction, Flight, MARGIN, Rules, Square, by_box};

/// The squares on which a first jump can land.
#[inline]
pub(super) fn landings<B: Bits>(stones: &B, squares: &B) -> B {
    let free = squares.minus(stones);
    Direction::ALL
        .into_iter()
        .fold(stones.none(), |all, direction| all.or(&stones.leap(stones, &free, direction)))
}

/// A bound of R(A) (see [`crate::splitter`]): jumps that take no stone away. There are no more jumps
/// than stones that can be taken.
#[inline]
pub(super) fn bound<B: Bits>(stones: &B, squares: &B) -> B {
    let mut reach = stones.clone();
    for _ in 1..stones.count() {
        let grown = Direction::ALL.into_iter().fold(reach.clone(), |grown, direction| {
            grown.or(&reach.leap(&reach, squares, direction))
        });
        if grown == reach {
            break;
        }
        reach = grown;
    }
    reach
}

/// How far this many stones can get beyond any line (Conway's soldiers: the smallest army for each
/// row).
fn by_count(stones: u32) -> i32 {
    match stones {
        ..2 => 0,
        2..4 => 1,
        4..8 => 2,
        8..20 => 3,
        _ => MARGIN,
    }
}

/// How far this many stones in a box can get, by Ernst's table for the box and by the soldiers for
/// the number of stones.
pub fn beyond(area: Area, stones: u32) -> Area {
    let (rows, columns, most) = (area.rows, area.columns, by_count(stones));
    let (along, across) = (by_box(rows, columns).min(most), by_box(columns, rows).min(most));
    let margin = Square::new(along, across);
    Area::between(area.corner - margin, area.last() + margin)
}

/// The squares of a reach to which this many stones in their box can get.
pub(super) fn cropped<B: Bits>(reach: B, stones: &B) -> B {
    let (Some(area), Some(all)) = (stones.area(), reach.area()) else {
        return reach;
    };
    let allowed = beyond(area, stones.count());
    let (first, last) = (allowed.corner, allowed.last());
    let (up, down, left, right) = (first.row, last.row, first.column, last.column);
    if all.corner.row >= up
        && all.last().row <= down
        && all.corner.column >= left
        && all.last().column <= right
    {
        return reach;
    }
    let (left, right) = (left.max(0), right.min(reach.columns() - 1));
    let mut allowed = reach.none();
    for row in up.max(0)..=down.min(reach.rows() - 1) {
        for column in (left..=right).step_by(32) {
            allowed.add_row(row, column, u32::MAX >> (31 - (right - column).min(31)));
        }
    }
    reach.and(&allowed)
}

/// Finds R position by position, for many stones with few jumps; `None` if there are too many
/// positions.
pub(super) fn explore<B: Bits>(
    stones: &B,
    squares: &B,
    bound: &B,
    most_positions: usize,
) -> Option<B> {
    let mut seen: HashSet<B> = HashSet::new();
    let mut open = vec![stones.clone()];
    let mut reach = stones.clone();
    while let Some(stones) = open.pop() {
        let free = squares.minus(&stones);
        stones.any_jump(&stones, &free, Rules::Modern, |Flight { from, taken, to }| {
            let after = stones.minus(&from).minus(&taken).or(&to);
            reach = reach.or(&to);
            if seen.insert(after.clone()) {
                open.push(after);
            }
            false
        });
        if reach == *bound {
            break;
        }
        if seen.len() > most_positions {
            return None;
        }
    }
    Some(reach)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Field, Grid};
    use basics::dice::Dice;

    /// Stones in the upper left, and a reach around them.
    fn random_sets<B: Bits>(empty: B, dice: &mut Dice) -> (B, B) {
        let (mut stones, mut reach) = (empty.none(), empty);
        let square = |rows: i32, columns: i32, dice: &mut Dice| {
            Square::new(dice.below(rows as u64) as i32, dice.below(columns as u64) as i32)
        };
        for _ in 0..1 + dice.below(9) {
            stones.insert(square(reach.rows().min(4), reach.columns().min(5), dice));
        }
        for _ in 0..dice.below(40) {
            reach.insert(square(reach.rows(), reach.columns(), dice));
        }
        (stones.clone(), reach.or(&stones))
    }

    fn check(empty: impl Bits) {
        let mut dice = Dice(3);
        for _ in 0..200 {
            let (stones, reach) = random_sets(empty.clone(), &mut dice);
            let limit = beyond(stones.area().unwrap(), stones.count());
            let expected = reach.squares().filter(|&at| limit.has(at));
            assert!(cropped(reach.clone(), &stones).squares().eq(expected));

            // One jump for each stone and direction with a stone to take and a square to land on.
            let [all, squares] = [&stones, &reach].map(|set| Vec::from_iter(set.squares()));
            let lands = all
                .iter()
                .flat_map(|&from| Direction::ALL.map(|way| (from.step(way, 1), from.step(way, 2))));
            let mut lands: Vec<Square> = lands
                .filter(|(over, to)| {
                    all.contains(over) && !all.contains(to) && squares.contains(to)
                })
                .map(|(_, to)| to)
                .collect();
            assert_eq!(stones.leaps(&stones, &reach.minus(&stones)), lands.len() as u32);
            lands.sort();
            lands.dedup();
            assert!(landings(&stones, &reach).squares().eq(lands));
        }
    }

    #[test]
    fn reaches_are_cropped_and_jumps_counted_square_by_square() {
        check(0u64);
        check(Grid::<4>::new(9, 20).unwrap());
        check(Field::new(9, 100));
    }

    /// Two stones at a wall, a square for their jump and one that it does not reach: one position follows.
    #[test]
    fn a_search_ends_if_there_are_too_many_positions() {
        let row = |columns: std::ops::Range<i32>| {
            let mut row = Grid::<1>::new(1, 4).unwrap();
            columns.for_each(|column| row.insert(Square::new(0, column)));
            row
        };
        let (stones, squares) = (row(0..2), row(0..4));
        assert_eq!(explore(&stones, &squares, &squares, 1), Some(row(0..3)));
        assert_eq!(explore(&stones, &squares, &squares, 0), None);
    }

    /// 2, 4, 8 and 20 soldiers are the fewest that get 1, 2, 3 and 4 rows ahead.
    #[test]
    fn few_stones_do_not_get_far() {
        let far = [(1, 0), (2, 1), (3, 1), (4, 2), (7, 2), (8, 3), (19, 3), (20, 4), (500, 4)];
        for (stones, rows) in far {
            assert_eq!(by_count(stones), rows, "{stones} stones");
        }
        // Ernst's table: 2 for two rows of four, 1 for four rows of two.
        let area = Area::between(Square::new(0, 0), Square::new(1, 3));
        let limit = beyond(area, 8);
        assert_eq!((limit.corner, limit.last()), (Square::new(-2, -1), Square::new(3, 4)));
    }
}
