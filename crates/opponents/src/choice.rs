//! An opponent's choice, and the knowledge behind it.

use basics::player::Player;

/// One of the candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its index among the jumps or removals.
    pub index: usize,
    /// Who wins after it, if that is proved.
    pub known: Option<Player>,
    pub by: Knowledge,
}

/// The knowledge behind a choice, from the least to the most.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Knowledge {
    Chance,
    /// The numbers of both players' jumps after it.
    Mobility,
    /// A search this many jumps ahead, which estimates the rest.
    Search {
        depth: u32,
    },
    /// The thermographs of all parts.
    Temperature,
    /// The value of the sum of the parts.
    Value,
    /// A search to the end of the game.
    Proof,
}
