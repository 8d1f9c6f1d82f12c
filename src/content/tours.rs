//! Walks over the board in steps: how Kōnane is played, and why a position has its value.

use crate::content::worth::Worth;
use crate::konane::Direction::{self, Down, Left, Right, Up};
use crate::konane::{Edge, Jump, Rules, Square};

/// Scenes on boards of one size, so that nothing moves but stones.
#[derive(PartialEq, Eq, Debug)]
pub struct Tour {
    pub title: &'static str,
    pub rules: Rules,
    pub edge: Edge,
    /// Whether it goes on by itself.
    pub is_film: bool,
    pub scenes: &'static [Scene],
}

#[derive(PartialEq, Eq, Debug)]
pub struct Scene {
    /// The board before its jumps, with its whole window.
    pub board: &'static str,
    pub jumps: &'static [Jump],
    /// Squares to look at once the jumps have been played, by row and column.
    pub lit: &'static [(i32, i32)],
    pub says: &'static str,
    /// What the board is worth then.
    pub worth: Option<Worth>,
}

/// A whole game.
pub static HOW_TO_PLAY: Tour = Tour {
    title: "How Kōnane is played",
    rules: Rules::Ancient,
    edge: Edge::Walls,
    is_film: true,
    scenes: &[
        Scene {
            board: "oxoxox/xoxoxo/ox..ox/xoxoxo",
            jumps: &[],
            lit: &[],
            says: "The board begins full. Each player has taken away one stone in the middle. \
                   Left plays black, Right plays white.",
            worth: None,
        },
        Scene {
            board: "oxoxox/xoxoxo/ox..ox/xoxoxo",
            jumps: &[jump(0, 3, Down, 1)],
            lit: &[],
            says: "A move is a jump: over an enemy stone next to one’s own, to the empty square \
                   behind it. The enemy stone is taken.",
            worth: None,
        },
        Scene {
            board: "oxo.ox/xox.xo/ox.xox/xoxoxo",
            jumps: &[jump(3, 3, Up, 1), jump(0, 5, Left, 1), jump(2, 0, Right, 1)],
            lit: &[],
            says: "The players move in turn. There is no other kind of move.",
            worth: None,
        },
        Scene {
            board: "oxox../xoxoxo/..o.ox/xox.xo",
            jumps: &[jump(2, 5, Left, 2)],
            lit: &[],
            says: "A double jump: under the ancient rules a stone may jump on in the same line.",
            worth: None,
        },
        Scene {
            board: "oxox../xoxoxo/.x..../xox.xo",
            jumps: &[jump(0, 2, Right, 1)],
            lit: &[(0, 1), (1, 0), (1, 2), (1, 4), (2, 1), (3, 0), (3, 2), (3, 4)],
            says: "Now it is Left’s turn, and no black stone can jump. The player who cannot \
                   jump loses: Right has won.",
            worth: None,
        },
    ],
};

/// The first example, and its jumps.
pub static WHY_A_HALF: Tour = Tour {
    title: "Why is this ½?",
    rules: Rules::Ancient,
    edge: Edge::Plane,
    is_film: false,
    scenes: &[
        Scene {
            board: "10/10/..oxo.ox../10/10",
            jumps: &[],
            lit: &[],
            says: "A value says how many moves Left, who plays black, is ahead. Here Left is half \
                   a move ahead. To see why, look at what each jump leads to.",
            worth: Some(HALF_A_MOVE),
        },
        Scene {
            board: "10/10/..oxo.ox../10/10",
            jumps: &[jump(2, 7, Left, 1)],
            lit: &[],
            says: "Left’s best jump leads to 0: nobody is ahead. From here the player who moves \
                   first loses.",
            worth: Some(Worth::new("0", "zero")),
        },
        Scene {
            board: "10/10/..oxo.ox../10/10",
            jumps: &[jump(2, 3, Left, 1), jump(2, 6, Right, 1)],
            lit: &[],
            says: "Left’s other two jumps gain nothing. To this one Right has an answer after \
                   which nobody can jump: 0 again. The third jump leads to −1, one move ahead \
                   for Right.",
            worth: Some(Worth::new("0", "zero")),
        },
        Scene {
            board: "10/10/..oxo.ox../10/10",
            jumps: &[jump(2, 6, Right, 1)],
            lit: &[],
            says: "Right has only this jump. It leads to 1: Left still has a move, and Right has \
                   none.",
            worth: Some(Worth::new("1", "one")),
        },
        Scene {
            board: "10/10/..oxo.ox../10/10",
            jumps: &[],
            lit: &[],
            says: "So Left can move to 0, and Right to 1. Such a position is worth the simplest \
                   number between the two: ½.",
            worth: Some(HALF_A_MOVE),
        },
        Scene {
            board: "10/..oxo.ox../10/..oxo.ox../10",
            jumps: &[],
            lit: &[],
            says: "And two of them, too far apart to meet, make one whole move: ½ + ½ = 1.",
            worth: Some(Worth::new("1", "one")),
        },
    ],
};

const HALF_A_MOVE: Worth = Worth::new("1/2", "one half");

const fn jump(row: i32, column: i32, direction: Direction, taken: i32) -> Jump {
    Jump { from: Square { row, column }, direction, taken }
}
