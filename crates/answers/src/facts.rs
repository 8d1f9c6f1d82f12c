//! What is known of a value, a part or a jump.

use std::cmp::Ordering;

use serde::Serialize;

use basics::player::{ByPlayer, Player};
use konane::{Jump, NamedBoard, Reach};
use value::{Outcome, Trajectory};

/// A point where a wall of a thermograph begins or changes its slope.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Corner {
    pub temperature: String,
    pub value: String,
}

impl Corner {
    /// Those of a wall, from temperature −1 upwards; above the last one its value stays.
    pub(crate) fn all_of(wall: &Trajectory) -> Vec<Corner> {
        let corners = wall.breakpoints().iter();
        corners
            .map(|corner| Corner {
                temperature: corner.temperature.to_string(),
                value: corner.value.to_string(),
            })
            .collect()
    }
}

/// What is known of a value. Its numbers are exact.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct ValueFacts {
    /// As values are to be written.
    pub name: String,
    /// As it is typed: `2Tiny(2)`, `{3||2|1}`.
    pub ascii: String,
    /// With the signs that books use.
    pub unicode: String,
    /// For LaTeX's math mode; tiny and miny need `amsmath`.
    pub latex: String,
    /// With the elements `sup` and `sub`.
    pub html: String,
    pub outcome: Outcome,
    /// The numbers in which play ends if this player starts.
    pub stops: ByPlayer<String>,
    pub mean: String,
    pub temperature: String,
    /// The corners of the walls.
    pub thermograph: ByPlayer<Vec<Corner>>,
    pub is_number: bool,
    pub is_nimber: bool,
    pub is_infinitesimal: bool,
    pub is_hot: bool,
}

/// What is known of the value of a position, and its parts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct PositionFacts {
    #[serde(flatten)]
    pub facts: ValueFacts,
    pub parts: Vec<PartFacts>,
}

/// Stones that never meet others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct PartFacts {
    /// The stones alone.
    pub text: String,
    /// The name of the upper left square of the smallest rectangle around them.
    pub corner: String,
    pub value: String,
    /// How far beyond that rectangle they get when both players help.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penetration: Option<PenetrationFacts>,
}

/// In each direction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct PenetrationFacts {
    pub up: Distance,
    pub down: Distance,
    pub left: Distance,
    pub right: Distance,
}

/// Rows or columns beyond a rectangle; both numbers are the same where the distance is known exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Distance {
    pub at_least: i32,
    pub at_most: i32,
}

impl From<&Reach> for Distance {
    fn from(reach: &Reach) -> Self {
        Distance { at_least: reach.found, at_most: reach.bound }
    }
}

/// How two values compare: `||` if neither is at most the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub enum Relation {
    #[serde(rename = "<")]
    Less,
    #[serde(rename = "=")]
    Equal,
    #[serde(rename = ">")]
    Greater,
    #[serde(rename = "||")]
    Confused,
}

impl From<Option<Ordering>> for Relation {
    fn from(order: Option<Ordering>) -> Self {
        match order {
            Some(Ordering::Less) => Relation::Less,
            Some(Ordering::Equal) => Relation::Equal,
            Some(Ordering::Greater) => Relation::Greater,
            None => Relation::Confused,
        }
    }
}

/// A jump.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct JumpFacts {
    #[cfg_attr(feature = "typescript", tsify(type = "Player"))]
    pub player: Player,
    /// The names of its first and its last square: `d3-b3`.
    pub name: String,
    pub from: String,
    pub to: String,
    /// How many stones it takes.
    pub taken: i32,
}

impl JumpFacts {
    pub fn of(player: Player, jump: Jump, names: NamedBoard) -> JumpFacts {
        JumpFacts {
            player,
            name: names.jump_name(jump),
            from: names.square_name(jump.from),
            to: names.square_name(jump.to()),
            taken: jump.taken,
        }
    }
}

/// A jump and the value after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct MoveFacts {
    #[serde(flatten)]
    pub jump: JumpFacts,
    pub value: String,
    /// Whether the player wins by it.
    pub wins: bool,
    /// `undominated`, or by which move of the player, counted from 1, it is dominated, through what it reverses, or which move
    /// it repeats.
    pub fate: String,
}
