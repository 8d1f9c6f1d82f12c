//! The lessons that the browser stores: the teacher's own, each as its text under a name of its own, so that two tabs with
//! two lessons do not write over each other.

use std::rc::Rc;

use js_sys::Date;

use crate::browser::storage::{Stored, TEACHING, stored_names};
use crate::link::item_link::heading;
use crate::link::lesson_code::first;
use crate::link::lesson_link::LessonLink;
use crate::link::page_link::PageLink;
use crate::link::page_names::TEACH;
use crate::shell::view::address::{present, replace};
use teaching::content::lessons::{Item, Lesson, MOST_ITEMS};
use words::say;

/// What the names of stored lessons begin with.
const PREFIX: &str = "lesson-";

/// The marks of all stored lessons, the newest first.
pub fn own_lessons() -> Vec<String> {
    let names = stored_names(PREFIX);
    let mut ids: Vec<String> = names.iter().map(|name| name[PREFIX.len()..].to_string()).collect();
    ids.sort_unstable_by(|one, other| other.cmp(one));
    ids
}

pub fn own_lesson(id: &str) -> Option<Rc<Lesson>> {
    first(&stored(id).load()).ok()
}

/// Returns whether the browser stored it.
pub fn keep(id: &str, lesson: &Lesson) -> bool {
    stored(id).save(&lesson.to_string())
}

pub fn forget(id: &str) {
    stored(id).save("");
}

/// Stores another lesson and returns its mark, if the browser stores anything.
pub fn begin(lesson: &Lesson) -> Option<String> {
    let id = |time: u64| format!("{time:x}");
    let mut time = Date::now() as u64;
    while !stored(&id(time)).load().is_empty() {
        time += 1;
    }
    keep(&id(time), lesson).then(|| id(time))
}

/// The link to a stored lesson.
pub fn own_link(id: &str) -> String {
    PageLink::to(TEACH, &[id]).to_string()
}

/// Adds an item to the lesson that was open last; returns a message, and whether the item is there.
pub fn add(item: Item) -> (String, bool) {
    let open = Some(TEACHING.load()).and_then(|id| Some((own_lesson(&id)?, id)));
    let newest = || own_lessons().into_iter().find_map(|id| Some((own_lesson(&id)?, id)));
    let (before, id) =
        open.or_else(newest).map_or_else(Default::default, |(lesson, id)| (lesson, Some(id)));
    let mut lesson = Lesson::clone(&before);
    lesson.items.push(item);
    let after = LessonLink::of(lesson);
    if !after.is_in_length() {
        return (say::lesson_full(MOST_ITEMS), false);
    }
    let is_kept = match &id {
        Some(id) => keep(id, &after.lesson),
        None => begin(&after.lesson).is_some(),
    };
    if !is_kept {
        return (say::lesson_refused().to_string(), false);
    }
    // If the address shows this lesson, it gets the item too.
    if let Some((open, _)) = LessonLink::parse(&present())
        && open.lesson == before
    {
        replace(&LessonLink { lesson: after.lesson.clone(), ..open }.to_string());
    }
    (say::lesson_added(after.lesson.items.len(), &heading(&after.lesson)), true)
}

/// Changes the lesson in the address, and also the stored one if the two are the same.
pub fn change(change: impl Fn(LessonLink) -> LessonLink) {
    if let Some((open, _)) = LessonLink::parse(&present()) {
        let id = same(&open.lesson);
        let changed = change(open);
        if let Some(id) = id {
            keep(&id, &changed.lesson);
        }
        replace(&changed.to_string());
    }
}

/// The mark of a stored lesson that is the same as this one.
pub fn same(lesson: &Lesson) -> Option<String> {
    own_lessons().into_iter().find(|id| own_lesson(id).is_some_and(|own| *own == *lesson))
}

fn stored(id: &str) -> Stored {
    Stored::in_browser(format!("{PREFIX}{id}"))
}
