//! Whole boards after the first two removals.

use crate::content::exhibit::*;
use crate::konane::{Board, Opening, Rules};

const OPENINGS: Parameter =
    Parameter::choice("opening", "opening", &["H-M", "V-M", "H-C", "V-C"], 0);

/// Rows and columns of the boards.
const SIZES: [(i32, i32); 6] = [(4, 4), (4, 5), (4, 6), (5, 5), (6, 6), (6, 7)];

pub const EXHIBITS: &[Exhibit] = &[
    Exhibit {
        name: "narrow",
        old_names: &[],
        title: "Narrow boards",
        headline: "Boards of one to four rows after each of the four openings",
        hall: Hall::Boards,
        source: Source { paper: Paper::Uiterwijk, place: "theorems 4 to 13" },
        story: Story {
            remarkable: "On one and two rows every opening is solved; on three rows all but one \
                         are, and on four rows only one is.",
            why: "Where two rows mirror each other in opposite colours, the second player copies \
                  each move in the other row and wins: 0. Where two squares of one row are \
                  cleared, the full rows beside it never move, and the board is worth what that \
                  row is worth.",
            try_this: "Three rows, H-C: 0 up to 7 columns and −1/4 at 8. It is not known how the \
                       values continue.",
        },
        kind: Kind::Family(Family {
            parameters: &[
                Parameter::count("n", "columns", (2, 20), 5),
                Parameter::count("rows", "rows", (1, 4), 1),
                OPENINGS,
            ],
            subject: |at| {
                let (columns, rows) = (at[0], at[1]);
                let most = *[20, 16, 8, 6].get((rows - 1) as usize)?;
                (rows..=most).contains(&columns).then(|| opened(rows, columns, at[2])).flatten()
            },
            claim: |_, at| {
                let (n, rows, opening) = (at[0], at[1], opening(at[2])?);
                let middle = i32::from(n % 4 == 1 && n > 1);
                let value = match (rows, opening) {
                    (1 | 2, Opening::HorizontalCorner) => -((n - 2) / 2),
                    (1 | 2, Opening::HorizontalMiddle) => middle,
                    (3, Opening::HorizontalMiddle) => -middle,
                    (2 | 3, _) if !is_open(at) => 0,
                    (4, Opening::VerticalMiddle) => 0,
                    _ => return None,
                };
                Claim::value(value.to_string())
            },
            surprise: |_, _| None,
            open: is_open,
            only: Some(Rules::Ancient),
        }),
    },
    Exhibit {
        name: "whole",
        old_names: &[],
        title: "Small whole boards",
        headline: "Boards from 4 × 4 to 6 × 7: values or winners by opening",
        hall: Hall::Boards,
        source: Source {
            paper: Paper::Ours,
            place: "who wins up to 5 × 5 is in Ernst’s Future Work; 4 × 4, 5 × 5 and 6 × 6 agree \
                    with a published notebook",
        },
        story: Story {
            remarkable: "On 4 × 4, 4 × 5 and 4 × 6 the second player can always win; on 5 × 5 \
                         the player who has the corners can, here Black. 5 × 5 is worth 1 with \
                         every opening.",
            why: "These are results of search, not of theory. Black removes a stone first and \
                  jumps first. Two openings are worth −1, so White wins them no matter who \
                  starts: H-M on 4 × 5 and H-C on 4 × 6.",
            try_this: "Open 4 × 6 with H-M on the board and change to modern rules: it becomes ∗, \
                       and Black, who jumps first, wins.",
        },
        kind: Kind::Family(Family {
            parameters: &[
                Parameter::choice(
                    "size",
                    "board",
                    &["4 × 4", "4 × 5", "4 × 6", "5 × 5", "6 × 6", "6 × 7"],
                    0,
                ),
                OPENINGS,
            ],
            subject: |at| {
                let (rows, columns) = *SIZES.get(at[0] as usize)?;
                // The other openings of 6 × 7 take too long.
                let is_short = columns < 7 || opening(at[1])? == Opening::HorizontalCorner;
                is_short.then(|| opened(rows, columns, at[1])).flatten()
            },
            claim: |_, at| match (at[0], opening(at[1])?) {
                (1, Opening::HorizontalMiddle) | (2, Opening::HorizontalCorner) => {
                    Claim::value("-1")
                }
                (0..=2, _) => Claim::value("0"),
                (3, _) => Claim::value("1"),
                _ => Claim::outcome(Winner::Previous),
            },
            surprise: |_, _| None,
            open: |_| false,
            only: Some(Rules::Ancient),
        }),
    },
];

fn opening(choice: i32) -> Option<Opening> {
    Opening::ALL.get(choice as usize).copied()
}

fn opened(rows: i32, columns: i32, choice: i32) -> Option<Subject> {
    Board::opened(rows, columns, opening(choice)?).map(Subject::Position)
}

/// Where no theorem gives the value of a narrow board.
fn is_open(at: Point) -> bool {
    match (at[1], opening(at[2])) {
        (3, opening) => opening == Some(Opening::HorizontalCorner),
        (4, opening) => opening != Some(Opening::VerticalMiddle),
        _ => false,
    }
}
