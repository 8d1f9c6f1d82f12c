//! An arithmetic coder for boards (`packed`) and texts (`packed_text`). What it does never changes, since links contain its
//! codes.

use basics::letters::BITS;

/// The numbers from `low` to `high`, of 32 bits each, are those that all decisions so far allow,
/// without the bits that they share at their beginning.
pub struct Encoder {
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
    /// The numbers that the next decision divides.
    pub fn range(&self) -> (u32, u32) {
        (self.low, self.high)
    }

    /// Yes leaves the numbers up to `split`, no the others.
    pub fn put(&mut self, split: u32, bit: bool) {
        (self.low, self.high) = narrowed(self.low, self.high, split, bit);
        while let Some(first) = shared(self.low, self.high) {
            self.bits.push(first);
            (self.low, self.high) = (self.low << 1, self.high << 1 | 1);
        }
    }

    /// The fewest digits that, followed by zeros, are one of the remaining numbers.
    pub fn end(mut self) -> Vec<u32> {
        // `low` begins with 0 and `high` with 1, so 1 followed by zeros lies between them, unless
        // `low` is 0.
        if self.low > 0 {
            self.bits.push(true);
        }
        let bits = self.bits.chunks(BITS as usize);
        let digit = |bits: &[bool]| {
            let digit = bits.iter().fold(0, |digit, &bit| 2 * digit + u32::from(bit));
            digit << (BITS as usize - bits.len())
        };
        let mut digits: Vec<u32> = bits.map(digit).collect();
        // The decoder adds zeros as needed.
        while digits.last() == Some(&0) {
            digits.pop();
        }
        digits
    }
}

pub struct Decoder<'a> {
    low: u32,
    high: u32,
    /// The bits of the code, aligned with `low` and `high`.
    code: u32,
    digits: &'a [u32],
    /// How many bits are in `code`.
    read: usize,
}

impl Decoder<'_> {
    pub fn new(digits: &[u32]) -> Decoder<'_> {
        let mut decoder = Decoder { low: 0, high: u32::MAX, code: 0, digits, read: 0 };
        (0..u32::BITS).for_each(|_| decoder.shift());
        decoder
    }

    /// The numbers that the next decision divides.
    pub fn range(&self) -> (u32, u32) {
        (self.low, self.high)
    }

    /// Whether the decision was yes, which leaves the numbers up to `split`.
    pub fn take(&mut self, split: u32) -> bool {
        let bit = self.code <= split;
        (self.low, self.high) = narrowed(self.low, self.high, split, bit);
        while shared(self.low, self.high).is_some() {
            (self.low, self.high) = (self.low << 1, self.high << 1 | 1);
            self.shift();
        }
        bit
    }

    fn shift(&mut self) {
        let (place, bit) = (self.read / BITS as usize, self.read % BITS as usize);
        let digit = self.digits.get(place).copied().unwrap_or(0);
        self.code = self.code << 1 | digit >> (BITS as usize - 1 - bit) & 1;
        self.read += 1;
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
