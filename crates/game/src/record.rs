//! The record of a game: what was agreed, all lines, and the position that the reader looks at.

use crate::note::{
    LONGEST_HEADER, LONGEST_NAME, LONGEST_REMARK, MOST_HEADERS, MOST_ROOM, beginning, is_free,
    room_of, tidy,
};
use crate::{Setup, State, Tree, Turn};
use basics::direction::closed;
use basics::player::{ByPlayer, Player};

/// The most turns that a record may have, in all its lines.
pub const MOST_TURNS: usize = 2000;

/// A game as it is kept and written: what was agreed, names, remarks, and every variation. Its words fit in a link.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Record {
    /// What the players agreed on; every turn of the tree follows its rules.
    pub setup: Setup,
    /// The names of the players; empty if they are not known.
    pub names: ByPlayer<String>,
    /// Other headers of a text about the game: their names and values.
    pub headers: Vec<(String, String)>,
    /// The beginning and all lines that were played.
    pub tree: Tree,
    /// The node of the tree that the reader looks at.
    pub at: usize,
}

impl Record {
    /// A game without a turn, without names and headers.
    pub fn new(setup: Setup) -> Record {
        Record { setup, ..Record::default() }
    }

    /// The state of the game at a node.
    pub fn state_at(&self, place: usize) -> State {
        self.tree.turns(place).fold(self.setup.begin(), |state, turn| state.after(turn))
    }

    /// The state of the game at the node that the reader looks at.
    pub fn state(&self) -> State {
        self.state_at(self.at)
    }

    /// Plays a turn of the present state. Lines that continue otherwise stay. If the record already
    /// has the greatest number of turns, it stays as it is.
    pub fn play(&self, turn: Turn) -> Record {
        let mut next = self.clone();
        let is_known = |&child: &usize| self.tree.node(child).turn == Some(turn);
        if self.tree.count() <= MOST_TURNS || self.tree.node(self.at).children.iter().any(is_known)
        {
            next.at = next.tree.play(self.at, turn);
        }
        next
    }

    /// The same record, seen from another node.
    pub fn at(&self, place: usize) -> Record {
        Record { at: place.min(self.tree.count() - 1), ..self.clone() }
    }

    /// Goes back one turn. The turn is deleted, unless something was played after it or a remark is
    /// about it.
    pub fn without_last(&self) -> Record {
        let node = self.tree.node(self.at);
        match node.children.is_empty() && node.remark.is_empty() {
            true => self.without(self.at),
            false => self.at(node.parent),
        }
    }

    /// The record without a turn and everything after it, seen from the node before it.
    pub fn without(&self, place: usize) -> Record {
        let (tree, at) = self.tree.without(place);
        Record { tree, at, ..self.clone() }
    }

    /// The record with all lines and remarks of another record of the same game added, seen from
    /// the other record's node; `None` if they are too many. If both have a remark about the same
    /// turn, this record's remark stays.
    pub fn with_all(&self, other: &Record) -> Option<Record> {
        let mut next = Record { tree: other.tree.clone(), at: other.at, ..self.clone() };
        next.tree.add(&self.tree);
        let fits = next.tree.count() <= MOST_TURNS + 1 && next.room_taken() <= MOST_ROOM;
        fits.then_some(next)
    }

    /// Sets a player's name. This and the next two functions return whether the whole text fitted.
    pub fn set_name(&mut self, player: Player, name: &str) -> bool {
        let (name, is_whole) = self.kept(name, LONGEST_NAME, &self.names[player]);
        self.names[player] = name;
        is_whole
    }

    /// Adds a header, unless its value is empty.
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

    /// Sets the remark about the turn that leads to a node, or about the beginning.
    pub fn set_remark(&mut self, place: usize, remark: &str) -> bool {
        let (remark, is_whole) = self.kept(remark, LONGEST_REMARK, &self.tree.node(place).remark);
        self.tree.remark(place, remark);
        is_whole
    }

    /// The part of a text that fits in place of another one, and whether that is the whole text.
    fn kept(&self, text: &str, longest: usize, before: &str) -> (String, bool) {
        let tidy = tidy(text);
        let room = (MOST_ROOM + room_of(before)).saturating_sub(self.room_taken());
        let kept = closed(beginning(&tidy, longest, room));
        let is_whole = kept == closed(tidy);
        (kept, is_whole)
    }

    /// How much room all words take in a link.
    fn room_taken(&self) -> usize {
        let names = Player::ALL.iter().map(|&player| self.names[player].as_str());
        let headers = self.headers.iter().flat_map(|(name, value)| [name.as_str(), value]);
        names.chain(headers).chain(self.tree.remarks()).map(room_of).sum()
    }
}
