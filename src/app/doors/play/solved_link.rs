//! The link of the page of solved boards: `#/play/solved?rules=modern&first=white&size=5x6&removal=centre`.
//! What it does not know of it is as on the page that opens without it.

use std::fmt;

use crate::app::link::door_link::DoorLink;
use crate::game::{Removal, is_size, size, size_named};
use crate::konane::Rules;
use crate::player::Player;

/// The door, and the first word of the page's links.
const PLAY: &str = "play";
pub const SOLVED: &str = "solved";

const RULES: &str = "rules";
const FIRST: &str = "first";
const WHITE: &str = "white";
const SIZE: &str = "size";
const REMOVAL: &str = "removal";

#[derive(Clone, PartialEq, Debug)]
pub struct SolvedLink {
    pub rules: Rules,
    /// Who removes the first stone, and has the first jump.
    pub first: Player,
    /// The board that is shown, by rows and columns.
    pub size: Option<(i32, i32)>,
    pub removal: Removal,
}

impl SolvedLink {
    pub fn of(place: &DoorLink) -> SolvedLink {
        let read = |name| place.parameter(name).unwrap_or_default();
        let is_white = read(FIRST).eq_ignore_ascii_case(WHITE);
        SolvedLink {
            rules: Rules::named(read(RULES)).unwrap_or_default(),
            first: if is_white { Player::Right } else { Player::Left },
            size: size_named(read(SIZE))
                .filter(|&(rows, columns)| is_size(rows) && is_size(columns)),
            removal: Removal::named(read(REMOVAL)).unwrap_or_default(),
        }
    }

    /// What proves the board again.
    pub fn command(&self, rows: i32, columns: i32) -> String {
        format!("papamu solve --size {} --rules {}", size(rows, columns), self.rules.name())
    }
}

impl fmt::Display for SolvedLink {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let is_usual = self.rules == Rules::default();
        let is_white = self.first == Player::Right;
        let removal = self.size.map(|_| self.removal.name().to_lowercase());
        DoorLink::to(PLAY, &[SOLVED])
            .with(RULES, (!is_usual).then(|| self.rules.name().to_string()))
            .with(FIRST, is_white.then(|| WHITE.to_string()))
            .with(SIZE, self.size.map(|(rows, columns)| size(rows, columns)))
            .with(REMOVAL, removal)
            .fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes() {
        for text in [
            "#/play/solved",
            "#/play/solved?rules=modern",
            "#/play/solved?first=white&size=5x6&removal=h-m",
            "#/play/solved?size=18x1&removal=anywhere",
        ] {
            assert_eq!(SolvedLink::of(&DoorLink::parse(text)).to_string(), text);
        }
        for text in ["?size=19x2", "?size=6", "?rules=old&first=red", "?size=0x3&removal=none"] {
            let link = SolvedLink::of(&DoorLink::parse(&format!("#/play/solved{text}")));
            assert_eq!(link.to_string(), "#/play/solved", "{text}");
        }
    }
}
