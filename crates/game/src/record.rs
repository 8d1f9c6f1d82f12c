//! A game as it is kept: what was agreed, all lines, and where one looks.

use crate::note::{
    LONGEST_HEADER, LONGEST_NAME, LONGEST_REMARK, MOST_HEADERS, MOST_ROOM, beginning, is_free,
    room_of, tidy,
};
use crate::{Setup, State, Tree, Turn};
use basics::player::{ByPlayer, Player};

/// The most turns that a record may have, in all its lines.
pub const MOST_TURNS: usize = 2000;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Record {
    pub setup: Setup,
    /// Who plays; empty where that is not said.
    pub names: ByPlayer<String>,
    /// What else the headers of a text say of the game: their names and values.
    pub headers: Vec<(String, String)>,
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

    /// The place before the present one. The turn between them is gone, unless something has been played after it
    /// or is remarked of it.
    pub fn without_last(&self) -> Record {
        let node = self.tree.node(self.at);
        match node.children.is_empty() && node.remark.is_empty() {
            true => self.without(self.at),
            false => self.at(node.parent),
        }
    }

    /// Without a turn and all that comes after it, seen from before it.
    pub fn without(&self, place: usize) -> Record {
        let (tree, at) = self.tree.without(place);
        Record { tree, at, ..self.clone() }
    }

    /// With all lines and remarks of another record of the same game, seen from where that one is; nothing if they
    /// are too many. Where both remark something of a turn, the present remark stays.
    pub fn with_all(&self, other: &Record) -> Option<Record> {
        let mut next = Record { tree: other.tree.clone(), at: other.at, ..self.clone() };
        next.tree.add(&self.tree);
        let fits = next.tree.count() <= MOST_TURNS + 1 && next.room_taken() <= MOST_ROOM;
        fits.then_some(next)
    }

    /// Names a player. Says whether the whole name is kept; so do those that follow.
    pub fn set_name(&mut self, player: Player, name: &str) -> bool {
        let (name, is_whole) = self.kept(name, LONGEST_NAME, &self.names[player]);
        self.names[player] = name;
        is_whole
    }

    /// A header without a value says nothing.
    pub fn add_header(&mut self, name: &str, value: &str) -> bool {
        let room = MOST_ROOM.saturating_sub(self.room_taken());
        let has_room = name.len() <= LONGEST_NAME && room_of(name) <= room;
        if !has_room || !is_free(name) || self.headers.len() >= MOST_HEADERS {
            return false;
        }
        if tidy(value).is_empty() {
            return true;
        }
        self.headers.push((name.to_string(), String::new()));
        let (value, is_whole) = self.kept(value, LONGEST_HEADER, "");
        if let Some(last) = self.headers.last_mut() {
            last.1 = value;
        }
        is_whole
    }

    /// Remarks something of the turn that leads to a place, or of the beginning.
    pub fn set_remark(&mut self, place: usize, remark: &str) -> bool {
        let (remark, is_whole) = self.kept(remark, LONGEST_REMARK, &self.tree.node(place).remark);
        self.tree.remark(place, remark);
        is_whole
    }

    /// What is kept of a text that takes the place of another, and whether that is all.
    fn kept(&self, text: &str, longest: usize, before: &str) -> (String, bool) {
        let tidy = tidy(text);
        let room = (MOST_ROOM + room_of(before)).saturating_sub(self.room_taken());
        let kept = beginning(&tidy, longest, room);
        let is_whole = kept == tidy;
        (kept, is_whole)
    }

    /// How much room all words take in a link.
    fn room_taken(&self) -> usize {
        let names = Player::BOTH.iter().map(|&player| self.names[player].as_str());
        let headers = self.headers.iter().flat_map(|(name, value)| [name.as_str(), value]);
        names.chain(headers).chain(self.tree.remarks()).map(room_of).sum()
    }
}
