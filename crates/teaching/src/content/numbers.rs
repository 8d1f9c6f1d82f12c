//! Positions worth fractions of a move.

use crate::content::exhibit::*;
use crate::content::law::*;
use crate::content::source::*;
use basics::player::Player;
use konane::{Board, Edge, Rules};
use value::Outcome;
use words::{same, say};

const NONINTEGERS: Source = Source::ernst("Combinatorial Game Theory: Nonintegers", &[]);

const SOLID: Source = Source::ernst("A Konane Rogue’s Gallery: Solid Linear Patterns", &[]);
const SIMPLIFYING: Source = Source::ernst("Combinatorial Game Theory: Simplifying Games", &[]);
const INTEGERS: &str = "Combinatorial game theory for Konane: Konane positions with integer values";
const OTHERS: &str = "Combinatorial game theory for Konane: other values";
const FIGURES_2_AND_3: Source =
    Source::of(Paper::Uiterwijk, INTEGERS, &[Citation::Figure(2), Citation::Figure(3)]);
const FIGURE_2: Source = Source::of(Paper::Uiterwijk, INTEGERS, &[Citation::Figure(2)]);
const FIGURE_3: Source = Source::of(Paper::Uiterwijk, INTEGERS, &[Citation::Figure(3)]);
const SAFE: Source = Source::of(Paper::Uiterwijk, "Safe moves", &[]);
const FRACTIONS: Source = Source::of(Paper::Uiterwijk, OTHERS, &[Citation::Figure(4)]);
const INFINITESIMALS: Source = Source::of(Paper::Uiterwijk, OTHERS, &[Citation::Figure(5)]);
const STAR_2: Source =
    Source::of(Paper::Uiterwijk, OTHERS, &[Citation::Figure(6), Citation::Figure(7)]);
const SEARCH: Source = Source::of(Paper::Ours, "search over rows", &[]);

/// Boards of one row, and their values.
const ON_ONE_ROW: [(&str, &str); 7] = [
    (".ox.x", "1/2"),
    (".ox.x.x", "1/4"),
    (".oxo.o.ox.", "3/4"),
    (".ox.", "*"),
    (".o.ox.", "^*"),
    (".ox.x.", "v*"),
    (".o.ox.x.", "*2"),
];

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
        title: same("½"),
        headline: say::HALF_HEADLINE,
        hall: Hall::Numbers,
        source: NONINTEGERS,
        story: Story::new(say::HALF_REMARKABLE, say::HALF_WHY, say::HALF_TRY),
        questions: &[],
        kind: ExhibitKind::Family(Family {
            subject: |_| Subject::plane("oxo.ox"),
            laws: &[Law::new(
                NONINTEGERS,
                say::LAW_POSITION,
                same("{0, −1│1} = {0│1} = ½"),
                |_, _| Claim::printed("{0,-1|1}", "1/2"),
            )],
            remarks: &[Remark {
                kind: Objection::Misprint {
                    at: |_| true,
                    printed: "{0, −1│1}",
                    meant: "{0, −1, ↑∗│1}",
                },
                reason: say::HALF_REASON,
            }],
            ..Family::PLAIN
        }),
    },
    Exhibit {
        name: "halves",
        old_names: &[],
        title: same("2^(−j−1)"),
        headline: say::HALVES_HEADLINE,
        hall: Hall::Numbers,
        source: NONINTEGERS,
        story: Story::new(say::HALVES_REMARKABLE, say::HALVES_WHY, say::HALVES_TRY),
        questions: &[],
        kind: ExhibitKind::Family(Family {
            parameters: &[Parameter::count("j", say::COUNT_STONES_PUT_IN, (0, 12), 1)],
            subject: |at| Subject::plane(format!("ox.xo.{}o", ".x".repeat(at[0].max(0) as usize))),
            laws: &[Law::new(
                NONINTEGERS,
                say::LAW_LINE_J_5_STONES,
                same("2^(−j−1)"),
                |_, at| Claim::value(format!("1/{}", 2_i64 << at[0].clamp(0, 60))),
            )],
            figure: |_| Figure::Restored,
            ..Family::PLAIN
        }),
    },
    Exhibit {
        name: "numbers",
        old_names: &[],
        title: say::NUMBERS_TITLE,
        headline: say::NUMBERS_HEADLINE,
        hall: Hall::Numbers,
        source: NONINTEGERS,
        story: Story::new(say::NUMBERS_REMARKABLE, say::NUMBERS_WHY, say::NUMBERS_TRY),
        questions: &[],
        kind: ExhibitKind::Family(Family {
            parameters: &[Parameter::choice(
                "game",
                say::COUNT_GAME,
                &["{5│22}", "{−22│−7}", "{−22│3}", "{½│¾}", "{5/4│2}"],
                0,
            )],
            subject: |at| Some(Subject::Expression(SIMPLEST.get(at[0] as usize)?.0.to_string())),
            laws: &[
                Law::new(NONINTEGERS, same("{5│22}"), same("6"), |_, at| nth(at, 0)),
                Law::new(NONINTEGERS, same("{−22│−7}"), same("−8"), |_, at| nth(at, 1)),
                Law::new(NONINTEGERS, same("{−22│3}"), same("0"), |_, at| nth(at, 2)),
                Law::new(NONINTEGERS, same("{½│¾}"), same("5/8"), |_, at| nth(at, 3)),
                Law::new(NONINTEGERS, same("{5/4│2}"), same("3/2"), |_, at| nth(at, 4)),
            ],
            only: Some(Rules::Ancient),
            ..Family::PLAIN
        }),
    },
    Exhibit {
        name: "simplify",
        old_names: &[],
        title: say::SIMPLIFY_TITLE,
        headline: say::SIMPLIFY_HEADLINE,
        hall: Hall::Numbers,
        source: SIMPLIFYING,
        story: Story::new(say::SIMPLIFY_REMARKABLE, say::SIMPLIFY_WHY, say::SIMPLIFY_TRY),
        questions: &[],
        kind: ExhibitKind::Family(Family {
            parameters: &[Parameter::choice("game", say::COUNT_GAME, &["{0, −1│1}", "{∗│∗}"], 0)],
            subject: |at| {
                let text = ["{0,-1|1}", "{*|*}"].get(at[0] as usize)?;
                Some(Subject::Expression(text.to_string()))
            },
            laws: &[
                Law::new(NONINTEGERS, same("{0, −1│1}"), same("{0│1} = ½"), |_, at| {
                    when(at[0] == 0, "1/2")
                }),
                Law::new(SOLID, same("{∗│∗}"), same("0"), |_, at| when(at[0] == 1, "0")),
                Law::new(
                    SIMPLIFYING,
                    say::LAW_WITHOUT_DOMINATED_OPTION,
                    say::LAW_SAME_VALUE,
                    |_, at| when(at[0] == 0, "1/2"),
                ),
                Law::new(
                    SIMPLIFYING,
                    say::LAW_PAST_REVERSIBLE_MOVE,
                    say::LAW_SAME_VALUE,
                    |_, at| when(at[0] == 1, "0"),
                ),
            ],
            only: Some(Rules::Ancient),
            ..Family::PLAIN
        }),
    },
    Exhibit {
        name: "wallrow",
        old_names: &[],
        title: say::WALLROW_TITLE,
        headline: say::WALLROW_HEADLINE,
        hall: Hall::Numbers,
        source: FIGURES_2_AND_3,
        story: Story::new(say::WALLROW_REMARKABLE, say::WALLROW_WHY, say::WALLROW_TRY),
        questions: &[],
        kind: ExhibitKind::Family(Family {
            parameters: &[Parameter::count("n", say::COUNT_STONES, (1, 16), 6)],
            subject: |at| {
                let text = row('x', at[0]) + "...";
                Board::parse(&text, Edge::Walls).ok().map(Subject::Position)
            },
            laws: &[
                Law::new(FIGURE_2, say::LAW_K_PAIRS, say::LAW_K_SAFE_MOVES, |_, at| {
                    when(at[0] % 2 == 0, (at[0] / 2).to_string())
                }),
                Law::new(FIGURE_3, say::LAW_K_PAIRS_BLACK_STONE, same("−k"), |_, at| {
                    when(at[0] % 2 == 1, (-(at[0] / 2)).to_string())
                }),
                Law::new(
                    SAFE,
                    say::LAW_MOVE_OPPONENT_CAN_NEVER,
                    say::LAW_SAFE_MOVE_EACH_COUNTS,
                    |_, _| Some(Claim::Said),
                ),
            ],
            only: Some(Rules::Ancient),
            figure: |_| Figure::Ours,
            ..Family::PLAIN
        }),
    },
    Exhibit {
        name: "wallvalues",
        old_names: &[],
        title: say::WALLVALUES_TITLE,
        headline: say::WALLVALUES_HEADLINE,
        hall: Hall::Numbers,
        source: FRACTIONS,
        story: Story::new(say::WALLVALUES_REMARKABLE, say::WALLVALUES_WHY, say::WALLVALUES_TRY),
        questions: &[],
        kind: ExhibitKind::Family(Family {
            parameters: &[Parameter::choice(
                "value",
                say::COUNT_VALUE,
                &["½", "¼", "¾", "∗", "↑∗", "↓∗", "∗2"],
                0,
            )],
            subject: |at| {
                let (text, _) = ON_ONE_ROW.get(at[0] as usize)?;
                Board::parse(text, Edge::Walls).ok().map(Subject::Position)
            },
            laws: &[
                Law::new(SEARCH, say::LAW_SHORTEST_ROW, say::LAW_VALUE_CHOSEN, |_, at| {
                    Claim::value(ON_ONE_ROW.get(at[0] as usize)?.1)
                }),
                Law::new(
                    FRACTIONS,
                    say::LAW_POSITIONS_ONE_ROW,
                    say::LAW_POSITIVE_FRACTIONS,
                    |_, at| {
                        if at[0] < 3 { Claim::outcome(Outcome::Wins(Player::Left)) } else { None }
                    },
                ),
                Law::new(FRACTIONS, say::LAW_SUMS_FRACTIONS, say::LAW_EVERY_FRACTION, |_, at| {
                    (at[0] < 3).then_some(Claim::Said)
                }),
                Law::new(
                    INFINITESIMALS,
                    say::LAW_POSITIONS_ONE_ROW,
                    say::LAW_FIRST_PLAYER_WINS,
                    |_, at| {
                        if (3..6).contains(&at[0]) { Claim::outcome(Outcome::Next) } else { None }
                    },
                ),
                Law::new(STAR_2, say::LAW_POSITIONS_SOME_ONE_ROW, same("∗2"), |_, at| {
                    when(at[0] == 6, "*2")
                }),
            ],
            only: Some(Rules::Ancient),
            figure: |_| Figure::Ours,
            ..Family::PLAIN
        }),
    },
];

/// The value of the chosen game, if it is the one at `place`.
fn nth(at: Point, place: i32) -> Option<Claim> {
    when(at[0] == place, SIMPLEST.get(place as usize)?.1)
}
