//! The claims that are proved so far, in a few bytes each: a large proof has millions.

use std::hash::{BuildHasher, RandomState};

use basics::player::Player;
use hashbrown::HashTable;
use konane::{Board, Square};

/// The claim that `winner`, moving second, wins `board` minus the value of this number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    pub winner: Player,
    pub value: usize,
    pub board: Board,
}

/// A claim as bytes that sort as a certificate lists them: the number of stones, the value, the winner, and the squares,
/// four to a byte.
pub type Packed = Box<[u8]>;

const FRONT: usize = 7;

impl Key {
    pub fn packed(&self) -> Packed {
        let stones = self.board.stones().count() as u16;
        let mut bytes = Vec::from(stones.to_be_bytes());
        bytes.extend((self.value as u32).to_be_bytes());
        bytes.push(self.winner as u8);
        let squares = (self.board.rows() * self.board.columns()) as usize;
        bytes.resize(FRONT + squares.div_ceil(4), 0);
        for (square, owner) in self.board.stones() {
            let (byte, shift) = place(square, self.board.columns());
            bytes[byte] |= (if owner == Player::Left { LEFT } else { RIGHT }) << shift;
        }
        bytes.into()
    }
}

const LEFT: u8 = 1;
const RIGHT: u8 = 2;

/// The byte of a square, and where its two bits begin there.
fn place(square: Square, columns: i32) -> (usize, usize) {
    let place = (square.row * columns + square.column) as usize;
    (FRONT + place / 4, 6 - 2 * (place % 4))
}

/// Reads packed claims of boards of one size.
#[derive(Clone, Copy)]
pub struct Unpacker {
    pub rows: i32,
    pub columns: i32,
}

impl Unpacker {
    pub fn length(self) -> usize {
        FRONT + ((self.rows * self.columns) as usize).div_ceil(4)
    }

    pub fn section(self, claim: &[u8]) -> (Player, usize) {
        let value = u32::from_be_bytes([claim[2], claim[3], claim[4], claim[5]]);
        let winner = if claim[6] == Player::Left as u8 { Player::Left } else { Player::Right };
        (winner, value as usize)
    }

    pub fn stone(self, claim: &[u8], square: Square) -> Option<Player> {
        let (byte, shift) = place(square, self.columns);
        match claim[byte] >> shift & 3 {
            LEFT => Some(Player::Left),
            RIGHT => Some(Player::Right),
            _ => None,
        }
    }
}

/// Why a claim is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Each move has an answer.
    Answers,
    /// The checker finds out.
    End,
    Parts,
}

/// Claims, each after those from which it follows.
pub struct Claims {
    pub unpacker: Unpacker,
    packed: Vec<u8>,
    reasons: Vec<Reason>,
    /// The claims from which each follows, one after another, and where those of each begin.
    from: Vec<u32>,
    starts: Vec<usize>,
    places: HashTable<u32>,
    hasher: RandomState,
}

impl Claims {
    pub fn new(rows: i32, columns: i32) -> Self {
        Claims {
            unpacker: Unpacker { rows, columns },
            packed: vec![],
            reasons: vec![],
            from: vec![],
            starts: vec![0],
            places: HashTable::new(),
            hasher: RandomState::new(),
        }
    }

    pub fn len(&self) -> usize {
        self.reasons.len()
    }

    pub fn bytes(&self) -> usize {
        self.packed.capacity()
            + self.reasons.capacity()
            + 4 * self.from.capacity()
            + 8 * self.starts.capacity()
            + self.places.allocation_size()
    }

    pub fn packed(&self, place: usize) -> &[u8] {
        let length = self.unpacker.length();
        &self.packed[place * length..(place + 1) * length]
    }

    pub fn reason(&self, place: usize) -> Reason {
        self.reasons[place]
    }

    /// The claims from which a claim follows; by parts, one for each.
    pub fn from(&self, place: usize) -> &[u32] {
        &self.from[self.starts[place]..self.starts[place + 1]]
    }

    pub fn find(&self, packed: &[u8]) -> Option<u32> {
        let hash = self.hasher.hash_one(packed);
        self.places.find(hash, |&place| self.packed(place as usize) == packed).copied()
    }

    pub fn add(&mut self, packed: &[u8], reason: Reason, from: &[u32]) -> u32 {
        let place = self.len() as u32;
        self.packed.extend(packed);
        self.reasons.push(reason);
        self.from.extend(from);
        self.starts.push(self.from.len());
        let Claims { packed: all, unpacker, hasher, places, .. } = self;
        let length = unpacker.length();
        let hash_of = |place: &u32| {
            hasher.hash_one(&all[*place as usize * length..(*place as usize + 1) * length])
        };
        places.insert_unique(hasher.hash_one(packed), place, hash_of);
        place
    }
}
