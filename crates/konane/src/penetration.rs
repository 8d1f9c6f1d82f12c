//! Penetration: how far the stones of a group can get beyond its box when both players help.

use hashbrown::HashSet;

use crate::pegs::Pegs;
use crate::potential::Potential;
use crate::reach_bound::ReachBound;
use crate::{Area, Direction, Jump, MARGIN, Square};
use basics::budget::{Budget, Stopped};
use basics::sorting::sort_by_number;

/// The greatest penetration of a box (Ernst 1995, table 1): one row for each depth in the direction
/// of the jumps, from 1 to 5 and more; one column for each width across, from 1 to 13 and more.
/// Stones in the box attain every entry.
pub const TABLE: [[i32; 13]; 5] = [
    [0; 13],
    [1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3],
    [1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4],
    [1, 1, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4],
    [1, 1, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4],
];

/// The greatest penetration of any stones in a box.
pub fn by_box(depth: i32, width: i32) -> i32 {
    if depth < 1 || width < 1 {
        return 0;
    }
    TABLE[depth.min(5) as usize - 1][width.min(13) as usize - 1]
}

/// The most positions that a search explores, and the most steps that it spends on one square.
const MOST_POSITIONS: usize = 20_000;
const MOST_STEPS: u64 = 5_000;
/// The most steps on one square for [`ascent`], which looks for few squares.
const MOST_ASCENT_STEPS: u64 = 60_000;
/// How many positions [`ascent`] keeps after each number of leaps.
const MOST_ABREAST: usize = 1_000;

/// How far the stones get in one direction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// A distance that some stone is known to reach.
    pub found: i32,
    /// No stone gets farther than this.
    pub bound: i32,
    /// Leaps that bring a stone to the distance `found`.
    pub leaps: Vec<Jump>,
}

impl Reach {
    /// Whether no stone gets farther than the one that was found.
    pub fn is_exact(&self) -> bool {
        self.found == self.bound
    }
}

/// What the stones of a group can do when both players help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Penetration {
    /// In the order of [`Direction::ALL`].
    pub by: [Reach; 4],
    /// The squares that a stone is known to reach, and the squares of the stones.
    pub squares: Vec<Square>,
    /// Squares that a stone may or may not reach. If there are none, `squares` are all squares that
    /// can be reached.
    pub undecided: Vec<Square>,
    /// Stones that can certainly neither jump nor be jumped over.
    pub dead: Vec<Square>,
    /// Whether all other stones certainly can.
    pub is_dead_exact: bool,
}

impl Penetration {
    /// How far the stones get in this direction beyond their box.
    pub fn reach(&self, direction: Direction) -> &Reach {
        &self.by[direction as usize]
    }

    /// Whether it is known of every square if a stone gets there.
    pub fn is_exact(&self) -> bool {
        self.undecided.is_empty()
    }

    /// All squares that a stone can ever stand on, and perhaps more.
    pub fn all_squares(&self) -> impl Iterator<Item = Square> {
        self.squares.iter().chain(&self.undecided).copied()
    }
}

/// How far stones get on the squares that exist. If the budget runs out, some results remain
/// bounds.
pub fn penetration(
    stones: &[Square],
    has_square: impl Fn(Square) -> bool,
    budget: &mut Budget,
) -> Penetration {
    let bound = ReachBound::new(stones, has_square);
    let undecided = without(&bound.squares, stones);
    let mut penetration = Penetration {
        by: Direction::ALL.map(|direction| unsearched(stones, &undecided, direction)),
        squares: stones.to_vec(),
        undecided,
        dead: without(stones, &bound.lively),
        is_dead_exact: bound.lively.is_empty(),
    };
    if let Some(pegs) = Pegs::new(stones, &bound) {
        penetration.search(stones, &pegs, budget);
    }
    sort_by_number(&mut penetration.squares, Square::number);
    penetration
}

/// Leaps that bring a stone to a square: the fewest possible, if the search can find them. `None`
/// if no stone can reach the square.
pub fn leaps_to(
    stones: &[Square],
    has_square: impl Fn(Square) -> bool,
    goal: Square,
    budget: &mut Budget,
) -> Result<Option<Vec<Jump>>, Stopped> {
    let bound = ReachBound::new(stones, has_square);
    if !bound.squares.contains(&goal) {
        return Ok(None);
    }
    let pegs = Pegs::new(stones, &bound).ok_or(Stopped::Size)?;
    let explored = pegs.explore(MOST_POSITIONS, budget);
    if let Some(leaps) = explored.leaps_to(goal) {
        return Ok(Some(leaps));
    }
    if explored.is_complete {
        return Ok(None);
    }
    let direction = Area::around(stones).map_or(Direction::Up, |area| direction_to(area, goal));
    pegs.leaps_to(goal, direction, u64::MAX, budget)
}

/// How far up a stone gets, as far as the search knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ascent {
    /// The distance above the stones' first row; one less than the least distance asked for if the
    /// search has found no way.
    pub distance: i32,
    /// Leaps that bring a stone there; none if the search has found no way.
    pub leaps: Vec<Jump>,
    /// Whether no stone gets farther within the distances asked for: the search was complete, or
    /// weights exclude it.
    pub is_proved: bool,
}

/// The greatest distance above the stones' first row, between two limits, to which leaps bring a
/// stone.
pub fn ascent(stones: &[Square], (least, most): (i32, i32), budget: &mut Budget) -> Ascent {
    let nowhere = Ascent { distance: least - 1, leaps: Vec::new(), is_proved: stones.is_empty() };
    let bound = ReachBound::new(stones, |_| true);
    let (Some(area), Some(pegs)) = (Area::around(stones), Pegs::new(stones, &bound)) else {
        return nowhere;
    };
    let explored = pegs.explore(MOST_POSITIONS, budget);
    let mut is_proved = true;
    for distance in (least..=most).rev() {
        let row = area.corner.row - distance;
        for &goal in bound.squares.iter().filter(|square| square.row == row) {
            let found = match explored.leaps_to(goal) {
                None if !explored.is_complete => {
                    match pegs.dash_to(goal, Direction::Up, MOST_ABREAST, budget) {
                        None => pegs.leaps_to(goal, Direction::Up, MOST_ASCENT_STEPS, budget),
                        found => Ok(found),
                    }
                }
                found => Ok(found),
            };
            match found {
                Ok(Some(leaps)) => return Ascent { distance, leaps, is_proved },
                Ok(None) => {}
                Err(_) => is_proved = false,
            }
        }
    }
    Ascent { is_proved, ..nowhere }
}

/// The bounds by the table and the potentials, before any search.
fn unsearched(stones: &[Square], undecided: &[Square], direction: Direction) -> Reach {
    let Some(area) = Area::around(stones) else {
        return Reach { found: 0, bound: 0, leaps: Vec::new() };
    };
    let bound = match direction {
        Direction::Up | Direction::Down => by_box(area.rows, area.columns),
        Direction::Left | Direction::Right => by_box(area.columns, area.rows),
    };
    // From the farthest distance inwards, the first one that the potentials do not exclude.
    let farthest = (1..=bound).rev().find(|&distance| {
        let at = |square: &&Square| beyond(area, **square, direction) == distance;
        let mut squares = undecided.iter().filter(at);
        squares.any(|&square| Potential::against(stones, square, direction).is_none())
    });
    Reach { found: 0, bound: farthest.unwrap_or(0), leaps: Vec::new() }
}

/// How far a square lies beyond a rectangle in a direction; 0 or less if it does not.
fn beyond(area: Area, square: Square, direction: Direction) -> i32 {
    let (first, last) = (area.corner, area.last());
    match direction {
        Direction::Up => first.row - square.row,
        Direction::Down => square.row - last.row,
        Direction::Left => first.column - square.column,
        Direction::Right => square.column - last.column,
    }
}

/// The direction in which a square lies farthest beyond a rectangle.
fn direction_to(area: Area, goal: Square) -> Direction {
    let farthest =
        Direction::ALL.into_iter().max_by_key(|&direction| beyond(area, goal, direction));
    farthest.unwrap_or(Direction::Up)
}

fn without(squares: &[Square], others: &[Square]) -> Vec<Square> {
    let others: HashSet<&Square> = others.iter().collect();
    squares.iter().filter(|square| !others.contains(square)).copied().collect()
}

impl Penetration {
    fn search(&mut self, stones: &[Square], pegs: &Pegs, budget: &mut Budget) {
        let Some(area) = Area::around(stones) else {
            return;
        };
        let explored = pegs.explore(MOST_POSITIONS, budget);
        self.squares = stones.to_vec();
        let reached = without(&explored.squares(), stones);
        self.undecided = without(&self.undecided, &reached);
        for square in reached {
            self.find(area, square, || explored.leaps_to(square).unwrap_or_default());
        }
        if explored.is_complete {
            self.undecided.clear();
            self.dead = without(stones, &explored.lively());
            self.is_dead_exact = true;
        }
        // The farthest squares come first, because they decide the penetrations.
        let mut goals = std::mem::take(&mut self.undecided);
        let distance = |&goal: &Square| beyond(area, goal, direction_to(area, goal));
        sort_by_number(&mut goals, |goal| -i64::from(distance(goal)));
        for goal in goals {
            match pegs.leaps_to(goal, direction_to(area, goal), MOST_STEPS, budget) {
                Ok(Some(leaps)) => self.find(area, goal, || leaps.clone()),
                Ok(None) => {}
                Err(_) => self.undecided.push(goal),
            }
        }
        sort_by_number(&mut self.undecided, Square::number);
        for direction in Direction::ALL {
            let open = self.undecided.iter().map(|&square| beyond(area, square, direction));
            let reach = &mut self.by[direction as usize];
            reach.bound = open.fold(reach.found, i32::max);
        }
    }

    fn find(&mut self, area: Area, goal: Square, leaps: impl Fn() -> Vec<Jump>) {
        self.squares.push(goal);
        for direction in Direction::ALL {
            let distance = beyond(area, goal, direction);
            let reach = &mut self.by[direction as usize];
            if distance > reach.found {
                reach.found = distance;
                reach.leaps = leaps();
            }
        }
    }
}

const _: () = assert!(MARGIN == 4, "no penetration in the table is greater");
