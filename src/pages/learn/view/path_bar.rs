//! What leads from step to step: a bar with all steps of the lesson, links, and keys.

use std::cell::Cell;
use std::rc::Rc;

use gloo::utils::window;
use yew::prelude::*;

use crate::browser::page_keys::use_keys;
use crate::keys::Neighbour;
use crate::pages::learn::course_path::{CoursePath, CoursePlace, link};
use crate::pages::learn::keys::LESSON;
use crate::pages::learn::progress::Progress;
use teaching::content::lessons::{Course, Lesson, Step};
use words::say;

/// A bar for each step of the lesson, which links to the step.
pub fn step_bar(lesson: &Lesson, at: Option<usize>, progress: &Progress) -> Html {
    html! {
        <ol class="step-bar">
            { for lesson.steps.iter().enumerate().map(|(other, step)| html! {
                <li>
                    <a
                        href={link(lesson, step, 0)}
                        class={state(lesson, step, progress)}
                        aria-current={(Some(other) == at).then_some("step")}
                        aria-label={match state(lesson, step, progress) {
                            Some("missed") => say::learn_step_missed(other + 1, &step.title),
                            Some(_) => say::learn_step_done(other + 1, &step.title),
                            None => say::learn_step(other + 1, &step.title),
                        }}
                        title={step.title.clone()}
                    />
                </li>
            }) }
        </ol>
    }
}

/// The class of a step in a bar.
pub fn state(lesson: &Lesson, step: &Step, progress: &Progress) -> Option<&'static str> {
    match progress.missed(lesson, step) {
        Some(_) => Some("missed"),
        None => progress.has(lesson, step).then_some("walked"),
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
) {
    let (course, progress) = (course.clone(), progress.clone());
    // Keys may come faster than renders, so this holds the place to which the last key led. In the contents keys do
    // nothing.
    let latest = use_memo(place, |&place| Cell::new(Some(place)));
    use_keys(&LESSON, true, move |key| {
        let Some(place) = latest.get() else { return false };
        let next = path.neighbour(&course, &progress, place, key == Neighbour::After);
        latest.set(next);
        let _ = window().location().set_hash(&path.link(&course, &progress, next));
        true
    });
}
