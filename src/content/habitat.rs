//! Where a value lives.

use crate::content::exhibit::*;
use crate::content::law::*;
use crate::content::source::*;
use crate::language::say;

/// The page that looks for positions of a value.
pub const HABITAT: &str = "habitat";

pub const EXHIBITS: &[Exhibit] = &[Exhibit {
    name: HABITAT,
    old_names: &[],
    title: say::HABITAT_TITLE,
    headline: say::HABITAT_HEADLINE,
    hall: Hall::Together,
    source: Source::of(Paper::Ours, "search over small boxes", &[]),
    story: Story {
        remarkable: say::HABITAT_REMARKABLE,
        why: say::HABITAT_WHY,
        try_this: say::HABITAT_TRY,
    },
    questions: &[
        Question {
            asks: say::HABITAT_ASKS,
            known: say::HABITAT_KNOWN,
            source: Source::ernst("Future Work", &[]),
        },
        Question {
            asks: say::HABITAT_ASKS_2,
            known: say::HABITAT_KNOWN_2,
            source: Source::of(Paper::SantosSilva, "Abstract", &[]),
        },
        Question {
            asks: say::HABITAT_ASKS_3,
            known: say::HABITAT_KNOWN_3,
            source: Source::of(Paper::CarvalhoSantos, "Abstract", &[]),
        },
    ],
    kind: Kind::Room(Room { picture: "o.ox.x", laws: &[] }),
}];
