//! Writes a board with as few letters and digits as possible, for links that would be too long as
//! rows.
//!
//! An arithmetic coder encodes the squares row by row: first whether a stone stands there, where
//! the eight squares before it give the probability; then whether its colour follows the square, as
//! on a chequered board, where the previous stone gives the probability. A full board of any size
//! takes a dozen characters.
//!
//! The 32 characters need no escape in a link, survive a change of case, and take the least space
//! in a QR code. The last three of them are a checksum: a link that was cut or mistyped does
//! not open as another board. `docs/links.md` has the same in Python; both never change.

use basics::player::Player;
use konane::{Board, Edge, Square};
use words::say;

/// Without I, L, O and U: the decoder takes the first three for the digits they look like.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS: u32 = 5;
/// How many characters the checksum has.
const CHECK: usize = 3;
/// The checksum is a remainder modulo this prime, the largest below 2¹⁵.
const PRIME: u32 = 32_749;

/// The eight squares, relative to the one being coded, whose stones give the probability of a stone
/// there.
const NEIGHBOURS: [(i32, i32); 8] =
    [(0, -1), (-1, 0), (0, -2), (-2, 0), (-1, -1), (-1, 1), (0, -3), (0, -4)];
const CONTEXTS: usize = 1 << NEIGHBOURS.len();

/// Encodes the stones of a board; the text does not contain its size.
pub fn pack(board: &Board) -> String {
    let mut encoder = Encoder::default();
    let mut odds = Odds::default();
    walk(board, |context, bit| {
        let split = odds.split(context, encoder.low, encoder.high);
        encoder.put(split, bit);
        odds.count(context, bit);
        bit
    });
    let mut bits = encoder.end();
    bits.resize(bits.len().next_multiple_of(BITS as usize), false);
    let mut digits: Vec<u32> = bits
        .chunks(BITS as usize)
        .map(|bits| bits.iter().fold(0, |digit, &bit| 2 * digit + u32::from(bit)))
        .collect();
    // The decoder adds zeros as needed.
    while digits.last() == Some(&0) {
        digits.pop();
    }
    let check = check(board);
    digits.extend((0..CHECK as u32).rev().map(|place| check >> (place * BITS) & 31));
    digits.into_iter().map(|digit| char::from(ALPHABET[digit as usize])).collect()
}

/// Reads a text as the stones of a board of this size. The error is the position of the first
/// character that cannot be right, counted from 0, and what should stand there.
pub fn unpack(
    text: &[char],
    rows: i32,
    columns: i32,
    edge: Edge,
) -> Result<Board, (usize, &'static str)> {
    let mut digits = Vec::new();
    for (place, &character) in text.iter().enumerate() {
        digits.push(digit(character).ok_or((place, say::link_packed_sign()))?);
    }
    let code = &digits[..digits.len().saturating_sub(CHECK)];
    let mut bits = code.iter().flat_map(|digit| (0..BITS).rev().map(move |bit| digit >> bit & 1));
    let mut next = || bits.next().unwrap_or(0);
    let mut decoder = Decoder { low: 0, high: u32::MAX, code: 0 };
    for _ in 0..u32::BITS {
        decoder.code = decoder.code << 1 | next();
    }
    let mut odds = Odds::default();
    let board = walk(&Board::empty(rows, columns, edge), |context, _| {
        let split = odds.split(context, decoder.low, decoder.high);
        let bit = decoder.take(split, &mut next);
        odds.count(context, bit);
        bit
    });
    // Each board has exactly one text, so a text that differs from it was cut or changed.
    let right = pack(&board);
    let is_same = |(place, right): (usize, u8)| {
        digits.get(place).is_some_and(|&digit| ALPHABET[digit as usize] == right)
    };
    match right.bytes().enumerate().position(|pair| !is_same(pair)) {
        Some(place) => Err((place, say::link_packed_whole())),
        None if digits.len() > right.len() => Err((right.len(), say::link_packed_whole())),
        None => Ok(board),
    }
}

fn digit(character: char) -> Option<u32> {
    let character = match character.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        character => character,
    };
    let place = ALPHABET.iter().position(|&known| char::from(known) == character)?;
    Some(place as u32)
}

/// Calls `decide` for every decision about a board's squares, with its context and the board's own
/// answer. An encoder returns that answer; a decoder returns its own. Returns the board of the
/// answers.
fn walk(board: &Board, mut decide: impl FnMut(usize, bool) -> bool) -> Board {
    let mut decided = Board::empty(board.rows(), board.columns(), board.edge());
    let mut fitted = false;
    for square in board.squares() {
        let near = |(row, column)| Square::new(square.row + row, square.column + column);
        let stones = NEIGHBOURS.map(|place| decided.stone(near(place)).is_some());
        let context = stones.iter().fold(0, |context, &stone| 2 * context + usize::from(stone));
        let stone = board.stone(square);
        if decide(context, stone.is_some()) {
            let usual = match (square.row + square.column) % 2 {
                0 => Player::Left,
                _ => Player::Right,
            };
            fitted = decide(CONTEXTS + usize::from(fitted), stone == Some(usual));
            decided.set(square, Some(if fitted { usual } else { usual.other() }));
        }
    }
    decided
}

/// The checksum, which depends on every square.
fn check(board: &Board) -> u32 {
    let size = (board.rows() * 200 + board.columns()) as u32 % PRIME;
    board.squares().fold(size, |check, square| {
        let stone = match board.stone(square) {
            None => 0,
            Some(Player::Left) => 1,
            Some(Player::Right) => 2,
        };
        (31 * check + stone) % PRIME
    })
}

/// How often each decision was no and yes, by context.
struct Odds(Vec<[u32; 2]>);

impl Default for Odds {
    fn default() -> Odds {
        Odds(vec![[0; 2]; CONTEXTS + 2])
    }
}

impl Odds {
    /// The last of the numbers that mean yes, among those from `low` to `high`.
    fn split(&self, context: usize, low: u32, high: u32) -> u32 {
        let [no, yes] = self.0[context].map(u64::from);
        let part = u64::from(high - low) * (3 * yes + 1) / (3 * (no + yes) + 2);
        low + part as u32
    }

    fn count(&mut self, context: usize, bit: bool) {
        self.0[context][usize::from(bit)] += 1;
    }
}

/// The numbers from `low` to `high`, of 32 bits each, are those that all decisions so far allow,
/// without the bits that they share at their beginning.
struct Encoder {
    low: u32,
    high: u32,
    bits: Vec<bool>,
}

impl Default for Encoder {
    fn default() -> Encoder {
        Encoder { low: 0, high: u32::MAX, bits: Vec::new() }
    }
}

impl Encoder {
    fn put(&mut self, split: u32, bit: bool) {
        (self.low, self.high) = narrowed(self.low, self.high, split, bit);
        while let Some(first) = shared(self.low, self.high) {
            self.bits.push(first);
            (self.low, self.high) = (self.low << 1, self.high << 1 | 1);
        }
    }

    /// The fewest bits that, followed by zeros, are one of the remaining numbers.
    fn end(mut self) -> Vec<bool> {
        // `low` begins with 0 and `high` with 1, so 1 followed by zeros lies between them, unless
        // `low` is 0.
        if self.low > 0 {
            self.bits.push(true);
        }
        self.bits
    }
}

struct Decoder {
    low: u32,
    high: u32,
    /// The bits of the text, aligned with `low` and `high`.
    code: u32,
}

impl Decoder {
    fn take(&mut self, split: u32, mut next: impl FnMut() -> u32) -> bool {
        let bit = self.code <= split;
        (self.low, self.high) = narrowed(self.low, self.high, split, bit);
        while shared(self.low, self.high).is_some() {
            (self.low, self.high) = (self.low << 1, self.high << 1 | 1);
            self.code = self.code << 1 | next();
        }
        bit
    }
}

fn narrowed(low: u32, high: u32, split: u32, bit: bool) -> (u32, u32) {
    if bit { (low, split) } else { (split + 1, high) }
}

/// The first bit of both numbers, if it is the same.
fn shared(low: u32, high: u32) -> Option<bool> {
    let first = |number: u32| number >> (u32::BITS - 1) == 1;
    (first(low) == first(high)).then(|| first(low))
}
