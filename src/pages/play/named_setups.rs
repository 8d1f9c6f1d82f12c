//! Set-ups by name, each with the source that describes it. The page Kōnane has the sources in full.
//!
//! Rows stand before columns, and the longer side lies between the players, as Ernst reports. Black begins in all of
//! them. Where the source names no size the board is 8 × 8, and where it names no first stones they are at a corner or in
//! the centre; the page says so.

use basics::player::{ByPlayer, Player};
use game::{Removal, Setup, Start};
use konane::{Opening, Rules};
use words::{Words, say};

#[derive(Debug)]
pub struct NamedSetup {
    /// For the ids of elements.
    pub id: &'static str,
    pub name: Words,
    /// What the source says, and which source it is.
    pub source: Words,
    pub setup: Setup,
}

pub static NAMED_SETUPS: [NamedSetup; 8] = [
    NamedSetup {
        id: "statewide",
        name: say::NAMED_STATEWIDE,
        source: say::NAMED_STATEWIDE_SOURCE,
        // On a square board all pairs in the centre are images of each other.
        setup: full(8, 8, Removal::Opening(Opening::HorizontalMiddle), 0),
    },
    NamedSetup {
        id: "college",
        name: say::NAMED_COLLEGE,
        source: say::NAMED_COLLEGE_SOURCE,
        setup: full(8, 8, Removal::Tournament, 0),
    },
    NamedSetup {
        id: "pono",
        name: say::NAMED_PONO,
        source: say::NAMED_PONO_SOURCE,
        setup: full(8, 8, Removal::Tournament, 2),
    },
    NamedSetup {
        id: "lanai-11x8",
        name: say::NAMED_LANAI,
        source: say::NAMED_LANAI_SOURCE,
        setup: full(11, 8, Removal::Tournament, 0),
    },
    NamedSetup {
        id: "lanai-10x9",
        name: say::NAMED_PAIR_CENTRE,
        source: say::NAMED_PAIR_CENTRE_SOURCE,
        setup: full(10, 9, Removal::Centre, 0),
    },
    NamedSetup {
        id: "lanai-13x9",
        name: say::NAMED_ONE_CENTRE,
        source: say::NAMED_ONE_CENTRE_SOURCE,
        setup: full(13, 9, Removal::Centre, 0),
    },
    NamedSetup {
        id: "campbell",
        name: say::NAMED_CAMPBELL,
        source: say::NAMED_CAMPBELL_SOURCE,
        setup: full(6, 6, Removal::Tournament, 0),
    },
    NamedSetup {
        id: "king",
        name: say::NAMED_KING,
        source: say::NAMED_KING_SOURCE,
        setup: full(17, 14, Removal::Tournament, 0),
    },
];

const fn full(rows: i32, columns: i32, removal: Removal, passes_of_black: u32) -> Setup {
    let start = Start::Full { rows, columns, removal, first: Player::Left };
    Setup { rules: Rules::Ancient, start, passes: ByPlayer { left: passes_of_black, right: 0 } }
}
