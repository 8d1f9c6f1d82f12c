//! Whole boards after the first two removals.

use crate::content::exhibit::*;
use crate::content::law::*;
use crate::content::source::*;
use basics::player::Player;
use konane::{Board, Opening, Rules};
use value::Outcome;
use words::{same, say};

const OPENINGS: Parameter =
    Parameter::choice("opening", say::COUNT_OPENING, &["H-M", "V-M", "H-C", "V-C"], 0);

/// The rows and columns of the boards.
const SIZES: [(i32, i32); 6] = [(4, 4), (4, 5), (4, 6), (5, 5), (6, 6), (6, 7)];

const ONE_ROW: &str = "Linear Konane";
const TWO_ROWS: &str = "Double Konane";
const THREE_ROWS: &str = "Triple Konane";
const FOUR_ROWS: &str = "Quadruple Konane";
const LINEAR: Source = Source::of(Paper::Uiterwijk, ONE_ROW, &[]);
const THEOREM_3: Source = Source::of(
    Paper::Uiterwijk,
    "Linear Konane: Independence of Linear Konane fragments",
    &[Citation::Theorem(3)],
);
const THEOREM_4: Source = Source::of(Paper::Uiterwijk, ONE_ROW, &[Citation::Theorem(4)]);
const THEOREM_5: Source = Source::of(Paper::Uiterwijk, ONE_ROW, &[Citation::Theorem(5)]);
const THEOREM_6: Source = Source::of(Paper::Uiterwijk, TWO_ROWS, &[Citation::Theorem(6)]);
const THEOREM_7: Source = Source::of(Paper::Uiterwijk, TWO_ROWS, &[Citation::Theorem(7)]);
const THEOREM_8: Source = Source::of(Paper::Uiterwijk, TWO_ROWS, &[Citation::Theorem(8)]);
const THEOREM_9: Source = Source::of(Paper::Uiterwijk, TWO_ROWS, &[Citation::Theorem(9)]);
const THEOREM_10: Source = Source::of(Paper::Uiterwijk, THREE_ROWS, &[Citation::Theorem(10)]);
const THEOREM_11: Source = Source::of(Paper::Uiterwijk, THREE_ROWS, &[Citation::Theorem(11)]);
const THEOREM_12: Source = Source::of(Paper::Uiterwijk, THREE_ROWS, &[Citation::Theorem(12)]);
const THEOREM_13: Source = Source::of(Paper::Uiterwijk, FOUR_ROWS, &[Citation::Theorem(13)]);
const FUTURE: Source = Source::ernst("Future Work", &[]);
const CONCLUSIONS: Source = Source::of(Paper::Uiterwijk, "Conclusions and future research", &[]);
const FOLLOWS: Source = Source::of(Paper::Ours, "from theorems 4 to 12", &[]);
const NORVIG: Source = Source::of(Paper::Norvig, "Summary", &[]);
const SEARCH: Source = Source::of(Paper::Ours, "search", &[]);

pub const EXHIBITS: &[Exhibit] = &[
    Exhibit {
        name: "narrow",
        old_names: &[],
        title: say::NARROW_TITLE,
        headline: say::NARROW_HEADLINE,
        hall: Hall::Boards,
        source: LINEAR,
        story: Story::new(say::NARROW_REMARKABLE, say::NARROW_WHY, say::NARROW_TRY),
        questions: &[
            Question::new(say::NARROW_ASKS, say::NARROW_KNOWN, CONCLUSIONS),
            Question::new(say::NARROW_ASKS_2, say::NARROW_KNOWN_2, CONCLUSIONS),
        ],
        kind: ExhibitKind::Family(Family {
            parameters: &[
                Parameter::count("n", say::COUNT_COLUMNS, (2, 20), 5),
                Parameter::count("rows", say::COUNT_ROWS, (1, 4), 1),
                OPENINGS,
            ],
            subject: |at| {
                let (columns, rows) = (at[0], at[1]);
                (columns >= rows).then(|| opened(rows, columns, at[2])).flatten()
            },
            laws: &[
                Law::new(THEOREM_4, same("1 × n, H-M"), say::LAW_ONE_ROW_MIDDLE, |_, at| {
                    when(is(at, 1, Opening::HorizontalMiddle), middle(at).to_string())
                }),
                Law::new(THEOREM_5, same("1 × n, H-C"), same("−⌊(n − 2)/2⌋"), |_, at| {
                    when(is(at, 1, Opening::HorizontalCorner), corner(at).to_string())
                }),
                Law::new(THEOREM_6, same("2 × n, V-M"), same("0"), |_, at| {
                    when(is(at, 2, Opening::VerticalMiddle), "0")
                }),
                Law::new(THEOREM_7, same("2 × n, H-M"), say::LAW_AS_1XN, |_, at| {
                    when(is(at, 2, Opening::HorizontalMiddle), middle(at).to_string())
                }),
                Law::new(THEOREM_8, same("2 × n, V-C"), same("0"), |_, at| {
                    when(is(at, 2, Opening::VerticalCorner), "0")
                }),
                Law::new(THEOREM_9, same("2 × n, H-C"), say::LAW_AS_1XN, |_, at| {
                    when(is(at, 2, Opening::HorizontalCorner), corner(at).to_string())
                }),
                Law::new(THEOREM_10, same("3 × n, V-M"), same("0"), |_, at| {
                    when(is(at, 3, Opening::VerticalMiddle), "0")
                }),
                Law::new(THEOREM_11, same("3 × n, H-M"), say::LAW_NEGATIVE_1XN, |_, at| {
                    when(is(at, 3, Opening::HorizontalMiddle), (-middle(at)).to_string())
                }),
                Law::new(THEOREM_12, same("3 × n, V-C"), same("0"), |_, at| {
                    when(is(at, 3, Opening::VerticalCorner), "0")
                }),
                Law::new(THEOREM_13, same("4 × n, V-M"), same("0"), |_, at| {
                    when(is(at, 4, Opening::VerticalMiddle), "0")
                }),
                Law::new(
                    THEOREM_3,
                    say::LAW_1XN_BOTH_SIDES_TWO,
                    say::LAW_NEVER_MEET_VALUE_SUM,
                    |_, at| (at[1] == 1).then_some(Claim::Holds),
                ),
                Law::new(
                    CONCLUSIONS,
                    say::LAW_UP_THREE_ROWS_REMOVALS,
                    say::LAW_SIZE_BOARD_DECIDES_WHO,
                    |_, at| (at[1] < 4).then_some(Claim::Said),
                ),
                Law::new(
                    FOLLOWS,
                    say::LAW_1XN_REMOVALS_BEING_PART,
                    say::LAW_ONE_ROW_WINNERS,
                    |_, at| (at[1] == 1).then_some(Claim::Holds),
                ),
                Law::new(
                    FOLLOWS,
                    say::LAW_2XN_3XN_REMOVALS_BEING,
                    say::LAW_WHITE_WINS_AFTER_VERTICAL,
                    |_, at| matches!(at[1], 2 | 3).then_some(Claim::Holds),
                ),
            ],
            open: is_open,
            only: Some(Rules::Ancient),
            ..Family::PLAIN
        }),
    },
    Exhibit {
        name: "whole",
        old_names: &[],
        title: say::WHOLE_TITLE,
        headline: say::WHOLE_HEADLINE,
        hall: Hall::Boards,
        source: SEARCH,
        story: Story::new(say::WHOLE_REMARKABLE, say::WHOLE_WHY, say::WHOLE_TRY),
        questions: &[
            Question::new(say::WHOLE_ASKS, say::WHOLE_KNOWN, NORVIG).solved("7x7"),
            Question::new(
                say::WHOLE_ASKS_2,
                say::WHOLE_KNOWN_2,
                Source::of(Paper::Norvig, "Further Work", &[]),
            ),
            Question::new(say::WHOLE_ASKS_3, say::WHOLE_KNOWN_3, FUTURE),
        ],
        kind: ExhibitKind::Family(Family {
            parameters: &[
                Parameter::choice(
                    "size",
                    say::COUNT_BOARD,
                    &["4 × 4", "4 × 5", "4 × 6", "5 × 5", "6 × 6", "6 × 7"],
                    0,
                ),
                OPENINGS,
            ],
            subject: |at| {
                let (rows, columns) = *SIZES.get(at[0] as usize)?;
                // The other openings of 6 × 7 take too long.
                let is_short = columns < 7 || opening(at[1])? == Opening::HorizontalCorner;
                is_short.then(|| opened(rows, columns, at[1])).flatten()
            },
            laws: &[
                Law::new(THEOREM_13, same("4 × n, V-M"), same("0"), |_, at| {
                    let is_meant = at[0] < 3 && opening(at[1]) == Some(Opening::VerticalMiddle);
                    when(is_meant, "0")
                }),
                Law::new(NORVIG, say::LAW_4X4_6X6_BLACK_MOVES, say::LAW_WHITE_WINS, |_, at| {
                    (at[0] == 0 || at[0] == 4).then_some(Claim::BlackFirst(Player::Right))
                }),
                Law::new(NORVIG, say::LAW_5X5_BLACK_MOVES_FIRST, say::LAW_BLACK_WINS, |_, at| {
                    (at[0] == 3).then_some(Claim::BlackFirst(Player::Left))
                }),
                Law::new(
                    FUTURE,
                    say::LAW_4X4_4X5_4X6_REMOVALS,
                    say::LAW_SECOND_PLAYER_WINS,
                    |_, at| (at[0] < 3).then_some(Claim::Holds),
                ),
                Law::new(
                    FUTURE,
                    say::LAW_5X5_REMOVALS_BEING_PART,
                    say::LAW_PLAYER_WHO_CORNERS_WINS,
                    |_, at| (at[0] == 3).then_some(Claim::Holds),
                ),
                Law::new(SEARCH, say::LAW_4X5_AFTER_HM_4X6, same("−1"), |_, at| {
                    when(is_minus_1(at), "-1")
                }),
                Law::new(SEARCH, say::LAW_4X4_4X5_4X6_AFTER, same("0"), |_, at| {
                    when(at[0] < 3 && !is_minus_1(at), "0")
                }),
                Law::new(SEARCH, same("5 × 5"), same("1"), |_, at| when(at[0] == 3, "1")),
                Law::new(
                    SEARCH,
                    say::LAW_6X6_6X7_AFTER_HC,
                    say::LAW_SECOND_PLAYER_WINS,
                    |_, at| {
                        if at[0] > 3 { Claim::outcome(Outcome::Previous) } else { None }
                    },
                ),
            ],
            only: Some(Rules::Ancient),
            ..Family::PLAIN
        }),
    },
];

fn opening(choice: i32) -> Option<Opening> {
    Opening::ALL.get(choice as usize).copied()
}

fn opened(rows: i32, columns: i32, choice: i32) -> Option<Subject> {
    Board::opened(rows, columns, opening(choice)?).map(Subject::Position)
}

/// Whether no theorem gives the value of this narrow board.
fn is_open(at: Point) -> bool {
    match (at[1], opening(at[2])) {
        (3, opening) => opening == Some(Opening::HorizontalCorner),
        (4, opening) => opening != Some(Opening::VerticalMiddle),
        _ => false,
    }
}

fn is(at: Point, rows: i32, meant: Opening) -> bool {
    at[1] == rows && opening(at[2]) == Some(meant)
}

/// The value of 1 × n after H-M.
fn middle(at: Point) -> i32 {
    i32::from(at[0] % 4 == 1 && at[0] > 1)
}

/// The value of 1 × n after H-C.
fn corner(at: Point) -> i32 {
    -((at[0] - 2) / 2)
}

/// Among the whole boards: 4 × 5 after H-M and 4 × 6 after H-C.
fn is_minus_1(at: Point) -> bool {
    [(1, Some(Opening::HorizontalMiddle)), (2, Some(Opening::HorizontalCorner))]
        .contains(&(at[0], opening(at[1])))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The boards that a text names: rows and columns as in `4 × 5`, or rows alone as in `4 × n`.
    fn sizes(text: &str) -> Vec<(i32, Option<i32>)> {
        let words: Vec<&str> =
            text.split([' ', ',', ':']).filter(|word| !word.is_empty()).collect();
        let sizes = words.windows(3).filter(|words| words[1] == "×");
        sizes.filter_map(|words| Some((words[0].parse().ok()?, words[2].parse().ok()))).collect()
    }

    #[test]
    fn laws_are_about_the_boards_that_they_name() {
        let mut laws = 0;
        for family in EXHIBITS.iter().filter_map(Exhibit::family) {
            for law in family.laws {
                let named = sizes(law.of.english);
                let mut met = vec![false; named.len()];
                for at in family.all_numbers() {
                    let Some(Subject::Position(board)) = (family.subject)(&at) else { continue };
                    let is_meant = |&(rows, columns): &(i32, Option<i32>)| {
                        rows == board.rows() && columns.is_none_or(|it| it == board.columns())
                    };
                    if (law.claim)(Rules::Ancient, &at).is_some() {
                        let place = named.iter().position(is_meant);
                        assert!(named.is_empty() || place.is_some(), "{}: {board}", law.of.english);
                        place.into_iter().for_each(|place| met[place] = true);
                    }
                }
                assert!(met.iter().all(|&met| met), "{}", law.of.english);
                laws += usize::from(!named.is_empty());
            }
        }
        assert!(laws > 20, "{laws}");
    }
}
