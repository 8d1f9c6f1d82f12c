//! The number for which a quiz draws a student's boards.

use crate::pages::learn::quiz_link::MOST_SEED;

/// Numbers below it are those of a class list; names get the others.
const FIRST_OF_NAMES: u64 = 1000;

/// The number that a student types, or one made of the student's name: small and capital letters and the spaces
/// between words make no difference. It never changes, so that a name always gets the same boards. Nothing without a
/// letter or digit.
pub fn number_of(text: &str) -> Option<u64> {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    let name = words.join(" ");
    if !name.contains(char::is_alphanumeric) {
        return None;
    }
    let typed = name.parse().ok().filter(|number| *number <= MOST_SEED);
    Some(typed.unwrap_or_else(|| FIRST_OF_NAMES + hash(&name) % (MOST_SEED + 1 - FIRST_OF_NAMES)))
}

/// FNV-1a, with its published constants.
fn hash(text: &str) -> u64 {
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
    fn a_name_has_one_number() {
        let own = number_of("Ana Maria").unwrap();
        for other in [" ana  maria ", "ANA MARIA", "Ana\tMaria"] {
            assert_eq!(number_of(other), Some(own), "{other}");
        }
        assert_ne!(number_of("Ana Mario"), Some(own));
        for text in ["Ana", "Zoë", "王", "1000000", "99999999999999999999", "-1", "7b"] {
            let number = number_of(text).unwrap();
            assert!((FIRST_OF_NAMES..=MOST_SEED).contains(&number), "{text}: {number}");
        }
        for (text, expected) in [("7", Some(7)), (" 0 ", Some(0)), ("999999", Some(999_999))] {
            assert_eq!(number_of(text), expected, "{text}");
        }
        for text in ["", "  ", "…"] {
            assert_eq!(number_of(text), None, "{text}");
        }
    }
}
