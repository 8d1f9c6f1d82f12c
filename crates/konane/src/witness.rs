//! Stones that get as far as their box allows, and proofs that no stones get farther.

use crate::Direction::{self, Left, Right, Up};
use crate::penetration::by_box;
use crate::potential::Potential;
use crate::{Jump, Square};

/// Stones in the smallest box of its depth from which a stone can get this far upwards.
#[derive(Clone, Copy, Debug)]
pub struct Witness {
    /// The position as a text. Colours do not matter, so all stones are black.
    pub text: &'static str,
    /// The rows of the box.
    pub depth: i32,
    /// The columns of the box.
    pub width: i32,
    /// How many rows above the box the stone gets.
    pub distance: i32,
    /// How many stones there are.
    pub stones: i32,
    /// Among which positions no other needs fewer.
    pub fewest: Fewest,
    leaps: &'static [(i32, i32, Direction)],
}

/// The positions among which no other with fewer stones gets as far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fewest {
    /// Among all positions: fewer stones, wherever they stand, are not enough.
    Anywhere,
    /// Among positions in the box; a program has tried all of them.
    InBox,
    /// Among the known positions.
    Known,
}

impl Witness {
    /// The leaps that bring a stone there, in the rows and columns of the text.
    pub fn leaps(&self) -> impl Iterator<Item = Jump> + use<> {
        self.leaps.iter().map(|&(row, column, direction)| Jump {
            from: Square::new(row, column),
            direction,
            taken: 1,
        })
    }
}

/// One witness for each step of the table: the box of every other entry contains one of these
/// boxes.
// One leap a line would be hard to follow.
#[rustfmt::skip]
pub const WITNESSES: [Witness; 7] = [
    // x
    // x
    Witness {
        text: "x/x",
        depth: 2,
        width: 1,
        distance: 1,
        stones: 2,
        fewest: Fewest::Anywhere,
        leaps: &[(1, 0, Up)],
    },
    // xxx
    // x
    Witness {
        text: "xxx/x",
        depth: 2,
        width: 3,
        distance: 2,
        stones: 4,
        fewest: Fewest::Anywhere,
        leaps: &[(1, 0, Up), (0, 2, Left), (0, 0, Up)],
    },
    // xxxxx
    // ..xxx
    Witness {
        text: "xxxxx/..xxx",
        depth: 2,
        width: 5,
        distance: 3,
        stones: 8,
        fewest: Fewest::Anywhere,
        leaps: &[
            (1, 2, Up), (0, 0, Right), (1, 3, Up), (1, 4, Up), (0, 2, Up), (-1, 4, Left), (-1, 2, Up),
        ],
    },
    // xxx
    // xxx
    // xxx
    // x
    Witness {
        text: "xxx/xxx/xxx/x",
        depth: 4,
        width: 3,
        distance: 3,
        stones: 10,
        fewest: Fewest::InBox,
        leaps: &[
            (1, 0, Up), (0, 2, Left), (1, 2, Left), (0, 0, Up), (2, 0, Up), (2, 2, Left), (3, 0, Up),
            (1, 0, Up), (-1, 0, Up),
        ],
    },
    // xxxxx
    // xxxxx
    // xxxxx
    // xxxxx
    // ..x
    Witness {
        text: "xxxxx/xxxxx/xxxxx/xxxxx/..x",
        depth: 5,
        width: 5,
        distance: 4,
        stones: 21,
        fewest: Fewest::InBox,
        leaps: &[
            (1, 0, Up), (1, 4, Up), (3, 0, Up), (3, 4, Up), (1, 1, Up), (-1, 0, Right), (0, 2, Up),
            (2, 2, Up), (1, 4, Left), (4, 2, Up), (3, 1, Up), (3, 3, Up), (1, 3, Up), (-1, 4, Left),
            (-1, 2, Up), (1, 2, Up), (1, 0, Right), (2, 2, Up), (0, 2, Up), (-2, 2, Up),
        ],
    },
    // xxxxxxx
    // .xxxxxx
    // ..xxxxx
    // ..x.x
    Witness {
        text: "xxxxxxx/.xxxxxx/..xxxxx/..x.x",
        depth: 4,
        width: 7,
        distance: 4,
        stones: 20,
        fewest: Fewest::Anywhere,
        leaps: &[
            (1, 2, Up), (0, 0, Right), (0, 2, Up), (1, 6, Up), (3, 2, Up), (1, 3, Up), (1, 5, Up),
            (-1, 6, Left), (0, 4, Up), (2, 4, Up), (2, 6, Left), (3, 4, Up), (1, 4, Up), (1, 1, Right),
            (2, 3, Up), (0, 3, Up), (-1, 4, Up), (-2, 2, Right), (-2, 4, Up),
        ],
    },
    // .xxxxxxxxxxx
    // xxxxxxxxxxxxx
    // ..x.x...x.x
    Witness {
        text: ".xxxxxxxxxxx/xxxxxxxxxxxxx/..x.x...x.x",
        depth: 3,
        width: 13,
        distance: 4,
        stones: 28,
        fewest: Fewest::Known,
        leaps: &[
            (1, 8, Up), (0, 10, Left), (0, 8, Up), (1, 2, Up), (1, 5, Up), (1, 3, Up), (1, 7, Up),
            (1, 10, Left), (2, 8, Up), (-1, 2, Right), (0, 4, Up), (1, 12, Left), (1, 0, Right),
            (2, 10, Up), (0, 11, Left), (0, 9, Left), (2, 2, Up), (2, 4, Up), (0, 7, Up), (0, 1, Right),
            (0, 3, Right), (0, 5, Up), (-2, 4, Right), (1, 6, Up), (-1, 6, Up), (-2, 8, Left), (-2, 6, Up),
        ],
    },
];

/// The witness for a box, if its penetration is not 0: of those that fit into the box and get as
/// far, the one with the fewest stones.
pub fn witness(depth: i32, width: i32) -> Option<&'static Witness> {
    let distance = by_box(depth, width);
    let fits = |witness: &&Witness| {
        witness.distance == distance && witness.depth <= depth && witness.width <= width
    };
    WITNESSES.iter().filter(fits).min_by_key(|witness| witness.stones)
}

/// Stones that fill a box of this size cannot reach this distance, and so no stones in the box can.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// `None` if the box may have any depth.
    pub depth: Option<i32>,
    /// `None` if the box may have any width.
    pub width: Option<i32>,
    /// How many rows above the box no stone gets.
    pub distance: i32,
}

/// One limit for each step of the table: the boxes of every other entry lie in one of these.
/// [`Potential::against`] proves them, goal by goal. If a side has no end, the weights of all
/// squares together are exactly the weight of the goal, so any finite number of stones weighs less.
pub const LIMITS: [Limit; 9] = [
    Limit { depth: Some(1), width: None, distance: 1 },
    Limit { depth: None, width: Some(2), distance: 2 },
    Limit { depth: Some(3), width: Some(4), distance: 3 },
    Limit { depth: Some(2), width: None, distance: 4 },
    Limit { depth: None, width: Some(4), distance: 4 },
    Limit { depth: Some(4), width: Some(6), distance: 4 },
    Limit { depth: Some(3), width: Some(11), distance: 4 },
    Limit { depth: Some(3), width: Some(12), distance: 4 },
    Limit { depth: None, width: None, distance: 5 },
];

/// The potential that proves that no stones in a box reach the square at this distance above its
/// first row in this column. Rows and columns are counted from the box's top left corner.
pub fn obstacle(depth: i32, width: i32, distance: i32, column: i32) -> Option<Potential> {
    let row = |row| (0..width).map(move |column| Square::new(row, column));
    let stones: Vec<Square> = (0..depth).flat_map(row).collect();
    Potential::against(&stones, Square::new(-distance, column), Up)
}
