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
        why: "A box of so many squares holds so many stones in finitely many ways. All of them are \
              valued, small boxes and few stones first, and each once only up to turning, mirroring \
              and swapping colours.",
        try_this: "Look for the same value under both rules, and with walls, which help small numbers \
                   of stones a lot.",
    },
    kind: Kind::Room("xo....x/.xo..xo"),
}];
