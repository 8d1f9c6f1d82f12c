//! Positions that are worth fractions of a move.

use crate::content::exhibit::*;
use crate::konane::Rules;

const PLACE: &str = "Combinatorial Game Theory: Nonintegers";

/// Games of numbers, and the numbers that they are.
const SIMPLEST: [(&str, &str); 5] = [
    ("{5|22}", "6"),
    ("{-22|-7}", "-8"),
    ("{-22|3}", "0"),
    ("{1/2|3/4}", "5/8"),
    ("{5/4|2}", "3/2"),
];

pub const EXHIBITS: &[Exhibit] = &[
    Exhibit {
        name: "half",
        old_names: &[],
        title: "½",
        headline: "Five stones that are half a move ahead",
        hall: Hall::Numbers,
        source: Source::ernst(PLACE),
        story: Story {
            remarkable: "Black is ahead, but by less than a move: two of these together are worth \
                         exactly one.",
            why: "White’s only jump leads to 1. Black’s lead to 0, to −1 or to an infinitesimal; \
                  the simplest number above 0 and below 1 is ½.",
            try_this: "Swap the colours: −½. Then look at two copies and a white move.",
        },
        kind: Kind::Family(Family {
            parameters: &[],
            subject: |_| Subject::plane("oxo.ox"),
            claim: |_, _| Claim::value("1/2"),
            surprise: |_, _| None,
            open: |_| false,
            only: None,
        }),
    },
    Exhibit {
        name: "halves",
        old_names: &[],
        title: "2^(−j−1)",
        headline: "A line of j + 5 stones for every power of ½",
        hall: Hall::Numbers,
        source: Source::ernst(PLACE),
        story: Story {
            remarkable: "Advantages as small as you want, all in one line of stones.",
            why: "Black can jump to 0, and to nothing greater except infinitesimals. White’s \
                  only undominated jump takes the last black stone with the end stone, which \
                  leaves the position for j − 1, worth 2^(−j). So the value is {0│2^(−j)}, half \
                  of that. For j = 0 White’s jumps leave 1.",
            try_this: "Take j = 2 and let White jump twice with the end stone: why is that worse \
                       for White than jumping once?",
        },
        kind: Kind::Family(Family {
            parameters: &[Parameter::count("j", "stones put in", (0, 12), 1)],
            subject: |at| Subject::plane(format!("ox.xo.{}o", ".x".repeat(at[0].max(0) as usize))),
            claim: |_, at| Claim::value(format!("1/{}", 2_i64 << at[0].clamp(0, 60))),
            surprise: |_, _| None,
            open: |_| false,
            only: None,
        }),
    },
    Exhibit {
        name: "numbers",
        old_names: &[],
        title: "The simplest number",
        headline: "Five games whose options are numbers",
        hall: Hall::Numbers,
        source: Source::ernst(PLACE),
        story: Story {
            remarkable: "A game between two numbers is not worth their mean: it is worth the \
                         simplest number between them.",
            why: "The simplest number is the one created first: 0, then ±1, then ±2 and ±½, and \
                  so on. Of the numbers between the two sides there is always one that is \
                  created before all others, and no player gains by moving from it.",
            try_this: "Guess {−½│5} before you work it out: it is 0.",
        },
        kind: Kind::Family(Family {
            parameters: &[Parameter::choice(
                "game",
                "game",
                &["{5│22}", "{−22│−7}", "{−22│3}", "{½│¾}", "{5/4│2}"],
                0,
            )],
            subject: |at| Some(Subject::Expression(SIMPLEST.get(at[0] as usize)?.0.to_string())),
            claim: |_, at| Claim::value(SIMPLEST.get(at[0] as usize)?.1),
            surprise: |_, _| None,
            open: |_| false,
            only: Some(Rules::Ancient),
        }),
    },
];
