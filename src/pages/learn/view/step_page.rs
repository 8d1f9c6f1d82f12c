//! An item: its text, its task, and its board.

use std::rc::Rc;

use gloo::utils::window;
use web_sys::Element;
use yew::prelude::*;

use crate::analysis::view::markup::worded;
use crate::analysis::view::signs::signs;
use crate::board::view::mini_board::address;
use crate::browser::callback::{callback, closure};
use crate::browser::icon::Icon;
use crate::browser::scrolling::bring_near;
use crate::browser::storage::ATTEMPT;
use crate::browser::use_page_state::use_redrawn_state;
use crate::glossary::marked::marked;
use crate::link::lesson_link::LessonLink;
use crate::link::page_link::PageLink;
use crate::link::quiz_link::{ANSWER, SEED, SHEET};
use crate::link::view::{PROJECTOR, View};
use crate::pages::learn::NAME;
use crate::pages::learn::attempt::{AttemptAction, AttemptState};
use crate::pages::learn::course_path::{CoursePath, CoursePlace, link};
use crate::pages::learn::keys::lesson_help;
use crate::pages::learn::progress::{Progress, ProgressAction, names};
use crate::pages::learn::view::controls::controls;
use crate::pages::learn::view::exercise_board::help;
use crate::pages::learn::view::gauge::{built, gauge};
use crate::pages::learn::view::judged::{judged, known, line_bar};
use crate::pages::learn::view::ladder::{ladder, use_stage_focus};
use crate::pages::learn::view::path_bar::{path_link, step_bar, use_path_keys};
use crate::pages::learn::view::trial_board::TrialBoard;
use crate::pages::learn::view::tutor::use_tutor;
use crate::share::shared::Shared;
use crate::shell::view::address::use_written;
use crate::shell::view::page_frame::{PageFrame, press_main};
use teaching::content::lessons::{
    Course, DIFFICULTIES, Drill, Giving, Hints, Item, Lesson, Mark, Practice, Task,
};
use words::{foreign, say};
use worker::message::VerdictText;

#[derive(Properties, PartialEq)]
pub struct StepProps {
    pub course: Rc<Course>,
    /// The index of the lesson, and of the item in it.
    pub place: (usize, usize),
    /// The seed of a generated exercise.
    pub seed: u64,
    /// Where Back and Next lead.
    pub path: CoursePath,
    /// Whether the link has earlier names of the item.
    #[prop_or_default]
    pub is_old_link: bool,
    pub progress: Progress,
    /// Gets what changes the progress, in a lesson.
    #[prop_or_default]
    pub on_progress: Callback<ProgressAction>,
    /// Gets the mark for the item, in a quiz.
    #[prop_or_default]
    pub on_mark: Callback<Mark>,
    /// What the item had become when it was open before, in a quiz.
    #[prop_or_default]
    pub mark: Option<Mark>,
    /// Whether answers are only noted.
    #[prop_or_default]
    pub is_silent: bool,
}

#[component]
pub fn StepPage(props: &StepProps) -> Html {
    let StepProps { course, place: (lesson, at), seed, path, progress, .. } = props;
    let (number, at, path) = (lesson + 1, *at, *path);
    let place = CoursePlace::Item(*lesson, at);
    let repeated = path.to_repeat(course, progress, *lesson).len();
    let lesson = &course.lessons[*lesson];
    let item = &lesson.items[at];
    let (is_quiz, is_test) = (lesson.quiz.is_some(), lesson.is_test());
    let can_draw = item.drawing().is_some() && !is_quiz && !is_test;
    let title = match is_quiz {
        true => say::quiz_page(&lesson.title),
        false => say::learn_step_page(number, &item.title),
    };
    let own_link = path.item_link(lesson, item, *seed);
    let (held, act) = use_redrawn_state(|| {
        // Who repeats an item should not know it by its picture.
        let shown = match path {
            CoursePath::Course => item.clone(),
            _ => item.coming_back(progress.times(&names(lesson, item))),
        };
        let mut attempt = AttemptState::new(&shown, *seed);
        attempt.is_silent = props.is_silent;
        match &props.mark {
            Some(mark) => attempt.with_mark(mark).begun(),
            None => attempt.with_kept(&kept(&own_link).unwrap_or_default()).begun(),
        }
    });
    let attempt: &AttemptState = &held;
    use_tutor(Some(((), attempt)), &act.reform(|((), action)| action));
    // The mark of a quiz has it too.
    let unfinished = props.mark.is_none().then(|| attempt.kept_text());
    use_effect_with((own_link.clone(), unfinished), |(link, text)| {
        text.iter().for_each(|text| keep(link, text));
    });
    // Writes only a corrected address: the reader may already be on the way to another item.
    use_written(Some(own_link.clone()).filter(|_| props.is_old_link), None);
    use_effect_with(
        (),
        closure!(name = names(lesson, item).swap_remove(0), props.on_progress, move |()| {
            // One who repeats an item goes on elsewhere afterwards.
            if path == CoursePath::Course {
                on_progress.emit(ProgressAction::Open(name));
            }
        }),
    );
    use_effect_with((attempt.is_solved, attempt.is_to_repeat(), attempt.hints > 0), {
        let (names, on_progress) = (names(lesson, item), props.on_progress.clone());
        let exercise = *seed;
        move |&(is_solved, is_missed, is_helped)| {
            if can_draw {
                // A right answer after a hint does not count.
                if is_missed || (is_solved && !is_helped) {
                    let is_right = !is_missed;
                    on_progress.emit(ProgressAction::Practise { names, exercise, is_right });
                }
                return;
            }
            if is_missed {
                on_progress.emit(ProgressAction::Miss(names.clone(), exercise));
            }
            if is_solved {
                on_progress.emit(ProgressAction::Solve { names, is_missed });
            }
        }
    });
    let has_hints = match lesson.giving.hints {
        Hints::Before => true,
        Hints::After => attempt.is_missed && !attempt.is_silent,
        Hints::Never => false,
    };
    let drill = Drill::of(*seed);
    let practised = progress.practised(&names(lesson, item));
    let harder = practised.filter(|(last, _)| last == seed);
    let another = drill.next(harder.map_or(drill.difficulty, |(_, now)| now.difficulty)).seed();
    let mark = attempt.mark();
    let is_out = mark.is_out(&lesson.giving);
    let opened = use_memo((), {
        let before = props.mark.as_ref().map_or(0, |mark| mark.seconds);
        move |()| (before, js_sys::Date::now())
    });
    use_effect_with((mark, props.on_mark.clone()), move |(mark, on_mark)| {
        let (before, since) = *opened;
        let seconds = before + ((js_sys::Date::now() - since) / 1000.0) as u32;
        on_mark.emit(Mark { seconds, ..mark.clone() });
    });
    use_stage_focus(attempt);
    // On a phone both are below the button that asks for a verdict. In a game the board says it.
    let (verdict, ways) = (use_node_ref(), use_node_ref());
    let said = attempt.verdict.clone().filter(|_| !attempt.is_game());
    use_effect_with(said, {
        let ways = ways.cast::<Element>().filter(|_| attempt.is_solved);
        let verdict = verdict.clone();
        move |said| {
            let seen = [ways, verdict.cast()].into_iter().filter(|_| said.is_some());
            seen.flatten().for_each(|seen| bring_near(&seen));
        }
    });
    // In a lesson that its teacher shows, the bar above leads on.
    let is_alone = use_context::<Option<LessonLink>>().flatten().is_some();
    use_path_keys(path, course, progress, place, !is_alone);
    let [back, on] = [false, true]
        .map(|is_on| path.link(course, progress, path.neighbour(course, progress, place, is_on)));
    let described = if item.task.is_some() { "step-says step-asks" } else { "step-says" };
    let shared = Shared::page(own_link, say::learn_step_title(&lesson.title, &item.title));
    let lang = foreign(item.is_foreign);
    let present = presented(lesson, item, *seed, None);
    let on_view = Callback::from(move |view: View| {
        if view.is_projected {
            let _ = window().location().set_hash(&present);
        }
    });
    html! {
        <PageFrame layout="learn" {title} {on_view} {shared} has_lecture={!is_quiz} keys={lesson_help()}>
            <section class="lesson" aria-labelledby="step-title">
                <p class="note">
                    if is_quiz {
                        { &lesson.title }
                        <span class="to-course">{ " · " }<a id="to-course" href={PageLink::to(NAME, &[]).to_string()}>{ say::page_learn() }</a></span>
                    } else {
                        <a href={PageLink::to(NAME, &[]).to_string()}>{ say::learn_lesson(number) }</a>
                        { " · " }<span lang={foreign(lesson.is_foreign)}>{ &lesson.title }</span>
                        if repeated > 0 {
                            { " · " }<span id="repeated">{ say::learn_missed(repeated) }</span>
                        }
                    }
                </p>
                if !is_alone { { step_bar(lesson, Some(at), progress) } }
                <h1 id="step-title" tabindex="-1" aria-describedby={described} {lang}>{ &item.title }</h1>
                if !item.says.is_empty() {
                    <div id="step-says" class="lesson-says" {lang}>
                        { for item.says.iter().map(|text| html! { <p>{ worded(text, marked) }</p> }) }
                    </div>
                }
                if let (None, Some((rules, board))) = (&item.task, item.position()) {
                    <p>
                        <a id="lesson-open" href={address(rules, board.edge(), &board.to_string())}>{ say::learn_open() }</a>
                    </p>
                }
                if let Some(task) = &item.task {
                    <p id="step-asks" class="ask" {lang}>{ worded(&item.asks, signs) }</p>
                    if let Some(help) = help(task) {
                        <p class="note">{ help }</p>
                    }
                    if can_draw {
                        <p id="difficulty" class="note">
                            { say::learn_difficulty(DIFFICULTIES, drill.difficulty + 1) }
                            { " · " }
                            { practice_words(practised.map(|(_, now)| now).unwrap_or_default()) }
                        </p>
                    }
                    <form onsubmit={callback!(act, goes_on = is_told(attempt), move |event: SubmitEvent| {
                        event.prevent_default();
                        if goes_on {
                            press_main();
                        } else if !is_out {
                            act.emit(AttemptAction::Check);
                        }
                    })}>
                        if matches!(task, Task::Derive(_)) {
                            { ladder(course, attempt, &act) }
                        }
                        { controls(attempt, &act) }
                        { answer_row(attempt, &act, has_hints && !is_out, is_out) }
                        { tries_left(attempt, &lesson.giving) }
                    </form>
                }
                <div id="verdict" role="status" ref={verdict}>{ judged(course, attempt) }</div>
                { known(attempt) }
                { line_bar(attempt, &act) }
                if !is_alone {
                <nav class="row" aria-label={say::learn_ways()} ref={ways}>
                    { path_link("lesson-back", Icon::BACK.view(), say::learn_back(), &back, "") }
                    if can_draw {
                        <a id="lesson-another" class="button" href={path.item_link(lesson, item, another)}>{ say::learn_another() }</a>
                    }
                    { path_link("lesson-on", html! { <>{ say::learn_on() }{ Icon::ON.view() }</> }, say::learn_on(), &on, if attempt.is_solved { "main" } else { "" }) }
                </nav>
                }
            </section>
            <div class="work">
                <div class="front">
                    <TrialBoard attempt={attempt.clone()} act={act.clone()} />
                    { gauge(attempt, &act) }
                    { built(attempt) }
                </div>
            </div>
        </PageFrame>
    }
}

/// How the reader does the exercises of an item.
fn practice_words(now: Practice) -> String {
    match now.in_a_row {
        _ if now.is_mastered() => say::learn_mastered().to_string(),
        row if now.difficulty + 1 == DIFFICULTIES => {
            say::learn_in_a_row(Practice::MASTERED, row.min(Practice::MASTERED))
        }
        row => say::learn_in_a_row(Practice::DONE, row.min(Practice::DONE)),
    }
}

/// Whether Next follows, since the answer was right.
fn is_told(attempt: &AttemptState) -> bool {
    attempt.is_solved && attempt.verdict.as_ref().is_some_and(VerdictText::is_right)
}

/// How often the student may still answer, where that is limited.
fn tries_left(attempt: &AttemptState, giving: &Giving) -> Html {
    let left = giving.tries.map(|most| u32::from(most).saturating_sub(attempt.tries));
    html! {
        if let Some(left) = left.filter(|_| !attempt.is_solved) {
            <p id="tries-left" class="note">{ say::quiz_tries_left(left) }</p>
        }
    }
}

fn answer_row(
    attempt: &AttemptState,
    act: &Callback<AttemptAction>,
    has_hints: bool,
    is_out: bool,
) -> Html {
    html! {
        <div class={classes!("row", (!attempt.is_solved).then_some("answer-row"))}>
            if !attempt.is_game() {
                <button
                    id="check"
                    class="main"
                    type="submit"
                    // For a field it stays: Enter there goes on.
                    hidden={is_told(attempt)}
                    aria-disabled={(is_out || !attempt.can_check()).then_some("true")}
                >
                    { say::learn_check() }
                </button>
            }
            if has_hints && !attempt.is_solved && !attempt.is_lost() {
                <button id="lesson-hint" type="button" onclick={act.reform(|_| AttemptAction::Hint)}>
                    { match attempt.given_hints() {
                        0 => say::learn_hint().to_string(),
                        given => {
                            let most = attempt.most_hints();
                            say::learn_hint_of(most, (given + 1).min(most))
                        }
                    } }
                </button>
            }
            if attempt.can_show_stage() {
                <button id="show-stage" type="button" onclick={act.reform(|_| AttemptAction::Solve)}>{ say::learn_show_stage() }</button>
            }
            // In a derivation the stages before would be lost.
            if attempt.stage().is_none() && attempt.verdict.is_some() && !is_out {
                <button id="retry" type="button" onclick={act.reform(|_| AttemptAction::Retry)}>{ say::learn_retry() }</button>
            }
        </div>
    }
}

/// The unfinished answer that this tab stores, if it is one to this item.
fn kept(link: &str) -> Option<String> {
    let text = ATTEMPT.load();
    let (at, answer) = text.split_once('\n')?;
    (at == link).then(|| answer.to_string())
}

/// Stores an unfinished answer. Where there is none, that to another item stays.
fn keep(link: &str, answer: &str) {
    if !answer.is_empty() {
        ATTEMPT.save(&format!("{link}\n{answer}"));
    } else if kept(link).is_some() {
        ATTEMPT.save("");
    }
}

/// The link to an item in front of a class, with what somebody has answered there.
pub fn presented(lesson: &Lesson, item: &Item, seed: u64, answer: Option<&str>) -> String {
    let place = PageLink::parse(&link(lesson, item, seed)).with(PROJECTOR, Some("1".to_string()));
    place.with(ANSWER, answer.map(str::to_string)).to_string()
}

/// A lesson, or a quiz, from its beginning.
pub fn lesson_link(lesson: &Lesson) -> PageLink {
    match &lesson.quiz {
        Some(quiz) => PageLink::parse(quiz).with(SEED, None),
        None => PageLink::to(NAME, &[&lesson.name]),
    }
}

/// The exercises of a lesson on paper.
pub fn sheet_link(lesson: &Lesson, seed: u64) -> String {
    lesson_link(lesson).with(SHEET, Some(seed.to_string())).to_string()
}
