//! Checksums of files.

/// A number that changes with any damage to a file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Checksum(u64);

impl Checksum {
    /// The checksum before the first word.
    pub const EMPTY: Checksum = Checksum(0x9e37_79b9_7f4a_7c15);

    /// Each word permutes all numbers differently, so that no single change is lost.
    pub fn add(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93);
        self.0 = mixed ^ mixed >> 32;
    }

    /// The checksum of the bytes of a text.
    pub fn of_text(text: &str) -> Self {
        let mut sum = Checksum::EMPTY;
        sum.add_text(text);
        sum
    }

    /// Adds each byte of a text as a word.
    pub fn add_text(&mut self, text: &str) {
        text.bytes().for_each(|byte| self.add(byte.into()));
    }

    /// The checksum as files hold it.
    pub fn number(self) -> u64 {
        self.0
    }
}
