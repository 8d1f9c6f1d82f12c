//! What leads from item to item: a bar with all items of the lesson, links, and keys.

use std::cell::Cell;
use std::rc::Rc;

use gloo::utils::window;
use yew::prelude::*;

use crate::browser::page_keys::use_keys;
use crate::keys::Neighbour;
use crate::pages::learn::course_path::{CoursePath, CoursePlace, link};
use crate::pages::learn::keys::LESSON;
use crate::pages::learn::progress::{Progress, names};
use teaching::content::lessons::{Course, Item, Lesson};
use words::say;

/// A bar for each item of the lesson, which links to the item.
pub fn step_bar(lesson: &Lesson, at: Option<usize>, progress: &Progress) -> Html {
    html! {
        <ol class="step-bar">
            { for lesson.items.iter().enumerate().map(|(other, item)| html! {
                <li>
                    <a
                        href={link(lesson, item, 0)}
                        class={state(lesson, item, progress)}
                        aria-current={(Some(other) == at).then_some("step")}
                        aria-label={match state(lesson, item, progress) {
                            Some("missed") => say::learn_step_missed(other + 1, &item.title),
                            Some("mastered") => say::learn_step_mastered(other + 1, &item.title),
                            Some(_) => say::learn_step_done(other + 1, &item.title),
                            None => say::learn_step(other + 1, &item.title),
                        }}
                        title={item.title.clone()}
                    />
                </li>
            }) }
        </ol>
    }
}

/// The class of an item in a bar.
pub fn state(lesson: &Lesson, item: &Item, progress: &Progress) -> Option<&'static str> {
    let practised = progress.practised(&names(lesson, item));
    match progress.missed(lesson, item) {
        Some(_) => Some("missed"),
        None if practised.is_some_and(|(_, now)| now.is_mastered()) => Some("mastered"),
        None => progress.has(lesson, item).then_some("walked"),
    }
}

/// A link that looks like a button; screen readers hear its name.
pub fn path_link(
    id: &'static str,
    label: Html,
    name: &'static str,
    to: &str,
    class: &'static str,
) -> Html {
    html! { <a {id} class={classes!("button", class)} href={to.to_string()} aria-label={name}>{ label }</a> }
}

/// Keys for Back and Next.
#[hook]
pub fn use_path_keys(
    path: CoursePath,
    course: &Rc<Course>,
    progress: &Progress,
    place: CoursePlace,
    is_on: bool,
) {
    let (course, progress) = (course.clone(), progress.clone());
    // Keys may come faster than renders, so this holds the place to which the last key led. In the contents keys do
    // nothing.
    let latest = use_memo(place, |&place| Cell::new(Some(place)));
    use_keys(&LESSON, is_on, move |key| {
        let Some(place) = latest.get() else { return false };
        let next = path.neighbour(&course, &progress, place, key == Neighbour::After);
        latest.set(next);
        let _ = window().location().set_hash(&path.link(&course, &progress, next));
        true
    });
}
