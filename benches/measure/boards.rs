//! The positions that are measured.

use konane::{Board, Edge};

/// Small enough for the reference evaluator.
pub const SMALL: [(&str, Edge, &str); 5] = [
    ("double diagonal of 8", Edge::Plane, "xo/.xo/..xo/...xo"),
    ("two rows of 10", Edge::Plane, "xoxox/oxoxo"),
    ("4 × 4, corner opening", Edge::Walls, "xoxo/oxox/xoxo/..ox"),
    ("16 stones, scattered", Edge::Plane, "xo..xo..x/..ox...o./xo....ox./....xo..x"),
    ("16 stones, scattered, walls", Edge::Walls, "xo..xo..x/..ox...o./xo....ox./....xo..x"),
];

pub const FAMILIES: [(&str, &str); 2] = [
    ("L2(16)", "xoxoxoxo/oxoxoxox"),
    ("D2(17)", "xo/.xo/..xo/...xo/....xo/.....xo/......xo/.......xo/........x"),
];

pub const WHOLE: [(&str, &str); 3] = [
    ("5 × 5, corner opening", "xoxox/oxoxo/xoxox/oxoxo/..xox"),
    ("6 × 6, corner opening", "xoxoxo/oxoxox/xoxoxo/oxoxox/xoxoxo/..oxox"),
    ("6 × 6, centre opening", "xoxoxo/oxoxox/xo..xo/oxoxox/xoxoxo/oxoxox"),
];

/// The opening's stones lie along a side of this length.
pub const LARGE: [(&str, &str); 2] = [
    ("6 × 7, corner opening, 7", "xoxoxox/oxoxoxo/xoxoxox/oxoxoxo/xoxoxox/..oxoxo"),
    ("6 × 7, corner opening, 6", "xoxoxox/oxoxoxo/xoxoxox/oxoxoxo/.oxoxox/.xoxoxo"),
];

/// What random play on 8 × 8 has left: lines of a position and its name, with the number of stones.
const RANDOM: &str = include_str!("../data/bench8.txt");

/// The ten random boards of this many stones.
pub fn random(stones: u32) -> Vec<Board> {
    let name = format!(" rnd8x8k{stones}_");
    let lines = RANDOM.lines().filter_map(|line| line.split_once(&name));
    lines.map(|(text, _)| board(text, Edge::Walls)).collect()
}

pub fn board(text: &str, edge: Edge) -> Board {
    Board::parse(text, edge).expect("a good position")
}
