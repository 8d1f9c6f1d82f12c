//! The papers, place by place: what each place states, and why the gallery does not show it if it does
//! not.

mod ernst;
mod narrow;
mod others;

use crate::content::source::{Citation, Paper, Source};
use words::{Words, same};

/// All papers that we have read.
pub static PAPERS: [&Publication; 7] = [
    &ernst::PAPER,
    &others::SANTOS_SILVA,
    &narrow::PAPER,
    &others::NORVIG,
    &others::CARVALHO_SANTOS,
    &others::WIKIPEDIA,
    &others::OURS,
];

pub use others::UNREAD_PUBLICATIONS;

/// A publication and all its places.
#[derive(Debug)]
pub struct Publication {
    pub paper: Paper,
    /// Its name in links.
    pub name: &'static str,
    pub authors: Words,
    pub title: Words,
    /// Empty if it is not published.
    pub bibtex: &'static str,
    /// A public address of the text, if one is known for certain.
    pub address: &'static str,
    /// A description of our copy.
    pub copy: Words,
    pub sections: &'static [Section],
    pub slips: &'static [Slip],
}

/// A publication about Kōnane, according to others, that we have not read.
#[derive(Debug)]
pub struct UnreadPublication {
    pub name: Words,
    pub about: Words,
    pub address: &'static str,
}

#[derive(Debug)]
pub struct Section {
    /// As in the paper, with the headings above it if needed.
    pub heading: &'static str,
    /// The section itself, then its numbered statements.
    pub entries: &'static [Entry],
}

impl Section {
    const fn new(heading: &'static str, entries: &'static [Entry]) -> Section {
        Section { heading, entries }
    }
}

/// A place in a paper, and how the gallery covers it.
#[derive(Debug)]
pub struct Entry {
    /// `None` for the section itself.
    pub place: Option<Citation>,
    /// What it states, in our words.
    pub about: Words,
    /// Why no exhibit shows it; empty if one does.
    pub gap: Words,
    /// Where something similar is shown: an exhibit, and the parameters of its link.
    pub near: &'static str,
}

/// An error in a paper that no exhibit is about.
#[derive(Debug)]
pub struct Slip {
    pub source: Source,
    /// A misprint, rather than a mistake about another paper.
    pub is_misprint: bool,
    pub printed: Words,
    pub meant: Words,
    pub reason: Words,
}

impl Publication {
    /// The section with this heading, as exhibits refer to it.
    pub fn section(&self, heading: &str) -> Option<&'static Section> {
        self.sections.iter().find(|section| section.heading == heading)
    }
}

impl Section {
    pub fn entry(&self, place: Option<Citation>) -> Option<&'static Entry> {
        self.entries.iter().find(|entry| entry.place == place)
    }
}

impl Entry {
    const fn text(about: Words) -> Entry {
        Entry { place: None, about, gap: same(""), near: "" }
    }

    const fn at(place: Citation, about: Words) -> Entry {
        Entry { place: Some(place), about, gap: same(""), near: "" }
    }

    const fn missing(self, gap: Words) -> Entry {
        Entry { gap, ..self }
    }

    const fn near(self, near: &'static str) -> Entry {
        Entry { near, ..self }
    }
}

/// The publication of a paper.
pub fn publication(paper: Paper) -> Option<&'static Publication> {
    PAPERS.into_iter().find(|publication| publication.paper == paper)
}
