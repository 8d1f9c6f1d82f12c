//! What an analysis finds out about a position.

use crate::bounds::Bounds;
use crate::harmless::Encounter;
use crate::moves::ValuedJump;
use basics::player::{ByPlayer, Player};
use konane::{Contact, Jump, PartInfo, Survey};
use value::{Thermograph, Value};

/// Something that has been found out. Values are those of the solver that was asked.
#[derive(Clone, PartialEq, Debug)]
pub enum Finding {
    /// The parts, with bounds of their penetrations.
    Survey(Survey),
    /// Who wins if this player starts; and a jump by which this player wins, if the search has
    /// found one. It may be found after the winner.
    Winner {
        starts: Player,
        wins: Player,
        by: Option<Jump>,
    },
    /// What is proved of a part whose value takes long.
    PartBounds {
        part: usize,
        bounds: Bounds,
    },
    /// Of the whole.
    Bounds(Bounds),
    PartValue {
        part: usize,
        value: Value,
    },
    /// Of the whole.
    Value(Value),
    Thermograph(Value, Box<Thermograph>),
    Jumps(ByPlayer<Vec<Jump>>),
    /// What each of these jumps is worth in its part, in the same order. Said if there are several.
    PartWorths(ByPlayer<Vec<ValuedJump>>),
    /// In the whole.
    Worths(ByPlayer<Vec<ValuedJump>>),
    /// A part again, with its penetrations as exact as they will become.
    Penetration {
        part: usize,
        info: Box<PartInfo>,
    },
    Meeting(Box<Meeting>),
}

/// Two groups of one part that may meet although an empty row or column lies between them.
#[derive(Clone, PartialEq, Debug)]
pub struct Meeting {
    pub part: usize,
    pub groups: (PartInfo, PartInfo),
    /// How they can meet.
    pub contact: Contact,
    /// What difference it makes.
    pub encounter: Encounter,
}

/// What there is to find out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Topic {
    Parts,
    Outcome,
    Value,
    Thermograph,
    Jumps,
    Penetration,
    Meetings,
}

impl Finding {
    pub fn topic(&self) -> Topic {
        match self {
            Finding::Survey(_) => Topic::Parts,
            Finding::Winner { .. } => Topic::Outcome,
            Finding::PartBounds { .. } | Finding::Bounds(_) => Topic::Value,
            Finding::PartValue { .. } | Finding::Value(_) => Topic::Value,
            Finding::Thermograph(..) => Topic::Thermograph,
            Finding::Jumps(_) | Finding::PartWorths(_) | Finding::Worths(_) => Topic::Jumps,
            Finding::Penetration { .. } => Topic::Penetration,
            Finding::Meeting(_) => Topic::Meetings,
        }
    }
}
