//! The papers, and the places in them.

use std::fmt;

use words::say;

/// A place in a paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    pub paper: Paper,
    pub section: &'static str,
    pub places: &'static [Citation],
}

/// A numbered statement or picture of a paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Citation {
    Figure(u32),
    Table(u32),
    Theorem(u32),
    Footnote(u32),
    Definition(u32),
    /// A figure without a number.
    Unnumbered,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paper {
    Ernst,
    SantosSilva,
    Uiterwijk,
    Norvig,
    CarvalhoSantos,
    Wikipedia,
    /// Results computed by this program.
    Ours,
}

impl Source {
    pub const fn of(paper: Paper, section: &'static str, places: &'static [Citation]) -> Source {
        Source { paper, section, places }
    }

    pub const fn ernst(section: &'static str, places: &'static [Citation]) -> Source {
        Source::of(Paper::Ernst, section, places)
    }

    /// For example `Arithmetic, figure 1`.
    pub fn text(&self) -> String {
        self.joined(self.section, Citation::to_string)
    }

    /// The same in the reader's language. Headings of papers are not translated.
    pub fn said(&self) -> String {
        let section = match (self.paper, self.section) {
            (Paper::Ours, "search") => say::section_search(),
            (Paper::Ours, "from theorems 4 to 12") => say::section_theorems(),
            (Paper::Ours, "search over rows") => say::section_rows(),
            (Paper::Ours, "pattern continued") => say::section_pattern(),
            (Paper::Ours, "search over small boxes") => say::section_boxes(),
            (Paper::Ours, "construction") => say::section_construction(),
            (Paper::Ours, "proof") => say::section_proof(),
            (_, section) => section,
        };
        self.joined(section, Citation::said)
    }

    fn joined(&self, section: &str, place: fn(&Citation) -> String) -> String {
        let section = Some(section.to_string()).filter(|section| !section.is_empty());
        section.into_iter().chain(self.places.iter().map(place)).collect::<Vec<_>>().join(", ")
    }
}

impl Citation {
    /// In the reader's language.
    pub fn said(&self) -> String {
        match self {
            Citation::Figure(number) => say::place_figure(&number.to_string()),
            Citation::Table(number) => say::place_table(&number.to_string()),
            Citation::Theorem(number) => say::place_theorem(&number.to_string()),
            Citation::Footnote(number) => say::place_footnote(&number.to_string()),
            Citation::Definition(number) => say::place_definition(&number.to_string()),
            Citation::Unnumbered => say::place_unnumbered().to_string(),
        }
    }
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (word, number) = match self {
            Citation::Figure(number) => ("figure", number),
            Citation::Table(number) => ("table", number),
            Citation::Theorem(number) => ("theorem", number),
            Citation::Footnote(number) => ("footnote", number),
            Citation::Definition(number) => ("definition", number),
            Citation::Unnumbered => return f.write_str("figure"),
        };
        write!(f, "{word} {number}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_names_its_section_and_places() {
        use Citation::{Definition, Figure, Footnote, Table, Theorem, Unnumbered};
        for (section, places, text) in [
            ("Arithmetic", &[Figure(1)][..], "Arithmetic, figure 1"),
            ("", &[Table(2), Footnote(3)], "table 2, footnote 3"),
            ("Numbers", &[Theorem(4), Definition(5)], "Numbers, theorem 4, definition 5"),
            ("Future Work", &[], "Future Work"),
        ] {
            let source = Source::ernst(section, places);
            assert_eq!((source.text(), source.said()), (text.to_string(), text.to_string()));
        }
        // Links have one word for both kinds of figures.
        let source = Source::ernst("", &[Unnumbered]);
        assert_eq!(
            (source.text().as_str(), source.said().as_str()),
            ("figure", "figure without a number")
        );
    }
}
