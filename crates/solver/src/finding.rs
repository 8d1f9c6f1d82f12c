//! The findings of an analysis of a position.

use crate::bounds::Bounds;
use crate::harmless::Encounter;
use crate::moves::ValuedJump;
use basics::player::{ByPlayer, Player};
use konane::{Contact, Jump, PartInfo, Survey};
use value::{Thermograph, Value};

/// One finding. Values belong to the solver that was asked.
#[derive(Clone, PartialEq, Debug)]
pub enum Finding {
    /// The parts, with bounds of their penetrations.
    Survey(Survey),
    /// Who wins if `starts` moves first, and a winning jump if the search has found one. The jump may
    /// be reported after the winner.
    Winner {
        starts: Player,
        wins: Player,
        by: Option<Jump>,
    },
    /// Bounds of a part whose value takes long.
    PartBounds {
        part: usize,
        bounds: Bounds,
    },
    /// Bounds of the whole position.
    Bounds(Bounds),
    PartValue {
        part: usize,
        value: Value,
    },
    /// The value of the whole position.
    Value(Value),
    Thermograph(Value, Box<Thermograph>),
    Jumps(ByPlayer<Vec<Jump>>),
    /// The jumps as moves in their parts, in the order of `Jumps`. Reported only if there are several
    /// parts.
    PartWorths(ByPlayer<Vec<ValuedJump>>),
    /// The jumps as moves in the whole position.
    Worths(ByPlayer<Vec<ValuedJump>>),
    /// A part again, with its final penetrations.
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
    /// Whether meeting changes their value.
    pub encounter: Encounter,
}

/// The kinds of findings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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
