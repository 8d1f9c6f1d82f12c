//! Uiterwijk 2021, on narrow boards.

use crate::content::papers::{Entry, Publication, Section, Slip};
use crate::content::source::{Citation, Paper, Source};
use words::{same, say};

const INDEPENDENCE: &str = "Linear Konane: Independence of Linear Konane fragments";

pub const PAPER: Publication = Publication {
    paper: Paper::Uiterwijk,
    name: "uiterwijk",
    authors: same("Jos Uiterwijk"),
    title: same("Solving Narrow Konane Boards"),
    bibtex: "@article{Uiterwijk2021,
  author  = {Jos Uiterwijk},
  title   = {Solving Narrow {Konane} Boards},
  journal = {ICGA Journal},
  volume  = {43},
  number  = {3},
  pages   = {162--183},
  year    = {2021},
  doi     = {10.3233/icg-220198}
}",
    address: "https://doi.org/10.3233/icg-220198",
    copy: say::OF_UITERWIJK_COPY,
    sections: &[
        Section::new(
            "Introduction",
            &[
                Entry::text(say::ENTRY_GAME_HAD_BEEN_WRITTEN).missing(say::GAP_NO_RESULT),
                Entry::at(Citation::Figure(1), say::ENTRY_SINGLE_MULTIPLE_CAPTURE)
                    .missing(say::GAP_EXAMPLE_RULES)
                    .near("up?rules=ancient"),
            ],
        ),
        Section::new(
            "Combinatorial game theory for Konane",
            &[Entry::text(say::ENTRY_THEORY).missing(say::GAP_NO_RESULT)],
        ),
        Section::new(
            "Combinatorial game theory for Konane: Konane and CGT",
            &[Entry::text(say::ENTRY_WHO_WINS_FOUR_CLASSES).missing(say::GAP_NO_RESULT)],
        ),
        Section::new(
            "Combinatorial game theory for Konane: Konane positions with integer values",
            &[
                Entry::text(say::ENTRY_EVERY_WHOLE_NUMBER_OCCURS),
                Entry::at(Citation::Figure(2), say::ENTRY_ROWS_WORTH_0_MORE),
                Entry::at(Citation::Figure(3), say::ENTRY_ROWS_WORTH_0_LESS),
            ],
        ),
        Section::new(
            "Combinatorial game theory for Konane: other values",
            &[
                Entry::text(say::ENTRY_FRACTIONS_INFINITESIMALS_NIMBERS),
                Entry::at(Citation::Figure(4), say::ENTRY_ROWS_WORTH_FRACTIONS),
                Entry::at(Citation::Figure(5), say::ENTRY_ROWS_WORTH_INFINITESIMALS),
                Entry::at(Citation::Figure(6), say::ENTRY_POSITIONS_WORTH_STAR2),
                Entry::at(Citation::Figure(7), say::ENTRY_ROWS_WORTH_STAR2),
                Entry::at(Citation::Theorem(1), say::ENTRY_ABOUT_ALL_POSITIONS_CERTAIN)
                    .missing(say::GAP_VALUE_LOST_OUR_SOURCE),
            ],
        ),
        Section::new(
            "Setups of starting positions",
            &[Entry::text(say::ENTRY_OPENINGS_WHICH_TWO_STONES)
                .missing(say::GAP_NAMES_OPENINGS)
                .near("narrow?n=8&rows=3&opening=0")],
        ),
        Section::new(
            "Setups of starting positions: Setups at the middle of the board",
            &[Entry::text(say::ENTRY_HM_VM)
                .missing(say::GAP_DEFINES_OPENINGS)
                .near("narrow?n=8&rows=3&opening=0")],
        ),
        Section::new(
            "Setups of starting positions: setups at a corner",
            &[Entry::text(say::ENTRY_HC_VC)
                .missing(say::GAP_DEFINES_OPENINGS)
                .near("narrow?n=8&rows=3&opening=2")],
        ),
        Section::new(
            "Independence of fragments",
            &[
                Entry::text(say::ENTRY_WHEN_FRAGMENTS_INDEPENDENT),
                Entry::at(Citation::Figure(8), say::ENTRY_FIVE_FRAGMENTS_ONE_BOARD),
            ],
        ),
        Section::new("Safe moves", &[Entry::text(say::ENTRY_MOVES_OPPONENT_CANNOT_PREVENT)]),
        Section::new(
            INDEPENDENCE,
            &[
                Entry::text(say::ENTRY_THREE_EMPTY_SQUARES_OR),
                Entry::at(Citation::Theorem(2), say::ENTRY_THREE_EMPTY_SQUARES_LINE),
                Entry::at(Citation::Theorem(3), say::ENTRY_TWO_EMPTY_SQUARES_SEPARATE),
            ],
        ),
        Section::new(
            "Linear Konane",
            &[
                Entry::text(say::ENTRY_BOARDS_ONE_ROW),
                Entry::at(Citation::Figure(9), say::ENTRY_1XN_HM_SMALLEST_BOARDS)
                    .missing(say::GAP_LOST)
                    .near("narrow?n=5&rows=1&opening=0"),
                Entry::at(Citation::Figure(10), say::ENTRY_1XN_HM_FIRST_FOUR)
                    .missing(say::GAP_LOST)
                    .near("narrow?n=8&rows=1&opening=0"),
                Entry::at(Citation::Figure(11), say::ENTRY_1XN_HM_SECOND_CASE)
                    .missing(say::GAP_LOST)
                    .near("narrow?n=9&rows=1&opening=0"),
                Entry::at(Citation::Figure(12), say::ENTRY_1XN_HM_THIRD_CASE)
                    .missing(say::GAP_LOST)
                    .near("narrow?n=10&rows=1&opening=0"),
                Entry::at(Citation::Figure(13), say::ENTRY_1XN_HM_FOURTH_CASE)
                    .missing(say::GAP_LOST)
                    .near("narrow?n=11&rows=1&opening=0"),
                Entry::at(Citation::Theorem(4), say::ENTRY_1XN_AFTER_HM),
                Entry::at(Citation::Figure(14), same("1 × n, H-C"))
                    .missing(say::GAP_LOST)
                    .near("narrow?n=8&rows=1&opening=2"),
                Entry::at(Citation::Theorem(5), say::ENTRY_1XN_AFTER_HC),
            ],
        ),
        Section::new(
            "Double Konane",
            &[
                Entry::text(say::ENTRY_BOARDS_TWO_ROWS),
                Entry::at(Citation::Theorem(6), say::ENTRY_2XN_AFTER_VM),
                Entry::at(Citation::Figure(15), say::ENTRY_2XN_VM_GAME)
                    .missing(say::GAP_LOST)
                    .near("narrow?n=8&rows=2&opening=1"),
                Entry::at(Citation::Theorem(7), say::ENTRY_2XN_AFTER_HM),
                Entry::at(Citation::Figure(16), same("2 × n, H-M"))
                    .missing(say::GAP_LOST)
                    .near("narrow?n=8&rows=2&opening=0"),
                Entry::at(Citation::Theorem(8), say::ENTRY_2XN_AFTER_VC),
                Entry::at(Citation::Figure(17), say::ENTRY_2XN_VC_GAME)
                    .missing(say::GAP_LOST)
                    .near("narrow?n=8&rows=2&opening=3"),
                Entry::at(Citation::Theorem(9), say::ENTRY_2XN_AFTER_HC),
                Entry::at(Citation::Figure(18), same("2 × n, H-C"))
                    .missing(say::GAP_LOST)
                    .near("narrow?n=8&rows=2&opening=2"),
            ],
        ),
        Section::new(
            "Triple Konane",
            &[
                Entry::text(say::ENTRY_BOARDS_THREE_ROWS),
                Entry::at(Citation::Theorem(10), say::ENTRY_3XN_AFTER_VM),
                Entry::at(Citation::Figure(19), same("3 × n, V-M"))
                    .missing(say::GAP_LOST)
                    .near("narrow?n=8&rows=3&opening=1"),
                Entry::at(Citation::Theorem(11), say::ENTRY_3XN_AFTER_HM),
                Entry::at(Citation::Figure(20), same("3 × n, H-M"))
                    .missing(say::GAP_LOST)
                    .near("narrow?n=8&rows=3&opening=0"),
                Entry::at(Citation::Theorem(12), say::ENTRY_3XN_AFTER_VC),
                Entry::at(Citation::Figure(21), same("3 × n, V-C"))
                    .missing(say::GAP_LOST)
                    .near("narrow?n=8&rows=3&opening=3"),
            ],
        ),
        Section::new(
            "Quadruple Konane",
            &[
                Entry::text(say::ENTRY_BOARDS_FOUR_ROWS),
                Entry::at(Citation::Theorem(13), say::ENTRY_4XN_AFTER_VM),
                Entry::at(Citation::Figure(22), same("4 × n, V-M"))
                    .missing(say::GAP_LOST)
                    .near("narrow?n=6&rows=4&opening=1"),
            ],
        ),
        Section::new(
            "Conclusions and future research",
            &[Entry::text(say::ENTRY_UNSOLVED_WHO_WINS_IF)],
        ),
    ],
    slips: &[Slip {
        source: Source::of(Paper::Uiterwijk, INDEPENDENCE, &[Citation::Theorem(3)]),
        is_misprint: false,
        printed: say::OF_UITERWIJK_SLIP_PRINTED,
        meant: say::OF_UITERWIJK_SLIP_MEANT,
        reason: say::OF_UITERWIJK_SLIP_REASON,
    }],
};
