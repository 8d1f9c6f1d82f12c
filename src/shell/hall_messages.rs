//! The messages between the window in a lecture hall and the speaker's window.

use std::fmt;

use crate::link::lesson_link::LessonLink;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HallMessage {
    /// The speaker's window asks what the hall sees.
    Ask,
    /// The speaker pressed a key that is meant for the hall's window.
    Key(String),
    Hall(HallScreen),
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HallScreen {
    /// The list, with the item that is open.
    pub list: LessonLink,
    pub is_black: bool,
    /// Whether the value of the item is still covered.
    pub is_covered: bool,
}

const ASK: &str = "ask";
const KEY: &str = "key ";
const HALL: &str = "hall ";

impl HallMessage {
    pub fn parse(text: &str) -> Option<HallMessage> {
        if text == ASK {
            return Some(HallMessage::Ask);
        }
        if let Some(key) = text.strip_prefix(KEY) {
            return Some(HallMessage::Key(key.to_string()));
        }
        let (is, link) = text.strip_prefix(HALL)?.split_at_checked(2)?;
        let is = |place: usize| is.as_bytes()[place] == b'1';
        let (list, _) = LessonLink::parse(link)?;
        Some(HallMessage::Hall(HallScreen { list, is_black: is(0), is_covered: is(1) }))
    }
}

impl fmt::Display for HallMessage {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            HallMessage::Ask => write!(f, "{ASK}"),
            HallMessage::Key(key) => write!(f, "{KEY}{key}"),
            HallMessage::Hall(HallScreen { list, is_black, is_covered }) => {
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
        let (list, _) =
            LessonLink::parse("#/list?item=k1/ancient/plane/x&note=Slowly&at=1").unwrap();
        for message in [
            HallMessage::Ask,
            HallMessage::Key("PageDown".to_string()),
            HallMessage::Key(".".to_string()),
            HallMessage::Hall(HallScreen { list: list.clone(), is_black: true, is_covered: false }),
            HallMessage::Hall(HallScreen { list, is_black: false, is_covered: true }),
        ] {
            assert_eq!(HallMessage::parse(&message.to_string()), Some(message));
        }
        for other in ["", "asked", "hall", "hall 1", "hall ā", "hall 11#/gallery", "say"] {
            assert_eq!(HallMessage::parse(other), None, "{other}");
        }
    }
}
