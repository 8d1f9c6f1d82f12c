//! The page of lessons: all of them, one at the desk, the speaker's window beside a lecture, results, or cards to vote with.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::{callback, closure};
use crate::browser::storage::{OWN_LIST, QUIZ_DRAFT, TEACHING};
use crate::browser::use_heard::use_heard;
use crate::link::item::item;
use crate::link::item_link::problem;
use crate::link::lesson_link::LessonLink;
use crate::link::list_text;
use crate::link::page_link::PageLink;
use crate::link::page_names::LIST;
use crate::link::quiz_link::{self, ADD};
use crate::link::result_link::{LESSON, R1, RESULTS};
use crate::link::view::PROJECTOR;
use crate::pages::learn::cards_link;
use crate::pages::learn::teach_state::{TeachAction, TeachState, Verb};
use crate::pages::learn::view::course_file::{use_course, without_lessons};
use crate::pages::learn::view::results_page::ResultsPage;
use crate::pages::learn::view::teach::desk::Desk;
use crate::pages::learn::view::teach::entrance::Entrance;
use crate::pages::learn::view::teach::speaker::Speaker;
use crate::pages::learn::view::teach::vote_cards::VoteCards;
use crate::shell::view::own_lessons::{add, begin, keep, own_lesson, same};
use crate::shell::view::page_link::{PageProps, use_page_link};
use teaching::content::lessons::Course;
use words::say;

#[component]
pub fn TeachPage(props: &PageProps) -> Html {
    let open = props.is_open.then(|| LessonLink::parse(&props.address.text)).flatten();
    let place = PageLink::parse(&props.address.text);
    let is_results = props.is_open && [R1, RESULTS].contains(&place.word(0));
    let is_cards = props.is_open && place.word(0) == cards_link::NAME;
    let course = use_course(props.is_open);
    let beside = match (open.filter(|(link, _)| link.is_spoken), &course) {
        (Some((list, _)), _) => Some(html! { <Speaker {list} /> }),
        (None, _) if is_cards => {
            // The bar leads to the lessons.
            let page = PageProps { on_bar_link: Callback::noop(), ..props.clone() };
            Some(html! { <VoteCards {page} /> })
        }
        (None, Some(Ok(course))) if is_results => {
            let code = (place.word(0) == R1).then(|| format!("{R1}/{}", place.word(1)));
            let is_projected = place.parameter(PROJECTOR) == Some("1");
            let lesson = place.parameter(LESSON).unwrap_or_default().to_string();
            let hall = is_projected.then_some(lesson);
            Some(html! { <ResultsPage course={course.clone()} {code} {hall} /> })
        }
        (None, Some(Err(problem))) if is_results => Some(without_lessons(Some(problem))),
        (None, None) if is_results => Some(without_lessons(None)),
        _ => None,
    };
    // The desk stays there, so that undo goes on where it was.
    let page = PageProps { is_open: props.is_open && beside.is_none(), ..props.clone() };
    html! {
        <>
            <Teaching {page} course={course.and_then(Result::ok)} />
            { beside.unwrap_or_default() }
        </>
    }
}

/// `course` has the lessons as soon as they are there.
#[autoprops]
#[component]
fn Teaching(page: &PageProps, course: &Option<Rc<Course>>) -> Html {
    let is_open = page.is_open;
    let teach_state = use_page_link(page, TeachState::default, opened);
    let (id, lesson) = (teach_state.id.clone(), teach_state.lesson.now());
    // Follows changes by another tab, or by items added elsewhere.
    let id = id.filter(|_| is_open);
    use_heard(
        "storage",
        callback!(id, lesson, teach_state.act, move |()| {
            let kept = id.as_deref().and_then(own_lesson).filter(|kept| *kept != lesson);
            kept.into_iter().for_each(|kept| act.emit(TeachAction::Follow(kept)));
        }),
    );
    let is_kept = use_state_eq(|| true);
    use_effect_with(
        (id, lesson),
        closure!(is_kept, move |(id, lesson)| {
            if let Some(id) = id
                && own_lesson(id).as_ref() != Some(lesson)
            {
                is_kept.set(keep(id, lesson));
            }
        }),
    );
    if !is_open {
        return html! {};
    }
    match teach_state.is_entrance {
        true => html! { <Entrance {teach_state} course={course.clone()} /> },
        false => html! { <Desk {teach_state} course={course.clone()} is_kept={*is_kept} /> },
    }
}

/// What earlier versions stored, a list and a quiz, become lessons.
fn take_earlier() {
    let list =
        Some(OWN_LIST.load()).filter(|text| !text.is_empty()).map(|text| list_text::read(&text).0);
    let quiz = Some(QUIZ_DRAFT.load()).filter(|text| !text.is_empty());
    let quiz = quiz.map(|link| quiz_link::read(&PageLink::parse(&link)).0.into());
    for (earlier, lesson) in [(&OWN_LIST, list), (&QUIZ_DRAFT, quiz)] {
        if lesson.is_some_and(|lesson| begin(&lesson).is_some()) {
            earlier.save("");
        }
    }
}

fn opened(address: &str) -> Vec<TeachAction> {
    take_earlier();
    let place = PageLink::parse(address);
    let added = place.parameters.iter().filter(|(name, _)| name == ADD && place.words.is_empty());
    let added: Vec<(String, bool)> = added.map(|(_, link)| add(item("", link, ""))).collect();
    if let Some((said, is_there)) = added.last() {
        let id = TEACHING.load();
        return match own_lesson(&id).filter(|_| *is_there) {
            Some(lesson) => vec![TeachAction::Open(Some(id), lesson, Vec::new())],
            None => vec![TeachAction::Leave(vec![said.clone()])],
        };
    }
    let Some((link, mut corrections)) = LessonLink::parse(address) else {
        return match (place.word(0), own_lesson(place.word(0))) {
            ("", _) => vec![TeachAction::Leave(Vec::new())],
            (id, Some(lesson)) => {
                TEACHING.save(id);
                let open = TeachAction::Open(Some(id.to_string()), lesson, Vec::new());
                vec![open, TeachAction::Turn(Verb::of(&place))]
            }
            (id, None) => vec![TeachAction::Leave(vec![say::lesson_not_here(id)])],
        };
    };
    if place.page == LIST && place.parameters.is_empty() {
        return vec![TeachAction::Leave(Vec::new())];
    }
    if let Some((at, item)) = link.at.zip(link.item()) {
        corrections.say(say::lesson_not_shown(at + 1, &problem(item).unwrap_or_default()));
    }
    vec![TeachAction::Open(same(&link.lesson), link.lesson, corrections.0)]
}
