//! The messages between the window in a lecture hall and the speaker's window.

use std::fmt;

use crate::link::list::List;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Talk {
    /// The speaker's window asks what the hall sees.
    Ask,
    /// The speaker pressed a key that is meant for the hall's window.
    Key(String),
    Hall(Seen),
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    /// The list, with the item that is open.
    pub list: List,
    pub is_black: bool,
    /// Whether the value of the item is still covered.
    pub is_covered: bool,
}

const ASK: &str = "ask";
const KEY: &str = "key ";
const HALL: &str = "hall ";

impl Talk {
    pub fn parse(text: &str) -> Option<Talk> {
        if text == ASK {
            return Some(Talk::Ask);
        }
        if let Some(key) = text.strip_prefix(KEY) {
            return Some(Talk::Key(key.to_string()));
        }
        let (is, link) = text.strip_prefix(HALL)?.split_at_checked(2)?;
        let is = |place: usize| is.as_bytes()[place] == b'1';
        let (list, _) = List::parse(link)?;
        Some(Talk::Hall(Seen { list, is_black: is(0), is_covered: is(1) }))
    }
}

impl fmt::Display for Talk {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Talk::Ask => write!(f, "{ASK}"),
            Talk::Key(key) => write!(f, "{KEY}{key}"),
            Talk::Hall(Seen { list, is_black, is_covered }) => {
                write!(f, "{HALL}{}{}{list}", u8::from(*is_black), u8::from(*is_covered))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_understood() {
        let (list, _) = List::parse("#/list?item=k1/ancient/plane/x&note=Slowly&at=1").unwrap();
        for talk in [
            Talk::Ask,
            Talk::Key("PageDown".to_string()),
            Talk::Key(".".to_string()),
            Talk::Hall(Seen { list: list.clone(), is_black: true, is_covered: false }),
            Talk::Hall(Seen { list, is_black: false, is_covered: true }),
        ] {
            assert_eq!(Talk::parse(&talk.to_string()), Some(talk));
        }
        for other in ["", "asked", "hall", "hall 1", "hall ā", "hall 11#/gallery", "say"] {
            assert_eq!(Talk::parse(other), None, "{other}");
        }
    }
}
