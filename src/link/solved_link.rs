//! The link to the page of solved boards:
//! `#/play/solved?rules=modern&first=white&size=5x6&removal=centre`. Where the page cannot follow a
//! link, it says so and shows what it shows without parameters.

use std::fmt;

use crate::link::page_link::PageLink;
use crate::link::page_names::PLAY;
use crate::link::parameters::{Parameters, Place};
use crate::link::problem::shorten;
use basics::player::Player;
use game::{Beginning, Removal, colour, is_size, size, size_named};
use konane::Rules;
use words::say;

/// The first word of these links.
pub const SOLVED: &str = "solved";

#[derive(Clone, PartialEq, Debug)]
pub struct SolvedLink {
    pub rules: Rules,
    /// The player who removes the first stone and jumps first.
    pub first: Player,
    /// The rows and columns of the board that the page shows.
    pub size: Option<(i32, i32)>,
    pub removal: Removal,
}

impl Place for SolvedLink {
    fn list(&mut self, parameters: &mut Parameters) {
        parameters.choice("rules", &mut self.rules, &Rules::ALL, Rules::name);
        parameters.choice("first", &mut self.first, &Player::ALL, colour);
        let written = self.size.map(|(rows, columns)| size(rows, columns));
        if let Some(asked) = parameters.one("size", written) {
            self.size =
                size_named(&asked).filter(|&(rows, columns)| is_size(rows) && is_size(columns));
            if self.size.is_none() {
                parameters.corrections.say(say::solved_link_size(&shorten(&asked, 20)));
            }
        }
        parameters.choice("removal", &mut self.removal, &Removal::ALL, Removal::name);
    }
}

impl SolvedLink {
    pub fn of(place: &PageLink) -> (SolvedLink, Vec<String>) {
        let (rules, removal) = (Rules::default(), Removal::default());
        SolvedLink { rules, first: Player::Left, size: None, removal }.opened(place)
    }

    /// The command that proves the board's result again.
    pub fn command(&self, rows: i32, columns: i32) -> String {
        format!("papamu solve --size {} --rules {}", size(rows, columns), self.rules.name())
    }

    /// The command that searches an opening again, with the options of the search on record.
    pub fn search_command(&self, beginning: Beginning, size: (i32, i32), options: &str) -> String {
        let command = format!("papamu solve {} {options}", self.opening(beginning, size));
        command.trim_end().to_string()
    }

    /// The command that writes a certificate of who wins an opening.
    pub fn certificate_command(&self, beginning: Beginning, size: (i32, i32)) -> String {
        let opening = self.opening(beginning, size);
        let file: String = opening.split(' ').skip(1).step_by(2).collect::<Vec<_>>().join("-");
        format!("papamu prove {opening} --ends 1000 --memory 4000 --out {file}.txt")
    }

    fn opening(&self, beginning: Beginning, (rows, columns): (i32, i32)) -> String {
        let pair = beginning.pair_name(rows).replace(' ', "");
        let first = colour(beginning.first).to_ascii_lowercase();
        let size = size(rows, columns);
        let rules = match self.rules {
            Rules::Ancient => String::new(),
            Rules::Modern => format!("--rules {} ", self.rules.name()),
        };
        format!("--size {size} {rules}--removal {pair} --first {first}")
    }
}

impl fmt::Display for SolvedLink {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.written(PageLink::to(PLAY, &[SOLVED])).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (SolvedLink, Vec<String>) {
        SolvedLink::of(&PageLink::parse(text))
    }

    #[test]
    fn writes_the_commands_of_an_opening() {
        let (link, _) = read("#/play/solved?rules=modern&size=7x8");
        let beginning = Beginning::named("d2 c2", Player::Right, 7, 8).unwrap();
        let opening = "--size 7x8 --rules modern --removal d2c2 --first white";
        for (options, ending) in [("", ""), ("--memory 8192", " --memory 8192")] {
            let command = link.search_command(beginning, (7, 8), options);
            assert_eq!(command, format!("papamu solve {opening}{ending}"));
        }
        assert_eq!(
            link.certificate_command(beginning, (7, 8)),
            format!(
                "papamu prove {opening} --ends 1000 --memory 4000 --out 7x8-modern-d2c2-white.txt"
            )
        );
    }

    #[test]
    fn reads_what_it_writes() {
        for text in [
            "#/play/solved",
            "#/play/solved?rules=modern",
            "#/play/solved?first=white&size=5x6&removal=h-m",
            "#/play/solved?size=18x1&removal=anywhere",
        ] {
            let (link, corrections) = read(text);
            assert_eq!((link.to_string().as_str(), corrections), (text, vec![]));
        }
        for (text, count) in [
            ("?size=19x2", 1),
            ("?size=6", 1),
            ("?rules=old&first=red", 2),
            ("?size=0x3&removal=none", 2),
        ] {
            let (link, corrections) = read(&format!("#/play/solved{text}"));
            assert_eq!(link.to_string(), "#/play/solved", "{text}");
            assert_eq!(corrections.len(), count, "{corrections:?}");
        }
    }
}
