//! What the reader has, as the reader would know it, and whether the page still shows it.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::soak::Soak;

/// What no page and no mishap may lose, unless the browser's storage is cleared.
#[derive(Default)]
pub struct Kept {
    /// The links in the reader's own list.
    pub list: Vec<String>,
    /// Saved games by name.
    pub games: BTreeMap<String, String>,
    pub last_game: Option<String>,
    /// Lesson and step of what was answered rightly.
    pub steps: BTreeSet<(String, String)>,
    /// How many steps of each lesson the page has shown as done.
    done: BTreeMap<String, usize>,
    pub theme: String,
    pub language: String,
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
        Kept { theme: "auto".to_string(), language: "en".to_string(), ..Kept::default() }
    }

    /// The storage was cleared, or a finding has been reported.
    pub fn believe_the_page(&mut self) {
        *self = Kept { is_unknown: true, ..Kept::new() };
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
        if is_unknown {
            (self.kept.theme, self.kept.language) = (theme.clone(), language.clone());
        }
        same("theme", &theme, &self.kept.theme)?;
        same("language", &language, &self.kept.language)?;

        self.go("#/list")?;
        if !self.comes("#list h2")? {
            return Err("the page of the list did not open".to_string());
        }
        let list: Vec<String> = self.steady(|soak| {
            soak.ask("() => new URLSearchParams(location.hash.split('?')[1]).getAll('item')", &[])
        })?;
        if is_unknown {
            self.kept.list = list.clone();
        }
        same("list", &list, &self.kept.list)?;

        self.go("#/learn")?;
        if !self.comes("[data-lesson]")? {
            return Err("the page of the lessons did not open".to_string());
        }
        let done: BTreeMap<String, usize> = self.steady(|soak| {
            soak.ask(
                "() => Object.fromEntries([...document.querySelectorAll('[data-lesson]')].map(it =>
                     [it.dataset.lesson, Number(it.querySelector('[data-done]')?.dataset.done ?? 0)]))",
                &[],
            )
        })?;
        for (lesson, &least) in self.kept.done.iter().filter(|_| !is_unknown) {
            let answered = self.kept.steps.iter().filter(|(other, _)| other == lesson).count();
            let shown = done.get(lesson).copied().unwrap_or_default();
            if shown < least.max(answered) {
                return Err(format!(
                    "lost steps of {lesson}: {shown} are done, not {least} or {answered}"
                ));
            }
        }
        self.kept.done = done;

        self.go("#/play")?;
        if !self.comes("#play-start")? {
            return Err("the page of games did not open".to_string());
        }
        let (games, last): (BTreeMap<String, String>, Option<String>) = self.steady(|soak| {
            soak.ask(
                "() => [Object.fromEntries([...document.querySelectorAll('[data-saved]')].map(it =>
                     [it.dataset.saved, it.querySelector('a').getAttribute('href')])),
                     document.querySelector('#play-go-on')?.getAttribute('href') ?? null]",
                &[],
            )
        })?;
        if is_unknown {
            (self.kept.games, self.kept.last_game) = (games.clone(), last.clone());
        }
        same("saved games", &games, &self.kept.games)?;
        let last = last.as_deref().map(setting);
        let known = self.kept.last_game.as_deref().map(setting);
        if known.is_some() { same("last game", &last, &known) } else { Ok(()) }
    }

    /// The page when it has become still.
    pub fn place(&mut self) -> Result<Place, String> {
        self.steady(|soak| {
            let (link, position) = (soak.link()?, soak.position()?);
            // A program may move meanwhile.
            let is_game = link.starts_with("#/play/g1/");
            Ok(Place {
                link: if is_game { setting(&link).to_string() } else { link },
                position: position.filter(|_| !is_game),
            })
        })
    }

    /// The page shows the same place as before.
    pub fn still_shows(&mut self, before: &Place, after: &str) -> Result<(), String> {
        let now =
            self.until(&format!("{before:?} after {after}"), |soak| Ok(soak.place()? == *before));
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

fn same<T: PartialEq + std::fmt::Debug>(what: &str, shown: &T, known: &T) -> Result<(), String> {
    if shown == known {
        return Ok(());
    }
    Err(format!("{what}: the page shows {shown:?}, the reader had {known:?}"))
}
