//! The contents of the lessons, or an item of one.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::storage::PRACTICE_ITEMS;
use crate::link::lesson_code::T1;
use crate::link::lesson_link::LessonLink;
use crate::link::page_link::PageLink;
use crate::link::page_names::{COPYCAT, KONANE, TEACH};
use crate::link::quiz_link::{ADD, MAKER, Q1, read};
use crate::pages::learn::course_path::CoursePath;
use crate::pages::learn::practice::{course_with, new};
use crate::pages::learn::progress::ProgressAction;
use crate::pages::learn::puzzles::PUZZLES;
use crate::pages::learn::view::contents::Contents;
use crate::pages::learn::view::course_file::{use_course, use_progress, without_lessons};
use crate::pages::learn::view::end_page::EndPage;
use crate::pages::learn::view::glossary_page::{GLOSSARY, GlossaryPage};
use crate::pages::learn::view::konane_page::KonanePage;
use crate::pages::learn::view::notes_page::NotesPage;
use crate::pages::learn::view::puzzles_page::PuzzlesPage;
use crate::pages::learn::view::quiz_page::quiz_page;
use crate::pages::learn::view::step_page::StepPage;
use crate::pages::learn::view::test_page::TestPage;
use crate::pages::learn::view::worksheet::elsewhere;
use crate::pages::learn::{NAME, NOTES};
use crate::shell::view::address::redirect;
use crate::shell::view::page_link::PageProps;
use teaching::content::lessons::{Course, LESSON_END};

#[component]
pub fn LearnPage(props: &PageProps) -> Html {
    let PageProps { is_open, address, on_bar_link } = props;
    let course = use_course(*is_open);
    // Kept while another page is open.
    let place = use_mut_ref(|| PageLink::to(NAME, &[]));
    if *is_open {
        place.replace(PageLink::parse(&address.text));
    }
    let place = place.borrow().clone();
    use_effect_with((place.clone(), on_bar_link.clone()), |(place, on_bar_link)| {
        if place.page == NAME {
            on_bar_link.emit(place.to_string());
        }
    });
    if !*is_open {
        return html! {};
    }
    match place.word(0) {
        GLOSSARY => return html! { <GlossaryPage asked={place.word(1).to_string()} /> },
        KONANE => return html! { <KonanePage /> },
        _ => {}
    }
    match course {
        None => without_lessons(None),
        Some(Err(problem)) => without_lessons(Some(&problem)),
        Some(Ok(course)) => html! { <Opened {course} {place} /> },
    }
}

#[autoprops]
#[component]
fn Opened(course: &Rc<Course>, place: &PageLink) -> Html {
    let (progress, act) = use_progress();
    let stored = PRACTICE_ITEMS.load();
    let course: &Rc<Course> =
        &use_memo((course.clone(), stored), |(course, stored)| course_with(course, stored));
    use_effect_with(new(course, &progress), {
        let act = act.clone();
        move |new: &Vec<Vec<String>>| {
            for names in new {
                act.emit(ProgressAction::Miss(names.clone(), 0));
            }
        }
    });
    match place.word(0) {
        Q1 | T1 => return quiz_page(course, place),
        MAKER => return html! { <Elsewhere link={made(place)} /> },
        PUZZLES => {
            return html! {
                <PuzzlesPage course={course.clone()} place={place.clone()} {progress} on_progress={act} />
            };
        }
        NOTES => {
            let lesson = place.word(1).to_string();
            return html! { <NotesPage course={course.clone()} {lesson} /> };
        }
        _ => {}
    }
    let Some((number, at)) = course.place(place.word(0), place.word(1)) else {
        let is_to_play = place.word(0) == COPYCAT;
        let asked = if is_to_play { "" } else { place.word(0) };
        return html! {
            <Contents course={course.clone()} asked={asked.to_string()} {is_to_play} {progress} {act} />
        };
    };
    let lesson = &course.lessons[number];
    let asked = place.parameter("seed").and_then(|seed| seed.parse().ok());
    let seed = asked.unwrap_or(0);
    if let Some(page) = elsewhere(course, lesson, (at, seed), place) {
        return page;
    }
    let is_over = (place.word(0), place.word(1)) == (lesson.name.as_str(), LESSON_END);
    if lesson.is_test() {
        return html! {
            <TestPage
                course={course.clone()}
                place={(number, at)}
                {asked}
                {is_over}
                on_progress={act}
            />
        };
    }
    if is_over {
        return html! {
            <EndPage
                key={lesson.name.clone()}
                course={course.clone()}
                {number}
                {progress}
                on_progress={act}
            />
        };
    }
    let item = &lesson.items[at];
    let path = CoursePath::of(place);
    let is_old_link =
        place.word(0) != lesson.name || ![item.name.as_str(), ""].contains(&place.word(1));
    html! {
        <StepPage
            key={path.item_link(lesson, item, seed)}
            course={course.clone()}
            place={(number, at)}
            {seed}
            {path}
            {is_old_link}
            {progress}
            on_progress={act}
        />
    }
}

/// Where a quiz is made into a lesson, by a link from earlier.
fn made(place: &PageLink) -> String {
    match (place.parameter(ADD), place.parameters.is_empty()) {
        (_, true) => PageLink::to(TEACH, &[]).to_string(),
        (Some(link), _) => PageLink::to(TEACH, &[]).with(ADD, Some(link.to_string())).to_string(),
        (None, _) => LessonLink::of(read(place).0).to_string(),
    }
}

/// Leads on to another page.
#[autoprops]
#[component]
fn Elsewhere(link: &String) -> Html {
    use_effect_with(link.clone(), |link| redirect(link));
    html! {}
}
