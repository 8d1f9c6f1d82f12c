//! All lessons: the teacher's own, those that are built in, and the quickest way to a new one.

use std::rc::Rc;

use gloo::utils::window;
use web_sys::HtmlInputElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::pictured::pictured;
use crate::browser::callback::{callback, closure};
use crate::browser::file_button::FileButton;
use crate::browser::use_heard::use_heard;
use crate::link::item_link::heading;
use crate::link::lesson_link::LessonLink;
use crate::link::page_link::PageLink;
use crate::link::page_names::TEACH;
use crate::link::problem::LinkProblem;
use crate::link::result_link::RESULTS;
use crate::pages::item_depicted;
use crate::pages::learn::cards_link;
use crate::pages::learn::teach_state::{TeachAction, TeachState};
use crate::pages::learn::typed_items::typed_lesson;
use crate::pages::learn::view::emblem::emblem;
use crate::pages::learn::view::teach::give::Give;
use crate::share::shared::Shared;
use crate::shell::view::own_lessons::{begin, own_lesson, own_lessons, own_link};
use crate::shell::view::page_frame::PageFrame;
use crate::shell::view::page_link::LinkedHandle;
use crate::state::PageState;
use crate::sum::view::typed_field::TypedField;
use teaching::content::lessons::{Course, Lesson};
use words::{foreign, say};

/// The longest side of a lesson's picture, in px.
const PICTURE: i32 = 100;

#[autoprops]
#[component]
pub fn Entrance(teach_state: &LinkedHandle<TeachState>, course: &Option<Rc<Course>>) -> Html {
    let act = &teach_state.act;
    let update = use_force_update();
    use_heard("storage", Callback::from(move |()| update.force_update()));
    let given = use_state_eq(|| None::<Rc<Lesson>>);
    let give = callback!(given, move |lesson| given.set(Some(lesson)));
    let on_new = closure!(act, move |_: MouseEvent| start(Lesson::default(), Vec::new(), &act));
    let on_open = callback!(act, move |text: Option<String>| {
        // A file that cannot be read counts as an empty text, for which the page has a message.
        let (lesson, problems) = typed_lesson(&text.unwrap_or_default());
        start(lesson, problems, &act);
    });
    let own = own_lessons();
    html! {
        <PageFrame
            column="list teach"
            title={say::lesson_page(say::page_teach())}
            shared={Shared::page(PageLink::to(TEACH, &[]), say::page_teach())}
            heading={say::page_teach()}
            headline={say::teach_headline()}
            problem={LinkProblem::corrected(teach_state.corrections.clone())}
            on_dismiss={act.reform(|()| TeachAction::Dismiss)}
            tools={html! {
                <div class="row">
                    <FileButton id="lesson-open" label={say::lesson_open_file()} on_text={on_open} />
                    <a id="to-results" class="button" href={PageLink::to(TEACH, &[RESULTS]).to_string()}>{ say::results_title() }</a>
                    <button id="lesson-new" type="button" onclick={on_new}>{ say::lesson_new() }</button>
                </div>
            }}
        >
            <p class="note">
                <a id="to-cards" href={PageLink::to(TEACH, &[cards_link::NAME]).to_string()}>{ say::votes_way() }</a>
            </p>
            <div class="teach-columns">
                <Hurry act={act.clone()} {give} />
                <div class="teach-lessons">
                    <section aria-labelledby="own-lessons">
                        <h2 id="own-lessons">{ say::teach_own() }</h2>
                        if own.is_empty() {
                            <p class="note">{ say::teach_none() }</p>
                        }
                        if let Some(deleted) = teach_state.deleted.clone() {
                            <div class="done">
                                <p role="status">{ say::lesson_deleted(&heading(&deleted)) }</p>
                                <button id="lesson-restore" type="button" onclick={closure!(act, move |_: MouseEvent| {
                                    start((*deleted).clone(), Vec::new(), &act);
                                })}>{ say::browser_undo() }</button>
                            </div>
                        }
                        <ol class="items">
                            { for own.iter().filter_map(|id| own_lesson(id).map(|lesson| row(id, &lesson))) }
                        </ol>
                    </section>
                    if let Some(course) = course {
                        <section aria-labelledby="built-in">
                            <h2 id="built-in">{ say::teach_built_in() }</h2>
                            <ul class="built-in">
                                { for course.lessons.iter().map(|lesson| built_in(lesson, act)) }
                            </ul>
                        </section>
                    }
                </div>
            </div>
            if let Some(lesson) = &*given {
                <Give lesson={lesson.clone()} on_close={closure!(given, move |()| given.set(None))} />
            }
        </PageFrame>
    }
}

/// Stores a lesson and opens it; where the browser stores nothing, the address keeps it.
fn start(lesson: Lesson, problems: Vec<String>, act: &Callback<TeachAction>) {
    let is_kept = begin(&lesson);
    match is_kept.filter(|_| problems.is_empty()) {
        Some(id) => {
            let _ = window().location().set_hash(&own_link(&id));
        }
        None => act.emit(TeachAction::Begin(lesson, problems)),
    }
}

fn row(id: &str, lesson: &Lesson) -> Html {
    let link = LessonLink::of(lesson.clone()).showing(Some(0));
    let lecture = LessonLink { is_projected: true, ..link };
    let games = lesson.items.iter().map(item_depicted).find(|games| !games.is_empty());
    let questions = lesson.items.iter().filter(|item| item.task.is_some()).count();
    html! {
        <li class="item" data-lesson={id.to_string()} key={id.to_string()}>
            <a class="mini" href={own_link(id)} tabindex="-1" aria-hidden="true">
                { pictured(&games.unwrap_or_default(), PICTURE) }
            </a>
            <div class="item-text">
                <a class="lesson-title" href={own_link(id)}>{ heading(lesson) }</a>
                <span class="note">
                    { say::lesson_items(lesson.items.len()) }
                    if questions > 0 { { ", " }{ say::lesson_questions(questions) } }
                </span>
            </div>
            if !lesson.items.is_empty() {
                <div class="row">
                    <a class="button" href={lecture.to_string()}>{ say::lesson_present() }</a>
                    <a class="button" href={format!("{}?verb=print", own_link(id))}>{ say::lesson_print() }</a>
                    <a class="button" href={format!("{}?verb=give", own_link(id))}>{ say::lesson_give() }</a>
                </div>
            }
        </li>
    }
}

fn built_in(lesson: &Lesson, act: &Callback<TeachAction>) -> Html {
    let take = closure!(lesson, act, move |_: MouseEvent| start(lesson.clone(), Vec::new(), &act));
    html! {
        <li lang={foreign(lesson.is_foreign)}>
            { emblem(lesson, 12) }
            <a href={PageLink::to("learn", &[&lesson.name]).to_string()}>{ &lesson.title }</a>
            <button type="button" aria-label={say::teach_take_what(&lesson.title)} onclick={take}>{ say::teach_take() }</button>
        </li>
    }
}

/// A lesson in three actions: paste, choose, give.
#[autoprops]
#[component]
fn Hurry(act: &Callback<TeachAction>, give: &Callback<Rc<Lesson>>) -> Html {
    let asks = use_state_eq(|| true);
    let turn = callback!(asks, move |event: Event| {
        asks.set(event.target_unchecked_into::<HtmlInputElement>().checked());
    });
    let on_text = callback!(asks = *asks, act, give, move |text: String| {
        let made = TeachState::default().apply(TeachAction::Add(text, asks));
        let is_whole = made.corrections.is_empty();
        if is_whole {
            begin(&made.lesson);
            give.emit(made.lesson.now());
        } else {
            act.emit(TeachAction::Leave(made.corrections));
        }
        is_whole
    });
    html! {
        <section class="card files hurry" aria-labelledby="hurry">
            <h2 id="hurry">{ say::teach_hurry() }</h2>
            <TypedField
                id="hurry-text"
                label={html! { say::teach_hurry_label() }}
                button={say::teach_hurry_give()}
                has_lines=true
                {on_text}
            >
                <label class="check">
                    <input id="hurry-asks" type="checkbox" checked={*asks} onchange={turn} />
                    { say::lesson_as_questions() }
                </label>
            </TypedField>
            <p class="note">{ say::teach_kept() }</p>
        </section>
    }
}
