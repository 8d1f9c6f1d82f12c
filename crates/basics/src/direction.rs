//! The direction of writing in texts that people give.

/// The text with an end for each mark in it that changes the direction of writing, so that none
/// turns what stands behind the text.
pub fn closed(mut text: String) -> String {
    let mut open = Vec::new();
    for letter in text.chars() {
        match letter {
            '\u{202a}' | '\u{202b}' | '\u{202d}' | '\u{202e}' => open.push('\u{202c}'),
            '\u{2066}'..='\u{2068}' => open.push('\u{2069}'),
            '\u{202c}' if open.last() == Some(&letter) => open.truncate(open.len() - 1),
            // It also ends all marks within it.
            '\u{2069}' => {
                open.truncate(open.iter().rposition(|end| *end == letter).unwrap_or(open.len()))
            }
            _ => {}
        }
    }
    text.extend(open.iter().rev());
    text
}
