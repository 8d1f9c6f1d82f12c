//! What the reader has, as the reader would know it, and whether the page still shows it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::thread;
use std::time::Instant;

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::page::POLL;
use crate::soak::{SOON, Soak};

/// The saved games by name, and whether there is a last game.
type Games = (BTreeMap<String, String>, bool);
/// How many steps of each lesson are done.
type Done = BTreeMap<String, usize>;

const ITEMS: &str =
    "() => Object.keys(localStorage).filter(name => name.startsWith('papamu-lesson-'))
    .flatMap(name => localStorage.getItem(name).split('\\n').filter(line => line === 'item'))";
const DONE: &str =
    "() => Object.fromEntries([...document.querySelectorAll('[data-lesson]')].map(it =>
    [it.dataset.lesson, Number(it.querySelector('[data-done]')?.dataset.done ?? 0)]))";
const GAMES: &str =
    "() => (document.querySelector('#saved-more')?.click(),
    [Object.fromEntries([...document.querySelectorAll('[data-saved]:not([data-saved=\"\"])')].map(it =>
    [it.dataset.saved, it.querySelector('a').getAttribute('href')])),
    !!document.querySelector('#play-go-on')])";

/// What no page and no mishap may lose, unless the browser's storage is cleared.
#[derive(Default, Debug)]
pub struct Kept {
    /// The items of the reader's own lessons.
    pub items: Vec<String>,
    /// Saved games by name.
    pub games: BTreeMap<String, String>,
    /// Whether a game has been played.
    has_played: bool,
    /// Lesson and step of what was answered rightly.
    pub steps: BTreeSet<(String, String)>,
    /// How many steps of each lesson the page has shown as done.
    done: Done,
    /// Unknown after the storage was cleared: the page shows them until it loads again.
    pub theme: Option<String>,
    pub language: Option<String>,
    /// Whether the browser's copy of the site has been cleared: the next page restores it, in its own time.
    pub was_cleared: bool,
    /// Whether the next look takes over what the page shows.
    is_unknown: bool,
}

/// What the page shows now and must show again after a mishap.
#[derive(PartialEq, Debug)]
pub struct Place {
    link: String,
    position: Option<String>,
}

impl Kept {
    pub fn new() -> Kept {
        let [theme, language] = ["auto", "en"].map(|name| Some(name.to_string()));
        Kept { theme, language, ..Kept::default() }
    }

    /// The storage was cleared, or a finding has been reported.
    pub fn believe_the_page(&mut self) {
        *self = Kept { is_unknown: true, ..Kept::default() };
    }
}

impl Soak {
    /// Opens the pages that show what the reader has, and compares.
    pub fn show_kept(&mut self) -> Result<(), String> {
        self.note("look at what is kept".to_string());
        self.type_key("Escape")?;
        let is_unknown = std::mem::take(&mut self.kept.is_unknown);
        let [theme, language]: [String; 2] = self.ask(
            "() => [document.documentElement.dataset.theme, document.documentElement.lang]",
            &[],
        )?;
        same("theme", &theme, self.kept.theme.as_ref().unwrap_or(&theme))?;
        same("language", &language, self.kept.language.as_ref().unwrap_or(&language))?;

        let items: Vec<String> =
            self.shows("#/teach", "#teach h1", ITEMS, is_unknown, |kept, items: &Vec<String>| {
                items.len() == kept.items.len()
            })?;
        self.kept.items = items;
        let done: Done =
            self.shows("#/learn", "[data-lesson]", DONE, is_unknown, |kept, done: &Done| {
                let answered =
                    |lesson: &str| kept.steps.iter().filter(|(other, _)| other == lesson).count();
                done.iter().all(|(lesson, &shown)| {
                    shown >= answered(lesson)
                        && shown >= kept.done.get(lesson).copied().unwrap_or_default()
                })
            })?;
        self.kept.done = done;
        let (games, last): Games = self.shows(
            "#/play/games",
            "#games-seek",
            GAMES,
            is_unknown,
            |kept, (games, last): &Games| *games == kept.games && *last >= kept.has_played,
        )?;
        (self.kept.games, self.kept.has_played) = (games, last);
        Ok(())
    }

    /// Opens a page and waits until it shows what the reader has. If that is unknown, takes what the page goes on showing.
    fn shows<T: DeserializeOwned + PartialEq + Debug>(
        &mut self,
        link: &str,
        place: &str,
        look: &str,
        is_unknown: bool,
        is_good: impl Fn(&Kept, &T) -> bool,
    ) -> Result<T, String> {
        self.go(link)?;
        if !self.comes(place)? {
            return Err(format!("no {place} at {}", self.sight()?));
        }
        if is_unknown {
            return self.steady(|soak| soak.ask(look, &[]));
        }
        let deadline = Instant::now() + SOON;
        loop {
            let seen = self.ask(look, &[])?;
            if is_good(&self.kept, &seen) {
                return Ok(seen);
            }
            if Instant::now() > deadline {
                return Err(format!("{link} shows {seen:?}, the reader had {:?}", self.kept));
            }
            thread::sleep(POLL);
        }
    }

    /// The page when it has become still.
    pub fn place(&mut self) -> Result<Place, String> {
        self.steady(|soak| {
            let (link, position) = (soak.link()?, soak.position()?);
            // A program may move meanwhile, or the film at the entrance.
            let is_game = link.starts_with("#/play/g1/") || link == "#/play";
            // A tour is in no link.
            let is_tour = soak.is_there("#tour-on")?;
            Ok(Place {
                link: if is_game { setting(&link).to_string() } else { link },
                position: position.filter(|_| !is_game && !is_tour),
            })
        })
    }

    /// The page shows the same place as before.
    pub fn still_shows(&mut self, before: &Place, after: &str) -> Result<(), String> {
        let now = self.until(&format!("{before:?} after {after}"), |soak| {
            let now = soak.place()?;
            let is_free = before.position.is_none();
            Ok(now.link == before.link && (is_free || now.position == before.position))
        });
        now.or_else(|error| Err(format!("{error}; it shows {:?}", self.place()?)))
    }

    /// Clears what the browser stores for the site, while the page is open.
    pub fn clear_storage(&mut self) -> Result<(), String> {
        let cleared: Value = self.ask(
            "async () => {
                localStorage.clear();
                for (const name of await caches.keys()) await caches.delete(name);
                return Object.keys(localStorage).length;
            }",
            &[],
        )?;
        same("items after clearing", &cleared, &json!(0))?;
        self.kept.believe_the_page();
        self.kept.was_cleared = true;
        Ok(())
    }
}

/// The players and the board of a game, without its turns.
fn setting(link: &str) -> &str {
    link.split("&moves=").next().unwrap_or(link)
}

fn same<T: PartialEq + Debug>(what: &str, shown: &T, known: &T) -> Result<(), String> {
    if shown == known {
        return Ok(());
    }
    Err(format!("{what}: the page shows {shown:?}, the reader had {known:?}"))
}
