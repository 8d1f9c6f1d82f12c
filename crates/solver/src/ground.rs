//! What a search for values has to know of the positions in a window.

use std::hash::Hash;

use basics::player::{ByPlayer, Player};

/// The positions of one window, with their jumps.
pub trait Ground {
    type Place: Place;

    /// A position by which the tables know this one: the same for some that are shifted.
    fn key(&self, place: Self::Place) -> Self::Place;
    /// Notes what a player's jumps lead to.
    fn jumps(&self, place: Self::Place, player: Player, images: &mut Vec<Image<Self::Place>>);
    /// Notes the parts of a position that never meet, without dead stones; `false` if it is one part
    /// with all its stones.
    fn split(&mut self, place: Self::Place, parts: &mut Vec<Image<Self::Place>>) -> bool;
    /// How many leaps of one stone over one each player has.
    fn leaps(&self, place: Self::Place) -> ByPlayer<u32>;
    /// Whether a player can leap more than so many times in a row, the other one never moving. Gives up
    /// after `most` leaps and says that they can.
    fn can_run(&self, place: Self::Place, player: Player, leaps: i64, most: &mut u32) -> bool;
    /// About how much memory it takes, in bytes.
    fn bytes(&self) -> usize;
}

/// A position in the tables.
pub trait Place: Copy + Eq + Hash {
    /// What no position has.
    const NONE: Self;

    fn stones(self) -> u32;
    /// The same for equal places, seldom for others.
    fn mixed(self) -> u64;
}

/// A position as one that stands in the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Image<P> {
    pub place: P,
    /// Whether the colours are swapped: then the position is the negative of the place.
    pub is_swapped: bool,
}
