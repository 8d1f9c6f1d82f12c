//! A typed or pasted text on one line.

/// The words of a text with single spaces between them, without control characters.
pub fn one_line(text: &str) -> String {
    let is_gap = |sign: char| sign.is_whitespace() || sign.is_control() || sign == '\u{feff}';
    let words: Vec<&str> = text.split(is_gap).filter(|word| !word.is_empty()).collect();
    words.join(" ")
}
