//! The interface between a search for values and the positions of its window.

use std::hash::Hash;

use basics::player::{ByPlayer, Player};

/// The positions of one window, with their jumps.
pub trait Ground {
    type Place: Place;

    /// The representative of this position in the tables; shifted positions may share it.
    fn key(&self, place: Self::Place) -> Self::Place;
    /// Appends the positions that a player's jumps lead to.
    fn jumps(&self, place: Self::Place, player: Player, images: &mut Vec<Image<Self::Place>>);
    /// Appends the independent parts of a position, without dead stones. Returns `false` and appends
    /// nothing if the position is a single part without dead stones.
    fn split(&mut self, place: Self::Place, parts: &mut Vec<Image<Self::Place>>) -> bool;
    /// Each player's number of jumps over exactly one stone.
    fn leaps(&self, place: Self::Place) -> ByPlayer<u32>;
    /// Whether a player can make more than `leaps` single jumps in a row while the opponent passes.
    /// After `most` jumps it stops counting and returns `true`.
    fn can_run(&self, place: Self::Place, player: Player, leaps: i64, most: &mut u32) -> bool;
    /// Roughly how many bytes of memory it uses.
    fn bytes(&self) -> usize;
}

/// A position in the tables.
pub trait Place: Copy + Eq + Hash {
    /// A key that no position has.
    const NONE: Self;

    fn stones(self) -> u32;
    /// A hash of the position.
    fn mixed(self) -> u64;
}

/// A position given by the one that represents it in the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Image<P> {
    pub place: P,
    /// Whether the colours are swapped: then the position is the negative of `place`.
    pub is_swapped: bool,
}
