//! What an opponent chooses, and why.

use basics::player::Player;

/// One of the candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its place among the jumps, or among the removals.
    pub index: usize,
    /// Who wins after it, if that is proved.
    pub known: Option<Player>,
    pub by: Knowledge,
}

/// By what a candidate was chosen, from the least to the most.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Knowledge {
    Chance,
    /// The jumps of both players after it.
    Mobility,
    /// A search so many jumps ahead, which guesses what comes after them.
    Search {
        depth: u32,
    },
    /// The thermographs of all parts.
    Temperature,
    /// What the parts are worth together.
    Value,
    /// A search to the end of the game.
    Proof,
}
