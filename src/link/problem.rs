//! Says what is wrong with a link.

use std::fmt;

use words::say;

/// Why a text is not a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseLinkError {
    /// The position of the wrong character in the link, counted from 1.
    pub at: usize,
    pub reason: String,
}

impl fmt::Display for ParseLinkError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&say::link_at(&self.at.to_string(), &self.reason))
    }
}

impl std::error::Error for ParseLinkError {}

impl ParseLinkError {
    /// The link's text before, at and after the wrong character, shortened to fit on a line or two.
    pub fn excerpt(&self, link: &str) -> [String; 3] {
        const REACH: usize = 40;
        let letters: Vec<char> = link.chars().collect();
        let at = (self.at - 1).min(letters.len());
        let after = (at + 1).min(letters.len());
        let (first, last) = (at.saturating_sub(REACH), (after + REACH).min(letters.len()));
        let cut = |is_cut: bool| if is_cut { "…" } else { "" };
        [
            format!("{}{}", cut(first > 0), String::from_iter(&letters[first..at])),
            String::from_iter(&letters[at..after]),
            format!("{}{}", String::from_iter(&letters[after..last]), cut(last < letters.len())),
        ]
    }
}

/// What the page reports about the link that was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkProblem {
    /// The page cannot open it: its text, and why.
    Unreadable(String, ParseLinkError),
    /// The page opened it with corrections: one sentence for each.
    Corrected(Vec<String>),
}

impl LinkProblem {
    pub fn corrected(corrections: Vec<String>) -> Option<LinkProblem> {
        (!corrections.is_empty()).then_some(LinkProblem::Corrected(corrections))
    }
}

/// The beginning of a word, for a quotation.
pub fn shorten(word: &str, longest: usize) -> String {
    match word.char_indices().nth(longest) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_string(),
    }
}
