//! The end of a lesson: what to remember, how it went, and what comes next.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::board::view::mini_board::address;
use crate::browser::icon::Icon;
use crate::glossary::marked::marked;
use crate::link::page_link::PageLink;
use crate::pages::learn::NAME;
use crate::pages::learn::course_path::{CoursePath, CoursePlace, end_link, link};
use crate::pages::learn::keys::lesson_help;
use crate::pages::learn::progress::{Progress, ProgressAction};
use crate::pages::learn::view::emblem::{emblem, steps_done};
use crate::pages::learn::view::path_bar::{path_link, step_bar, use_path_keys};
use crate::pages::learn::view::step_page::sheet_link;
use crate::share::shared::Shared;
use crate::shell::view::page_frame::PageFrame;
use teaching::content::lessons::{Course, Item, LESSON_END, Lesson};
use words::{foreign, say};

/// `number` is the index of the lesson.
#[autoprops]
#[component]
pub fn EndPage(
    course: &Rc<Course>,
    number: usize,
    progress: &Progress,
    on_progress: &Callback<ProgressAction>,
) -> Html {
    let lesson = &course.lessons[number];
    use_effect_with((), {
        let (name, on_progress) = (format!("{}/{LESSON_END}", lesson.name), on_progress.clone());
        move |()| on_progress.emit(ProgressAction::Open(name))
    });
    let place = CoursePlace::End(number);
    use_path_keys(CoursePath::Course, course, progress, place, true);
    let [back, on] = [false, true].map(|is_on| {
        CoursePath::Course.link(
            course,
            progress,
            CoursePath::Course.neighbour(course, progress, place, is_on),
        )
    });
    let missed = CoursePath::LessonAgain.to_repeat(course, progress, number);
    let again = missed.first().map(|&(lesson, item)| {
        CoursePath::LessonAgain.link(course, progress, Some(CoursePlace::Item(lesson, item)))
    });
    let on_words = match number + 1 < course.lessons.len() {
        true => say::learn_end_on(),
        false => say::learn_end_last(),
    };
    html! {
        <PageFrame
            layout="learn"
            title={say::learn_end_page(number + 1, &lesson.title)}
            shared={Shared::page(end_link(lesson), &lesson.title)}
            keys={lesson_help()}
        >
            <section class="lesson" aria-labelledby="lesson-end">
                <p class="note">
                    <a href={PageLink::to(NAME, &[]).to_string()}>{ say::learn_title() }</a>
                    { " · " }{ say::learn_end(number + 1) }{ " · " }
                    <a id="lesson-sheet" href={sheet_link(lesson, 0)}>{ say::learn_sheet() }</a>
                </p>
                { step_bar(lesson, None, progress) }
                <h1 id="lesson-end" tabindex="-1" lang={foreign(lesson.is_foreign)}>{ &lesson.title }</h1>
                { summary(lesson) }
                <p id="lesson-steps" class="done-steps" data-done={progress.count(lesson).to_string()}>
                    { steps_done(lesson, progress, missed.len()) }
                </p>
                if let Some(again) = &again {
                    <p><a id="repeat" class="button main" href={again.clone()}>{ say::learn_repeat(missed.len()) }</a></p>
                }
                { named_steps(lesson, progress) }
                <nav class="row" aria-label={say::learn_ways()}>
                    { path_link("lesson-back", Icon::BACK.view(), say::learn_back(), &back, "") }
                    { path_link("lesson-on", html! { <>{ on_words }{ Icon::ON.view() }</> }, on_words, &on, if again.is_none() { "main" } else { "" }) }
                </nav>
            </section>
            <div class="work">
                if let Some((rules, board)) = &lesson.emblem {
                    <a class="emblem-link" href={address(*rules, board.edge(), &board.to_string())} aria-label={say::learn_open()}>
                        { emblem(lesson, 60) }
                    </a>
                } else {
                    { emblem(lesson, 60) }
                }
            </div>
        </PageFrame>
    }
}

/// What the lesson has shown, and the lines to remember.
fn summary(lesson: &Lesson) -> Html {
    let lang = foreign(lesson.is_foreign);
    html! {
        <>
            if !lesson.summary.is_empty() {
                <p class="lesson-says" {lang}>{ marked(&lesson.summary) }</p>
            }
            if !lesson.remember.is_empty() {
                <div class="remember">
                    <h2>{ say::learn_remember() }</h2>
                    { for lesson.remember.iter().map(|line| html! { <p {lang}>{ marked(line) }</p> }) }
                </div>
            }
        </>
    }
}

/// The items that are not done, and those to repeat, by name.
fn named_steps(lesson: &Lesson, progress: &Progress) -> Html {
    let row = |label: &'static str, is_in: &dyn Fn(&Item) -> bool| {
        let items: Vec<_> =
            lesson.items.iter().enumerate().filter(|(_, item)| is_in(item)).collect();
        if items.is_empty() {
            return html! {};
        }
        html! {
            <div class="named-steps">
                <h2>{ label }</h2>
                <ul role="list">
                    { for items.into_iter().map(|(at, item)| html! {
                        <li><a href={link(lesson, item, 0)} lang={foreign(item.is_foreign)}>{ say::learn_step(at + 1, &item.title) }</a></li>
                    }) }
                </ul>
            </div>
        }
    };
    html! {
        <>
            { row(say::learn_end_missed(), &|item| progress.missed(lesson, item).is_some()) }
            { row(say::learn_end_open(), &|item| {
                !progress.has(lesson, item) && progress.missed(lesson, item).is_none()
            }) }
        </>
    }
}
