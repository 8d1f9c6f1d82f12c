//! The shorter papers, this program's results, and publications that we have not read.

use crate::content::papers::{Entry, Publication, Section, Slip, UnreadPublication};
use crate::content::source::{Citation, Paper, Source};
use words::{same, say};

const INTRODUCTION: &str = "1. Introduction";
const MATHEMATICAL: &str = "Mathematical analysis";

pub const SANTOS_SILVA: Publication = Publication {
    paper: Paper::SantosSilva,
    name: "santos-silva",
    authors: say::OF_SANTOS_SILVA_AUTHORS,
    title: same("Konane Has Infinite Nim-Dimension"),
    bibtex: "@article{SantosSilva2008,
  author  = {dos Santos, Carlos Pereira and Silva, Jorge Nuno},
  title   = {{Konane} Has Infinite Nim-Dimension},
  journal = {Integers: Electronic Journal of Combinatorial Number Theory},
  volume  = {8},
  year    = {2008},
  note    = {\\#G02},
  url     = {https://www.kurims.kyoto-u.ac.jp/EMIS/journals/INTEGERS/papers/ig2/ig2.pdf}
}",
    address: "https://www.kurims.kyoto-u.ac.jp/EMIS/journals/INTEGERS/papers/ig2/ig2.pdf",
    copy: say::OF_SANTOS_SILVA_COPY,
    sections: &[
        Section::new("Abstract", &[Entry::text(say::ENTRY_BERLEKAMPS_QUESTION_WHERE_STAR2)]),
        Section::new(
            INTRODUCTION,
            &[
                Entry::text(say::ENTRY_WHICH_NIMBERS_OCCUR_VALUES),
                Entry::at(Citation::Unnumbered, say::ENTRY_SOME_VALUES)
                    .missing(say::GAP_LOST)
                    .near("unfit"),
                Entry::at(Citation::Definition(1), say::ENTRY_NIM_DIMENSION),
                Entry::at(Citation::Theorem(2), say::ENTRY_KONANE_INFINITE_NIM_DIMENSION),
            ],
        ),
        Section::new(
            "2. Constructing nimbers in Konane",
            &[Entry::text(say::ENTRY_FIRST_STAR2_ONE_LONGER)],
        ),
        Section::new(
            "2.1 Algorithm to construct a ∗n in Konane",
            &[Entry::text(say::ENTRY_STARN_FROM_TWO_COPIES)],
        ),
        Section::new(
            "2.2 Proof (correctness of the algorithm)",
            &[Entry::text(say::ENTRY_WHY_STARN)
                .missing(say::GAP_PROOF_MACHINES_JUMPS_CAN)
                .near("nimbers?n=4")],
        ),
    ],
    slips: &[
        Slip {
            source: Source::of(Paper::SantosSilva, INTRODUCTION, &[Citation::Definition(1)]),
            is_misprint: true,
            printed: say::OF_SANTOS_SILVA_SLIP_PRINTED,
            meant: say::OF_SANTOS_SILVA_SLIP_MEANT,
            reason: say::OF_SANTOS_SILVA_SLIP_REASON,
        },
        Slip {
            source: Source::of(Paper::SantosSilva, INTRODUCTION, &[]),
            is_misprint: false,
            printed: say::OF_SANTOS_SILVA_SLIP_PRINTED_2,
            meant: say::OF_SANTOS_SILVA_SLIP_MEANT_2,
            reason: say::OF_SANTOS_SILVA_SLIP_REASON_2,
        },
    ],
};

pub const NORVIG: Publication = Publication {
    paper: Paper::Norvig,
    name: "norvig",
    authors: same("Peter Norvig"),
    title: same("Mel’s Konane Board"),
    bibtex: "@misc{Norvig2021,
  author = {Peter Norvig},
  title  = {Mel's {Konane} Board},
  month  = dec,
  year   = {2021},
  note   = {A notebook of pytudes},
  url    = {https://github.com/norvig/pytudes/blob/799906f36a653974ada3e40424353fde1636d2f8/ipynb/Konane.ipynb}
}",
    address: "https://github.com/norvig/pytudes/blob/799906f36a653974ada3e40424353fde1636d2f8/ipynb/Konane.ipynb",
    copy: say::OF_NORVIG_COPY,
    sections: &[
        Section::new("Konane Rules", &[Entry::text(say::ENTRY_ANCIENT_RULES_BLACK_MOVES)
                .missing(say::GAP_RULES_THOSE_BOARD)]),
        Section::new("Approach, types, displaying, moves, strategies", &[Entry::text(say::ENTRY_PROGRAM_SIX_SECTIONS).missing(say::GAP_STATES_NO_RESULT_ABOUT)]),
        Section::new("Solving a Smaller Board: 4 by 4", &[Entry::text(say::ENTRY_WHITE_WINS).missing(say::GAP_REPEATED_SUMMARY).near("whole?size=0")]),
        Section::new("Solving a 5 by 5 Board", &[Entry::text(say::ENTRY_BLACK_WINS).missing(say::GAP_REPEATED_SUMMARY).near("whole?size=3")]),
        Section::new("Solving Mel’s 6 by 6 Board", &[Entry::text(say::ENTRY_WHITE_WINS).missing(say::GAP_REPEATED_SUMMARY).near("whole?size=4")]),
        Section::new("Summary", &[Entry::text(say::ENTRY_WHO_WINS_4X4_5X5)]),
        Section::new("Further Work", &[Entry::text(say::ENTRY_HOW_GO_PROGRAM_WHETHER)]),
        Section::new("Appendix: Tests", &[Entry::text(say::ENTRY_TESTS_PROGRAM).missing(say::GAP_STATES_NO_RESULT_ABOUT)]),
    ],
    slips: &[],
};

pub const CARVALHO_SANTOS: Publication = Publication {
    paper: Paper::CarvalhoSantos,
    name: "carvalho-santos",
    authors: say::OF_CARVALHO_SANTOS_AUTHORS,
    title: same("A nontrivial surjective map onto the short Conway group"),
    bibtex: "@incollection{CarvalhoSantos2019,
  author    = {Carvalho, Alda and dos Santos, Carlos Pereira},
  title     = {A nontrivial surjective map onto the short {Conway} group},
  booktitle = {Games of No Chance 5},
  publisher = {Cambridge University Press},
  series    = {MSRI Publications},
  volume    = {70},
  year      = {2019},
  url       = {https://www.cambridge.org/core/books/games-of-no-chance-5/nontrivial-surjective-map-onto-the-short-conway-group/9A1D2C4624395275A9F81F526425D7C6}
}",
    address: "https://www.cambridge.org/core/books/games-of-no-chance-5/nontrivial-surjective-map-onto-the-short-conway-group/9A1D2C4624395275A9F81F526425D7C6",
    copy: say::OF_CARVALHO_SANTOS_COPY,
    sections: &[
        Section::new("Abstract", &[Entry::text(say::ENTRY_EVERY_VALUE_OCCURS)]),
        Section::new(INTRODUCTION, &[Entry::text(say::ENTRY_MAIN_RESULT_LEMMAS)
                .missing(say::GAP_CONSTRUCTION_UNREAD)
                .near("habitat")]),
    ],
    slips: &[],
};

pub const WIKIPEDIA: Publication = Publication {
    paper: Paper::Wikipedia,
    name: "wikipedia",
    authors: same("Wikipedia"),
    title: same("Kōnane"),
    bibtex: "",
    address: "https://en.wikipedia.org/wiki/K%C5%8Dnane",
    copy: say::OF_WIKIPEDIA_COPY,
    sections: &[
        Section::new("Kōnane", &[Entry::text(say::ENTRY_GAME_IS).missing(say::GAP_NO_RESULT)]),
        Section::new(
            "Equipment",
            &[Entry::text(say::ENTRY_SIZES_BOARDS).missing(say::GAP_NO_RESULT)],
        ),
        Section::new(
            "Rules and gameplay",
            &[Entry::text(say::ENTRY_OPENING_ANCIENT_RULES).missing(say::GAP_NO_RESULT)],
        ),
        Section::new(
            MATHEMATICAL,
            &[Entry::text(say::ENTRY_WHO_PROVED)
                .missing(say::GAP_REPORTS_OTHER_PAPERS)
                .near("nimbers?n=4")],
        ),
        Section::new(
            "Other conversions",
            &[Entry::text(say::ENTRY_PEG_SOLITAIRE)
                .missing(say::GAP_NO_RESULT)
                .near("penetration")],
        ),
    ],
    slips: &[Slip {
        source: Source::of(Paper::Wikipedia, MATHEMATICAL, &[]),
        is_misprint: false,
        printed: say::OF_WIKIPEDIA_SLIP_PRINTED,
        meant: say::OF_WIKIPEDIA_SLIP_MEANT,
        reason: say::OF_WIKIPEDIA_SLIP_REASON,
    }],
};

pub const OURS: Publication = Publication {
    paper: Paper::Ours,
    name: "papamu",
    authors: say::BY_PAPAMU_AUTHORS,
    title: say::BY_PAPAMU_TITLE,
    bibtex: "",
    address: "",
    copy: say::BY_PAPAMU_COPY,
    sections: &[
        Section::new("search", &[Entry::text(say::ENTRY_VALUES_WINNERS_SMALL_WHOLE)]),
        Section::new("from theorems 4 to 12", &[Entry::text(say::ENTRY_WHO_WINS_UP_THREE)]),
        Section::new("search over rows", &[Entry::text(say::ENTRY_ROWS_ONE_LINE_WORTH)]),
        Section::new(
            "search over small boxes",
            &[Entry::text(say::ENTRY_SMALLEST_POSITIONS_VALUE)],
        ),
        Section::new("construction", &[Entry::text(say::ENTRY_POSITION_FOR_ANY_VALUE)]),
        Section::new("proof", &[Entry::text(say::ENTRY_LINES_ANCIENT_RULES)]),
        Section::new("pattern continued", &[Entry::text(say::ENTRY_TINIES_CONTINUED)]),
    ],
    slips: &[],
};

pub const UNREAD_PUBLICATIONS: &[UnreadPublication] = &[
    UnreadPublication {
        name: say::UNREAD_GYLLENSKOG,
        about: say::UNREAD_GYLLENSKOG_ABOUT,
        address: "",
    },
    UnreadPublication {
        name: say::UNREAD_DE_OLIVEIRA,
        about: say::UNREAD_DE_OLIVEIRA_ABOUT,
        address: "",
    },
    UnreadPublication {
        name: say::UNREAD_CHAN_TSAI,
        about: say::UNREAD_CHAN_TSAI_ABOUT,
        address: "http://library.msri.org/books/Book42/files/chan.pdf",
    },
    UnreadPublication {
        name: say::UNREAD_THOMPSON,
        about: say::UNREAD_THOMPSON_ABOUT,
        address: "http://cs.brynmawr.edu/Theses/Thompson.pdf",
    },
    UnreadPublication {
        name: say::UNREAD_HEARN,
        about: say::UNREAD_HEARN_ABOUT,
        address: "http://www.msri.org/people/staff/levy/files/Book56/31hearn.pdf",
    },
    UnreadPublication { name: say::UNREAD_KIRK, about: say::UNREAD_KIRK_ABOUT, address: "" },
];
