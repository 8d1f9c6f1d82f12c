//! Suggestions for a table of sums that is still empty.

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
const HALF: Valued = valued(Ancient, "oxo.ox", Worth::new("1/2", "one half"));
const UP: Valued = valued(Modern, "x.xo", Worth::new("↑", "up"));

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

impl Valued {
    /// The text of a card or a question.
    pub fn card(&self) -> String {
        format!("{}/{}/{}", self.rules.name(), self.edge.name(), self.board)
    }
}
