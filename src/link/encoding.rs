//! Decodes and encodes the characters of a link: escapes such as `%2F`, and full-width characters,
//! which chat programs make of ordinary ones.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use crate::link::problem::TextError;
use words::say;

/// A character of a link after decoding, and its position before that, counted from 1.
pub struct Letter {
    pub at: usize,
    pub letter: char,
}

/// Decodes a parameter's text; wrong escapes stay as they are.
pub fn decoded(text: &str) -> String {
    percent_decode_str(&text.replace('+', " ")).decode_utf8_lossy().into_owned()
}

/// Encodes a text such that programs which look for links in a text take all of it.
pub fn encoded(text: &str) -> String {
    const ESCAPED: &AsciiSet =
        &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b',').remove(b'/');
    utf8_percent_encode(text, ESCAPED).to_string()
}

/// Splits a link into its path, decoded, and what follows the question mark, not decoded.
pub fn split(text: &str) -> Result<(Vec<Letter>, String), TextError> {
    let mut path = Vec::new();
    let mut rest = text;
    let mut at = 1;
    while let Some(first) = rest.chars().next() {
        let (letter, length) = match first {
            '%' => unescape(rest)
                .ok_or_else(|| TextError { at, reason: say::link_no_character().to_string() })?,
            letter => (letter, letter.len_utf8()),
        };
        let (read, after) = rest.split_at(length);
        rest = after;
        match narrow(letter) {
            '?' => return Ok((path, rest.to_string())),
            letter => path.push(Letter { at, letter }),
        }
        at += read.chars().count();
    }
    Ok((path, String::new()))
}

/// The character for which a text beginning with `%` stands, and how many bytes its encoding takes.
fn unescape(text: &str) -> Option<(char, usize)> {
    // A character takes at most four bytes. Unless all but the first are escaped too, they are not
    // valid UTF-8.
    let bytes: Vec<u8> = percent_decode_str(text).take(4).collect();
    let letter = bytes.utf8_chunks().next()?.valid().chars().next()?;
    let is_escaped = letter != '%' || text.starts_with("%25");
    is_escaped.then_some((letter, 3 * letter.len_utf8()))
}

/// Turns a full-width character into the ordinary one.
fn narrow(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter),
        '\u{3000}' => ' ',
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_decoded_as_far_as_they_can_be() {
        for (text, meaning) in [
            ("a+b%20c", "a b c"),
            ("%2A3", "*3"),
            ("%zz%4", "%zz%4"),
            ("%E2%97%8F●", "●●"),
            ("%C3x", "\u{fffd}x"),
        ] {
            assert_eq!(decoded(text), meaning);
        }
        assert_eq!(encoded("{0|↑} & 1/2,_-."), "%7B0%7C%E2%86%91%7D%20%26%201/2,_-.");
    }

    #[test]
    fn a_path_is_decoded_letter_by_letter() {
        let (path, parameters) = split("%41%e2%97%8f%25／x%3fa%zz").unwrap();
        let read: Vec<(usize, char)> =
            path.iter().map(|Letter { at, letter }| (*at, *letter)).collect();
        assert_eq!(read, [(1, 'A'), (4, '●'), (13, '%'), (16, '/'), (17, 'x')]);
        assert_eq!(parameters, "a%zz");
        for (text, at) in
            [("%", 1), ("a%4", 2), ("%zz", 1), ("%E2%97x", 1), ("%E2é", 1), ("%97", 1)]
        {
            assert_eq!(split(text).map(|_| ()).unwrap_err().at, at, "{text}");
        }
    }
}
