//! What `papamu solve` searches.

use crate::option::{colour, opening};
use basics::player::Player;
use game::{Beginning, Removal, size};
use konane::Rules;

/// Who wins a full board after each of these openings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    pub rows: i32,
    pub columns: i32,
    pub rules: Rules,
    pub openings: Openings,
}

/// All openings that a rule allows, with either player first, or a single one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Openings {
    Of(Removal),
    Single(Beginning),
}

impl Task {
    pub fn beginnings(&self) -> Vec<Beginning> {
        match self.openings {
            Openings::Of(removal) => Beginning::all(removal, self.rows, self.columns),
            Openings::Single(beginning) => vec![beginning],
        }
    }

    pub fn size(&self) -> String {
        size(self.rows, self.columns)
    }

    pub fn file_name(&self) -> String {
        let (rules, openings) = (self.rules.name(), self.openings.name(self.rows));
        format!("solve-{}-{rules}-{openings}.txt", self.size())
    }
}

impl Openings {
    /// The opening without these two stones, as in `a1b1`, or the image that represents it.
    pub fn single(pair: &str, first: Player, (rows, columns): (i32, i32)) -> Option<Openings> {
        let beginning = opening(pair, first, (rows, columns))?;
        Some(Openings::Single(beginning.representative(rows, columns)))
    }

    /// The name in files: `centre`, or `d2c2-black`.
    pub fn name(self, rows: i32) -> String {
        match self {
            Openings::Of(removal) => removal.name().to_string(),
            Openings::Single(beginning) => {
                let pair = beginning.pair_name(rows).replace(' ', "");
                format!("{pair}-{}", colour(beginning.first))
            }
        }
    }

    pub fn named(name: &str, size: (i32, i32)) -> Option<Openings> {
        let single = || {
            let (pair, first) = name.rsplit_once('-')?;
            let first = Player::ALL.into_iter().find(|&player| colour(player) == first)?;
            Openings::single(pair, first, size)
        };
        Removal::named(name).map(Openings::Of).or_else(single)
    }
}

/// The pair, the first player and the jumps that follow, of which there are none: three columns of a file.
pub fn columns(beginning: Beginning, rows: i32) -> String {
    format!("{}\t{}\t-", beginning.pair_name(rows), beginning.first.name())
}
