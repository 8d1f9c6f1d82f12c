//! A link to a page and to what it shows.
//!
//! ```text
//! #/<page>/<word>/…?<parameters>        ; as in #/gallery/lot1?n=7&rules=modern
//! ```
//!
//! Each page defines what its words mean. A link to a position has no page's name
//! ([`position_link`](super::position_link)).

use std::fmt;

use crate::link::encoding::{decoded, encoded, split};

/// Some programs cut longer links.
pub const LONG_LINK: usize = 2000;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PageLink {
    /// The page's name, in small letters.
    pub page: String,
    /// In small letters.
    pub words: Vec<String>,
    /// Decoded, in their order in the link.
    pub parameters: Vec<(String, String)>,
}

impl PageLink {
    pub fn to(page: &str, words: &[&str]) -> PageLink {
        let words = words.iter().map(ToString::to_string).collect();
        PageLink { page: page.to_string(), words, parameters: Vec::new() }
    }

    /// Reads a fragment, with or without its `#`. A text that is no link has no page.
    pub fn parse(address: &str) -> PageLink {
        let Ok((letters, parameters)) = split(address) else { return PageLink::default() };
        let path: String = letters.iter().map(|letter| letter.letter).collect();
        let path = path.strip_prefix('#').unwrap_or(&path);
        let words = path.split('/').map(|word| word.trim().to_ascii_lowercase());
        let mut words = words.filter(|word| !word.is_empty());
        let pair = |parameter: &str| {
            let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
            (decoded(name), decoded(value))
        };
        PageLink {
            page: words.next().unwrap_or_default(),
            words: words.collect(),
            parameters: parameters
                .split('&')
                .filter(|parameter| !parameter.is_empty())
                .map(pair)
                .collect(),
        }
    }

    /// One of the words after the page's name, counted from 0; empty if there are fewer.
    pub fn word(&self, place: usize) -> &str {
        self.words.get(place).map_or("", String::as_str)
    }

    pub fn parameter(&self, name: &str) -> Option<&str> {
        let mut named = self.parameters.iter().filter(|(known, _)| known == name);
        named.next().map(|(_, value)| value.as_str())
    }

    /// Sets a parameter, or removes it.
    pub fn with(mut self, name: &str, value: Option<String>) -> PageLink {
        let place = self.parameters.iter().position(|(known, _)| known == name);
        match (place, value) {
            (Some(place), Some(value)) => self.parameters[place].1 = value,
            (Some(place), None) => {
                self.parameters.remove(place);
            }
            (None, Some(value)) => self.parameters.push((name.to_string(), value)),
            (None, None) => {}
        }
        self
    }
}

impl fmt::Display for PageLink {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "#/{}", encoded(&self.page))?;
        for word in &self.words {
            write!(f, "/{}", encoded(word))?;
        }
        for (index, (name, value)) in self.parameters.iter().enumerate() {
            let sign = if index == 0 { '?' } else { '&' };
            write!(f, "{sign}{}={}", encoded(name), encoded(value))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_pages_words_and_parameters() {
        for entrance in ["#/gallery", "gallery", "#/Gallery/", "#%2Fgallery"] {
            assert_eq!(PageLink::parse(entrance), PageLink::to("gallery", &[]), "{entrance}");
        }
        let there = PageLink::parse("#/gallery/LOT1?n=7&rules=modern&&x");
        assert_eq!((there.page.as_str(), there.word(0), there.word(1)), ("gallery", "lot1", ""));
        assert_eq!(there.parameter("n"), Some("7"));
        assert_eq!(there.to_string(), "#/gallery/lot1?n=7&rules=modern&x=");
        let there = PageLink::parse("#/gallery?q=%2A3%20%zz%C3");
        assert_eq!(there.parameter("q"), Some("*3 %zz\u{fffd}"));
        for (address, page) in [("", ""), ("#%zz", ""), ("#/galleries", "galleries")] {
            assert_eq!(PageLink::parse(address).page, page, "{address}");
        }
    }

    #[test]
    fn writes_what_it_reads() {
        let plain = PageLink::to("gallery", &["habitat"]);
        let there = plain.clone().with("value", Some("{0|↑*} & 1/2?".to_string()));
        assert_eq!(PageLink::parse(&there.to_string()), there);
        assert_eq!(there.with("value", None), plain);
    }
}
