//! The code of a student's result or of a class's vote, alone or in a link: `#/teach/r1/CODE`.

use std::fmt;

use crate::link::packed_text::RESULT;
use crate::link::page_link::PageLink;
use crate::link::page_names::TEACH;
use teaching::content::lessons::{Ballot, Record};

/// The first word of a link to a result, and what a code begins with.
pub const R1: &str = "r1";
/// The first word of the link to all results.
pub const RESULTS: &str = "results";
/// Its parameter with the fingerprint of the lesson that a class sees.
pub const LESSON: &str = "lesson";

/// The fewest letters of a code.
const SHORTEST: usize = 12;

/// What a code stands for.
#[derive(Clone, PartialEq, Debug)]
pub enum Handed {
    Result(Record),
    Vote(Ballot),
}

/// The code of a record or of a ballot.
pub fn code(handed: &impl fmt::Display) -> String {
    format!("{R1}/{}", RESULT.pack(&handed.to_string()).unwrap_or_default())
}

pub fn link(code: &str) -> String {
    PageLink::to(TEACH, &code.split('/').collect::<Vec<_>>()).to_string()
}

/// `None` if the code is damaged.
pub fn read(code: &str) -> Option<Handed> {
    let (_, letters) = code.split_once('/')?;
    let text = RESULT.unpack(letters).ok()?;
    let vote = || Ballot::read(&text).map(Handed::Vote);
    Record::read(&text).map(Handed::Result).or_else(vote)
}

/// The codes in a text, with anything around them, in capital letters.
pub fn codes(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    // Of the same length as the text.
    let capitals = text.to_ascii_uppercase();
    let mut rest = capitals.as_str();
    while let Some((before, after)) = rest.split_once("R1/") {
        let end = after.find(|sign: char| !sign.is_ascii_alphanumeric()).unwrap_or(after.len());
        if end >= SHORTEST && !before.ends_with(|sign: char| sign.is_alphanumeric()) {
            found.push(format!("{R1}/{}", &after[..end]));
        }
        rest = &after[end..];
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_stand_in_any_text() {
        for (text, expected) in [
            ("r1/0123456789AB", &["r1/0123456789AB"][..]),
            ("Ana: R1/0123456789ab, thank you", &["r1/0123456789AB"]),
            ("https://example.org/#/teach/r1/0123456789ABC?x=1", &["r1/0123456789ABC"]),
            ("(r1/0123456789AB)r1/B123456789AB", &["r1/0123456789AB", "r1/B123456789AB"]),
            ("é r1/0123456789ABé", &["r1/0123456789AB"]),
            ("r1/0123456789A", &[]),
            ("ar1/0123456789AB", &[]),
            ("", &[]),
        ] {
            assert_eq!(codes(text), expected, "{text}");
        }
    }

    #[test]
    fn links_hold_results() {
        let text = "result 1\nlesson 7K3M9QXA\nname Ana, 7b\nstart 2026-09-03 13:40\n1 s 1 0 12\n= first\n";
        let record = Record::read(text).unwrap();
        let link = link(&code(&record));
        assert!(link.starts_with("#/teach/r1/"), "{link}");
        assert_eq!(read(&codes(&link)[0]), Some(Handed::Result(record)));
        assert_eq!(read("r1/0123456789AB"), None);
    }
}
