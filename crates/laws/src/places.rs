//! Where messages say that something is wrong.

/// Panics unless a message about this text names a character in it, counted from 1, or the end.
#[track_caller]
pub fn assert_place(at: usize, text: &str) {
    let most = text.chars().count() + 1;
    assert!((1..=most).contains(&at), "character {at} of {most}");
}

/// The same for lines.
#[track_caller]
pub fn assert_line(line: usize, text: &str) {
    let most = text.lines().count() + 1;
    assert!((1..=most).contains(&line), "line {line} of {most}");
}
