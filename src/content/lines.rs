//! Rows of alternating stones, with and without a tail.

use crate::content::exhibit::*;
use crate::konane::{Board, Edge, Square};
use crate::player::Player;

pub const EXHIBITS: &[Exhibit] = &[Exhibit {
    name: "l",
    old_names: &[],
    title: "L(n)",
    headline: "A row of n stones, black first",
    hall: Hall::Lines,
    source: Source { paper: Paper::Ernst, place: "linear patterns" },
    story: Story {
        remarkable: "A row of alternating stones is worth a whole number, zero or ∗, however long \
                     it is.",
        why: "Whoever jumps inwards from an end leaves a shorter row and two stones that are lost.",
        try_this: "Put two rows below each other with three empty rows between: their values add.",
    },
    kind: Kind::Family(Family {
        parameters: &[Parameter {
            symbol: "n",
            label: "stones",
            least: 1,
            most: 40,
            first: 5,
            choices: &[],
        }],
        subject: |at| Some(Subject::Position(row(0, at[0]))),
        claim: |_, at| {
            let n = at[0];
            Claim::value(match n % 4 {
                0 => "0".to_string(),
                2 => "*".to_string(),
                _ => (-(n - 1) / 2).to_string(),
            })
        },
        surprise: |_, _| None,
        only: None,
    }),
}];

/// A row of so many stones, black first, after some empty squares.
fn row(skipped: i32, stones: i32) -> Board {
    let mut board = Board::empty(1, skipped + stones, Edge::Plane);
    for place in 0..stones {
        let player = if place % 2 == 0 { Player::Left } else { Player::Right };
        board.set(Square::new(0, skipped + place), Some(player));
    }
    board
}
