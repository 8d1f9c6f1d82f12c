//! The exhibit that builds a position for any value.

use crate::content::exhibit::*;
use crate::content::law::*;
use crate::content::source::*;
use words::say;

/// The page that builds a position for any value.
pub const MAKING: &str = "any";

pub const EXHIBITS: &[Exhibit] = &[Exhibit {
    name: MAKING,
    old_names: &[],
    title: say::ANY_TITLE,
    headline: say::ANY_HEADLINE,
    hall: Hall::Together,
    source: Source::of(Paper::Ours, "construction", &[]),
    story: Story::new(say::ANY_REMARKABLE, say::ANY_WHY, say::ANY_TRY),
    questions: &[Question::new(
        say::ANY_ASKS,
        say::ANY_KNOWN,
        Source::of(Paper::Ours, "construction", &[]),
    )],
    // The position that it builds for {1 | 0}.
    kind: ExhibitKind::Page(ExhibitPage {
        picture: ".o/1/.ooxoxoxoxx/1/.ooxoxoxoxoxoxx/1/.o/1/.o/1/ooxoxoxoxoxoxoo/1/ooxoxoxoo/1/.o/.x",
        laws: &[],
    }),
}];
