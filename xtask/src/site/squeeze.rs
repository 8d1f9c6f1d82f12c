//! Leaves out of texts what only their authors need: comments on lines of their own, and the spaces before a line. The
//! host packs the rest; an optimiser of scripts or sheets would save less than a kilobyte more.

use std::fs;
use std::path::Path;

use crate::run::Done;

const ENDINGS: [&str; 2] = ["css", "js"];
/// What encloses a comment of several lines.
const MARKS: [(&str, &str); 2] = [("/*", "*/"), ("<!--", "-->")];
/// What begins a comment of one line.
const LINE: &str = "//";

/// Squeezes the scripts and sheets of a folder.
pub fn squeeze_all(folder: &Path) -> Done {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let ending = path.extension().unwrap_or_default();
        if path.is_file() && ENDINGS.iter().any(|known| ending == *known) {
            fs::write(&path, squeezed(&fs::read_to_string(&path)?))?;
        }
    }
    Ok(())
}

/// A script, a sheet or a page without its comments.
pub fn squeezed(text: &str) -> String {
    let mut kept = String::new();
    // What ends the comment in which a line begins.
    let mut end: Option<&str> = None;
    for mut line in text.lines().map(str::trim) {
        loop {
            if let Some(close) = end {
                let Some((_, rest)) = line.split_once(close) else { break };
                (line, end) = (rest.trim_start(), None);
            }
            let Some((open, close)) = MARKS.into_iter().find(|(open, _)| line.starts_with(open))
            else {
                break;
            };
            (line, end) = (&line[open.len()..], Some(close));
        }
        if end.is_none() && !line.is_empty() && !line.starts_with(LINE) {
            kept += line;
            kept.push('\n');
        }
    }
    kept
}
