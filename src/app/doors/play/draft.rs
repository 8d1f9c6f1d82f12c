//! A game that is being agreed on.

use crate::app::doors::play::link::Place;
use crate::app::doors::play::seat::{Seat, USUAL_SECONDS};
use crate::game::{LONGEST_SIDE, Removal, Setup, Start};
use crate::konane::Rules;
use crate::opponents::Opponent;
use crate::player::{ByPlayer, Player};

#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    pub rows: i32,
    pub columns: i32,
    pub rules: Rules,
    pub removal: Removal,
    pub seats: ByPlayer<Seat>,
    pub passes: ByPlayer<u32>,
    pub teaches: bool,
    pub seed: u32,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Change {
    Size(i32, i32),
    Rules(Rules),
    Removal(Removal),
    Seat(Player, Seat),
    Passes(Player, u32),
    Teach(bool),
}

impl Draft {
    pub fn new(seed: u32) -> Draft {
        let program = Seat::Program { opponent: Opponent::MostlyStrong, seconds: USUAL_SECONDS };
        Draft {
            rows: 8,
            columns: 8,
            rules: Rules::default(),
            removal: Removal::default(),
            seats: ByPlayer { left: Seat::You, right: program },
            passes: ByPlayer::default(),
            teaches: false,
            seed,
        }
    }

    pub fn apply(&self, change: Change) -> Draft {
        let mut next = self.clone();
        match change {
            Change::Size(rows, columns) => {
                next.rows = rows.clamp(1, LONGEST_SIDE);
                next.columns = columns.clamp(1, LONGEST_SIDE);
                // A rule that does not fit gives way.
                if !next.removal.fits(next.rows, next.columns) {
                    let (rows, columns) = (next.rows, next.columns);
                    let fitting = Removal::ALL.into_iter().find(|it| it.fits(rows, columns));
                    next.removal = fitting.unwrap_or_default();
                }
            }
            Change::Rules(rules) => next.rules = rules,
            Change::Removal(removal) if removal.fits(self.rows, self.columns) => {
                next.removal = removal;
            }
            Change::Removal(_) => {}
            Change::Seat(player, seat) => next.seats[player] = seat,
            Change::Passes(player, passes) => next.passes[player] = passes,
            Change::Teach(teaches) => next.teaches = teaches,
        }
        next
    }

    /// Whether any rule of removal fits.
    pub fn is_possible(&self) -> bool {
        self.removal.fits(self.rows, self.columns)
    }

    pub fn place(&self) -> Place {
        let Draft { rows, columns, rules, removal, .. } = *self;
        let start = Start::Full { rows, columns, removal };
        let setup = Setup { rules, start, passes: self.passes };
        Place { teaches: self.teaches, ..Place::new(setup, self.seats, self.seed) }
    }
}
