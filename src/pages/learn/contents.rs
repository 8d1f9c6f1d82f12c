//! All lessons, and the reader's progress.

use yew::prelude::*;

use crate::pages::learn::progress_box::ProgressBox;
use crate::shell::top_bar::plain_bar;
use page_model::link::page_link::PageLink;
use page_model::pages::learn::NAME;
use page_model::pages::learn::progress::Progress;
use page_model::pages::learn::quiz_link::MAKER;
use teaching::content::lessons::{Course, Lesson};
use words::{foreign, say};

pub fn contents(
    course: &Course,
    progress: &Progress,
    heading: NodeRef,
    change: Callback<Progress>,
) -> Html {
    html! {
        <div data-layout="whole">
            { plain_bar(PageLink::to(NAME, &[]).to_string(), say::learn_title().to_string()) }
            <div class="lessons">
                <header>
                    <h2 ref={heading} tabindex="-1">{ say::learn_headline() }</h2>
                    <p class="headline">{ say::learn_about() }</p>
                </header>
                <ol id="lessons">
                    { for course.lessons.iter().map(|lesson| entry(lesson, progress)) }
                </ol>
                <nav class="beside" aria-label={say::learn_more()}>
                    <a id="to-glossary" href="#/learn/glossary">{ say::glossary() }</a>
                    <a id="lessons-quiz" href={PageLink::to(NAME, &[MAKER]).to_string()}>{ say::quiz_maker() }</a>
                </nav>
                <ProgressBox progress={progress.clone()} {change} />
            </div>
        </div>
    }
}

fn entry(lesson: &Lesson, progress: &Progress) -> Html {
    let (done, all) = (progress.count(lesson), lesson.steps.len());
    let lang = foreign(lesson.is_foreign);
    let open = lesson.steps.iter().find(|step| !progress.has(&lesson.name, &step.name));
    let step = open.or(lesson.steps.first()).map_or("", |step| &step.name);
    html! {
        <li>
            <a href={PageLink::to(NAME, &[&lesson.name, step]).to_string()} data-lesson={lesson.name.clone()}>
                <strong {lang}>{ &lesson.title }</strong>
                <span class="aim" {lang}>{ &lesson.aim }</span>
                <span class="done-steps" data-done={done.to_string()}>
                    { match done {
                        0 => say::learn_steps(all),
                        _ if done == all => format!("✓ {}", say::learn_done()),
                        _ => say::learn_done_of(all, done),
                    } }
                </span>
            </a>
        </li>
    }
}
