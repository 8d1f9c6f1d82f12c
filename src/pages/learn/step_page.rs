//! A step: its text, its task, and its board.

use std::cell::Cell;
use std::rc::Rc;

use gloo::utils::window;
use yew::prelude::*;

use crate::board::mini_board::address;
use crate::browser::page_keys::use_keys;
use crate::browser::use_page_state::use_redrawn_state;
use crate::glossary::marked::marked;
use crate::pages::learn::controls::controls;
use crate::pages::learn::exercise_board::{exercise_board, help};
use crate::pages::learn::gauge::gauge;
use crate::pages::learn::judged::{judged, known, line_bar};
use crate::pages::learn::tutor::use_tutor;
use crate::shell::arrival::use_arrival;
use crate::shell::top_bar::TopBar;
use page_model::keys::help::KeyPage;
use page_model::keys::scopes::{LESSON, Neighbour};
use page_model::link::page_link::PageLink;
use page_model::link::view::{PROJECTOR, View};
use page_model::pages::learn::attempt::{AttemptAction, AttemptState};
use page_model::pages::learn::quiz_link::{AT, END};
use page_model::pages::learn::tally::Mark;
use page_model::pages::learn::{NAME, SHEET};
use page_model::share::shared::Shared;
use teaching::content::lessons::{Course, DIFFICULTIES, Drill, Lesson, Step};
use words::{foreign, say};

/// The index of the lesson, and of the step in it.
pub type StepIndex = (usize, usize);

#[derive(Properties)]
pub struct StepProps {
    pub course: Rc<Course>,
    pub place: StepIndex,
    /// The seed of a generated exercise.
    pub seed: u64,
    /// Which steps of the lesson the reader has completed.
    pub done: Vec<bool>,
    pub on_done: Callback<()>,
    /// Gets the mark for the step, in a quiz.
    #[prop_or_default]
    pub on_mark: Callback<Mark>,
}

impl PartialEq for StepProps {
    fn eq(&self, other: &StepProps) -> bool {
        Rc::ptr_eq(&self.course, &other.course)
            && (self.place, self.seed) == (other.place, other.seed)
            && self.done == other.done
    }
}

#[component]
pub fn StepPage(props: &StepProps) -> Html {
    let StepProps { course, place: (lesson, place), seed, done, on_done, on_mark } = props;
    let place = *place;
    let number = lesson + 1;
    let lesson = &course.lessons[*lesson];
    let step = &lesson.steps[place];
    let is_quiz = lesson.quiz.is_some();
    let heading = use_arrival(match is_quiz {
        true => say::quiz_page(&lesson.title),
        false => say::learn_step_page(number, &step.title),
    });
    let slab = use_node_ref();
    let held = use_redrawn_state(|| AttemptState::new(step, *seed).begun());
    let attempt: &AttemptState = &held;
    let act = {
        let dispatcher = held.dispatcher();
        use_callback((), move |action, ()| dispatcher.dispatch(action))
    };
    use_tutor(Some(((), attempt)), &act.reform(|((), action)| action));
    use_effect_with((attempt.is_solved, on_done.clone()), |(is_solved, on_done)| {
        if *is_solved {
            on_done.emit(());
        }
    });
    let AttemptState { is_solved, is_missed, hints, .. } = *attempt;
    let mark = Mark { is_solved, is_missed, hints };
    let drill = Drill::of(*seed);
    let another = drill.next(is_solved, is_missed || hints > 0).seed();
    use_effect_with((mark, on_mark.clone()), |(mark, on_mark)| on_mark.emit(*mark));
    use_step_keys(course, props.place);
    let [back, on] =
        [false, true].map(|is_on| place_link(course, neighbour(course, props.place, is_on)));
    let described = if step.task.is_some() { "step-says step-asks" } else { "step-says" };
    let title = say::learn_step_title(&lesson.title, &step.title);
    let lang = foreign(step.is_foreign);
    let present = presented(lesson, step, *seed);
    let on_view = Callback::from(move |view: View| {
        if view.is_projected {
            let _ = window().location().set_hash(&present);
        }
    });
    html! {
        <div data-layout="learn">
            <TopBar
                view={View::default()}
                {on_view}
                shared={Shared::page(link(lesson, step, *seed), title)}
                has_lecture={!is_quiz}
                keys={KeyPage::Lesson}
            />
            <section class="lesson" aria-labelledby="step-title">
                <p class="note">
                    if is_quiz {
                        { &lesson.title }
                    } else {
                        <a href={PageLink::to(NAME, &[]).to_string()}>{ say::learn_lesson(number) }</a>
                        { " · " }<span lang={foreign(lesson.is_foreign)}>{ &lesson.title }</span>{ " · " }
                        <a id="lesson-sheet" href={sheet_link(lesson, *seed)}>{ say::learn_sheet() }</a>
                    }
                </p>
                { step_bar(lesson, place, done) }
                <h2 id="step-title" ref={heading} tabindex="-1" aria-describedby={described} {lang}>{ &step.title }</h2>
                if !step.says.is_empty() {
                    <p id="step-says" class="lesson-says" {lang}>{ marked(&step.says) }</p>
                }
                if let (None, Some((rules, board))) = (&step.task, step.position()) {
                    <p>
                        <a id="lesson-open" href={address(rules, board.edge(), &board.to_string())}>{ say::learn_open() }</a>
                    </p>
                }
                if let Some(task) = &step.task {
                    <p id="step-asks" class="ask" {lang}>{ &step.asks }</p>
                    if let Some(help) = help(task) {
                        <p class="note">{ help }</p>
                    }
                    if step.draws.is_some() {
                        <p id="difficulty" class="note">{ say::learn_difficulty(DIFFICULTIES, drill.difficulty + 1) }</p>
                    }
                    <form onsubmit={act.reform(|event: SubmitEvent| {
                        event.prevent_default();
                        AttemptAction::Check
                    })}>
                        { controls(attempt, &act) }
                        { answer_row(attempt, &act) }
                    </form>
                }
                <div id="verdict" role="status">{ judged(course, attempt) }</div>
                { known(attempt) }
                { line_bar(attempt, &act) }
                <nav class="row" aria-label={say::learn_ways()}>
                    { way("lesson-back", "◀".to_string(), say::learn_back(), &back, "") }
                    if step.draws.is_some() {
                        <a id="lesson-another" class="button" href={link(lesson, step, another)}>{ say::learn_another() }</a>
                    }
                    { way("lesson-on", format!("{} ▶", say::learn_on()), say::learn_on(), &on, if attempt.is_solved { "main" } else { "" }) }
                </nav>
            </section>
            <div class="work">
                <div class="front">
                    { exercise_board(attempt, &slab, &act) }
                    { gauge(attempt, &act) }
                </div>
            </div>
        </div>
    }
}

/// A bar for each step of the lesson, which links to the step.
fn step_bar(lesson: &Lesson, place: usize, done: &[bool]) -> Html {
    html! {
        <ol class="step-bar">
            { for lesson.steps.iter().enumerate().map(|(other, step)| html! {
                <li>
                    <a
                        href={link(lesson, step, 0)}
                        class={classes!(done.get(other).copied().unwrap_or_default().then_some("walked"))}
                        aria-current={(other == place).then_some("step")}
                        aria-label={match done.get(other) {
                            Some(true) => say::learn_step_done(other + 1, &step.title),
                            _ => say::learn_step(other + 1, &step.title),
                        }}
                        title={step.title.clone()}
                    />
                </li>
            }) }
        </ol>
    }
}

fn answer_row(attempt: &AttemptState, act: &Callback<AttemptAction>) -> Html {
    html! {
        <div class="row">
            if !attempt.is_game() {
                <button
                    id="check"
                    class="main"
                    type="submit"
                    aria-disabled={(!attempt.can_check()).then_some("true")}
                >
                    { say::learn_check() }
                </button>
            }
            if !attempt.is_solved && !attempt.is_lost() {
                <button id="lesson-hint" type="button" onclick={act.reform(|_| AttemptAction::Hint)}>
                    { match attempt.hints {
                        0 => say::learn_hint().to_string(),
                        given => {
                            let most = attempt.most_hints();
                            say::learn_hint_of(most, (given + 1).min(most))
                        }
                    } }
                </button>
            }
            if attempt.verdict.is_some() {
                <button id="retry" type="button" onclick={act.reform(|_| AttemptAction::Retry)}>{ say::learn_retry() }</button>
            }
        </div>
    }
}

fn way(id: &'static str, label: String, name: &'static str, to: &str, class: &'static str) -> Html {
    html! { <a {id} class={classes!("button", class)} href={to.to_string()} aria-label={name}>{ label }</a> }
}

pub fn link(lesson: &Lesson, step: &Step, seed: u64) -> String {
    if let Some(quiz) = &lesson.quiz {
        return format!("{quiz}&{AT}={}", step.name);
    }
    let place = PageLink::to(NAME, &[&lesson.name, &step.name]);
    let seed = step.draws.is_some().then(|| seed.to_string()).filter(|_| seed > 0);
    place.with("seed", seed).to_string()
}

/// The same in front of a class.
pub fn presented(lesson: &Lesson, step: &Step, seed: u64) -> String {
    let place = PageLink::parse(&link(lesson, step, seed));
    place.with(PROJECTOR, Some("1".to_string())).to_string()
}

/// A lesson, or a quiz, from its beginning.
pub fn lesson_link(lesson: &Lesson) -> PageLink {
    match &lesson.quiz {
        Some(quiz) => PageLink::parse(quiz),
        None => PageLink::to(NAME, &[&lesson.name]),
    }
}

/// The exercises of a lesson on paper.
pub fn sheet_link(lesson: &Lesson, seed: u64) -> String {
    lesson_link(lesson).with(SHEET, Some(seed.to_string())).to_string()
}

/// The step before or after, in the next lesson too; at the ends nothing.
fn neighbour(course: &Course, (lesson, place): StepIndex, is_on: bool) -> Option<StepIndex> {
    if is_on {
        let next = (place + 1 < course.lessons[lesson].steps.len()).then_some((lesson, place + 1));
        next.or_else(|| (lesson + 1 < course.lessons.len()).then_some((lesson + 1, 0)))
    } else if place > 0 {
        Some((lesson, place - 1))
    } else if course.lessons[lesson].quiz.is_some() {
        Some((lesson, place))
    } else {
        let before = lesson.checked_sub(1)?;
        Some((before, course.lessons[before].steps.len().checked_sub(1)?))
    }
}

/// A step's link, or without one that of the contents, or of a quiz's result.
fn place_link(course: &Course, place: Option<StepIndex>) -> String {
    let quiz = course.lessons.first().and_then(|lesson| lesson.quiz.as_ref());
    match (place, quiz) {
        (Some((lesson, place)), _) => {
            let lesson = &course.lessons[lesson];
            link(lesson, &lesson.steps[place], 0)
        }
        (None, Some(quiz)) => format!("{quiz}&{AT}={END}"),
        (None, None) => PageLink::to(NAME, &[]).to_string(),
    }
}

/// Keys for Back and Next.
#[hook]
fn use_step_keys(course: &Rc<Course>, place: StepIndex) {
    let course = course.clone();
    // Keys may come faster than renders, so this holds the place to which the last key led. In the contents keys do
    // nothing.
    let latest = use_memo(place, |&place| Cell::new(Some(place)));
    use_keys(&LESSON, true, move |way| {
        let Some(place) = latest.get() else { return false };
        latest.set(neighbour(&course, place, way == Neighbour::After));
        let _ = window().location().set_hash(&place_link(&course, latest.get()));
        true
    });
}
