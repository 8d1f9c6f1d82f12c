//! Writes a board with as few letters and digits as possible, for links that would be too long as
//! rows.
//!
//! An arithmetic coder encodes the squares row by row: first whether a stone stands there, where
//! the eight squares before it give the probability; then whether its colour follows the square, as
//! on a chequered board, where the previous stone gives the probability. A full board of any size
//! takes a dozen characters.
//!
//! The last three characters are a checksum: a link that was cut or mistyped does
//! not open as another board. `docs/links.md` has the same in Python; both never change.

use crate::link::coder::{Decoder, Encoder};
use basics::letters::{digit, letters, number};
use basics::player::Player;
use konane::{Board, Edge, Square};
use words::say;

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
        encoder.put(odds.split(context, encoder.range()), bit);
        odds.count(context, bit);
        bit
    });
    letters(&encoder.end()) + &number(check(board).into(), CHECK)
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
    let mut decoder = Decoder::new(&digits[..digits.len().saturating_sub(CHECK)]);
    let mut odds = Odds::default();
    let board = walk(&Board::empty(rows, columns, edge), |context, _| {
        let bit = decoder.take(odds.split(context, decoder.range()));
        odds.count(context, bit);
        bit
    });
    // Each board has exactly one text, so a text that differs from it was cut or changed.
    let right: Vec<u32> = pack(&board).chars().filter_map(digit).collect();
    if digits == right {
        return Ok(board);
    }
    let same = digits.iter().zip(&right).take_while(|(digit, right)| digit == right).count();
    Err((same, say::link_packed_whole()))
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
    fn split(&self, context: usize, (low, high): (u32, u32)) -> u32 {
        let [no, yes] = self.0[context].map(u64::from);
        let part = u64::from(high - low) * (3 * yes + 1) / (3 * (no + yes) + 2);
        low + part as u32
    }

    fn count(&mut self, context: usize, bit: bool) {
        self.0[context][usize::from(bit)] += 1;
    }
}
