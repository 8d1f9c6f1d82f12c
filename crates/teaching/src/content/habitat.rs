//! The exhibit on habitats of values.

use crate::content::exhibit::*;
use crate::content::law::*;
use crate::content::source::*;
use words::say;

/// The page that searches for positions of a value.
pub const HABITAT: &str = "habitat";

pub const EXHIBITS: &[Exhibit] = &[Exhibit {
    name: HABITAT,
    old_names: &[],
    title: say::HABITAT_TITLE,
    headline: say::HABITAT_HEADLINE,
    hall: Hall::Together,
    source: Source::of(Paper::Ours, "search over small boxes", &[]),
    story: Story::new(say::HABITAT_REMARKABLE, say::HABITAT_WHY, say::HABITAT_TRY),
    questions: &[
        Question::new(say::HABITAT_ASKS, say::HABITAT_KNOWN, Source::ernst("Future Work", &[])),
        Question::new(
            say::HABITAT_ASKS_2,
            say::HABITAT_KNOWN_2,
            Source::of(Paper::SantosSilva, "Abstract", &[]),
        ),
        Question::new(
            say::HABITAT_ASKS_3,
            say::HABITAT_KNOWN_3,
            Source::of(Paper::CarvalhoSantos, "Abstract", &[]),
        ),
    ],
    kind: ExhibitKind::Page(ExhibitPage { picture: "o.ox.x", laws: &[] }),
}];
