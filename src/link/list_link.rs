//! The links of lists from earlier, which open as lessons for ever.
//!
//! ```text
//! #/list?title=Lecture%203&item=k1/ancient/plane/xo%3Fhide%3D1&name=A%20number&words=Whose%3F&note=…&item=…&at=1
//! ```
//!
//! `name`, `words` and `note` belong to the `item` before them.

use crate::link::corrections::Corrections;
use crate::link::item::{LONGEST_NAME, LONGEST_WORDS, NOTE, item, line, notes};
use crate::link::page_link::PageLink;
use crate::link::problem::shorten;
use crate::link::quiz_link::AT;
use crate::link::view::PROJECTOR;
use teaching::content::lessons::{Item, Lesson, MOST_ITEMS};
use words::say;

pub const NOW: &str = "now";
pub const SPEAKER: &str = "speaker";

pub fn read(link: &PageLink, corrections: &mut Corrections) -> Lesson {
    let mut lesson = Lesson::default();
    let mut items: Vec<[&str; 4]> = Vec::new();
    for (name, value) in &link.parameters {
        match (name.as_str(), items.last_mut()) {
            ("title", _) => lesson.title = title(value, corrections),
            ("item", _) => items.push(["", value, "", ""]),
            ("name", Some(item)) => item[0] = value,
            ("words", Some(item)) => item[2] = value,
            ("note", Some(item)) => item[3] = value,
            (AT | NOW | PROJECTOR | SPEAKER, _) => {}
            (name, _) => corrections.say(say::link_left_out(&shorten(name, 20))),
        }
    }
    items.into_iter().for_each(|item| add(&mut lesson, item, corrections));
    lesson
}

pub fn title(text: &str, corrections: &mut Corrections) -> String {
    said(text, LONGEST_NAME, say::link_title_length, corrections)
}

/// Adds an item. Cuts what does not fit of its name, words and note, and says so.
pub fn add(
    lesson: &mut Lesson,
    [name, link, words, note]: [&str; 4],
    corrections: &mut Corrections,
) {
    let number = (lesson.items.len() + 1).to_string();
    if lesson.items.len() >= MOST_ITEMS {
        let sentence = say::link_most_items(&MOST_ITEMS.to_string());
        if corrections.0.last() != Some(&sentence) {
            corrections.say(sentence);
        }
        return;
    }
    let name = said(name, LONGEST_NAME, |most| say::link_item_name(most, &number), corrections);
    let mut text = |text, say: fn(&str, &str) -> String| {
        said(text, LONGEST_WORDS, |most| say(most, &number), corrections)
    };
    let words = spoken(text(words, say::link_item_text));
    let note = spoken(text(note, say::link_item_note));
    lesson.items.push(Item { notes: notes(&note), ..item(&name, link, &words) });
}

/// The text changed so that it does not look like a note in a file, as lists from earlier had it.
fn spoken(text: String) -> String {
    match text.strip_prefix(NOTE) {
        Some(rest) => line(&format!("/ /{rest}"), LONGEST_WORDS),
        None => text,
    }
}

/// The text on one line, cut to this length; says so if it was cut.
fn said(
    text: &str,
    longest: usize,
    say: impl Fn(&str) -> String,
    corrections: &mut Corrections,
) -> String {
    let tidy = line(text, longest);
    if line(text, longest + 1) != tidy {
        corrections.say(say(&longest.to_string()));
    }
    tidy
}

/// The beginning of a text that is short enough to read.
pub fn in_length<'a>(text: &'a str, longest: usize, corrections: &mut Corrections) -> &'a str {
    if text.len() <= longest {
        return text;
    }
    corrections.say(say::link_list_length(&longest.to_string()));
    let end = (0..=longest).rev().find(|&end| text.is_char_boundary(end));
    &text[..end.unwrap_or_default()]
}
