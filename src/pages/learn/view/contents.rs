//! All lessons by chapter, where to go on, and the reader's progress.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::callback;
use crate::browser::icon::Icon;
use crate::link::page_link::PageLink;
use crate::link::page_names::KONANE;
use crate::link::problem::LinkProblem;
use crate::pages::learn::course_path::{CoursePath, CoursePlace, link};
use crate::pages::learn::progress::{Progress, ProgressAction};
use crate::pages::learn::puzzles::PUZZLES;
use crate::pages::learn::view::copycat_game::CopycatGame;
use crate::pages::learn::view::emblem::{emblem, step_marks, steps_done};
use crate::pages::learn::view::progress_box::ProgressBox;
use crate::pages::learn::{NAME, NOTES};
use crate::share::shared::Shared;
use crate::shell::view::address::use_written;
use crate::shell::view::page_frame::PageFrame;
use teaching::content::lessons::{Chapter, Course};
use words::{foreign, say};

/// `asked` is the name of a lesson that does not exist, or empty. `is_to_play` says whether the reader came to play
/// the game before the first lesson; who has done nothing yet sees it anyway.
#[autoprops]
#[component]
pub fn Contents(
    course: &Rc<Course>,
    asked: &String,
    is_to_play: bool,
    progress: &Progress,
    act: &Callback<ProgressAction>,
) -> Html {
    let is_dismissed = use_state_eq(|| asked.is_empty());
    // Writes only a corrected address: the reader may already be on the way to a lesson.
    let is_corrected = *is_dismissed && !asked.is_empty();
    use_written(is_corrected.then(|| PageLink::to(NAME, &[]).to_string()), None);
    let problem = LinkProblem::Corrected(vec![say::learn_no_lesson(asked)]);
    html! {
        <PageFrame
            column="lessons"
            title={say::learn_page()}
            shared={Shared::page(PageLink::to(NAME, &[]), say::learn_title())}
            head_class="lessons-head"
            heading={say::learn_headline()}
            headline={if is_to_play { "" } else { say::learn_about() }}
            problem={(!*is_dismissed).then_some(problem)}
            on_dismiss={callback!(is_dismissed, move |()| is_dismissed.set(true))}
            tools={if is_to_play { html! {} } else { go_on(course, progress) }}
        >
            if is_to_play || progress.is_empty() {
                <CopycatGame why={link(&course.lessons[0], &course.lessons[0].items[0], 0)} />
            }
            <div id="lessons">
                { for course.chapters.iter().enumerate().map(|(number, it)| chapter(course, number, it, progress)) }
            </div>
            <nav class="beside" aria-label={say::learn_more()}>
                <a id="to-puzzles" href={PageLink::to(NAME, &[PUZZLES]).to_string()}>{ say::puzzles() }</a>
                <a id="to-konane" href={PageLink::to(NAME, &[KONANE]).to_string()}>{ say::konane() }</a>
                <a id="to-glossary" href="#/learn/glossary">{ say::glossary() }</a>
                <a id="lessons-notes" href={PageLink::to(NAME, &[NOTES]).to_string()}>{ say::notes() }</a>
            </nav>
            <ProgressBox progress={progress.clone()} {act} />
        </PageFrame>
    }
}

/// Leads to where the reader was last, or to the first lesson, and to the items to repeat.
fn go_on(course: &Course, progress: &Progress) -> Html {
    let missed = CoursePath::CourseAgain.to_repeat(course, progress, 0);
    let (place, label, verb) = match progress.go_on(course) {
        Some(place) => (Some(place), say::learn_go_on(), say::learn_continue()),
        // After the last lesson nothing follows.
        None => {
            let first = (0, 0);
            (progress.is_empty().then_some(first), say::learn_start(), say::learn_begin())
        }
    };
    html! {
        <div class="go-on">
            if let Some((number, at)) = place {
                { {
                    let lesson = &course.lessons[number];
                    let item = &lesson.items[at];
                    html! {
                        <a id="go-on" href={link(lesson, item, 0)}>
                            { emblem(lesson, 20) }
                            <span class="go-on-words">
                                <span class="go-on-label">{ label }</span>
                                <strong lang={foreign(lesson.is_foreign)}>{ &lesson.title }</strong>
                                <span class="go-on-step" lang={foreign(item.is_foreign)}>{ say::learn_step(at + 1, &item.title) }</span>
                                { step_marks(lesson, progress) }
                            </span>
                            <span class="button main"><span>{ verb }</span>{ Icon::ON.view() }</span>
                        </a>
                    }
                } }
            }
            if let Some(&(number, at)) = missed.first() {
                <a id="repeat" class="button" href={CoursePath::CourseAgain.link(course, progress, Some(CoursePlace::Item(number, at)))}>
                    { say::learn_repeat(missed.len()) }
                </a>
                <p class="note">{ say::learn_repeat_rule() }</p>
            }
        </div>
    }
}

fn chapter(course: &Course, number: usize, chapter: &Chapter, progress: &Progress) -> Html {
    let lang = foreign(chapter.is_foreign);
    let lessons = &course.lessons[course.lessons_of(number)];
    let done = lessons.iter().filter(|lesson| progress.count(lesson) == lesson.items.len()).count();
    html! {
        <section class="chapter" data-chapter={chapter.name.clone()}>
            <header>
                <span class="chapter-number" aria-hidden="true">{ number + 1 }</span>
                <h2 {lang}>{ &chapter.title }</h2>
                <span class="note">
                    { match done {
                        0 => say::learn_lessons(lessons.len()),
                        _ if done == lessons.len() => format!("✓ {}", say::learn_done()),
                        _ => say::learn_lessons_done(lessons.len(), done),
                    } }
                </span>
                <p class="aim" {lang}>{ &chapter.aim }</p>
            </header>
            <ol start={(course.lessons_of(number).start + 1).to_string()}>
                { for course.lessons_of(number).map(|number| entry(course, number, progress)) }
            </ol>
        </section>
    }
}

fn entry(course: &Course, number: usize, progress: &Progress) -> Html {
    let lesson = &course.lessons[number];
    let lang = foreign(lesson.is_foreign);
    let first = lesson.items.get(progress.first_open(lesson));
    let first = first.map_or("", |item| &item.name);
    let missed = progress.to_repeat(course, number..number + 1).len();
    html! {
        <li>
            <a href={PageLink::to(NAME, &[&lesson.name, first]).to_string()} data-lesson={lesson.name.clone()}>
                <span class="lesson-number">{ number + 1 }</span>
                { emblem(lesson, 14) }
                <strong {lang}>{ &lesson.title }</strong>
                <span class="aim" {lang}>{ &lesson.aim }</span>
                <span class="done-steps" data-done={progress.count(lesson).to_string()}>
                    { step_marks(lesson, progress) }
                    <span>{ steps_done(lesson, progress, missed) }</span>
                </span>
            </a>
        </li>
    }
}
