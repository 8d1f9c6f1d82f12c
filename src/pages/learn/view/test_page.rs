//! A test: its items without hints before an answer, and the result, which says what to look at again.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::callback;
use crate::browser::storage::{STUDENT, TEST_RECORD};
use crate::browser::use_page_state::use_page_state;
use crate::link::page_link::PageLink;
use crate::pages::learn::NAME;
use crate::pages::learn::course_path::{CoursePath, end_link, link};
use crate::pages::learn::give_state::{GiveAction, GiveState};
use crate::pages::learn::progress::ProgressAction;
use crate::pages::learn::view::quiz_result::{HandIn, begun, outcome};
use crate::pages::learn::view::step_page::{StepPage, lesson_link};
use crate::share::shared::Shared;
use crate::shell::view::page_frame::PageFrame;
use crate::state::PageState;
use teaching::content::lessons::Course;
use words::{foreign, say};

/// `place` has the index of the lesson, and of the item in it. `asked` is the number of the test, if the link has
/// it. `is_over` says whether the result is shown.
#[autoprops]
#[component]
pub fn TestPage(
    course: &Rc<Course>,
    place: (usize, usize),
    asked: Option<u64>,
    is_over: bool,
    on_progress: &Callback<ProgressAction>,
) -> Html {
    let (number, at) = place;
    let lesson = &course.lessons[number];
    let begin = |seed| GiveAction::Begin(begun(lesson, STUDENT.load(), seed));
    let (kept, act) = use_page_state(|| {
        let kept = GiveState::opened(&TEST_RECORD.load(), lesson, asked);
        if kept.has_begun() { kept } else { kept.apply(begin(asked.unwrap_or_else(any_seed))) }
    });
    let test = kept.apply(begin(asked.unwrap_or(kept.record.seed)));
    use_effect_with((test.clone(), act.clone()), |(test, act)| {
        TEST_RECORD.save(&test.record.to_string());
        act.emit(GiveAction::Begin(test.record.clone()));
    });
    let seed = test.record.seed;
    let on_solved = callback!(on_progress, move |action| {
        // The result says where to look again at what was missed.
        if !matches!(action, ProgressAction::Miss(..)) {
            on_progress.emit(action);
        }
    });
    if is_over {
        return html! { <TestResult course={course.clone()} {number} {test} {act} /> };
    }
    html! {
        <StepPage
            key={link(lesson, &lesson.items[at], seed)}
            course={course.clone()}
            place={(number, at)}
            {seed}
            path={CoursePath::Course}
            progress={test.done(lesson)}
            on_progress={on_solved}
            mark={test.record.mark(at)}
            is_silent={test.is_silent()}
            on_mark={act.reform(move |mark| GiveAction::Mark(at, mark))}
        />
    }
}

#[autoprops]
#[component]
fn TestResult(
    course: &Rc<Course>,
    number: usize,
    test: &GiveState,
    act: &Callback<GiveAction>,
) -> Html {
    let lesson = &course.lessons[number];
    let seed = test.record.seed;
    use_effect_with(act.clone(), |act| act.emit(GiveAction::End));
    let again = use_memo(seed, |_| link(lesson, &lesson.items[0], any_seed()));
    let unsure = test.unsure(lesson);
    let to_look_at = course.to_look_at(&unsure);
    let (all, right) = (lesson.items.len(), lesson.items.len() - unsure.len());
    html! {
        <PageFrame
            column="list quiz-result"
            title={say::learn_test_page(&lesson.title)}
            shared={Shared::page(end_link(lesson), &lesson.title)}
            above={html! { <p class="note" lang={foreign(lesson.is_foreign)}>{ &lesson.title }</p> }}
            heading={say::learn_test_right(all, right)}
        >
            <HandIn record={test.record.clone()} />
            if to_look_at.is_empty() {
                <p>{ say::learn_test_all() }</p>
            } else {
                <h2>{ say::learn_test_look() }</h2>
                <ul id="look-again">
                    { for to_look_at.into_iter().map(|lesson| html! {
                        <li><a href={lesson_link(lesson).to_string()} lang={foreign(lesson.is_foreign)}>{ &lesson.title }</a></li>
                    }) }
                </ul>
            }
            <ol class="quiz-marks" data-right={right.to_string()} aria-label={say::learn_test_boards()}>
                { for lesson.items.iter().enumerate().map(|(place, item)| html! {
                    <li>
                        <a href={link(lesson, item, seed)}>
                            <span>
                                <span lang={foreign(item.is_foreign)}>{ &item.title }</span>
                                { outcome(&test.record.mark(place)) }
                            </span>
                        </a>
                    </li>
                }) }
            </ol>
            <div class="row">
                <a id="test-again" class="button main" href={(*again).clone()}>{ say::learn_test_again() }</a>
                <a class="button" href={PageLink::to(NAME, &[]).to_string()}>{ say::page_learn() }</a>
            </div>
        </PageFrame>
    }
}

/// A browser's own dice: the boards of the test follow from the number, which is not 0.
fn any_seed() -> u64 {
    1 + (js_sys::Math::random() * f64::from(u32::MAX)) as u64
}
