//! Writes a text with few letters, so that a whole lesson, or a student's result, fits in a link and in a QR code.
//!
//! An arithmetic coder encodes the bytes bit by bit, and then a zero byte. The odds of a bit come from the bits before it
//! in its byte and from the 0 to 4 bytes before that, as counted so far: those of four bytes are blended with those of
//! three, and so on. At first all counts are those of a text like the ones that follow, such as `lesson-t1.txt`.
//!
//! The last four letters are a checksum of the letters before them: a code that was cut or mistyped is refused before
//! anything is decoded, since it could stand for a very long text. `docs/links.md` has the same in Python. None of this
//! ever changes, nor do those texts.

use std::iter::repeat_n;

use crate::link::coder::{Decoder, Encoder};
use basics::letters::{digit, letters, number};
use words::say;

/// Texts of one kind.
pub struct Format {
    /// Parts that a blank line separates: each is a text like those that are packed.
    first: &'static str,
    /// The most bytes of a text.
    pub longest: usize,
}

/// `t1`: lessons.
pub const LESSON: Format = Format { first: include_str!("lesson-t1.txt"), longest: 100_000 };
/// `r1`: results of students.
pub const RESULT: Format = Format { first: include_str!("result-r1.txt"), longest: 20_000 };

/// How many letters the checksum has.
const CHECK: usize = 4;
/// The checksum is the remainder of the code, as a number in base 32, modulo this prime, the largest below 2²⁰.
const PRIME: u32 = 1_048_573;
/// How many bytes before a byte give the odds of its bits.
const BYTES: u32 = 4;

impl Format {
    /// Encodes a text; `None` if it is too long or has a zero byte.
    pub fn pack(&self, text: &str) -> Option<String> {
        if text.len() > self.longest || text.contains('\0') {
            return None;
        }
        let mut encoder = Encoder::default();
        Counts::of(self.first).walk(text.bytes().chain([0]), |odds, bit| {
            encoder.put(split(odds, encoder.range()), bit);
            bit
        });
        let digits = encoder.end();
        Some(letters(&digits) + &number(check(&digits).into(), CHECK))
    }

    /// Decodes a text; the error says what the code should be.
    pub fn unpack(&self, code: &str) -> Result<String, &'static str> {
        let digits: Option<Vec<u32>> = code.chars().map(digit).collect();
        let digits = digits.ok_or(say::link_packed_sign())?;
        let (digits, checksum) = digits.split_at(digits.len().saturating_sub(CHECK));
        let whole = say::link_packed_text();
        if letters(checksum) != number(check(digits).into(), CHECK) {
            return Err(whole);
        }
        // Each text has exactly one code, which an encoder writes meanwhile.
        let (mut decoder, mut encoder) = (Decoder::new(digits), Encoder::default());
        let bytes = Counts::of(self.first).walk(repeat_n(0, self.longest + 1), |odds, _| {
            let split = split(odds, decoder.range());
            let bit = decoder.take(split);
            encoder.put(split, bit);
            bit
        });
        let is_right = bytes.len() <= self.longest && encoder.end() == digits;
        String::from_utf8(bytes).ok().filter(|_| is_right).ok_or(whole)
    }
}

fn check(digits: &[u32]) -> u32 {
    digits.iter().fold(0, |check, digit| (32 * check + digit) % PRIME)
}

/// The last of the numbers that mean yes, among those from `low` to `high`. Odds are below 2¹⁶.
fn split(odds: u64, (low, high): (u32, u32)) -> u32 {
    low + ((u64::from(high - low) * odds) >> 16) as u32
}

/// How often each bit was no and yes, by how many bytes before it count, those bytes, and the bits before it in its byte.
/// There is a place for each number of 22 bits: where several share one, their counts are added, which costs a letter or
/// two and keeps the memory small.
struct Counts(Vec<[u8; 2]>);

/// How many bits the number of a place has.
const PLACE_BITS: u32 = 22;

impl Counts {
    /// Those of the parts of a text.
    fn of(first: &str) -> Counts {
        let mut counts = Counts(vec![[0; 2]; 1 << PLACE_BITS]);
        for part in first.split("\n\n") {
            let bytes = part.trim_end().bytes().chain(*b"\n\0");
            counts.walk(bytes, |_, bit| bit);
        }
        counts
    }

    /// Calls `decide` for every bit of the bytes, with its odds and the bit itself. An encoder returns that bit; a decoder
    /// returns its own. Returns the bytes of the answers, up to a zero byte.
    fn walk(
        &mut self,
        bytes: impl IntoIterator<Item = u8>,
        mut decide: impl FnMut(u64, bool) -> bool,
    ) -> Vec<u8> {
        let mut decided = Vec::new();
        let mut before = 0u32;
        for byte in bytes {
            // Begins with 1, so that the number of its bits is known.
            let mut bits = 1;
            for shift in (0..8).rev() {
                let bit = decide(self.odds(before, bits), byte >> shift & 1 == 1);
                for count in 0..=BYTES {
                    let known = &mut self.0[place(count, before, bits)];
                    if known.contains(&u8::MAX) {
                        *known = known.map(|times| times / 2);
                    }
                    known[usize::from(bit)] += 1;
                }
                bits = 2 * bits + u32::from(bit);
            }
            match bits as u8 {
                0 => break,
                byte => decided.push(byte),
            }
            before = before << 8 | bits & 0xff;
        }
        decided
    }

    /// The odds of yes, of 2¹⁶.
    fn odds(&self, before: u32, bits: u32) -> u64 {
        (0..=BYTES).fold(1 << 15, |odds, count| {
            let [no, yes] = self.0[place(count, before, bits)].map(u64::from);
            (2 * yes * (1 << 16) + 3 * odds) / (2 * (no + yes) + 3)
        })
    }
}

fn place(count: u32, before: u32, bits: u32) -> usize {
    let known = u64::from(before) & ((1 << (8 * count)) - 1);
    let number = known << 11 | u64::from(count << 8 | bits);
    (number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - PLACE_BITS)) as usize
}
