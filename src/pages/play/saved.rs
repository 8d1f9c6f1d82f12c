//! The games that the browser stores, as a text with a line for each: its link, its name, the time when it was stored,
//! and whether it has been reviewed.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use crate::link::game_link::{G1, GameLink, LONGEST_LINK, PlayLink};
use crate::link::page_link::PageLink;
use crate::pages::play::NAME;
use game::Turn;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 60;
const REVIEWED: &str = "reviewed";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved {
    pub link: String,
    /// The reader's name for the game. Without one, the page keeps the game as long as it goes on.
    pub name: String,
    /// In milliseconds since 1970; earlier versions did not store it.
    pub time: Option<u64>,
    pub is_reviewed: bool,
}

impl Saved {
    /// Reads the line of a game.
    fn read(line: &str) -> Option<Saved> {
        let mut fields = line.split('\t');
        let link = fields.next().filter(|link| is_game(link))?.to_string();
        let name = short(fields.next()?);
        let time = fields.next().and_then(|time| time.parse().ok());
        Some(Saved { link, name, time, is_reviewed: fields.next() == Some(REVIEWED) })
    }

    /// The line of the game.
    pub fn text(&self) -> String {
        let Saved { link, name, time, is_reviewed } = self;
        let time = time.map_or(String::new(), |time| time.to_string());
        let reviewed = if *is_reviewed { REVIEWED } else { "" };
        format!("{link}\t{name}\t{time}\t{reviewed}\n")
    }

    fn is_at(&self, game: &PageLink) -> bool {
        self.name.is_empty() && GameLink::itself(&self.link) == *game
    }
}

/// What is new in a game that has come by link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// The page knew nothing of it.
    All,
    /// The turns after so many.
    After(usize),
    /// The page knew it, and how it goes on.
    None,
    /// From this turn on, counted from 1, it is another game than the page knew.
    Differs(usize),
}

/// The saved games, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shelf(pub Vec<Saved>);

impl Shelf {
    /// Reads the stored text. Other programs may have changed it, so lines without a game are left
    /// out.
    pub fn read(text: &str) -> Shelf {
        Shelf(text.lines().filter_map(Saved::read).collect())
    }

    /// Adds the games of a text, without those that are here. Returns the numbers of the lines that hold no game.
    pub fn with_text(&self, text: &str) -> (Shelf, Vec<usize>) {
        let key = |saved: &Saved| (saved.name.clone(), GameLink::itself(&saved.link).to_string());
        let (mut all, mut unread) = (self.0.clone(), Vec::new());
        let mut known: BTreeSet<_> = all.iter().map(key).collect();
        for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            match Saved::read(line) {
                Some(saved) if known.insert(key(&saved)) => all.push(saved),
                Some(_) => {}
                None if line.trim().is_empty() => {}
                None => unread.push(index + 1),
            }
        }
        all.sort_by_key(|saved| Reverse(saved.time));
        (Shelf(all), unread)
    }

    /// Marks a game as reviewed.
    pub fn reviewed(mut self, link: &str) -> Shelf {
        let game = GameLink::itself(link);
        let same = self.0.iter_mut().filter(|saved| GameLink::itself(&saved.link) == game);
        same.for_each(|saved| saved.is_reviewed = true);
        self
    }

    pub fn text(&self) -> String {
        self.0.iter().map(Saved::text).collect()
    }

    /// Adds the last game, which earlier versions stored beside the others.
    pub fn with_last(mut self, link: &str) -> Shelf {
        let last = GameLink::itself(link);
        if is_game(link) && self.0.iter().all(|saved| GameLink::itself(&saved.link) != last) {
            self.0.insert(
                0,
                Saved { link: link.into(), name: String::new(), time: None, is_reviewed: false },
            );
        }
        self
    }

    /// Puts a game in front under a name, in place of any of the same name, and of the game as the page kept it.
    pub fn named(&self, link: &str, name: &str, time: u64) -> Shelf {
        let (game, name) = (GameLink::itself(link), short(name));
        self.put(|saved| saved.name == name || saved.is_at(&game), link, &name, time)
    }

    /// Puts a game in front that has gone on from another link, of which nothing else may have gone on meanwhile, such
    /// as another tab: then there are two games.
    pub fn kept(&self, before: &str, link: &str, time: u64) -> Shelf {
        let before = GameLink::itself(before);
        let first = self.0.iter().find(|saved| saved.is_at(&before));
        self.put(|saved| Some(saved) == first, link, "", time)
    }

    /// Puts a game that has come by link in front, in place of what was kept of it if it has gone on from there. Returns
    /// what is new in it.
    pub fn received(&self, place: &GameLink, time: u64) -> (Shelf, News) {
        let turns = |place: &GameLink| -> Vec<Turn> {
            let tree = &place.record.tree;
            tree.turns(tree.end(0)).collect()
        };
        let (now, link) = (turns(place), place.link_seen(place.view.plain()).to_string());
        let is_same = |other: &GameLink| {
            let terms = |place: &GameLink| (place.record.setup.clone(), place.seed);
            terms(other) == terms(place) && other.player_kinds == place.player_kinds
        };
        let kept = self.0.iter().filter(|saved| saved.name.is_empty()).find_map(|saved| {
            match PlayLink::parse(&saved.link)? {
                (PlayLink::Game(other), _) if is_same(&other) => Some((saved, turns(&other))),
                _ => None,
            }
        });
        let Some((kept, before)) = kept else {
            return match now.is_empty() {
                true => (self.clone(), News::None),
                false => (self.put(|_| false, &link, "", time), News::All),
            };
        };
        let alike = before.iter().zip(&now).take_while(|(one, other)| one == other).count();
        if alike == before.len() {
            (self.put(|saved| saved == kept, &link, "", time), News::After(alike))
        } else if alike == now.len() {
            (self.clone(), News::None)
        } else {
            (self.put(|_| false, &link, "", time), News::Differs(alike + 1))
        }
    }

    pub fn without(&self, gone: &Saved) -> Shelf {
        Shelf(self.0.iter().filter(|saved| *saved != gone).cloned().collect())
    }

    /// Puts a deleted game back to its place.
    pub fn with(mut self, index: usize, saved: Saved) -> Shelf {
        self.0.insert(index.min(self.0.len()), saved);
        self
    }

    fn put(&self, is_gone: impl Fn(&Saved) -> bool, link: &str, name: &str, time: u64) -> Shelf {
        let (link, name) = (link.to_string(), name.to_string());
        let saved = Saved { link, name, time: Some(time), is_reviewed: false };
        let others = self.0.iter().filter(|other| !is_gone(other)).cloned();
        Shelf([saved].into_iter().chain(others).collect())
    }
}

fn is_game(link: &str) -> bool {
    let game = PageLink::parse(link);
    (game.page.as_str(), game.word(0)) == (NAME, G1) && link.chars().count() <= LONGEST_LINK
}

fn short(name: &str) -> String {
    let name: String = name.chars().filter(|sign| !sign.is_control()).take(LONGEST_NAME).collect();
    name.trim().to_string()
}
