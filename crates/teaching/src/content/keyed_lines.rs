//! Files in which a line is a key and a text. Empty lines and those that begin with `#` are skipped.

use std::fmt;

/// A line that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineError {
    /// Counted from 1.
    pub line: usize,
    pub expected: &'static str,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}: expected {}", self.line, self.expected)
    }
}

/// Takes each line's key and text.
pub fn for_lines(
    text: &str,
    mut take: impl FnMut(&str, &str) -> Result<(), &'static str>,
) -> Result<(), LineError> {
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if !line.is_empty() && !line.starts_with('#') {
            let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
            take(key, rest.trim()).map_err(|expected| LineError { line: index + 1, expected })?;
        }
    }
    Ok(())
}
