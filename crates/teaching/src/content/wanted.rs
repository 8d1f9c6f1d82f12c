//! Results whose positions are in publications that we have not seen.

use crate::content::exhibit::*;
use crate::content::law::*;
use crate::content::source::*;
use konane::Rules;
use words::{same, say};

const PREVIOUS: Source = Source::ernst("Previous Technical Papers", &[]);

pub const EXHIBITS: &[Exhibit] = &[
    Exhibit {
        name: "gyllenskog",
        old_names: &[],
        title: say::GYLLENSKOG_TITLE,
        headline: say::GYLLENSKOG_HEADLINE,
        hall: Hall::Boards,
        source: PREVIOUS,
        story: Story {
            remarkable: say::GYLLENSKOG_REMARKABLE,
            why: say::GYLLENSKOG_WHY,
            try_this: say::GYLLENSKOG_TRY,
        },
        questions: &[],
        kind: Kind::Family(Family {
            laws: &[
                Law::new(PREVIOUS, say::LAW_POSITION_ANCIENT_RULES, same("5"), |rules, _| {
                    when(rules == Rules::Ancient, "5")
                }),
                Law::new(PREVIOUS, say::LAW_POSITION_MODERN_RULES, same("4"), |rules, _| {
                    when(rules == Rules::Modern, "4")
                }),
            ],
            figure: |_| Figure::Wanted,
            ..Family::PLAIN
        }),
    },
    Exhibit {
        name: "oliveira",
        old_names: &[],
        title: say::OLIVEIRA_TITLE,
        headline: say::OLIVEIRA_HEADLINE,
        hall: Hall::Boards,
        source: PREVIOUS,
        story: Story {
            remarkable: say::OLIVEIRA_REMARKABLE,
            why: say::OLIVEIRA_WHY,
            try_this: say::OLIVEIRA_TRY,
        },
        questions: &[],
        kind: Kind::Family(Family {
            laws: &[
                Law::new(PREVIOUS, say::LAW_BEFORE_BLACKS_MOVE, same("3"), |_, _| {
                    Some(Claim::Said)
                }),
                Law::new(PREVIOUS, say::LAW_AFTER_MOVE, same("0"), |_, _| Some(Claim::Said)),
            ],
            figure: |_| Figure::Wanted,
            ..Family::PLAIN
        }),
    },
];
