//! What this program knows of the open problems. The questions themselves are with their exhibits.

use crate::content::exhibit::{Exhibit, Subject, row};
use crate::content::law::Question;
use konane::{Board, Edge, Opening, Rules};
use words::{Words, same, say};

/// This program's results for one question: how far it is answered.
#[derive(Debug)]
pub struct Frontier {
    /// The exhibit with the question.
    pub exhibit: &'static str,
    /// Words of the question that identify it among the exhibit's questions.
    pub question: &'static str,
    /// What the values suggest.
    pub remark: Words,
    pub series: &'static [Series],
    /// The value to search for, if no position with it is known.
    pub sought: &'static str,
}

/// A series of numbered positions, with the values known so far.
#[derive(Debug)]
pub struct Series {
    /// For example `3 × n, H-C`.
    pub title: Words,
    pub symbol: &'static str,
    pub rules: &'static [Rules],
    pub position: fn(i32) -> Option<Board>,
    /// By number, such as `3 = 0 | ^, 5 = *2 | ?`.
    values: &'static str,
    /// Values up to this number are computed in a moment.
    pub cheap: i32,
    /// The number to try next, if there is one.
    pub next: Option<i32>,
}

impl Series {
    /// By number, a value for each of the rules in the program's plain notation; empty if the program
    /// gave up.
    pub fn values(&self) -> impl Iterator<Item = (i32, Vec<&'static str>)> {
        self.values.split(", ").filter_map(|entry| {
            let (number, values) = entry.split_once(" = ")?;
            let values = values.split(" | ").map(|value| value.trim_matches('?'));
            Some((number.parse().ok()?, values.collect()))
        })
    }
}

const BOTH: &[Rules] = &[Rules::Ancient, Rules::Modern];
const ANCIENT: &[Rules] = &[Rules::Ancient];

pub static FRONTIERS: &[Frontier] = &[
    Frontier {
        exhibit: "early",
        question: "as after an opening",
        remark: say::PROGRESS_EARLY,
        series: &[],
        sought: "{1|*2,+-1}",
    },
    Frontier {
        exhibit: "narrow",
        question: "three rows",
        remark: say::PROGRESS_NARROW,
        series: &[Series {
            title: same("3 × n, H-C"),
            symbol: "n",
            rules: ANCIENT,
            position: |n| Board::opened(3, n, Opening::HorizontalCorner),
            values: "3 = 0, 4 = 0, 5 = 0, 6 = 0, 7 = 0, 8 = -1/4, 9 = 0, 10 = 0, 11 = 0, \
                     12 = -1/4, 13 = 0, 14 = -1/4, 15 = 0, 16 = -1/4, 17 = 0, 18 = ?, 19 = 0, 20 = ?",
            cheap: 11,
            next: Some(18),
        }],
        sought: "",
    },
    Frontier {
        exhibit: "narrow",
        question: "four rows",
        remark: same(""),
        series: &[
            Series {
                title: same("4 × n, H-M"),
                symbol: "n",
                rules: ANCIENT,
                position: |n| Board::opened(4, n, Opening::HorizontalMiddle),
                values: "4 = 0, 5 = -1, 6 = 0, 7 = 0, 8 = 0, 9 = -1/2, 10 = 0, 11 = 0, 12 = 0",
                cheap: 7,
                next: Some(13),
            },
            Series {
                title: same("4 × n, H-C"),
                symbol: "n",
                rules: ANCIENT,
                position: |n| Board::opened(4, n, Opening::HorizontalCorner),
                values: "4 = 0, 5 = 0, 6 = -1, 7 = 0, 8 = 0, 9 = 0, 10 = 0, 11 = 0, 12 = -1",
                cheap: 7,
                next: Some(13),
            },
            Series {
                title: same("4 × n, V-C"),
                symbol: "n",
                rules: ANCIENT,
                position: |n| Board::opened(4, n, Opening::VerticalCorner),
                values: "4 = 0, 5 = 0, 6 = 0, 7 = 1/2, 8 = 0, 9 = 1, 10 = 0, 11 = 1, 12 = 1",
                cheap: 7,
                next: Some(13),
            },
        ],
        sought: "",
    },
    Frontier {
        exhibit: "l2",
        question: "double rows",
        remark: say::PROGRESS_L2,
        series: &[Series {
            title: same("L2(n)"),
            symbol: "n",
            rules: BOTH,
            position: |n| member("l2", n),
            values: "18 = * | 0, 20 = 0 | 0, 22 = 0 | *, 24 = 0 | 0, 26 = 0 | ?",
            cheap: 18,
            next: Some(26),
        }],
        sought: "",
    },
    Frontier {
        exhibit: "d2",
        question: "ancient and modern",
        remark: say::PROGRESS_D2,
        series: &[Series {
            title: same("D2(n)"),
            symbol: "n",
            rules: BOTH,
            position: |n| member("d2", n),
            values: "18 = 0 | *3, 19 = 0 | 0, 20 = *3 | 0, 21 = * | *, 22 = *2 | *, 23 = 0 | ^, 24 = 0 | 0",
            cheap: 18,
            next: Some(25),
        }],
        sought: "",
    },
    Frontier {
        exhibit: "triangle",
        question: "edge",
        remark: say::PROGRESS_TRIANGLE,
        series: &[Series {
            title: say::SERIES_CORNER_TRIANGLE_N_DIAGONALS,
            symbol: "n",
            rules: BOTH,
            position: |n| member("triangle", n),
            values: "6 = 11 | 11, 7 = -14 | -14",
            cheap: 6,
            next: Some(8),
        }],
        sought: "",
    },
    Frontier {
        exhibit: "harmless",
        question: "able to meet",
        remark: say::PROGRESS_HARMLESS,
        series: &[
            Series {
                title: say::SERIES_TWO_GROUPS_WORTH_0,
                symbol: "d",
                rules: BOTH,
                position: |n| member("harmless", n),
                values: "0 = * | *, 1 = 0 | 0, 2 = * | *, 3 = 0 | 0, 4 = 0 | 0, 5 = 0 | 0",
                cheap: 5,
                next: None,
            },
            Series {
                title: say::SERIES_TWO_DOUBLE_ROWS_N,
                symbol: "n",
                rules: ANCIENT,
                position: |n| {
                    let block = format!("{}/{}", row('x', n), row('o', n));
                    Board::parse(&format!("{block}/1/1/{block}"), Edge::Plane).ok()
                },
                values: "1 = 0, 2 = 0, 3 = 0, 4 = *, 5 = 0",
                cheap: 4,
                next: Some(6),
            },
        ],
        sought: "",
    },
    Frontier {
        exhibit: "whole",
        question: "Who wins",
        remark: say::PROGRESS_WHOLE,
        series: &[
            Series {
                title: same("n × n, H-C"),
                symbol: "n",
                rules: ANCIENT,
                position: |n| Board::opened(n, n, Opening::HorizontalCorner),
                values: "4 = 0, 5 = 1, 6 = 0, 7 = > 0",
                cheap: 5,
                next: Some(8),
            },
            Series {
                title: same("6 × n, H-C"),
                symbol: "n",
                rules: ANCIENT,
                position: |n| Board::opened(6, n, Opening::HorizontalCorner),
                values: "6 = 0, 7 = 0, 8 = 0",
                cheap: 0,
                next: Some(9),
            },
            Series {
                title: same("6 × n, H-M"),
                symbol: "n",
                rules: ANCIENT,
                position: |n| Board::opened(6, n, Opening::HorizontalMiddle),
                values: "6 = 0, 7 = 0",
                cheap: 0,
                next: Some(8),
            },
        ],
        sought: "",
    },
    Frontier {
        exhibit: "nimbers",
        question: "smallest board",
        remark: say::PROGRESS_NIMBERS,
        series: &[],
        sought: "*4",
    },
    Frontier { exhibit: "habitat", question: "∗2", remark: same(""), series: &[], sought: "*2" },
];

/// A position of an exhibit, also beyond the numbers that it shows.
fn member(exhibit: &str, number: i32) -> Option<Board> {
    match (crate::content::exhibit(exhibit)?.family()?.subject)(&[number])? {
        Subject::Position(board) => Some(board),
        Subject::Expression(_) => None,
    }
}

/// How far a question of an exhibit is answered.
pub fn frontier(exhibit: &Exhibit, question: &Question) -> Option<&'static Frontier> {
    FRONTIERS.iter().find(|frontier| {
        frontier.exhibit == exhibit.name && question.asks.english.contains(frontier.question)
    })
}
