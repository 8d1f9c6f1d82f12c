//! A game as it is kept: what was agreed, all lines, and where one looks.

use crate::game::{Setup, State, Tree, Turn};
use crate::player::ByPlayer;

/// The most turns that a record may have, in all its lines.
pub const MOST_TURNS: usize = 2000;
/// The longest name of a player, and the longest of anything else that is noted, in characters.
pub const LONGEST_NOTE: usize = 60;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Record {
    pub setup: Setup,
    /// Who plays, in their own words.
    pub names: ByPlayer<String>,
    /// What else a text says of the game, as it stands there.
    pub notes: Vec<(String, String)>,
    pub tree: Tree,
    /// A place in the tree.
    pub at: usize,
}

impl Record {
    pub fn new(setup: Setup) -> Record {
        Record { setup, ..Record::default() }
    }

    /// Where the game stands at a place.
    pub fn state_at(&self, place: usize) -> State {
        self.tree.turns(place).into_iter().fold(self.setup.begin(), |state, turn| state.after(turn))
    }

    pub fn state(&self) -> State {
        self.state_at(self.at)
    }

    /// A turn from the present place, which is a turn of its state. A line that goes on otherwise stays. A
    /// record of the greatest length stays as it is.
    pub fn play(&self, turn: Turn) -> Record {
        let mut next = self.clone();
        let is_known = |&child: &usize| self.tree.node(child).turn == Some(turn);
        if self.tree.count() <= MOST_TURNS || self.tree.node(self.at).children.iter().any(is_known)
        {
            next.at = next.tree.play(self.at, turn);
        }
        next
    }

    /// The same, looked at from another place.
    pub fn at(&self, place: usize) -> Record {
        Record { at: place.min(self.tree.count() - 1), ..self.clone() }
    }

    /// Takes back all that comes after the place before the present one, in this line.
    pub fn without_last(&self) -> Record {
        let (tree, at) = self.tree.without(self.at, self.tree.node(self.at).parent);
        Record { tree, at, ..self.clone() }
    }
}
