//! Tours of the board in steps: how to play Kōnane, and why a position has its value.

use std::ptr;

use crate::content::worth::Worth;
use konane::Direction::{self, Down, Left, Right, Up};
use konane::{Edge, Jump, Rules, Square};
use words::{Words, say};

/// Scenes on boards of one size, so that only stones move.
#[derive(Debug)]
pub struct Tour {
    pub title: Words,
    pub rules: Rules,
    pub edge: Edge,
    /// Whether it advances by itself.
    pub is_film: bool,
    pub scenes: &'static [Scene],
}

#[derive(Debug)]
pub struct Scene {
    /// The board before its jumps, with its whole window.
    pub board: &'static str,
    pub jumps: &'static [Jump],
    /// The row and column of squares to highlight after the jumps.
    pub lit: &'static [(i32, i32)],
    pub says: Words,
    /// The value of the board then.
    pub worth: Option<Worth>,
}

/// Each tour is a single static.
impl PartialEq for Tour {
    fn eq(&self, other: &Tour) -> bool {
        ptr::eq(self, other)
    }
}

impl Eq for Tour {}

/// A whole game.
pub static HOW_TO_PLAY: Tour = Tour {
    title: say::PLAY_TITLE,
    rules: Rules::Ancient,
    edge: Edge::Walls,
    is_film: true,
    scenes: &[
        Scene {
            board: "oxoxox/xoxoxo/ox..ox/xoxoxo",
            jumps: &[],
            lit: &[],
            says: say::PLAY_FULL,
            worth: None,
        },
        Scene {
            board: "oxoxox/xoxoxo/ox..ox/xoxoxo",
            jumps: &[jump(0, 3, Down, 1)],
            lit: &[],
            says: say::PLAY_JUMP,
            worth: None,
        },
        Scene {
            board: "oxo.ox/xox.xo/ox.xox/xoxoxo",
            jumps: &[jump(3, 3, Up, 1), jump(0, 5, Left, 1), jump(2, 0, Right, 1)],
            lit: &[],
            says: say::PLAY_TURNS,
            worth: None,
        },
        Scene {
            board: "oxox../xoxoxo/..o.ox/xox.xo",
            jumps: &[jump(2, 5, Left, 2), jump(0, 2, Right, 1)],
            lit: &[],
            says: say::PLAY_DOUBLE,
            worth: None,
        },
        Scene {
            board: "ox..o./xoxoxo/.x..../xox.xo",
            jumps: &[],
            lit: &[(0, 1), (1, 0), (1, 2), (1, 4), (2, 1), (3, 0), (3, 2), (3, 4)],
            says: say::PLAY_END,
            worth: None,
        },
    ],
};

/// The rules, for a player who is about to start.
pub static THREE_SENTENCES: Tour = Tour {
    title: say::PLAY_TITLE,
    rules: Rules::Ancient,
    edge: Edge::Walls,
    is_film: true,
    scenes: &[
        Scene {
            board: "oxoxox/xoxoxo/ox..ox/xoxoxo",
            jumps: &[],
            lit: &[(2, 2), (2, 3)],
            says: say::RULES_BEGIN,
            worth: None,
        },
        Scene {
            board: "oxoxox/xoxoxo/ox..ox/xoxoxo",
            jumps: &[
                jump(0, 3, Down, 1),
                jump(3, 3, Up, 1),
                jump(0, 5, Left, 1),
                jump(2, 0, Right, 1),
                jump(2, 5, Left, 2),
            ],
            lit: &[],
            says: say::RULES_JUMP,
            worth: None,
        },
        Scene {
            board: "oxox../xoxoxo/.x..../xox.xo",
            jumps: &[jump(0, 2, Right, 1)],
            lit: &[(0, 1), (1, 0), (1, 2), (1, 4), (2, 1), (3, 0), (3, 2), (3, 4)],
            says: say::RULES_END,
            worth: None,
        },
    ],
};

/// The first example, and its jumps.
pub static WHY_A_HALF: Tour = Tour {
    title: say::HALF_TITLE,
    rules: Rules::Ancient,
    edge: Edge::Plane,
    is_film: false,
    scenes: &[
        Scene {
            board: "10/10/..oxo.ox../10/10",
            jumps: &[],
            lit: &[],
            says: say::HALF_VALUE,
            worth: Some(HALF_A_MOVE),
        },
        Scene {
            board: "10/10/..oxo.ox../10/10",
            jumps: &[jump(2, 7, Left, 1)],
            lit: &[],
            says: say::HALF_BEST,
            worth: Some(Worth::new("0", "zero")),
        },
        Scene {
            board: "10/10/..oxo.ox../10/10",
            jumps: &[jump(2, 3, Left, 1), jump(2, 6, Right, 1)],
            lit: &[],
            says: say::HALF_OTHERS,
            worth: Some(Worth::new("0", "zero")),
        },
        Scene {
            board: "10/10/..oxo.ox../10/10",
            jumps: &[jump(2, 6, Right, 1)],
            lit: &[],
            says: say::HALF_RIGHT,
            worth: Some(Worth::new("1", "one")),
        },
        Scene {
            board: "10/10/..oxo.ox../10/10",
            jumps: &[],
            lit: &[],
            says: say::HALF_BETWEEN,
            worth: Some(HALF_A_MOVE),
        },
        Scene {
            board: "10/..oxo.ox../10/..oxo.ox../10",
            jumps: &[],
            lit: &[],
            says: say::HALF_TWO,
            worth: Some(Worth::new("1", "one")),
        },
    ],
};

const HALF_A_MOVE: Worth = Worth::new("1/2", "one half");

const fn jump(row: i32, column: i32, direction: Direction, taken: i32) -> Jump {
    Jump { from: Square { row, column }, direction, taken }
}
