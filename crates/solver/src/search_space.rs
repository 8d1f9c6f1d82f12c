//! The interface between a search for values and the positions of its window.

use std::hash::Hash;

use basics::player::{ByPlayer, Player};

/// The positions of one window, with their jumps.
pub trait SearchSpace {
    type Position: Position;

    /// The representative of this position in the tables; shifted positions may share it.
    fn key(&self, position: Self::Position) -> Self::Position;
    /// Appends the positions that a player's jumps lead to.
    fn jumps(
        &self,
        position: Self::Position,
        player: Player,
        images: &mut Vec<Image<Self::Position>>,
    );
    /// Appends the independent parts of a position, without dead stones. Returns `false` and appends
    /// nothing if the position is a single part without dead stones.
    fn split(&mut self, position: Self::Position, parts: &mut Vec<Image<Self::Position>>) -> bool;
    /// Each player's number of jumps over exactly one stone.
    fn leaps(&self, position: Self::Position) -> ByPlayer<u32>;
    /// Whether a player can make more than `leaps` single jumps in a row while the opponent passes.
    /// After `most` jumps it stops counting and returns `true`.
    fn can_run(&self, position: Self::Position, player: Player, leaps: i64, most: &mut u32)
    -> bool;
    /// Roughly how many bytes of memory it uses.
    fn bytes(&self) -> usize;
}

/// A position in the tables.
pub trait Position: Copy + Eq + Hash {
    /// A key that no position has.
    const NONE: Self;

    fn stones(self) -> u32;
    /// A hash of the position.
    fn mixed(self) -> u64;
}

/// A position, given by a position in the tables that equals it up to symmetry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Image<P> {
    pub position: P,
    /// Whether the colours are swapped: then it is the negative of `position`.
    pub is_swapped: bool,
}
