//! Which door of the program an address opens.
//!
//! ```text
//! #/gallery                             the entrance, perhaps ?q=<what is looked for>
//! #/gallery/<exhibit>?<parameters>      ; as in #/gallery/lot1?n=7&rules=modern
//! #/gallery/<exhibit>/board?…           the same position on the board
//! ```
//!
//! Everything else is for the board ([`route`](super::route)), which says what is wrong with it.

use std::fmt;

use crate::app::route::{decoded, split};
use crate::content::{HABITAT, PENETRATION};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Door {
    Board,
    Gallery(Visit),
    Room(Visit),
}

/// A place in the gallery.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Visit {
    /// The exhibit's name; empty at the entrance.
    pub name: String,
    /// Whether it is to be opened on the board.
    pub is_on_board: bool,
    /// In the order in which they came, decoded.
    pub parameters: Vec<(String, String)>,
}

/// The programs of the doors.
pub const BOARD: &str = "board";
pub const GALLERY: &str = "gallery";
pub const ROOM: &str = "room";

impl Door {
    /// Reads a fragment, with or without its `#`.
    pub fn of(address: &str) -> Door {
        let Ok((letters, parameters)) = split(address) else { return Door::Board };
        let path: String = letters.iter().map(|letter| letter.letter).collect();
        let path = path.strip_prefix('#').unwrap_or(&path);
        let mut words = path.split('/').filter(|word| !word.is_empty());
        if !words.next().is_some_and(|word| word.trim().eq_ignore_ascii_case(GALLERY)) {
            return Door::Board;
        }
        let name = words.next().unwrap_or_default().trim().to_ascii_lowercase();
        let is_on_board = words.next().is_some_and(|word| word.eq_ignore_ascii_case(BOARD));
        let parameters = parameters.split('&').filter(|parameter| !parameter.is_empty());
        let pair = |parameter: &str| {
            let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
            (decoded(name), decoded(value))
        };
        Door::to(Visit { name, is_on_board, parameters: parameters.map(pair).collect() })
    }

    pub fn to(visit: Visit) -> Door {
        if [HABITAT, PENETRATION].contains(&visit.name.as_str()) {
            Door::Room(visit)
        } else {
            Door::Gallery(visit)
        }
    }

    pub fn visit(&self) -> Option<&Visit> {
        match self {
            Door::Board => None,
            Door::Gallery(visit) | Door::Room(visit) => Some(visit),
        }
    }

    /// Of its program, and of its place in `index.html`.
    pub fn name(&self) -> &'static str {
        match self {
            Door::Board => BOARD,
            Door::Gallery(_) => GALLERY,
            Door::Room(_) => ROOM,
        }
    }
}

impl Visit {
    pub fn to(name: &str) -> Visit {
        Visit { name: name.to_string(), ..Visit::default() }
    }

    pub fn parameter(&self, name: &str) -> Option<&str> {
        let mut named = self.parameters.iter().filter(|(known, _)| known == name);
        named.next().map(|(_, value)| value.as_str())
    }

    /// With a parameter set, or without it.
    pub fn with(mut self, name: &str, value: Option<String>) -> Visit {
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

impl fmt::Display for Visit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "#/{GALLERY}")?;
        if !self.name.is_empty() {
            write!(f, "/{}", encoded(&self.name))?;
        }
        if self.is_on_board {
            write!(f, "/{BOARD}")?;
        }
        for (index, (name, value)) in self.parameters.iter().enumerate() {
            let sign = if index == 0 { '?' } else { '&' };
            write!(f, "{sign}{}={}", encoded(name), encoded(value))?;
        }
        Ok(())
    }
}

/// A text that a link can hold, so that programs which look for links in a text take all of it.
fn encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b',' | b'/' => {
                encoded.push(char::from(byte));
            }
            _ => encoded.push_str(&format!("%{byte:02X}")),
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn visit(address: &str) -> Visit {
        let door = Door::of(address);
        door.visit().unwrap_or_else(|| panic!("{address} is no visit")).clone()
    }

    #[test]
    fn opens_the_gallery() {
        for entrance in ["#/gallery", "gallery", "#/Gallery/", "#%2Fgallery"] {
            assert_eq!(visit(entrance), Visit::default(), "{entrance}");
        }
        let there = visit("#/gallery/LOT1?n=7&rules=modern&&x");
        assert_eq!((there.name.as_str(), there.is_on_board), ("lot1", false));
        assert_eq!(there.parameter("n"), Some("7"));
        assert_eq!(there.to_string(), "#/gallery/lot1?n=7&rules=modern&x=");
        assert!(visit("#/gallery/up/board").is_on_board);
        assert_eq!(visit("#/gallery?q=%2A3%20%zz%C3").parameter("q"), Some("*3 %zz\u{fffd}"));
    }

    #[test]
    fn knows_who_shows_it() {
        for (address, program) in [
            ("#/gallery", GALLERY),
            ("#/gallery/lot1?n=7", GALLERY),
            ("#/gallery/Habitat?value=*", ROOM),
            ("#/gallery/penetration", ROOM),
            ("#/k1/ancient/plane/xo", BOARD),
        ] {
            assert_eq!(Door::of(address).name(), program, "{address}");
        }
    }

    #[test]
    fn writes_what_it_reads() {
        let there = Visit::to("habitat").with("value", Some("{0|↑*} & 1/2?".to_string()));
        assert_eq!(visit(&there.to_string()), there);
        assert_eq!(there.clone().with("value", None), Visit::to("habitat"));
    }

    #[test]
    fn leaves_the_rest_to_the_board() {
        for address in ["", "#", "#/k1/ancient/plane/xo", "#/galleries", "#/k1/gallery", "#%zz"] {
            assert_eq!(Door::of(address), Door::Board, "{address}");
        }
    }
}
