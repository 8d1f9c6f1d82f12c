//! Nimbers of every size.

use crate::content::exhibit::*;
use crate::konane::{NIMBERS, Rules, nimber};

/// The page that builds them step by step.
pub const NIMBER_MACHINE: &str = "nimbers";

pub const EXHIBITS: &[Exhibit] = &[Exhibit {
    name: NIMBER_MACHINE,
    old_names: &[],
    title: "The nimber machine",
    headline: "A position worth ∗n, built of two copies of the one worth ∗(n−1)",
    hall: Hall::Nimbers,
    source: Source { paper: Paper::SantosSilva, place: "the construction" },
    story: Story {
        remarkable: "Kōnane has nimbers of every size. Each machine holds two copies of the one \
                     before it, so the stones roughly double: 7 for ∗2, then 18, 42, 94, 206 and \
                     442.",
        why: "A single stone, the focal one, makes it run: without it neither player can jump. \
              Black can jump up a column with it and stop after any leap; White can take it and \
              jump along a row, which is the column turned, with its colours swapped. Both have \
              the same options: 0, ∗, ∗2 and so on up to ∗(n−1). Their other options do not \
              change the value, which is ∗n.",
        try_this: "Take the focal stone away, or play its jumps: on the way up the column, one \
                   nimber follows another.",
    },
    kind: Kind::Family(Family {
        parameters: &[Parameter::count(
            "n",
            "nimber",
            (*NIMBERS.start() as i32, *NIMBERS.end() as i32),
            4,
        )],
        subject: |at| nimber(at[0].try_into().ok()?).map(Subject::Position),
        claim: |_, at| Claim::value(format!("*{}", at[0])),
        surprise: |_, _| None,
        open: |_| false,
        only: Some(Rules::Ancient),
    }),
}];
