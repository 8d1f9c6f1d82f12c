//! A bound of what a group reaches, by jumps that take no stone away.

use crate::potential::Potential;
use crate::{Area, Bits, Direction, Field, MARGIN, Square};

/// If weighing every square took more weights of stones than this, no square is weighed.
const MOST_WEIGHINGS: usize = 2_000_000;

/// The squares that a group reaches by jumps that take no stone away.
pub struct ReachBound {
    /// Every square that a stone can ever stand on, and perhaps more.
    pub squares: Vec<Square>,
    /// The stones that may jump or be jumped over, and perhaps more.
    pub lively: Vec<Square>,
}

impl ReachBound {
    /// The bound for stones alone on the squares that `has_square` says exist.
    pub fn new(stones: &[Square], has_square: impl Fn(Square) -> bool) -> ReachBound {
        let Some(area) = Area::around(stones) else {
            return ReachBound { squares: Vec::new(), lively: Vec::new() };
        };
        let corner = area.corner - Square::new(MARGIN, MARGIN);
        let (rows, columns) = (area.rows + 2 * MARGIN, area.columns + 2 * MARGIN);
        let outside = |square: Square| square + corner;
        let mut reach = Field::new(rows, columns);
        let mut free = reach.none();
        for row in 0..rows {
            for column in 0..columns {
                let square = Square::new(row, column);
                if has_square(outside(square)) {
                    free.insert(square);
                }
            }
        }
        for &stone in stones {
            reach.insert(stone - corner);
        }
        let begin = reach.clone();
        let mut lively = reach.none();
        let mut landed = reach.none();
        // There are no more jumps than stones that can be taken.
        for _ in 1..stones.len() {
            let before = (landed.clone(), lively.clone());
            for direction in Direction::ALL {
                let victims = reach.shift(direction).and(&reach);
                // A stone that is not lively always blocks its square.
                let blocked = begin.minus(&lively);
                let landings = victims.shift(direction).and(&free).minus(&blocked);
                let victims = landings.shift(direction.opposite());
                landed = landed.or(&landings);
                lively = lively.or(&victims).or(&victims.shift(direction.opposite()));
            }
            reach = reach.or(&landed);
            if before == (landed.clone(), lively.clone()) {
                break;
            }
        }
        let squares = reach.squares().map(outside).collect();
        let lively = lively.and(&begin).squares().map(outside).collect();
        ReachBound { squares: weighed(stones, squares), lively }
    }
}

/// Leaves out squares beyond the stones' box that the golden potential excludes.
fn weighed(stones: &[Square], mut squares: Vec<Square>) -> Vec<Square> {
    let Some(area) = Area::around(stones) else {
        return squares;
    };
    let is_beyond = |square: &Square| !area.has(*square);
    let beyond = squares.iter().filter(|square| is_beyond(square)).count();
    if beyond * stones.len() <= MOST_WEIGHINGS {
        let golden = Potential::GOLDEN;
        squares.retain(|square| {
            !is_beyond(square) || golden.total(stones, *square, Direction::Up) >= golden.of_goal()
        });
    }
    squares
}
