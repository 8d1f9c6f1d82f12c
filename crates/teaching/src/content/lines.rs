//! Rows of alternating stones, with and without a tail.

use crate::content::exhibit::*;
use crate::content::law::*;
use crate::content::source::*;
use konane::{Direction, Jump, Square};
use words::{same, say};

const EXAMPLES: Source = Source::ernst("Combinatorial Game Theory", &[]);
const ARITHMETIC: Source = Source::ernst("Combinatorial Game Theory: Arithmetic", &[]);
const NONINTEGERS: Source = Source::ernst("Combinatorial Game Theory: Nonintegers", &[]);
const SOLID: Source = Source::ernst("A Konane Rogue’s Gallery: Solid Linear Patterns", &[]);

/// L(0), L(1), … as the paper lists them.
const L: [&str; 11] = ["0", "0", "*", "-1", "0", "-2", "*", "-3", "0", "-4", "*"];

pub const EXHIBITS: &[Exhibit] = &[
    Exhibit {
        name: "l",
        old_names: &[],
        title: same("L(n)"),
        headline: say::L_HEADLINE,
        hall: Hall::Lines,
        source: SOLID,
        story: Story::new(say::L_REMARKABLE, say::L_WHY, say::L_TRY),
        questions: &[],
        kind: ExhibitKind::Family(Family {
            parameters: &[Parameter::count("n", say::COUNT_STONES, (0, 40), 5)],
            subject: |at| match at[0] {
                0 => Subject::plane("."),
                n => Subject::plane(row('x', n)),
            },
            laws: &[
                Law::new(SOLID, same("L(2j + 1)"), same("−j"), |_, at| {
                    when(at[0] % 2 == 1, of_row(at[0]))
                }),
                Law::new(SOLID, same("L(4j)"), same("0"), |_, at| {
                    when(at[0] % 4 == 0, of_row(at[0]))
                }),
                Law::new(SOLID, same("L(4j + 2)"), same("∗"), |_, at| {
                    when(at[0] % 4 == 2, of_row(at[0]))
                }),
                Law::new(SOLID, same("L(0), L(1), … L(10)"), say::LAW_L_LISTED, |_, at| {
                    Claim::value(*L.get(at[0] as usize)?)
                }),
                Law::new(EXAMPLES, same("L(0)"), same("0"), |_, at| when(at[0] == 0, "0")),
                Law::new(EXAMPLES, same("L(2)"), same("∗"), |_, at| when(at[0] == 2, "*")),
                Law::new(EXAMPLES, say::LAW_L_3_SWAPPED, same("1"), |_, at| when(at[0] == 3, "-1")),
                Law::new(EXAMPLES, same("L(5)"), same("−2"), |_, at| when(at[0] == 5, "-2")),
                Law::new(ARITHMETIC, say::LAW_L_2_SWAPPED, same("−∗ = ∗"), |_, at| {
                    when(at[0] == 2, "*")
                }),
            ],
            ..Family::PLAIN
        }),
    },
    Exhibit {
        name: "lot1",
        old_names: &[],
        title: same("LOT₁(n)"),
        headline: say::LOT1_HEADLINE,
        hall: Hall::Lines,
        source: SOLID,
        story: Story::new(say::LOT1_REMARKABLE, say::LOT1_WHY, say::LOT1_TRY),
        questions: &[],
        kind: ExhibitKind::Family(Family {
            parameters: &[Parameter::count("n", say::COUNT_STONES, (2, 30), 6)],
            subject: |at| Subject::plane(format!(".{}/o", row('o', at[0] - 1))),
            laws: &[
                Law::new(SOLID, same("LOT₁(3)"), same("{∗│0} = ↓"), |_, at| {
                    when(at[0] == 3, "v")
                }),
                Law::new(SOLID, same("LOT₁(2j)"), same("j − 1"), |_, at| {
                    when(at[0] % 2 == 0, whole(at[0] / 2 - 1))
                })
                .only_for("j > 0"),
                Law::new(SOLID, same("LOT₁(4j + 1)"), same("∗"), |_, at| {
                    when(at[0] % 4 == 1, "*")
                })
                .only_for("j > 0"),
                Law::new(SOLID, same("LOT₁(4j + 3)"), same("0"), |_, at| {
                    when(at[0] > 3 && at[0] % 4 == 3, "0")
                })
                .only_for("j > 0"),
                Law::new(NONINTEGERS, same("↓"), same("{∗│0} = −↑"), |_, at| {
                    when(at[0] == 3, "v")
                }),
            ],
            remarks: &[Remark {
                kind: Objection::Misprint {
                    at: |at| at[0] > 3 && at[0] % 4 == 3,
                    printed: "{0│LOT₁(4j + 1)}",
                    meant: "{∗│LOT₁(4j + 1)}",
                },
                reason: say::LOT1_REASON,
            }],
            ..Family::PLAIN
        }),
    },
    Exhibit {
        name: "lt1",
        old_names: &[],
        title: same("LT₁(n)"),
        headline: say::LT1_HEADLINE,
        hall: Hall::Lines,
        source: SOLID,
        story: Story::new(say::LT1_REMARKABLE, say::LT1_WHY, say::LT1_TRY),
        questions: &[],
        kind: ExhibitKind::Family(Family {
            parameters: &[Parameter::count("n", say::COUNT_STONES, (2, 30), 7)],
            subject: |at| Subject::plane(format!("{}/o", row('x', at[0] - 1))),
            laws: &[
                Law::new(SOLID, same("LT₁(2)"), same("∗"), |_, at| when(at[0] == 2, "*")),
                Law::new(SOLID, same("LT₁(3)"), same("∗"), |_, at| when(at[0] == 3, "*")),
                Law::new(SOLID, same("LT₁(4)"), same("{∗│↓}"), |_, at| match at[0] {
                    4 => Claim::printed("{*|v}", "v[2]"),
                    _ => None,
                }),
                Law::new(SOLID, same("LT₁(4j)"), same("{∗│−2j + 2}"), |_, at| {
                    when(at[0] > 4 && at[0] % 4 == 0, format!("{{*|{}}}", 2 - at[0] / 2))
                })
                .only_for("j > 1"),
                Law::new(SOLID, same("LT₁(4j + 1)"), same("{2j − 1│∗}"), |_, at| {
                    when(at[0] % 4 == 1, format!("{{{}|*}}", at[0] / 2 - 1))
                })
                .only_for("j > 0"),
                Law::new(SOLID, same("LT₁(4j + 2)"), same("{0│−2j + 1}"), |_, at| {
                    when(at[0] > 2 && at[0] % 4 == 2, format!("{{0|{}}}", 2 - at[0] / 2))
                })
                .only_for("j > 0"),
                Law::new(SOLID, same("LT₁(4j + 3)"), same("{2j│0}"), |_, at| match at[0] {
                    3 => Claim::printed("{0|0}", "*"),
                    n => when(n % 4 == 3, format!("{{{}|0}}", n / 2 - 1)),
                }),
            ],
            remarks: &[Remark {
                kind: Objection::Misprint {
                    at: |at| at[0] > 2 && at[0] % 4 == 2,
                    printed: "2j + 1",
                    meant: "−2j + 1",
                },
                reason: say::LT1_REASON,
            }],
            ..Family::PLAIN
        }),
    },
    Exhibit {
        name: "lot2",
        old_names: &[],
        title: same("LOT₂(n)"),
        headline: say::LOT2_HEADLINE,
        hall: Hall::Lines,
        source: SOLID,
        story: Story::new(say::LOT2_REMARKABLE, say::LOT2_WHY, say::LOT2_TRY),
        questions: &[],
        kind: ExhibitKind::Family(Family {
            parameters: &[Parameter::count("n", say::COUNT_STONES, (3, 30), 5)],
            subject: |at| Subject::plane(format!(".{}/o/x", row('o', at[0] - 2))),
            laws: &[
                Law::new(SOLID, same("LOT₂(3)"), same("↓"), |_, at| when(at[0] == 3, "v")),
                Law::new(SOLID, same("LOT₂(4)"), same("0"), |_, at| when(at[0] == 4, "0")),
                Law::new(SOLID, same("LOT₂(5)"), same("½"), |_, at| when(at[0] == 5, "1/2")),
                Law::new(SOLID, same("LOT₂(4j)"), same("−1 + ∗"), |_, at| match at[0] % 4 {
                    0 => Claim::printed("-1+*", "-1*"),
                    _ => None,
                })
                .only_for("j > 0"),
                Law::new(SOLID, same("LOT₂(4j + 1)"), same("2j − 2"), |_, at| {
                    when(at[0] % 4 == 1, whole(at[0] / 2 - 2))
                })
                .only_for("j > 0"),
                Law::new(SOLID, same("LOT₂(4j + 2)"), same("−1"), |_, at| {
                    when(at[0] % 4 == 2, "-1")
                })
                .only_for("j > 0"),
                Law::new(SOLID, same("LOT₂(4j + 3)"), same("2j − 1"), |_, at| {
                    when(at[0] > 3 && at[0] % 4 == 3, whole(at[0] / 2 - 2))
                })
                .only_for("j > 0"),
            ],
            remarks: &[Remark { kind: Objection::HoldsFrom(6), reason: say::LOT2_REASON }],
            figure: |_| Figure::Restored,
            ..Family::PLAIN
        }),
    },
    Exhibit {
        name: "lt2",
        old_names: &[],
        title: same("LT₂(n)"),
        headline: say::LT2_HEADLINE,
        hall: Hall::Lines,
        source: SOLID,
        story: Story::new(say::LT2_REMARKABLE, say::LT2_WHY, say::LT2_TRY),
        questions: &[],
        kind: ExhibitKind::Family(Family {
            parameters: &[Parameter::count("n", say::COUNT_STONES, (3, 26), 7)],
            subject: |at| Subject::plane(format!("{}/o/x", row('x', at[0] - 2))),
            laws: &[
                Law::new(SOLID, same("LT₂(2j + 1)"), same("−j"), |_, at| {
                    when(at[0] % 2 == 1, of_row(at[0]))
                }),
                Law::new(SOLID, same("LT₂(4j)"), same("0"), |_, at| {
                    when(at[0] % 4 == 0, of_row(at[0]))
                }),
                Law::new(SOLID, same("LT₂(4j + 2)"), same("∗"), |_, at| {
                    when(at[0] % 4 == 2, of_row(at[0]))
                }),
            ],
            remarks: &[Remark {
                kind: Objection::Differs(|_, at| match at[0] {
                    4 => Some("v[2]"),
                    6 => Some("{v[2]|0}"),
                    _ => None,
                }),
                reason: say::TOO_SMALL,
            }],
            ..Family::PLAIN
        }),
    },
    Exhibit {
        name: "lt3",
        old_names: &[],
        title: same("LT₃(n)"),
        headline: say::LT3_HEADLINE,
        hall: Hall::Lines,
        source: SOLID,
        story: Story::new(say::LT3_REMARKABLE, say::LT3_WHY, say::LT3_TRY),
        questions: &[],
        kind: ExhibitKind::Family(Family {
            parameters: &[Parameter::count("n", say::COUNT_STONES, (4, 24), 11)],
            subject: |at| Subject::plane(format!("{}/o/x/o", row('x', at[0] - 3))),
            laws: &[
                Law::new(SOLID, same("LT₃(2j)"), same("−j + 3"), |_, at| {
                    when(at[0] % 2 == 0, whole(3 - at[0] / 2))
                }),
                Law::new(SOLID, same("LT₃(4j + 1)"), same("2 + ∗"), |_, at| match at[0] % 4 {
                    1 => Claim::printed("2+*", "2*"),
                    _ => None,
                }),
                Law::new(SOLID, same("LT₃(4j + 3)"), same("2"), |_, at| {
                    when(at[0] % 4 == 3, "2")
                }),
            ],
            remarks: &[Remark {
                kind: Objection::Differs(|_, at| match at[0] {
                    4 => Some("0"),
                    5 => Some("{1|*}"),
                    6 => Some("{v[2]|0}"),
                    7 => Some("1"),
                    9 => Some("3/2"),
                    _ => None,
                }),
                reason: say::TOO_SMALL,
            }],
            telling_jump: |_, at| {
                let (from, direction) = (Square::new(0, 1), Direction::Right);
                (at[0] == 6).then_some(Jump { from, direction, taken: 1 })
            },
            ..Family::PLAIN
        }),
    },
];

/// The paper's value of a row of n stones, and of a longer one that is bent.
fn of_row(n: i32) -> String {
    match n % 4 {
        0 => "0".to_string(),
        2 => "*".to_string(),
        _ => whole(-(n - 1) / 2),
    }
}

fn whole(number: i32) -> String {
    number.to_string()
}
