//! The two players. Left plays black and is positive, Right plays white and is negative: only this
//! module defines that.

use std::ops::{Index, IndexMut};

/// One of the two players. Their order is Left, then Right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Player {
    /// Plays black.
    Left,
    /// Plays white.
    Right,
}

crate::named!(Player { Left: "Left", Right: "Right" });

impl Player {
    /// The opponent.
    pub fn other(self) -> Player {
        match self {
            Player::Left => Player::Right,
            Player::Right => Player::Left,
        }
    }

    /// Whether the player prefers `one`: Left prefers what is greater, Right what is less.
    #[inline]
    pub fn prefers<T: Ord>(self, one: T, other: T) -> bool {
        match self {
            Player::Left => one > other,
            Player::Right => one < other,
        }
    }

    /// The greatest choice for Left, the least for Right.
    pub fn best<T: Ord>(self, choices: impl Iterator<Item = T>) -> Option<T> {
        match self {
            Player::Left => choices.max(),
            Player::Right => choices.min(),
        }
    }
}

/// One thing for each player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ByPlayer<T> {
    /// What is Left's.
    pub left: T,
    /// What is Right's.
    pub right: T,
}

impl<T> ByPlayer<T> {
    /// Calls `f` for Left first.
    pub fn from_fn(mut f: impl FnMut(Player) -> T) -> Self {
        ByPlayer { left: f(Player::Left), right: f(Player::Right) }
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        match player {
            Player::Left => &self.left,
            Player::Right => &self.right,
        }
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::Left => &mut self.left,
            Player::Right => &mut self.right,
        }
    }
}
