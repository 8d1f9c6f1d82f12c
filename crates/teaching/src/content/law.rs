//! The claims of papers, and objections to them.

use crate::content::source::Source;
use basics::player::Player;
use konane::Rules;
use value::Outcome;
use words::Words;

/// A number for each parameter.
pub type Point<'a> = &'a [i32];

/// A line of a law as a paper prints it.
#[derive(Debug)]
pub struct Law {
    pub source: Source,
    /// For example `L(2j + 1)`.
    pub of: Words,
    /// For example `−j`.
    pub value: Words,
    /// For example `j > 0`; often empty.
    pub condition: &'static str,
    /// The claim for these numbers; `None` if the law does not apply.
    pub claim: fn(Rules, Point) -> Option<Claim>,
    /// The parameters of the room's link that shows it, if one does.
    pub shown_by: &'static str,
}

/// An objection to a paper's claim, with the reason.
#[derive(Debug)]
pub struct Remark {
    pub kind: Objection,
    pub reason: Words,
}

#[derive(Debug)]
pub enum Objection {
    /// The computed value, if it differs from the claim.
    Differs(fn(Rules, Point) -> Option<&'static str>),
    /// The claim is right, but a step towards it is misprinted.
    Misprint { at: fn(Point) -> bool, printed: &'static str, meant: &'static str },
    /// Below this number a printed formula contradicts the paper’s own list, which is right.
    HoldsFrom(i32),
}

/// A question that a paper leaves open.
#[derive(Debug)]
pub struct Question {
    pub asks: Words,
    /// What is known by now, including this program's results.
    pub known: Words,
    pub source: Source,
    /// A board whose solution contributes, such as `7x7`; often empty.
    pub solved: &'static str,
}

/// The claim of a law.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    Value {
        /// In the program's plain notation.
        value: String,
        /// In the paper's notation with plain signs, if it differs.
        printed: Option<String>,
    },
    Outcome(Outcome),
    /// Who wins if Black moves first.
    BlackFirst(Player),
    /// A statement that is not about a single value. It holds, as far as tests compute.
    Holds,
    /// A statement that no computation compares, such as a definition.
    Said,
}

impl Question {
    pub const fn new(asks: Words, known: Words, source: Source) -> Question {
        Question { asks, known, source, solved: "" }
    }

    pub const fn solved(self, solved: &'static str) -> Question {
        Question { solved, ..self }
    }
}

impl Law {
    /// Without a condition.
    pub const fn new(
        source: Source,
        of: Words,
        value: Words,
        claim: fn(Rules, Point) -> Option<Claim>,
    ) -> Law {
        Law { source, of, value, condition: "", claim, shown_by: "" }
    }

    /// With a condition such as `(j > 0)`.
    pub const fn only_for(self, condition: &'static str) -> Law {
        Law { condition, ..self }
    }

    pub const fn shown_by(self, shown_by: &'static str) -> Law {
        Law { shown_by, ..self }
    }
}

impl Claim {
    pub fn value(text: impl Into<String>) -> Option<Claim> {
        Some(Claim::Value { value: text.into(), printed: None })
    }

    /// With the value in the paper's notation.
    pub fn printed(printed: impl Into<String>, value: impl Into<String>) -> Option<Claim> {
        Some(Claim::Value { value: value.into(), printed: Some(printed.into()) })
    }

    pub fn outcome(outcome: Outcome) -> Option<Claim> {
        Some(Claim::Outcome(outcome))
    }

    /// Whether a position's value or outcome decides it.
    pub fn is_compared(&self) -> bool {
        !matches!(self, Claim::Holds | Claim::Said)
    }

    /// The value in the paper's notation with plain signs, if it differs from the program's.
    pub fn as_printed(self) -> Option<String> {
        match self {
            Claim::Value { printed, .. } => printed,
            _ => None,
        }
    }

    /// The value, if the claim is about one.
    pub fn named(self) -> Option<String> {
        match self {
            Claim::Value { value, .. } => Some(value),
            _ => None,
        }
    }
}

/// The claim of this value, if `is_meant`.
pub fn when(is_meant: bool, value: impl Into<String>) -> Option<Claim> {
    if is_meant { Claim::value(value) } else { None }
}
