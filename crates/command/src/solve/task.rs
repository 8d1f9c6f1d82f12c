//! What `papamu solve` searches, and how it is divided.

use std::fmt;

use crate::option::{colour, opening};
use basics::player::Player;
use game::{Beginning, Removal, size};
use konane::{Board, Jump, Rules, jump_name};

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

/// One part of a task, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Part {
    pub number: usize,
    pub of: usize,
}

/// A position to search: a beginning, and jumps from there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Unit {
    pub beginning: Beginning,
    pub jumps: Vec<Jump>,
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

    pub fn file_name(&self, part: Part) -> String {
        let (rules, openings) = (self.rules.name(), self.openings.name(self.rows));
        format!("solve-{}-{rules}-{openings}-{}of{}.txt", self.size(), part.number, part.of)
    }

    /// The units to divide among `parts` parts: the beginnings; or, if there are fewer beginnings than
    /// parts, the positions after as many jumps as needed.
    fn units(&self, parts: usize) -> Vec<Unit> {
        let whole = |beginning| Unit { beginning, jumps: Vec::new() };
        let mut units: Vec<Unit> = self.beginnings().into_iter().map(whole).collect();
        while units.len() < parts {
            let split = |unit: &Unit| {
                let next = self.next(unit);
                if next.is_empty() { vec![unit.clone()] } else { next }
            };
            let longer: Vec<Unit> = units.iter().flat_map(split).collect();
            if longer == units {
                break;
            }
            units = longer;
        }
        units
    }

    /// The units of a part.
    pub fn share(&self, part: Part) -> Vec<Unit> {
        let units = self.units(part.of).into_iter();
        units.skip(part.number - 1).step_by(part.of).collect()
    }

    pub fn board(&self, unit: &Unit) -> Board {
        let board = unit.beginning.board(self.rows, self.columns);
        unit.jumps.iter().fold(board, |board, &jump| board.play(jump))
    }

    /// The units after one more jump.
    pub fn next(&self, unit: &Unit) -> Vec<Unit> {
        let jumps = self.board(unit).jumps(self.rules, unit.to_move()).into_iter();
        jumps.map(|jump| unit.then(jump)).collect()
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
            let first = Player::BOTH.into_iter().find(|&player| colour(player) == first)?;
            Openings::single(pair, first, size)
        };
        Removal::named(name).map(Openings::Of).or_else(single)
    }
}

impl Part {
    pub const WHOLE: Part = Part { number: 1, of: 1 };
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl Unit {
    pub fn to_move(&self) -> Player {
        let first = self.beginning.first;
        if self.jumps.len().is_multiple_of(2) { first } else { first.other() }
    }

    pub fn then(&self, jump: Jump) -> Unit {
        Unit { beginning: self.beginning, jumps: [self.jumps.as_slice(), &[jump]].concat() }
    }

    /// The pair, the first player and the jumps: three columns.
    pub fn name(&self, rows: i32) -> String {
        let jumps: Vec<String> = self.jumps.iter().map(|&jump| jump_name(jump, rows)).collect();
        let jumps = if jumps.is_empty() { "-".to_string() } else { jumps.join(" ") };
        let Beginning { first, .. } = self.beginning;
        format!("{}\t{}\t{jumps}", self.beginning.pair_name(rows), first.name())
    }
}
