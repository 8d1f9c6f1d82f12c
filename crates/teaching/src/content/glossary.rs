//! The glossary. Its terms are in `static/glossary-en.txt`, and for other languages in files beside it:
//! the page fetches them when the first term is asked for, and the tests read them from the disk.

mod marking;
mod entries;

pub use entries::{read, translate};
pub use marking::{Form, Piece};

use konane::{Board, Rules};

/// All terms, in the order of the file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Glossary {
    pub terms: Vec<Term>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Term {
    /// Its name in links, which never changes.
    pub name: String,
    /// The term as it is written.
    pub title: String,
    /// The forms in which it occurs in texts.
    pub forms: Vec<Form>,
    /// An explanation in one or two sentences.
    pub says: String,
    pub picture: Option<Picture>,
    /// Claims about the board, for the tests.
    pub claims: Vec<String>,
    pub sources: Vec<Reference>,
    /// The names of related terms.
    pub near: Vec<String>,
    /// Whether the explanation is English on a page in another language.
    pub is_foreign: bool,
}

/// A small board that illustrates the term.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    pub rules: Rules,
    pub board: Board,
    /// What the board illustrates.
    pub caption: String,
    /// Squares with a ring, by their names.
    pub rings: Vec<String>,
    /// Jumps with an arrow, by their names.
    pub arrows: Vec<String>,
}

/// A source of the explanation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reference {
    /// The name of a paper in `content/papers`, and the heading there.
    Paper(String, String),
    /// A citation of another publication.
    Elsewhere(String),
}

impl Glossary {
    pub fn term(&self, name: &str) -> Option<&Term> {
        self.terms.iter().find(|term| term.name == name)
    }
}

impl Term {
    /// Whether its title, its forms or its explanation contain all of these words.
    pub fn fits(&self, words: &str) -> bool {
        let forms = self.forms.iter().map(|form| form.word());
        let text: Vec<&str> = [&*self.title, &self.says].into_iter().chain(forms).collect();
        let text = plain(&text.join(" "));
        plain(words).split_whitespace().all(|word| text.contains(word))
    }
}

/// Lower-case letters without marks and ʻokina, as people type them.
fn plain(text: &str) -> String {
    let bare = |letter: char| match letter {
        'ʻ' | '’' | '‘' | '\'' => None,
        'ā' | 'á' | 'à' | 'â' | 'ã' => Some('a'),
        'ē' | 'é' | 'ê' => Some('e'),
        'ī' | 'í' => Some('i'),
        'ō' | 'ó' | 'ô' | 'õ' => Some('o'),
        'ū' | 'ú' => Some('u'),
        'ç' => Some('c'),
        _ => Some(letter),
    };
    text.chars().flat_map(char::to_lowercase).filter_map(bare).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_found_as_it_is_typed() {
        let text = "term kui\ntitle kuʻi\nalso kuʻi\nsays Kuʻi means to strike back.";
        let glossary = read(text).unwrap();
        let kui = glossary.term("kui").unwrap();
        for words in ["", "kui", "KUʻI", "ku'i", "strike", "back kui", "stri"] {
            assert!(kui.fits(words), "{words}");
        }
        for words in ["kaholo", "strike out"] {
            assert!(!kui.fits(words), "{words}");
        }
    }
}
