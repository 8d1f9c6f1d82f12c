//! The pages of the library, and the search in them. What a paper has is at the entrance.

use crate::link::page_link::PageLink;
use crate::link::position_link::PositionLink;
use crate::pages::gallery::NAME;
use crate::pages::gallery::catalogue::cited;
use crate::pages::gallery::library::places::to_paper;
use basics::named;
use konane::Rules;
use teaching::content::papers::{PAPERS, UNREAD_PUBLICATIONS};
use teaching::content::position_in;
use words::{Words, say};

/// The name in links, in place of a paper's, of the publications that we have not read.
pub const UNREAD_NAME: &str = "unread";
const MOST_TOLD: usize = 6;

/// A page of the library, by the first word of its link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    Papers,
    Differences,
    Open,
}

named!(Leaf { Papers: "papers", Differences: "differences", Open: "open" });

impl Leaf {
    pub fn named(name: &str) -> Option<Leaf> {
        // Once exhibits without a position, which the page on their paper says all about.
        if ["gyllenskog", "oliveira"].contains(&name) {
            return Some(Leaf::Papers);
        }
        name.parse().ok()
    }

    pub fn label(self) -> &'static str {
        match self {
            Leaf::Papers => say::library_papers(),
            Leaf::Differences => say::library_differences(),
            Leaf::Open => say::library_open(),
        }
    }

    pub fn link(self) -> PageLink {
        PageLink::to(NAME, &[self.name()])
    }

    /// The words with which a search finds the page.
    fn words(self) -> &'static str {
        match self {
            Leaf::Papers => {
                "by paper papers index source section figure table theorem footnote cite bibtex"
            }
            Leaf::Differences => {
                "where they differ differs different difference exception misprint wrong error"
            }
            Leaf::Open => "open problem problems question unsolved unknown conjecture",
        }
    }
}

/// The results of a search, with their links: for a position, the board; otherwise the pages and
/// places of papers that have all these words, and publications that we have not read.
pub fn found(words: &str) -> Vec<(String, String)> {
    if let Some(board) = position_in(words) {
        let link = PositionLink { rules: Rules::default(), board, parameters: String::new() };
        return vec![(say::library_found_board().to_string(), link.to_string())];
    }
    let words = words.trim().to_lowercase();
    let all: Vec<&str> = words.split_whitespace().collect();
    if words.len() < 4 {
        return Vec::new();
    }
    let is_of = |leaf: &Leaf, word| {
        leaf.words().contains(word) || leaf.label().to_lowercase().contains(word)
    };
    let fits = |leaf: &Leaf| all.iter().all(|word| is_of(leaf, word));
    let leaves = Leaf::ALL.into_iter().filter(fits);
    let leaves = leaves.map(|leaf| (leaf.label().to_string(), leaf.link().to_string()));
    let is_told = |text: &[Words]| {
        let text: Vec<String> = text.iter().map(|it| it.text().to_lowercase()).collect();
        all.iter().all(|word| word.len() > 3 && text.iter().any(|text| text.contains(word)))
    };
    let mut places = Vec::new();
    for paper in PAPERS {
        for section in paper.sections {
            for entry in section.entries {
                let names = entry.place.map(|place| [place.said(), place.to_string()]);
                let is_named = names.as_ref().is_some_and(|names| names.contains(&words));
                if is_named || is_told(&[entry.about]) {
                    let name = names.map_or(say::papers_text().to_string(), |[name, _]| name);
                    let label = say::library_found(entry.about.text(), cited(paper.paper), &name);
                    let link = to_paper(paper.name).to_string();
                    places.push((is_named, label, link));
                }
            }
        }
    }
    for unread in UNREAD_PUBLICATIONS.iter().filter(|it| is_told(&[it.name, it.about])) {
        let link = to_paper(UNREAD_NAME).to_string();
        places.push((false, unread.name.text().to_string(), link));
    }
    // Words that occur in many texts find nothing useful.
    if places.iter().filter(|(is_named, ..)| !is_named).count() > MOST_TOLD {
        places.retain(|(is_named, ..)| *is_named);
    }
    leaves.chain(places.into_iter().map(|(_, label, link)| (label, link))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use teaching::content::exhibit;

    #[test]
    fn names_are_free() {
        for leaf in Leaf::ALL {
            assert!(exhibit(leaf.name()).is_none());
            assert_eq!(Leaf::named(leaf.name()), Some(leaf));
        }
        for old in ["gyllenskog", "oliveira"] {
            assert!(exhibit(old).is_none());
            assert_eq!(Leaf::named(old), Some(Leaf::Papers));
        }
    }

    #[test]
    fn finds_pages_and_places() {
        let links = |words: &str| -> Vec<String> {
            found(words).into_iter().map(|(_, link)| link).collect()
        };
        for (words, link) in [
            ("misprint", "#/gallery/differences"),
            ("differs", "#/gallery/differences"),
            ("Open problem", "#/gallery/open"),
            ("BibTeX", "#/gallery/papers"),
            ("Table 1", "#/gallery/papers/ernst"),
            ("figure 10", "#/gallery/papers/ernst"),
            ("theorem 13", "#/gallery/papers/uiterwijk"),
            ("Hearn", "#/gallery/papers/unread"),
            ("PSPACE", "#/gallery/papers/unread"),
            ("Chavey", "#/gallery/papers/ernst"),
            ("oxo.ox", "#/k1/ancient/plane/oxo.ox"),
        ] {
            assert!(links(words).contains(&link.to_string()), "{words}: {:?}", links(words));
        }
        assert!(links("row of").is_empty() && links("1/2").is_empty() && links("").is_empty());
    }
}
