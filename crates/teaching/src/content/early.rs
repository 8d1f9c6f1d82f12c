//! The exhibit of all values born by day 3.

use crate::content::exhibit::*;
use crate::content::law::*;
use crate::content::source::*;
use words::say;

/// The page of all values born by day 3.
pub const EARLY: &str = "early";

pub const EXHIBITS: &[Exhibit] = &[Exhibit {
    name: EARLY,
    old_names: &[],
    title: say::EARLY_TITLE,
    headline: say::EARLY_HEADLINE,
    hall: Hall::Together,
    source: Source::of(Paper::Ours, "construction", &[]),
    story: Story::new(say::EARLY_REMARKABLE, say::EARLY_WHY, say::EARLY_TRY),
    questions: &[
        Question::new(
            say::EARLY_ASKS,
            say::EARLY_KNOWN,
            Source::of(Paper::Ours, "construction", &[]),
        ),
        Question::new(
            say::EARLY_ASKS_2,
            say::EARLY_KNOWN_2,
            Source::of(Paper::Ours, "search", &[]),
        ),
    ],
    // The smallest position worth {1, {1 | 0} | 0}.
    kind: ExhibitKind::Page(ExhibitPage { picture: "o/.o.ox/o", laws: &[] }),
}];
