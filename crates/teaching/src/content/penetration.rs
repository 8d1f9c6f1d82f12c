//! The exhibit on penetration: how far stones can get beyond a line.

use crate::content::exhibit::*;
use crate::content::law::*;
use crate::content::source::*;
use words::{Words, say};

/// The page on penetration.
pub const PENETRATION: &str = "penetration";

const POSITIVE: &str = "How to Separate, or Peg Solitaire Penetration: Positive Results";
const NEGATIVE: &str = "How to Separate, or Peg Solitaire Penetration: Negative Results";
const TABLE_1: Source = Source::ernst(POSITIVE, &[Citation::Table(1)]);

pub const EXHIBITS: &[Exhibit] = &[Exhibit {
    name: PENETRATION,
    old_names: &[],
    title: say::PENETRATION_TITLE,
    headline: say::PENETRATION_HEADLINE,
    hall: Hall::Together,
    source: TABLE_1,
    story: Story::new(say::PENETRATION_REMARKABLE, say::PENETRATION_WHY, say::PENETRATION_TRY),
    questions: &[
        Question::new(
            say::PENETRATION_ASKS,
            say::PENETRATION_KNOWN,
            Source::ernst("Future Work", &[]),
        ),
        Question::new(
            say::PENETRATION_ASKS_2,
            say::PENETRATION_KNOWN_2,
            Source::ernst("Future Work", &[]),
        ),
    ],
    kind: ExhibitKind::Page(ExhibitPage {
        picture: "5/5/oxoxo/2oxo",
        laws: &[
            holds(TABLE_1, say::LAW_BOX_EACH_DEPTH_WIDTH, say::LAW_AT_MOST_SO_FAR, ""),
            holds(
                Source::ernst(POSITIVE, &[Citation::Figure(2)]),
                say::LAW_PENETRATION_1_4,
                say::LAW_GROUPS_ATTAIN_AS_NARROW,
                "depth=4&width=7",
            ),
            holds(
                Source::ernst(POSITIVE, &[]),
                say::LAW_PENETRATION_3_FROM_4,
                say::LAW_AT_LEAST_10_STONES,
                "depth=4&width=3&stones=.xx/xxx/xxx/xxx&goal=3",
            ),
            holds(
                Source::ernst(NEGATIVE, &[]),
                say::LAW_3_ROWS_3,
                say::LAW_NEVER_3_BEYOND_FIBONACCI,
                "depth=3&width=3&goal=3&column=0&weights=golden&show=weights",
            ),
            holds(
                Source::ernst(NEGATIVE, &[Citation::Figure(3)]),
                say::LAW_ANY_FINITE_NUMBER_STONES,
                say::LAW_NEVER_5_BEYOND,
                "depth=5&width=13&goal=5&weights=golden&show=weights",
            ),
            holds(
                Source::ernst(NEGATIVE, &[Citation::Figure(4)]),
                say::LAW_4_COLUMNS,
                say::LAW_NEVER_4_BEYOND,
                "depth=5&width=4&goal=4&weights=golden&show=weights",
            ),
            holds(
                Source::ernst(NEGATIVE, &[Citation::Figure(5)]),
                say::LAW_2_ROWS,
                say::LAW_NEVER_4_BEYOND,
                "depth=2&width=13&goal=4&weights=golden&show=weights",
            ),
            holds(
                Source::ernst(NEGATIVE, &[Citation::Figure(6)]),
                say::LAW_4_ROWS_6_3,
                say::LAW_NEVER_4_OR_3_OR_2,
                "depth=4&width=6&goal=4&weights=golden-even&show=weights",
            ),
            holds(
                Source::ernst(NEGATIVE, &[Citation::Figure(7), Citation::Figure(8)]),
                say::LAW_3_ROWS_7,
                say::LAW_NEVER_4_BEYOND,
                "depth=3&width=7&goal=4&column=3&weights=golden-even&show=weights",
            ),
            holds(
                Source::ernst(NEGATIVE, &[Citation::Figure(9)]),
                say::LAW_3_ROWS_11,
                say::LAW_NEVER_4_BEYOND,
                "depth=3&width=11&goal=4&weights=ladder-golden&show=weights",
            ),
            holds(
                Source::ernst(NEGATIVE, &[Citation::Figure(9), Citation::Figure(10)]),
                say::LAW_3_ROWS_12,
                say::LAW_NEVER_4_BEYOND,
                "depth=3&width=12&goal=4&column=5&weights=ladder-skew&show=weights",
            ),
        ],
    }),
}];

const fn holds(source: Source, of: Words, value: Words, shown_by: &'static str) -> Law {
    Law::new(source, of, value, |_, _| Some(Claim::Holds)).shown_by(shown_by)
}
