//! Surveys a board part by part: which parts can meet, and why the others cannot.

use hashbrown::HashSet;

use crate::penetration::{Penetration, penetration};
use crate::{Area, Board, Direction, Edge, Jump, Square, leaps_to};
use basics::budget::Budget;
use basics::sorting::sort_by_number;

/// What can be said about a board before the solver values it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Survey {
    /// Stones that interact with no others.
    pub parts: Vec<PartInfo>,
    /// Stones that can certainly neither jump nor be jumped over, in parts or outside.
    pub dead: Vec<Square>,
}

/// Stones that interact with no others. All squares are squares of the whole board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartInfo {
    /// The stones alone, on the plane and without the empty rows and columns around them.
    pub board: Board,
    /// The top left corner of the smallest rectangle around them, which has the size of `board`.
    pub corner: Square,
    /// The squares of the stones.
    pub stones: Vec<Square>,
    /// How far the stones get if they are alone, as far as the budget allowed to find out.
    pub penetration: Penetration,
}

/// The parts of a board. Cheap bounds come first; the budget is for making them exact.
pub fn survey(board: &Board, budget: &mut Budget) -> Survey {
    let mut parts = Vec::new();
    let mut alive: HashSet<Square> = HashSet::new();
    for part in board.parts() {
        let part = part_of(board, part.stones, budget);
        let lively = part.stones.iter().filter(|stone| !part.penetration.dead.contains(stone));
        alive.extend(lively);
        parts.push(part);
    }
    sort_by_number(&mut parts, |part: &PartInfo| part.corner.number());
    let squares = board.stones().map(|(square, _)| square);
    let dead = squares.filter(|square| !alive.contains(square)).collect();
    Survey { parts, dead }
}

/// Some stones of a board as a part, as if no others were on it.
pub fn part_of(board: &Board, stones: Vec<Square>, budget: &mut Budget) -> PartInfo {
    let penetration = penetration(&stones, |square| board.has_square(square), budget);
    let corner = Area::around(&stones).map_or(Square::new(0, 0), |area| area.corner);
    let alone = board.only(&stones).with_edge(Edge::Plane).trimmed();
    PartInfo { board: alone, corner, stones, penetration }
}

/// Whether two sets of stones can meet.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Contact {
    /// They never interact, because there are too many empty rows or columns between them.
    Gap(Gap),
    /// They never interact, although their boxes do not prove it: no square that one can reach is
    /// the same as a square that the other can reach, or beside it. These two squares are the
    /// closest.
    Apart(Square, Square),
    /// They can meet: the leaps bring a stone of one to the first square and a stone of the other
    /// to the second, which is the same or beside it.
    Touch {
        /// Where a stone of the one and a stone of the other get.
        squares: (Square, Square),
        /// The leaps of the one, and those of the other.
        leaps: (Vec<Jump>, Vec<Jump>),
    },
    /// The search did not decide whether they can meet: these squares are the same or neighbours,
    /// and the search does not know of at least one of them whether a stone gets there.
    Unknown(Square, Square),
}

/// Empty rows or columns between two boxes, and how many of them the stones of both can cross.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Gap {
    /// From the first to the second.
    pub direction: Direction,
    /// How many empty rows or columns lie between the boxes.
    pub width: i32,
    /// The penetrations of the first and of the second towards each other, or bounds of them.
    pub penetrations: (i32, i32),
}

impl Gap {
    /// Stones in neighbouring rows can interact, so there must be a row that no stone can reach.
    pub fn is_too_wide(&self) -> bool {
        self.width > self.penetrations.0 + self.penetrations.1
    }
}

/// The empty rows or columns between two parts, in the direction that has most of them left.
pub fn gap(one: &PartInfo, two: &PartInfo) -> Option<Gap> {
    let (first, second) = (Area::around(&one.stones)?, Area::around(&two.stones)?);
    let gap = |direction| {
        let width = match direction {
            Direction::Up => first.corner.row - second.last().row,
            Direction::Down => second.corner.row - first.last().row,
            Direction::Left => first.corner.column - second.last().column,
            Direction::Right => second.corner.column - first.last().column,
        };
        let theirs = two.penetration.reach(direction.opposite()).bound;
        let penetrations = (one.penetration.reach(direction).bound, theirs);
        Gap { direction, width: width - 1, penetrations }
    };
    let gaps = Direction::ALL.map(gap).into_iter().filter(|gap| gap.width >= 0);
    gaps.max_by_key(|gap| gap.width - gap.penetrations.0 - gap.penetrations.1)
}

/// Whether two parts of a board can interact if each plays by itself, with the reason.
pub fn contact(board: &Board, one: &PartInfo, two: &PartInfo, budget: &mut Budget) -> Contact {
    if let Some(gap) = gap(one, two).filter(Gap::is_too_wide) {
        return Contact::Gap(gap);
    }
    let certain = closest(one.penetration.squares.iter().copied(), &two.penetration.squares);
    if let Some(squares) = certain.filter(|&squares| distance(squares) <= 1) {
        let mut leaps = |part: &PartInfo, goal| {
            leaps_to(&part.stones, |square| board.has_square(square), goal, budget).ok().flatten()
        };
        return match (leaps(one, squares.0), leaps(two, squares.1)) {
            (Some(ours), Some(theirs)) => Contact::Touch { squares, leaps: (ours, theirs) },
            _ => Contact::Unknown(squares.0, squares.1),
        };
    }
    let theirs: Vec<Square> = two.penetration.all_squares().collect();
    match closest(one.penetration.all_squares(), &theirs) {
        Some(squares) if distance(squares) <= 1 => Contact::Unknown(squares.0, squares.1),
        Some(squares) => Contact::Apart(squares.0, squares.1),
        None => Contact::Apart(one.corner, two.corner),
    }
}

/// The two squares, one from each list, with the fewest steps between them.
fn closest(ours: impl Iterator<Item = Square>, theirs: &[Square]) -> Option<(Square, Square)> {
    let pairs = ours.filter_map(|our| {
        let pairs = theirs.iter().map(|&their| (our, their));
        pairs.min_by_key(|&squares| distance(squares))
    });
    pairs.min_by_key(|&squares| distance(squares))
}

/// How many steps it takes from one square to the other.
fn distance((one, two): (Square, Square)) -> u32 {
    one.row.abs_diff(two.row) + one.column.abs_diff(two.column)
}
