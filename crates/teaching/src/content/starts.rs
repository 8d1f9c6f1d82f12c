//! Suggestions for pages that are still empty: lists, sums and a quiz.

use crate::content::worth::Worth;
use konane::Edge::{self, Plane};
use konane::Rules::{self, Ancient, Modern};
use words::{Words, say};

/// A position with its value.
#[derive(Clone, Copy, Debug)]
pub struct Valued {
    pub rules: Rules,
    pub edge: Edge,
    pub board: &'static str,
    pub worth: Worth,
}

/// Positions that raise the same question.
#[derive(Debug)]
pub struct StartingList {
    pub title: Words,
    pub about: Words,
    pub asks: Words,
    pub positions: &'static [Valued],
}

/// A question about two sums, or about the value of one.
#[derive(Debug)]
pub struct StartingSum {
    pub title: Words,
    pub about: Words,
    pub g: &'static [Valued],
    /// The sign between them.
    pub sign: &'static str,
    pub h: &'static [Valued],
}

const fn valued(rules: Rules, board: &'static str, worth: Worth) -> Valued {
    Valued { rules, edge: Plane, board, worth }
}

const STAR: Valued = valued(Ancient, "xo", Worth::new("∗", "star"));
const STAR_TWO: Valued = valued(Ancient, "o.ox.x", Worth::new("∗2", "star two"));
const ONE: Valued = valued(Ancient, "oxo", Worth::new("1", "one"));
const TWO: Valued = valued(Ancient, "oxoxo", Worth::new("2", "two"));
const HALF: Valued = valued(Ancient, "oxo.ox", Worth::new("1/2", "one half"));
const QUARTER: Valued = valued(Ancient, "ox.xo..xo", Worth::new("1/4", "one quarter"));
const MINUS_ONE: Valued = valued(Ancient, "xox", Worth::new("−1", "minus one"));
const ZERO: Valued = valued(Ancient, "xoxo", Worth::new("0", "zero"));
const UP: Valued = valued(Modern, "x.xo", Worth::new("↑", "up"));
const SWITCH: Valued =
    valued(Modern, "ox..oxoxo.o", Worth::new("{2|0}", "Left to two, Right to zero"));

pub const STARTING_LISTS: [StartingList; 3] = [
    StartingList {
        title: say::LIST_START_WINS,
        about: say::LIST_START_WINS_ABOUT,
        asks: say::LIST_START_WINS_ASKS,
        positions: &[ONE, MINUS_ONE, STAR, ZERO],
    },
    StartingList {
        title: say::LIST_START_NUMBERS,
        about: say::LIST_START_NUMBERS_ABOUT,
        asks: say::LIST_START_NUMBERS_ASKS,
        positions: &[TWO, HALF, QUARTER, MINUS_ONE],
    },
    StartingList {
        title: say::LIST_START_OTHERS,
        about: say::LIST_START_OTHERS_ABOUT,
        asks: say::LIST_START_OTHERS_ASKS,
        positions: &[STAR, UP, SWITCH],
    },
];

pub const STARTING_SUMS: [StartingSum; 3] = [
    StartingSum {
        title: say::SUMS_START_HALVES,
        about: say::SUMS_START_HALVES_ABOUT,
        g: &[HALF, HALF],
        sign: "=",
        h: &[ONE],
    },
    StartingSum {
        title: say::SUMS_START_NIM,
        about: say::SUMS_START_NIM_ABOUT,
        g: &[STAR, STAR_TWO],
        sign: "=",
        h: &[],
    },
    StartingSum {
        title: say::SUMS_START_COMPARE,
        about: say::SUMS_START_COMPARE_ABOUT,
        g: &[HALF],
        sign: ">",
        h: &[UP],
    },
];

/// The first quiz: each question with its task as in a link.
pub const STARTING_QUIZ: [(&str, Valued); 4] =
    [("outcome", ONE), ("outcome", STAR), ("jump Left", HALF), ("value", TWO)];

impl Valued {
    /// The text of a card or a question.
    pub fn card(&self) -> String {
        format!("{}/{}/{}", self.rules.name(), self.edge.name(), self.board)
    }
}
