//! The exercises of a lesson on paper, and their solutions.

use std::rc::Rc;

use gloo::utils::window;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::markup::worded;
use crate::analysis::view::signs::signs;
use crate::board::view::paper_board::{paper_board, printed};
use crate::board::view::slab::size;
use crate::browser::printing::print;
use crate::browser::use_page_state::use_page_state;
use crate::editor::view::rules_menu::{edge_words, rules_words};
use crate::link::page_link::PageLink;
use crate::link::quiz_link::{ANSWER, SHEET};
use crate::link::view::PROJECTOR;
use crate::pages::learn::attempt::{AttemptState, letter};
use crate::pages::learn::sheet::{COUNT, COUNTS, SheetState, count};
use crate::pages::learn::view::controls::choices;
use crate::pages::learn::view::exercise_board::{drawn_leads, expression, paper_marks};
use crate::pages::learn::view::gauge::printed_gauge;
use crate::pages::learn::view::judged::said;
use crate::pages::learn::view::ladder::{climbed, printed_ladder};
use crate::pages::learn::view::presenter::presenter;
use crate::pages::learn::view::step_page::{lesson_link, sheet_link};
use crate::pages::learn::view::tutor::use_tutor;
use crate::share::shared::Shared;
use crate::shell::view::page_frame::PageFrame;
use konane::{Area, Board, NamedBoard, Rules};
use teaching::content::lessons::{Course, Lesson, SubjectKind, Task};
use words::{foreign, say};

/// The lesson in front of a class or on paper, if the link asks for that.
pub fn elsewhere(
    course: &Rc<Course>,
    lesson: &Lesson,
    (at, seed): (usize, u64),
    place: &PageLink,
) -> Option<Html> {
    if let Some(number) = place.parameter(SHEET) {
        let (seed, count) = (number.parse().unwrap_or(0), count(place));
        let (course, key) = (course.clone(), counted_link(lesson, seed, count));
        let lesson = Rc::new(lesson.clone());
        return Some(html! { <Worksheet {key} {course} {lesson} {seed} {count} /> });
    }
    let is_projected = place.parameter(PROJECTOR) == Some("1");
    is_projected.then(|| presenter(course, lesson, (at, seed), place.parameter(ANSWER)))
}

/// How many exercises a page has, and how many if all are drawn and so have no text of their own.
const PER_PAGE: usize = 4;
const DRAWN_PER_PAGE: usize = 6;
/// How many empty squares are printed around the stones on the plane.
const MARGIN: i32 = 2;

/// `course` has its sentences. `seed` is that of generated exercises, `count` how many to generate, in place of the
/// lesson's exercises.
#[autoprops]
#[component]
fn Worksheet(course: &Rc<Course>, lesson: &Rc<Lesson>, seed: u64, count: Option<usize>) -> Html {
    let title = say::learn_sheet_page(&lesson.title);
    let (sheet, act) = use_page_state(|| SheetState::of(lesson, seed, count));
    let has_solutions = use_state_eq(|| true);
    let open = sheet.open();
    use_tutor(open.map(|place| (place, &*sheet.0[place])), &act);
    let all = sheet.0.len();
    let drawn = sheet.0.iter().filter(|attempt| attempt.item.drawing().is_some()).count();
    let is_ready = open.is_none();
    let choose = |label: &'static str, is_with: bool| {
        let set = has_solutions.setter();
        html! {
            <button
                type="button"
                aria-pressed={(*has_solutions == is_with).to_string()}
                onclick={move |_| set.set(is_with)}
            >
                { label }
            </button>
        }
    };
    let go = |link: String| {
        move |_: MouseEvent| {
            let _ = window().location().set_hash(&link);
        }
    };
    let take = |label: String, other: Option<usize>| {
        html! {
            <button
                type="button"
                aria-pressed={(count == other).to_string()}
                onclick={go(counted_link(lesson, seed, other))}
            >
                { label }
            </button>
        }
    };
    let can_draw =
        lesson.quiz.is_none() && lesson.items.iter().any(|item| item.drawing().is_some());
    let next = seed.wrapping_add(count.unwrap_or(1) as u64);
    let close = go(lesson_link(lesson).to_string());
    let per_page = if count.is_some() { DRAWN_PER_PAGE } else { PER_PAGE };
    let pages: Vec<&[Rc<AttemptState>]> = sheet.0.chunks(per_page).collect();
    html! {
        <PageFrame shared={Shared::page(counted_link(lesson, seed, count), &title)} {title}>
            <section class="handout" aria-labelledby="handout-title">
                <div class="handout-tools">
                    <h1 id="handout-title" tabindex="-1">{ say::learn_sheet() }</h1>
                    <span aria-hidden="true">{ say::learn_sheet_solutions() }</span>
                    <div id="sheet-solutions" class="group" role="group" aria-label={say::learn_sheet_solutions()}>
                        { choose(say::learn_sheet_with(), true) }
                        { choose(say::learn_sheet_without(), false) }
                    </div>
                    if can_draw {
                        <span aria-hidden="true">{ say::learn_sheet_count() }</span>
                        <div id="sheet-count" class="group" role="group" aria-label={say::learn_sheet_count()}>
                            { take(say::learn_sheet_own().to_string(), None) }
                            { for COUNTS.map(|count| take(count.to_string(), Some(count))) }
                        </div>
                    }
                    if drawn > 0 {
                        <a
                            id="sheet-another"
                            class="button"
                            href={counted_link(lesson, next, count)}
                            title={say::learn_sheet_another_note(drawn)}
                        >
                            { say::learn_sheet_another() }
                        </a>
                    }
                    <span class="gap"></span>
                    <button id="handout-close" type="button" onclick={close}>{ say::learn_sheet_close() }</button>
                    <button id="handout-print" class="main" type="button" disabled={!is_ready || all == 0} onclick={|_| print()}>
                        { say::share_print() }
                    </button>
                    <p id="handout-status" class="note" role="status">
                        if all == 0 {
                            { say::learn_sheet_none() }
                        } else if !is_ready {
                            { say::learn_sheet_known(all, sheet.solved()) }
                        }
                    </p>
                </div>
                <div class="handout-pages">
                    { for pages.iter().enumerate().map(|(page, attempts)| html! {
                        <article class="handout-page" data-per-page={per_page.to_string()}>
                            <header>
                                <h2 lang={foreign(lesson.is_foreign)}>{ say::learn_sheet_title(&lesson.title) }</h2>
                                if pages.len() > 1 {
                                    <p>{ say::tour_place(pages.len(), page + 1) }</p>
                                }
                            </header>
                            <div class="sheet-name">
                                <p class="blank">{ say::learn_sheet_name() }</p>
                                <p class="blank">{ say::learn_sheet_date() }</p>
                            </div>
                            <ol class="handed">
                                { for attempts.iter().enumerate().map(|(place, attempt)| html! {
                                    <SheetExercise
                                        course={course.clone()}
                                        number={page * per_page + place + 1}
                                        attempt={attempt.clone()}
                                        is_brief={count.is_some()}
                                    />
                                }) }
                            </ol>
                        </article>
                    }) }
                    if *has_solutions && all > 0 {
                        <article class="handout-answers">
                            <header><h2>{ say::learn_sheet_solutions_title(&lesson.title) }</h2></header>
                            { summary(lesson) }
                            <table>
                                <tbody>
                                    { for sheet.0.iter().enumerate().map(|(place, attempt)| html! {
                                        <SheetSolution course={course.clone()} number={place + 1} attempt={attempt.clone()} />
                                    }) }
                                </tbody>
                            </table>
                        </article>
                    }
                </div>
            </section>
        </PageFrame>
    }
}

/// What the class should remember.
fn summary(lesson: &Lesson) -> Html {
    if !lesson.is_summed_up() {
        return html! {};
    }
    html! {
        <div class="handout-summary" lang={foreign(lesson.is_foreign)}>
            <p>{ signs(&lesson.summary) }</p>
            { for lesson.remember.iter().map(|line| html! { <p><strong>{ signs(line) }</strong></p> }) }
        </div>
    }
}

/// The same with how many exercises to draw.
fn counted_link(lesson: &Lesson, seed: u64, count: Option<usize>) -> String {
    let link = PageLink::parse(&sheet_link(lesson, seed));
    link.with(COUNT, count.map(|count| count.to_string())).to_string()
}

/// The place of an exercise on a page. `course` has its sentences. `is_brief` leaves out the text of its item.
#[autoprops]
#[component]
fn SheetExercise(
    course: &Rc<Course>,
    number: usize,
    attempt: &Rc<AttemptState>,
    is_brief: bool,
) -> Html {
    let item = &attempt.item;
    let lang = foreign(item.is_foreign);
    let options = item.task.as_ref().map(choices).unwrap_or_default();
    // A board on which one sets stones is printed whole.
    let is_whole = matches!(item.task, Some(Task::Set(_)));
    html! {
        <li data-item={number.to_string()}>
            <h3>{ headline(number, attempt) }</h3>
            if !is_brief {
                { for item.says.iter().map(|text| html! { <p {lang}>{ worded(text, signs) }</p> }) }
            }
            if attempt.subjects().len() > 1 {
                <ul class="sheet-subjects">
                    { for attempt.subjects().iter().enumerate().map(|(place, subject)| html! {
                        <li>
                            <b>{ letter(place) }</b>
                            { match &subject.kind {
                                SubjectKind::Position(_, board) => {
                                    let area = printed(board, 0);
                                    html! {
                                        <div class="handed-board" ~style={size(area)}>
                                            { paper_board(board, (area, NamedBoard::of(board)), letter(place), html! {}) }
                                        </div>
                                    }
                                }
                                SubjectKind::Expression(text) => expression(text),
                            } }
                        </li>
                    }) }
                </ul>
            } else if let Some(board) = &attempt.board {
                { position(attempt.rules, board, is_whole, &item.asks, drawn_leads(attempt)) }
            } else if let Some(subject) = attempt.subjects().first() {
                { match &subject.kind {
                    SubjectKind::Expression(text) => html! { <p class="handed-value">{ expression(text) }</p> },
                    SubjectKind::Position(..) => html! {},
                } }
            } else {
                <p class="sheet-note">{ attempt.problem.clone().unwrap_or("…".to_string()) }</p>
            }
            { printed_gauge(attempt) }
            <div class="handed-words">
                <div>
                    <p {lang}><strong>{ worded(&item.asks, signs) }</strong></p>
                    if let Some(Task::Derive(_)) = item.task {
                        { printed_ladder(course, attempt) }
                    } else if options.is_empty() {
                        <p class="blank">{ say::learn_sheet_answer() }</p>
                    } else {
                        <p class="sheet-choices">
                            { for options.iter().map(|(_, label)| html! { <span>{ signs(label) }</span> }) }
                        </p>
                    }
                </div>
            </div>
        </li>
    }
}

fn position(rules: Rules, board: &Board, is_whole: bool, label: &str, layers: Html) -> Html {
    let area = if is_whole { Area::whole(board) } else { printed(board, MARGIN) };
    let (rules, edge) = (rules_words(rules).0, edge_words(board.edge()).0);
    html! {
        <>
            <p class="handed-rules">{ say::paper_rules(edge, rules) }</p>
            <div class="handed-board" ~style={size(area)}>
                { paper_board(board, (area, NamedBoard::of(board)), label.to_string(), layers) }
            </div>
        </>
    }
}

/// The number of an exercise and its title, with the number that says which one is drawn.
fn headline(number: usize, attempt: &AttemptState) -> Html {
    html! {
        <>
            { format!("{number}. ") }
            <span lang={foreign(attempt.item.is_foreign)}>{ &attempt.item.title }</span>
            if let Some(drawn) = attempt.number() {
                <span class="sheet-number">{ say::learn_sheet_number(&drawn.to_string()) }</span>
            }
        </>
    }
}

/// The row of an exercise among the solutions. `course` has its sentences.
#[autoprops]
#[component]
fn SheetSolution(course: &Rc<Course>, number: usize, attempt: &Rc<AttemptState>) -> Html {
    let set = attempt.verdict.as_ref().is_some_and(|verdict| verdict.board.is_some());
    let marks = attempt.board.as_ref().map(|board| paper_marks(attempt, board));
    let board = match attempt.item.task {
        Some(Task::Set(_)) if set => attempt.now(),
        Some(Task::Parts) => attempt.board.clone(),
        _ => None,
    };
    html! {
        <tr data-answer={number.to_string()}>
            <th scope="row">{ headline(number, attempt) }</th>
            <td>
                if attempt.problem.is_none() && !attempt.ladder.known.is_empty() {
                    { climbed(course, attempt) }
                } else {
                <p data-verdict={attempt.verdict.as_ref().map(|verdict| verdict.sentence.clone())}>
                    if let Some(problem) = &attempt.problem {
                        { problem }
                    } else {
                        { said(course, attempt) }
                    }
                </p>
                }
                if let Some(board) = board {
                    <div class="solution-board" ~style={size(printed(&board, 1))}>
                        { paper_board(&board, (printed(&board, 1), attempt.names()), attempt.item.asks.clone(), marks.unwrap_or_default()) }
                    </div>
                }
            </td>
        </tr>
    }
}
