//! Positions to try, and the exhibits that they lead to. The first ones are always visible.

use crate::content::worth::Worth;
use konane::Edge::{self, Plane, Walls};
use konane::Rules::{self, Ancient, Modern};
use words::{Words, say};

#[derive(Debug)]
pub struct Example {
    pub title: Words,
    pub rules: Rules,
    pub edge: Edge,
    pub board: &'static str,
    pub worth: Worth,
    /// The name of an exhibit about similar positions.
    pub exhibit: &'static str,
}

const fn example(
    title: Words,
    (rules, edge, board): (Rules, Edge, &'static str),
    worth: Worth,
    exhibit: &'static str,
) -> Example {
    Example { title, rules, edge, board, worth, exhibit }
}

pub const EXAMPLES: [Example; 9] = [
    example(
        say::EXAMPLE_HALF_MOVE,
        (Ancient, Plane, "oxo.ox"),
        Worth::new("1/2", "one half"),
        "half",
    ),
    example(
        say::EXAMPLE_HEAP_NIM,
        (Ancient, Plane, "o.ox.x"),
        Worth::new("∗2", "star two"),
        "nimbers",
    ),
    example(
        say::EXAMPLE_STAIRCASE,
        (Ancient, Plane, "xo/.xo/..xo"),
        Worth::new("∗3", "star three"),
        "d2",
    ),
    example(
        say::EXAMPLE_SUM_FOUR,
        (Ancient, Plane, "o.ox.x...xo/8x/1/1/oxo.ox...x/9o/9x"),
        Worth::new("−1/2\u{2009}↑\u{2009}∗2", "minus one half, up, star two"),
        "halfsum",
    ),
    example(say::EXAMPLE_JUST_ABOVE_0, (Modern, Plane, "x.xo"), Worth::new("↑", "up"), "up"),
    example(
        say::EXAMPLE_NEXT_NOTHING,
        (Ancient, Plane, "ox/..x/.x.x"),
        Worth::new("⧾₁", "tiny one"),
        "tiny",
    ),
    example(
        say::EXAMPLE_SWITCH,
        (Modern, Plane, "ox..oxoxo.o"),
        Worth::new("{2|0}", "Left to two, Right to zero"),
        "switch",
    ),
    example(
        say::EXAMPLE_LONG_LINE,
        (Ancient, Plane, "xoxoxox"),
        Worth::new("−3", "minus three"),
        "l",
    ),
    example(
        say::EXAMPLE_WHOLE_BOARD,
        (Ancient, Walls, "xoxo/oxox/xoxo/..ox"),
        Worth::new("0", "zero"),
        "whole",
    ),
];
