//! Notes for the teacher: those to one lesson, or to all.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

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
use teaching::content::lessons::{Course, Lesson, Note, Notes, in_order, read_notes};
use words::{ENGLISH, foreign, say, tag};

/// The link to the notes to a lesson, or to all.
pub fn notes_link(lesson: Option<&Lesson>) -> String {
    let name = lesson.map(|lesson| lesson.name.as_str());
    let words: Vec<&str> = [NOTES].into_iter().chain(name).collect();
    PageLink::to(NAME, &words).to_string()
}

#[derive(Properties, PartialEq)]
pub struct NotesProps {
    pub course: Rc<Course>,
    /// The name of the lesson in the link, or empty.
    pub lesson: String,
}

/// The notes, and whether they are English on a page in another language; `None` if they did not arrive.
type Fetched = Option<(Vec<Notes>, bool)>;

#[component]
pub fn NotesPage(props: &NotesProps) -> Html {
    let NotesProps { course, lesson } = props;
    let fetched = use_state(|| None::<Fetched>);
    use_effect_with(
        (),
        closure!(set = fetched.setter(), move |()| spawn_local(async move {
            set.set(Some(fetch().await))
        })),
    );
    let only = course.lesson(lesson);
    let body = match &*fetched {
        None => html! { <p class="note">{ say::notes_loading() }</p> },
        Some(None) => html! { <p class="problem" role="alert">{ say::notes_failed() }</p> },
        Some(Some((notes, is_foreign))) => {
            let is_asked = |notes: &Notes| only.is_none_or(|only| only.name == notes.lesson);
            let shown = in_order(notes, course).into_iter().filter(|(_, notes)| is_asked(notes));
            shown.map(|(place, notes)| section(course, place, notes, *is_foreign)).collect()
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
async fn fetch() -> Fetched {
    if tag() != ENGLISH {
        let own = text_file(&format!("notes-{}.txt", tag())).await;
        if let Some(own) = own.and_then(|text| read_notes(&text).ok()) {
            return Some((own, false));
        }
    }
    Some((read_notes(&text_file("notes-en.txt").await?).ok()?, tag() != ENGLISH))
}

fn section(course: &Course, place: usize, notes: &Notes, is_foreign: bool) -> Html {
    let lesson = &course.lessons[place];
    let group = |title: &'static str, notes: &[Note]| {
        html! {
            <>
                <h3>{ title }</h3>
                <ul lang={foreign(is_foreign)}>{ for notes.iter().map(|note| item(lesson, note)) }</ul>
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
                { say::notes_time(notes.minutes) }{ " · " }
                <a data-sheet={lesson.name.clone()} href={sheet_link(lesson, 0)}>{ say::learn_sheet() }</a>
            </p>
            { group(say::notes_aims(), &notes.aims) }
            { group(say::notes_mistakes(), &notes.mistakes) }
            { group(say::notes_shows(), &notes.shows) }
        </section>
    }
}

/// A note, with a link to the step that it is about.
fn item(lesson: &Lesson, note: &Note) -> Html {
    let place = note.step.as_ref().and_then(|name| lesson.place(name));
    html! {
        <li>
            if let Some(step) = place.map(|place| &lesson.steps[place]) {
                <a href={link(lesson, step, 0)} lang={foreign(step.is_foreign)}>{ signs(&step.title) }</a>
                { ": " }
            }
            { signs(&note.text) }
        </li>
    }
}
