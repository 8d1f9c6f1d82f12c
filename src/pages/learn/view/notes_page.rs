//! Notes for the teacher: those to one lesson, or to all.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::signs::signs;
use crate::browser::callback::closure;
use crate::browser::printing::print;
use crate::browser::text_file::text_file;
use crate::link::page_link::PageLink;
use crate::pages::learn::course_path::link;
use crate::pages::learn::view::step_page::{lesson_link, sheet_link};
use crate::pages::learn::{NAME, NOTES};
use crate::share::shared::Shared;
use crate::shell::view::page_frame::{PageFrame, up};
use teaching::content::lessons::{Course, Item, Lesson, Note, NoteKind, read};
use words::{ENGLISH, foreign, say, tag};

/// The link to the notes to a lesson, or to all.
pub fn notes_link(lesson: Option<&Lesson>) -> String {
    let name = lesson.map(|lesson| lesson.name.as_str());
    let words: Vec<&str> = [NOTES].into_iter().chain(name).collect();
    PageLink::to(NAME, &words).to_string()
}

/// The course with the notes, and whether they are English on a page in another language; `None` if they did not arrive.
type Fetched = Option<(Course, bool)>;

/// `lesson` is the name of the lesson in the link, or empty.
#[autoprops]
#[component]
pub fn NotesPage(course: &Rc<Course>, lesson: &String) -> Html {
    let fetched = use_state(|| None::<Fetched>);
    use_effect_with(
        (),
        closure!(set = fetched.setter(), course, move |()| spawn_local(async move {
            set.set(Some(fetch(&course).await))
        })),
    );
    let only = course.lesson(lesson);
    let body = match &*fetched {
        None => html! { <p class="note">{ say::notes_loading() }</p> },
        Some(None) => html! { <p class="problem" role="alert">{ say::notes_failed() }</p> },
        Some(Some((noted, is_foreign))) => {
            let shown = noted.lessons.iter().enumerate().filter(|(_, lesson)| {
                lesson.minutes.is_some() && only.is_none_or(|only| only.name == lesson.name)
            });
            shown.map(|(place, lesson)| section(place, lesson, *is_foreign)).collect()
        }
    };
    html! {
        <PageFrame
            column="list notes"
            title={say::notes_page()}
            shared={Shared::page(notes_link(only), say::notes())}
            above={up(NAME, say::page_learn())}
            heading={say::notes()}
            headline={say::notes_headline()}
            tools={html! {
                <div class="row">
                    <button id="notes-print" class="main" type="button" onclick={|_| print()}>{ say::share_print() }</button>
                    if only.is_some() {
                        <a id="notes-all" class="button" href={notes_link(None)}>{ say::notes_all() }</a>
                    }
                </div>
            }}
        >
            { body }
        </PageFrame>
    }
}

/// The notes in the reader's language, or in English.
async fn fetch(course: &Course) -> Fetched {
    let is_english = tag() == ENGLISH;
    let own = if is_english { None } else { notes(tag()).await };
    let is_foreign = !is_english && own.is_none();
    let mut course = course.clone();
    course.lay_over(match own {
        Some(own) => own,
        None => notes(ENGLISH).await?,
    });
    Some((course, is_foreign))
}

async fn notes(language: &str) -> Option<Course> {
    read(&text_file(&format!("notes-{language}.txt")).await?).ok()
}

fn section(place: usize, lesson: &Lesson, is_foreign: bool) -> Html {
    let about = lesson.notes.iter().map(|note| (None, note));
    let items =
        lesson.items.iter().flat_map(|item| item.notes.iter().map(move |it| (Some(item), it)));
    let notes: Vec<(Option<&Item>, &Note)> = about.chain(items).collect();
    let group = |title: &'static str, kind: NoteKind| {
        let notes = notes.iter().filter(|(_, note)| note.kind == kind);
        html! {
            <>
                <h3>{ title }</h3>
                <ul lang={foreign(is_foreign)}>
                    { for notes.map(|(item, note)| html! { <li>{ about_item(lesson, *item) }{ signs(&note.text) }</li> }) }
                </ul>
            </>
        }
    };
    html! {
        <section class="card" data-notes={lesson.name.clone()}>
            <h2>
                { format!("{}. ", place + 1) }
                <a href={lesson_link(lesson).to_string()} lang={foreign(lesson.is_foreign)}>{ &lesson.title }</a>
            </h2>
            <p class="note">
                if let Some(minutes) = lesson.minutes {
                    { say::notes_time(minutes) }{ " · " }
                }
                <a data-sheet={lesson.name.clone()} href={sheet_link(lesson, 0)}>{ say::learn_sheet() }</a>
            </p>
            { group(say::notes_aims(), NoteKind::Goal) }
            { group(say::notes_mistakes(), NoteKind::Mistake) }
            { group(say::notes_shows(), NoteKind::Plain) }
        </section>
    }
}

/// A link to the item that a note is about.
fn about_item(lesson: &Lesson, item: Option<&Item>) -> Html {
    html! {
        if let Some(item) = item {
            <a href={link(lesson, item, 0)} lang={foreign(item.is_foreign)}>{ signs(&item.title) }</a>
            { ": " }
        }
    }
}
