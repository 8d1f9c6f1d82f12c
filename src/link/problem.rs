//! Says what is wrong with a link or another text.

use std::fmt;

use words::say;

/// Why a text cannot be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// The position of the wrong character in the text, counted from 1.
    pub at: usize,
    pub reason: String,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&say::link_at(&self.at.to_string(), &self.reason))
    }
}

impl std::error::Error for TextError {}

impl TextError {
    /// The same with the line of the text and the column.
    pub fn in_lines(&self, text: &str) -> String {
        let [before, ..] = cut(text, self.at);
        let lines = before.split('\n').count().to_string();
        let column = before.chars().rev().take_while(|&letter| letter != '\n').count() + 1;
        say::text_place(&column.to_string(), &lines, &self.reason)
    }
}

/// A text before, at and after a character, which is counted from 1.
pub fn cut(text: &str, at: usize) -> [&str; 3] {
    let mut rest = text.char_indices().map(|(place, _)| place).skip(at.saturating_sub(1));
    let start = rest.next().unwrap_or(text.len());
    let end = rest.next().unwrap_or(text.len());
    [&text[..start], &text[start..end], &text[end..]]
}

/// The same of its line alone, shortened to fit on a line or two.
pub fn excerpt(text: &str, at: usize) -> [String; 3] {
    const REACH: usize = 40;
    let [before, here, after] = cut(text, at);
    let before = before.rsplit('\n').next().unwrap_or_default();
    let after = if here == "\n" { "" } else { after.lines().next().unwrap_or_default() };
    let hidden = before.chars().count().saturating_sub(REACH);
    let begun: String = before.chars().skip(hidden).collect();
    let dots = if hidden > 0 { "…" } else { "" };
    [format!("{dots}{begun}"), here.replace('\n', ""), shorten(after, REACH)]
}

/// What the page reports about the link that was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkProblem {
    /// The page cannot open it: its text, and why.
    Unreadable(String, TextError),
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
