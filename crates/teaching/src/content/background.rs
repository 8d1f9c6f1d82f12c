//! What the page about Kōnane itself says: `static/konane-en.txt`, and a whole file for each other language.
//!
//! ```text
//! file    = *(comment / source / section)             ; a line each
//! source  = "source" NAME "|" SHORT "|" TITLE "|" ADDRESS
//! section = "heading" TEXT *(passage / "terms" *NAME)  ; terms of the glossary
//! passage = ("says" TEXT / "board" SIZES "|" TEXT) ["by" 1*NAME]
//! ```

use crate::content::keyed_lines::{LineError, for_lines};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Background {
    pub publications: Vec<NamedPublication>,
    pub sections: Vec<Section>,
}

/// A publication from which passages come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedPublication {
    pub name: String,
    /// As passages cite it.
    pub short: String,
    pub title: String,
    pub address: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Section {
    pub title: String,
    pub passages: Vec<Passage>,
    /// The names of terms of the glossary.
    pub terms: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Passage {
    /// The sizes of boards that it is about; empty if it is about none in particular.
    pub sizes: String,
    pub text: String,
    /// The names of the publications that say so.
    pub sources: Vec<String>,
}

pub fn read(text: &str) -> Result<Background, LineError> {
    let mut background = Background::default();
    for_lines(text, |key, rest| {
        let parts: Vec<String> = rest.split('|').map(|part| part.trim().to_string()).collect();
        let names = || rest.split_whitespace().map(str::to_string);
        let section = background.sections.last_mut();
        match (key, &parts[..], section) {
            ("source", [name, short, title, address], _) => {
                let [name, short, title, address] =
                    [name, short, title, address].map(String::clone);
                background.publications.push(NamedPublication { name, short, title, address });
            }
            ("heading", [title], _) => {
                background.sections.push(Section { title: title.clone(), ..Section::default() });
            }
            ("says", [text], Some(section)) => {
                section.passages.push(Passage { text: text.clone(), ..Passage::default() });
            }
            ("board", [sizes, text], Some(section)) => {
                let (sizes, text) = (sizes.clone(), text.clone());
                section.passages.push(Passage { sizes, text, sources: Vec::new() });
            }
            ("terms", _, Some(section)) => section.terms = names().collect(),
            ("by", _, Some(section)) => {
                let passage = section.passages.last_mut().ok_or("a passage above it")?;
                passage.sources = names().collect();
            }
            _ => return Err("source, heading, says, board, by or terms, where it belongs"),
        }
        Ok(())
    })?;
    Ok(background)
}

impl Background {
    /// The publications that a passage cites.
    pub fn cited<'a>(&'a self, passage: &'a Passage) -> impl Iterator<Item = &'a NamedPublication> {
        passage.sources.iter().filter_map(|name| {
            self.publications.iter().find(|publication| publication.name == *name)
        })
    }
}
