//! What papers state, and what is to be said against it.

use crate::content::source::Source;
use basics::player::Player;
use konane::Rules;
use words::Words;

/// A number for each parameter.
pub type Point<'a> = &'a [i32];

/// A line of the law as a paper prints it.
#[derive(Debug)]
pub struct Law {
    pub source: Source,
    /// As in `L(2j + 1)`.
    pub of: Words,
    /// As in `−j`.
    pub value: Words,
    /// As in `j > 0`; often nothing.
    pub condition: &'static str,
    /// What it says of these numbers; `None` where it does not apply.
    pub claim: fn(Rules, Point) -> Option<Claim>,
    /// Where a room shows it: the parameters of its link, if it does.
    pub shown_by: &'static str,
}

/// Where a paper is not right, or not the whole truth.
#[derive(Debug)]
pub struct Remark {
    pub kind: Objection,
    pub reason: Words,
}

#[derive(Debug)]
pub enum Objection {
    /// The computed value, where it differs from the claim.
    Differs(fn(Rules, Point) -> Option<&'static str>),
    /// The claim is right, but a step towards it is printed wrongly.
    Misprint { at: fn(Point) -> bool, printed: &'static str, meant: &'static str },
    /// Below this number a printed formula contradicts the paper’s own list, which is right.
    HoldsFrom(i32),
}

/// What a paper leaves open.
#[derive(Debug)]
pub struct Question {
    pub asks: Words,
    /// What is known by now, and how far this program got.
    pub known: Words,
    pub source: Source,
    /// A board whose solution says more, as in `7x7`; often none.
    pub solved: &'static str,
}

/// What a paper states.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    Value {
        /// As the program writes it in plain signs.
        value: String,
        /// As the paper prints it in plain signs, if that is not the same.
        printed: Option<String>,
    },
    Outcome(Winner),
    /// Who wins if Black moves first.
    BlackFirst(Player),
    /// Something that is not about one value.
    Said,
}

/// Who wins: one of the players, the first player, or the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Winner {
    Left,
    Right,
    Next,
    Previous,
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
    /// With no condition but the form of the number.
    pub const fn new(
        source: Source,
        of: Words,
        value: Words,
        claim: fn(Rules, Point) -> Option<Claim>,
    ) -> Law {
        Law { source, of, value, condition: "", claim, shown_by: "" }
    }

    /// As in `(j > 0)`.
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

    /// With the value as the paper prints it.
    pub fn printed(printed: impl Into<String>, value: impl Into<String>) -> Option<Claim> {
        Some(Claim::Value { value: value.into(), printed: Some(printed.into()) })
    }

    pub fn outcome(winner: Winner) -> Option<Claim> {
        Some(Claim::Outcome(winner))
    }

    /// As the paper prints it in plain signs, if that is not how the program names the value.
    pub fn as_printed(self) -> Option<String> {
        match self {
            Claim::Value { printed, .. } => printed,
            _ => None,
        }
    }

    /// The value, if it is about one.
    pub fn named(self) -> Option<String> {
        match self {
            Claim::Value { value, .. } => Some(value),
            _ => None,
        }
    }
}

/// The claim of this value, if it is meant.
pub fn when(is_meant: bool, value: impl Into<String>) -> Option<Claim> {
    if is_meant { Claim::value(value) } else { None }
}
