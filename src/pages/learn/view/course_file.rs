//! The files of lessons, which the page fetches when it first opens, and the stored progress.

use std::rc::Rc;

use js_sys::Date;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::browser::callback::{callback, closure};
use crate::browser::storage::COURSE_PROGRESS;
use crate::browser::text_file::text_file;
use crate::browser::use_heard::use_heard;
use crate::pages::learn::progress::{Progress, ProgressAction};
use crate::state::PageState;
use teaching::content::lessons::{Course, read};
use words::{ENGLISH, say, tag};

/// The lessons, or the reason why there are none; `None` until either is known.
pub type Fetched = Option<Result<Rc<Course>, String>>;

/// What a page shows that has no lessons yet, or never gets any.
pub fn without_lessons(problem: Option<&String>) -> Html {
    html! {
        <div data-layout="whole">
            if let Some(problem) = problem {
                <p class="problem" role="alert">{ say::learn_failed(problem) }</p>
            } else {
                <p class="note">{ say::learn_loading() }</p>
            }
        </div>
    }
}

#[hook]
pub fn use_course(is_open: bool) -> Fetched {
    let fetched = use_state(|| None);
    let is_wanted = is_open && !matches!(*fetched, Some(Ok(_)));
    use_effect_with(
        is_wanted,
        closure!(set = fetched.setter(), move |is_wanted| {
            if *is_wanted {
                spawn_local(async move {
                    set.set(Some(course().await.map(Rc::new)));
                });
            }
        }),
    );
    (*fetched).clone()
}

/// The lessons in the reader's language, as far as they are translated.
async fn course() -> Result<Course, String> {
    let file = text_file("lessons-en.txt").await.ok_or(say::learn_file_missing().to_string())?;
    let mut course = read(&file).map_err(|error| error.to_string())?;
    if tag() != ENGLISH {
        let words = text_file(&format!("lessons-{}.txt", tag())).await;
        // Without that file everything is in English.
        course.translate(words.and_then(|words| read(&words).ok()).unwrap_or_default());
    }
    Ok(course)
}

/// The stored progress, and what changes it.
#[hook]
pub fn use_progress() -> (Progress, Callback<ProgressAction>) {
    let progress = use_state_eq(kept);
    let set = progress.setter();
    // Another tab has stored something.
    use_heard("storage", callback!(set, move |()| set.set(kept())));
    let act = use_callback((), move |action, ()| {
        // It changes what is stored now, so that tabs do not undo each other's changes.
        let next = kept().apply(action);
        COURSE_PROGRESS.save(&next.text());
        set.set(next);
    });
    ((*progress).clone(), act)
}

pub fn kept() -> Progress {
    Progress::read(&COURSE_PROGRESS.load()).on(today())
}

/// The present day, counted from the beginning of 1970.
pub fn today() -> u64 {
    let minutes = Date::now() / 60_000.0 - Date::new_0().get_timezone_offset();
    (minutes / 1_440.0) as u64
}
