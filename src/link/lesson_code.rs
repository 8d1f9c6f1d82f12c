//! The text of a lesson in a link: packed, as format `t1`.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use crate::link::item::place;
use crate::link::packed_text::LESSON;
use crate::link::page_link::PageLink;
use crate::link::page_names::LEARN;
use crate::link::quiz_link::{AT, SEED};
use teaching::content::lessons::{Item, Lesson, read};
use words::say;

/// The second word of a link to a lesson. Its meaning never changes.
pub const T1: &str = "t1";

/// The link by which students get a lesson.
pub fn given(lesson: &Lesson) -> PageLink {
    let without = |item: &Item| Item { notes: Vec::new(), ..item.clone() };
    let items = lesson.items.iter().map(without).collect();
    let lesson = Lesson { notes: Vec::new(), items, ..lesson.clone() };
    PageLink::to(LEARN, &[T1, &code(&lesson)])
}

/// What follows `#/` in the link of one item as students get it, with the board of the first student where it draws one.
pub fn alone(item: &Item) -> String {
    let link = given(&Lesson { items: vec![item.clone()], ..Lesson::default() });
    let seed = item.drawing().map(|_| "0".to_string());
    place(&link.with(SEED, seed).with(AT, Some("1".to_string())).to_string())
}

/// The lesson of a link for students, or why there is none.
pub fn coded(code: &str) -> Result<Rc<Lesson>, String> {
    let known = KNOWN.with_borrow(|known| {
        known.iter().find(|(known, _)| known == code).map(|(_, lesson)| lesson.clone())
    });
    if let Some(lesson) = known {
        return Ok(lesson);
    }
    let lesson = first(&LESSON.unpack(code)?)?;
    know(code, &lesson);
    Ok(lesson)
}

/// The only lesson of a text.
pub fn first(text: &str) -> Result<Rc<Lesson>, String> {
    let course = read(text).map_err(|error| error.to_string())?;
    match <[Lesson; 1]>::try_from(course.lessons) {
        Ok([lesson]) if course.chapters.is_empty() && course.sentences.is_empty() => {
            Ok(lesson.into())
        }
        _ => Err(say::lesson_one().to_string()),
    }
}

/// The code of a lesson that is not too long.
pub fn code(lesson: &Lesson) -> String {
    let known = KNOWN.with_borrow(|known| {
        known.iter().find(|(_, known)| **known == *lesson).map(|(code, _)| code.clone())
    });
    known.unwrap_or_else(|| {
        let code = LESSON.pack(&lesson.to_string()).unwrap_or_default().to_ascii_lowercase();
        know(&code, &Rc::new(lesson.clone()));
        code
    })
}

thread_local! {
    /// The codes that were read and written last: each takes a moment, and the address is read and written often.
    static KNOWN: RefCell<VecDeque<(String, Rc<Lesson>)>> = RefCell::default();
}

const MOST_KNOWN: usize = 20;

fn know(code: &str, lesson: &Rc<Lesson>) {
    KNOWN.with_borrow_mut(|known| {
        known.push_front((code.to_string(), lesson.clone()));
        known.truncate(MOST_KNOWN);
    });
}
