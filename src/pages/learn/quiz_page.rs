//! A quiz for a student: its questions as the steps of a lesson, and the result.

use std::rc::Rc;

use yew::prelude::*;

use crate::browser::storage::QUIZ_MARKS;
use crate::browser::use_page_state::use_page_state;
use crate::pages::learn::quiz_words::asking;
use crate::pages::learn::step_page::StepPage;
use crate::pages::learn::worksheet::elsewhere;
use crate::share::share_panel::CopyField;
use crate::shell::arrival::use_arrival;
use crate::shell::link_problem::link_problem;
use crate::shell::top_bar::plain_bar;
use page_model::link::page_link::PageLink;
use page_model::link::problem::LinkProblem;
use page_model::link::view::PROJECTOR;
use page_model::pages::learn::attempt::OWN_HINT;
use page_model::pages::learn::progress::{Progress, ProgressAction, names};
use page_model::pages::learn::quiz_link::{AT, END, Q1, link, read};
use page_model::pages::learn::tally::{Mark, Tally};
use page_model::pages::learn::way::{self, Way};
use page_model::pages::learn::{NAME, SHEET};
use page_model::state::PageState;
use teaching::content::lessons::{Course, Lesson, Quiz};
use words::say;

/// A quiz as a lesson. Verdicts use the sentences of the course.
pub fn lesson(quiz: &Quiz) -> Lesson {
    let questions = quiz.questions.len();
    let steps = quiz.questions.iter().enumerate().map(|(place, question)| {
        let number = place + 1;
        let asks = match question.asks.as_str() {
            "" => asking(question),
            asks => asks.to_string(),
        };
        question.step(number.to_string(), say::quiz_question(number, questions), asks)
    });
    Lesson {
        name: Q1.to_string(),
        title: title(quiz),
        steps: steps.collect(),
        quiz: Some(link(quiz, Q1).to_string()),
        ..Lesson::default()
    }
}

/// A course whose only lesson is the quiz.
pub fn course(course: &Course, quiz: &Quiz) -> Course {
    let mut sentences = course.sentences.clone();
    sentences.push((OWN_HINT.to_string(), "{0}".to_string()));
    Course { lessons: vec![lesson(quiz)], sentences, ..Course::default() }
}

pub fn title(quiz: &Quiz) -> String {
    match quiz.title.as_str() {
        "" => say::quiz_untitled().to_string(),
        title => title.to_string(),
    }
}

pub fn quiz_page(course: &Rc<Course>, place: &PageLink) -> Html {
    let whole =
        [AT, SHEET, PROJECTOR].iter().fold(place.clone(), |place, name| place.with(name, None));
    let key = whole.to_string();
    let at = place.parameter(AT).unwrap_or_default().to_string();
    html! { <QuizPage {key} course={course.clone()} {whole} {at} place={place.clone()} /> }
}

#[derive(Properties)]
struct QuizProps {
    course: Rc<Course>,
    whole: PageLink,
    at: String,
    place: PageLink,
}

impl PartialEq for QuizProps {
    fn eq(&self, other: &QuizProps) -> bool {
        self.place == other.place
    }
}

#[component]
fn QuizPage(props: &QuizProps) -> Html {
    let QuizProps { course: words, whole, at, place } = props;
    let opened = use_memo((), |()| {
        let (quiz, corrections) = read(whole);
        let course = Rc::new(course(words, &quiz));
        (course, corrections.0)
    });
    let (course, corrections) = &*opened;
    let lesson = &course.lessons[0];
    let tally = use_page_state(|| kept(lesson));
    use_effect_with((*tally).clone(), {
        let course = course.clone();
        move |tally| keep(&course.lessons[0], tally)
    });
    let is_dismissed = use_state_eq(|| false);
    let dismiss = {
        let is_dismissed = is_dismissed.setter();
        Callback::from(move |()| is_dismissed.set(true))
    };
    let problem = LinkProblem::corrected(corrections.clone()).filter(|_| !*is_dismissed);
    let number = lesson.place(at).unwrap_or(0);
    let act = {
        let dispatcher = tally.dispatcher();
        use_callback((), move |action, ()| dispatcher.dispatch(action))
    };
    let page = match lesson.steps.get(number) {
        Some(_) if let Some(page) = elsewhere(course, lesson, (number, 0), place) => page,
        Some(_) if at == END => {
            html! { <ResultPage course={course.clone()} tally={(*tally).clone()} {act} /> }
        }
        Some(step) => html! {
            <StepPage
                key={step.name.clone()}
                course={course.clone()}
                place={(0, number)}
                seed={0}
                way={Way::Course}
                progress={solved(lesson, &tally)}
                on_mark={act.reform(move |mark| Some((number, mark)))}
            />
        },
        None => html! { <Nothing link={whole.to_string()} /> },
    };
    html! {
        <>
            if let Some(problem) = problem {
                <div class="quiz-problem">{ link_problem(&problem, &dismiss) }</div>
            }
            { page }
        </>
    }
}

/// The solved questions as done steps.
fn solved(lesson: &Lesson, tally: &Tally) -> Progress {
    let marks = lesson.steps.iter().zip(&tally.0).filter(|(_, mark)| mark.is_solved);
    marks.fold(Progress::default(), |progress, (step, _)| {
        progress.apply(ProgressAction::Solve { names: names(lesson, step), is_missed: false })
    })
}

#[derive(Properties, PartialEq)]
struct NothingProps {
    link: String,
}

#[component]
fn Nothing(props: &NothingProps) -> Html {
    let heading = use_arrival(say::quiz_page(say::quiz_untitled()));
    html! {
        <div data-layout="whole">
            { plain_bar(props.link.clone(), say::quiz_untitled().to_string()) }
            <div class="list">
                <h2 ref={heading} tabindex="-1">{ say::quiz_untitled() }</h2>
                <p>{ say::quiz_empty() }</p>
                <p><a class="button" href={PageLink::to(NAME, &[]).to_string()}>{ say::page_learn() }</a></p>
            </div>
        </div>
    }
}

#[derive(Properties)]
struct ResultProps {
    course: Rc<Course>,
    tally: Tally,
    act: Callback<Option<(usize, Mark)>>,
}

impl PartialEq for ResultProps {
    fn eq(&self, other: &ResultProps) -> bool {
        Rc::ptr_eq(&self.course, &other.course) && self.tally == other.tally
    }
}

#[component]
fn ResultPage(props: &ResultProps) -> Html {
    let ResultProps { course, tally, act } = props;
    let lesson = &course.lessons[0];
    let heading = use_arrival(say::quiz_page(&lesson.title));
    let said = use_state(|| AttrValue::from(""));
    let say = {
        let said = said.setter();
        Callback::from(move |text| said.set(text))
    };
    let questions = lesson.steps.len();
    let line = say::quiz_line(tally.hints(), questions, tally.right(), &lesson.title);
    let solved = tally.right() + tally.later();
    let link = |step: &_| way::link(lesson, step, 0);
    let own = format!("{}&{AT}={END}", lesson.quiz.as_deref().unwrap_or_default());
    html! {
        <div data-layout="whole">
            { plain_bar(own, lesson.title.clone()) }
            <div class="list quiz-result" data-right={tally.right().to_string()} data-hints={tally.hints().to_string()}>
                <header>
                    <p class="note">{ &lesson.title }</p>
                    <h2 ref={heading} tabindex="-1">{ say::quiz_result() }</h2>
                </header>
                <CopyField id="quiz-line" label={say::quiz_copy()} note="" text={line} {say} />
                <p role="status">{ &*said }</p>
                if tally.later() > 0 {
                    <p>{ say::quiz_later(tally.later()) }</p>
                }
                <p>{ say::quiz_open(questions - solved) }</p>
                <p class="note">{ say::quiz_rule() }</p>
                <ol class="quiz-marks" aria-label={say::quiz_marks()}>
                    { for lesson.steps.iter().zip(&tally.0).map(|(step, mark)| html! {
                        <li>
                            <a href={link(step)}>
                                <span>
                                    <span>{ &step.asks }</span>
                                    { outcome(mark) }
                                </span>
                            </a>
                        </li>
                    }) }
                </ol>
                <div class="row">
                    if let Some(first) = lesson.steps.first() {
                        <a id="quiz-back" class="button" href={link(first)}>{ say::quiz_back() }</a>
                    }
                    <button id="quiz-again" type="button" onclick={act.reform(|_| None)}>{ say::quiz_again() }</button>
                    <span class="note">{ say::quiz_again_note() }</span>
                </div>
            </div>
        </div>
    }
}

/// The result of a question, in words.
fn outcome(mark: &Mark) -> Html {
    let (state, sign, word) = match (mark.is_solved, mark.is_missed) {
        (true, false) => ("right", "✓ ", say::quiz_mark_right()),
        (true, true) => ("later", "✓ ", say::quiz_mark_later()),
        (false, true) => ("wrong", "✗ ", say::quiz_mark_wrong()),
        (false, false) => ("open", "", say::quiz_mark_open()),
    };
    html! {
        <span class="quiz-mark" data-mark={state}>
            { sign }{ word }
            if mark.hints > 0 {
                { " · " }{ say::quiz_mark_hints(mark.hints) }
            }
        </span>
    }
}

/// The marks that this tab stores for the last quiz, if it is this one.
fn kept(lesson: &Lesson) -> Tally {
    let text = QUIZ_MARKS.load();
    let marks = text.split_once('\n').filter(|(quiz, _)| Some(*quiz) == lesson.quiz.as_deref());
    let tally = marks.and_then(|(_, marks)| Tally::read(marks, lesson.steps.len()));
    tally.unwrap_or_else(|| Tally::new(lesson.steps.len()))
}

fn keep(lesson: &Lesson, tally: &Tally) {
    let quiz = lesson.quiz.as_deref().unwrap_or_default();
    QUIZ_MARKS.save(&format!("{quiz}\n{}", tally.text()));
}
