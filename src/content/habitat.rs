//! Where a value lives.

use crate::content::exhibit::*;

/// The page that looks for positions of a value.
pub const HABITAT: &str = "habitat";

pub const EXHIBITS: &[Exhibit] = &[Exhibit {
    name: HABITAT,
    old_names: &[],
    title: "Habitat",
    headline: "Type a value and see the smallest positions that have it",
    hall: Hall::Together,
    source: Source { paper: Paper::Ours, place: "search over small boxes" },
    story: Story {
        remarkable: "Small positions are worth surprising things: ∗2 needs four stones, and tiny-1 \
                     no more than five.",
        why: "There are finitely many ways to put a number of stones into a box. The search \
              values all of them, small boxes and few stones first; positions that differ only \
              by turning, mirroring or swapping colours count once.",
        try_this: "Look for the same value under both rules, and with walls, between which fewer \
                   stones are often enough.",
    },
    kind: Kind::Room("xo....x/.xo..xo"),
}];
