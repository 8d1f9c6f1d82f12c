//! What the browser stores for the page, each item under one name: permanently, or as long as a tab is open.
//! `static/theme.js` puts the page's prefix before the names, and reads what earlier versions stored without it.

use std::borrow::Cow;

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = remembered)]
    fn remembered(name: &str, store: &str) -> Option<String>;

    #[wasm_bindgen(js_name = remember)]
    fn remember(name: &str, text: &str, store: &str) -> bool;

    #[wasm_bindgen(js_name = rememberedNames)]
    fn remembered_names(start: &str) -> Vec<String>;
}

pub struct Stored {
    name: Cow<'static, str>,
    store: &'static str,
}

pub const THEME: Stored = in_browser("theme");
/// [`OFF`], unless single letters are keys.
pub const SINGLE_KEYS: Stored = in_browser("single-keys");
/// The mark of the lesson that was open last.
pub const TEACHING: Stored = in_browser("teaching");
/// Earlier versions kept one list and one quiz.
pub const OWN_LIST: Stored = in_browser("list");
pub const QUIZ_DRAFT: Stored = in_browser("quiz");
/// Earlier versions kept the last game apart from the others.
pub const LAST_GAME: Stored = in_browser("game");
pub const SAVED_GAMES: Stored = in_browser("games");
pub const TOURNAMENT: Stored = in_browser("tournament");
pub const HABITATS: Stored = in_browser("habitat");
/// The run of puzzles, and the best one.
pub const PUZZLE_RUN: Stored = in_browser("run");
/// What was missed outside the course: see `practice_text`.
pub const PRACTICE_ITEMS: Stored = in_browser("practice");
pub const COURSE_PROGRESS: Stored = in_browser("lessons");
/// Of which lessons there are results, see [`class_results`].
pub const RESULTS: Stored = in_browser("results");
/// How many cards a class has for its votes.
pub const VOTE_CARDS: Stored = in_browser("vote-cards");
/// The camera that was chosen, by the browser's name.
pub const CAMERA: Stored = in_browser("camera");
/// When the class of this tab began to vote.
pub const VOTE_START: Stored = in_tab("vote-start");
pub const ATTEMPT: Stored = in_tab("attempt");
/// The name of the student who takes quizzes in this tab.
pub const STUDENT: Stored = in_tab("student");
pub const TEST_RECORD: Stored = in_browser("test");

pub const OFF: &str = "off";

/// Whether the browser would store a text of so many characters in addition to what it keeps.
pub fn has_room(characters: usize) -> bool {
    const ROOM: Stored = in_browser("room");
    ROOM.save(&" ".repeat(characters)) && ROOM.save("")
}

const fn in_browser(name: &'static str) -> Stored {
    Stored { name: Cow::Borrowed(name), store: "localStorage" }
}

const fn in_tab(name: &'static str) -> Stored {
    Stored { name: Cow::Borrowed(name), store: "sessionStorage" }
}

/// The names of what the browser stores that begin like this.
pub fn stored_names(start: &str) -> Vec<String> {
    remembered_names(start)
}

/// The codes that were handed in for the lesson with this fingerprint.
pub fn class_results(lesson: &str) -> Stored {
    Stored { name: format!("results-{lesson}").into(), ..in_browser("") }
}

/// What a student did in the quiz with this fingerprint.
pub fn quiz_record(lesson: &str) -> Stored {
    Stored { name: format!("quiz-{lesson}").into(), ..in_tab("") }
}

impl Stored {
    pub fn in_browser(name: String) -> Stored {
        Stored { name: Cow::Owned(name), store: "localStorage" }
    }

    /// Returns an empty text if nothing is stored or the browser refuses.
    pub fn load(&self) -> String {
        remembered(&self.name, self.store).unwrap_or_default()
    }

    /// Returns whether the browser stored the text. An empty text removes the item.
    pub fn save(&self, text: &str) -> bool {
        remember(&self.name, text, self.store)
    }
}
