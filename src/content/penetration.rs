//! How far stones can get beyond a line.

use crate::content::exhibit::*;

/// The page about how far stones get.
pub const PENETRATION: &str = "penetration";

pub const EXHIBITS: &[Exhibit] = &[Exhibit {
    name: PENETRATION,
    old_names: &[],
    title: "Penetration",
    headline: "How far beyond a line a group of stones can get",
    hall: Hall::Together,
    source: Source { paper: Paper::Ernst, place: "table 1" },
    story: Story {
        remarkable: "However many stones stand behind a line, and however well both colours \
                     help, none of them ever gets five squares beyond it.",
        why: "On alternating colours a jump is a leap of peg solitaire. Weights that no leap \
              increases show what is out of reach.",
        try_this: "Play: take a box, and find leaps that bring a stone as far as the table says.",
    },
    kind: Kind::Room("oxoxo/2oxo"),
}];
