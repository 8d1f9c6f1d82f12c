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
        /// The player who moves first.
        starts: Player,
        /// The winner.
        wins: Player,
        /// A first jump by which `starts` wins; `None` if they lose or the jump is not found yet.
        by: Option<Jump>,
    },
    /// Bounds of a part whose value takes long.
    PartBounds {
        /// Its index in the survey.
        part: usize,
        /// Bounds of its value.
        bounds: Bounds,
    },
    /// Bounds of the whole position.
    Bounds(Bounds),
    /// The value of one part.
    PartValue {
        /// Its index in the survey.
        part: usize,
        /// The value of the part alone.
        value: Value,
    },
    /// The value of the whole position.
    Value(Value),
    /// The value of the whole position again, with its thermograph.
    Thermograph(Value, Box<Thermograph>),
    /// Each player's jumps in the whole position.
    Jumps(ByPlayer<Vec<Jump>>),
    /// The jumps as moves in their parts, in the order of `Jumps`. Reported only if there are several
    /// parts.
    PartWorths(ByPlayer<Vec<ValuedJump>>),
    /// The jumps as moves in the whole position.
    Worths(ByPlayer<Vec<ValuedJump>>),
    /// A part again, with its final penetrations.
    Penetration {
        /// Its index in the survey.
        part: usize,
        /// The part with what is now known.
        info: Box<PartInfo>,
    },
    /// Two groups of a part, with the question whether they are worth their sum.
    Meeting(Box<Meeting>),
}

/// Two groups of one part that may meet although an empty row or column lies between them.
#[derive(Clone, PartialEq, Debug)]
pub struct Meeting {
    /// The index of their part in the survey.
    pub part: usize,
    /// Each group alone.
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
    /// The split into parts.
    Parts,
    /// Who wins with either player first.
    Outcome,
    /// Bounds and values, of parts and of the whole.
    Value,
    /// The thermograph of the whole.
    Thermograph,
    /// The jumps, and later what each is worth.
    Jumps,
    /// How far stones of a part get beyond its rectangle, once that is final.
    Penetration,
    /// Groups of a part that may meet.
    Meetings,
}

impl Finding {
    /// The kind of this finding.
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
