//! Numbers in 32 letters, and the hash of a text.
//!
//! The letters need no escape in a link, survive a change of case, and take the least space in a QR code. Links contain
//! them, so none of this ever changes.

/// Without I, L, O and U: the reader takes the first three for the digits they look like.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// How many bits a letter has.
pub const BITS: u32 = 5;

/// The digit, from 0 to 31, that a letter stands for.
pub fn digit(letter: char) -> Option<u32> {
    let letter = match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        letter => letter,
    };
    let place = LETTERS.iter().position(|&known| char::from(known) == letter)?;
    Some(place as u32)
}

/// The letters of digits from 0 to 31, as many as there are digits.
///
/// # Panics
///
/// If a digit is above 31.
pub fn letters(digits: &[u32]) -> String {
    digits.iter().map(|&digit| char::from(LETTERS[digit as usize])).collect()
}

/// The last letters of a number, this many.
pub fn number(number: u64, count: usize) -> String {
    let places = (0..count as u32).rev();
    let digits: Vec<u32> = places.map(|place| (number >> (place * BITS) & 31) as u32).collect();
    letters(&digits)
}

/// FNV-1a, with its published constants.
pub fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published values of FNV-1a.
    #[test]
    fn the_hash_is_fnv() {
        for (text, expected) in [
            ("", 0xcbf2_9ce4_8422_2325),
            ("a", 0xaf63_dc4c_8601_ec8c),
            ("foobar", 0x8594_4171_f739_67e8),
        ] {
            assert_eq!(hash(text), expected, "{text}");
        }
    }

    #[test]
    fn numbers_have_letters() {
        assert_eq!(number(0, 3), "000");
        assert_eq!(number(32 * 32 + 31, 3), "10Z");
        assert_eq!(number(32 * 32 + 31, 2), "0Z");
        assert_eq!(
            ["1", "l", "I", "z", "O"].map(|it| digit(it.chars().next().unwrap())),
            [1, 1, 1, 31, 0].map(Some)
        );
        assert_eq!(digit('u'), None);
    }
}
