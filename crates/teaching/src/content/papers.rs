//! The papers, place by place: what stands where, and why the gallery does not show it if it does not.

mod ernst;
mod narrow;
mod others;

use crate::content::source::{Paper, Place, Source};
use words::{Words, same};

/// All papers that we have read.
pub const PAPERS: [&Publication; 7] = [
    &ernst::PAPER,
    &others::SANTOS_SILVA,
    &narrow::PAPER,
    &others::NORVIG,
    &others::CARVALHO_SANTOS,
    &others::WIKIPEDIA,
    &others::OURS,
];

pub use others::UNREAD;

/// A publication and all its places.
#[derive(Debug)]
pub struct Publication {
    pub paper: Paper,
    /// In links.
    pub name: &'static str,
    pub authors: Words,
    pub title: Words,
    /// Nothing for what is not published.
    pub bibtex: &'static str,
    /// Where everyone can read it, if that is known for certain.
    pub address: &'static str,
    /// What we have of it.
    pub copy: Words,
    pub sections: &'static [Section],
    pub slips: &'static [Slip],
}

/// A publication that is said to be about Kōnane, and that we have not read.
#[derive(Debug)]
pub struct Unread {
    pub name: Words,
    pub about: Words,
    pub address: &'static str,
}

#[derive(Debug)]
pub struct Section {
    /// As the paper has it; with the headings above it where they are needed.
    pub heading: &'static str,
    /// The section itself, and then what is numbered in it.
    pub entries: &'static [Entry],
}

/// A place, and what becomes of it here.
#[derive(Debug)]
pub struct Entry {
    /// None for the section itself.
    pub place: Option<Place>,
    /// What stands there, in our words.
    pub about: Words,
    /// Why no exhibit shows it; nothing if one does.
    pub gap: Words,
    /// Where something like it is shown: an exhibit, and the parameters of its link.
    pub near: &'static str,
}

/// Something wrong that no exhibit is about.
#[derive(Debug)]
pub struct Slip {
    pub source: Source,
    /// Rather than a mistake about another paper.
    pub is_misprint: bool,
    pub printed: Words,
    pub meant: Words,
    pub reason: Words,
}

impl Publication {
    /// The section that exhibits mean by this heading.
    pub fn section(&self, heading: &str) -> Option<&'static Section> {
        self.sections.iter().find(|section| section.heading == heading)
    }
}

impl Section {
    pub fn entry(&self, place: Option<Place>) -> Option<&'static Entry> {
        self.entries.iter().find(|entry| entry.place == place)
    }
}

impl Entry {
    const fn text(about: Words) -> Entry {
        Entry { place: None, about, gap: same(""), near: "" }
    }

    const fn at(place: Place, about: Words) -> Entry {
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
