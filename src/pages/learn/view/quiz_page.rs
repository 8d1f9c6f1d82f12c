//! A quiz for a student: its questions as the items of a lesson, and the result.

use std::rc::Rc;

use gloo::utils::window;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::browser::callback::{callback, closure};
use crate::browser::storage::{ATTEMPT, QUIZ_MARKS};
use crate::browser::use_page_state::use_page_state;
use crate::link::corrections::Corrections;
use crate::link::lesson_code::{T1, coded};
use crate::link::page_link::PageLink;
use crate::link::problem::LinkProblem;
use crate::link::quiz_link::SHEET;
use crate::link::quiz_link::{AT, END, SEED, read, student};
use crate::link::quiz_number::{LONGEST_NAME, Student};
use crate::link::view::PROJECTOR;
use crate::pages::learn::NAME;
use crate::pages::learn::attempt::OWN_HINT;
use crate::pages::learn::course_path::{self, CoursePath};
use crate::pages::learn::progress::{Progress, ProgressAction, names};
use crate::pages::learn::tally::{Mark, Tally};
use crate::pages::learn::view::quiz_words::asking;
use crate::pages::learn::view::step_page::StepPage;
use crate::pages::learn::view::worksheet::elsewhere;
use crate::share::shared::Shared;
use crate::share::view::share_panel::CopyField;
use crate::shell::view::link_problem::link_problem;
use crate::shell::view::page_frame::PageFrame;
use crate::state::PageState;
use teaching::content::lessons::{Course, Item, Lesson};
use words::say;

/// The lesson that a link gives to students.
fn given(link: &PageLink) -> (Lesson, Corrections) {
    if link.word(0) != T1 {
        return read(link);
    }
    match coded(link.word(1)) {
        Ok(lesson) => ((*lesson).clone(), Corrections::default()),
        Err(problem) => (Lesson::default(), Corrections(vec![say::lesson_unread(&problem)])),
    }
}

/// A lesson that is given by a link, for this student if it draws boards. Verdicts use the sentences of the course.
pub fn lesson(quiz: &Lesson, link: &PageLink, student: Option<Student>) -> Lesson {
    let student = student.filter(|_| quiz.draws());
    let numbers = quiz.drawn(student.as_ref().map_or(0, Student::number));
    let items = quiz.items.iter().zip(numbers).enumerate().map(|(place, (item, drawn))| {
        let or = |text: &String, usual: String| if text.is_empty() { usual } else { text.clone() };
        Item {
            name: (place + 1).to_string(),
            title: or(&item.title, say::quiz_question(place + 1, quiz.items.len())),
            asks: or(&item.asks, asking(item)),
            number: drawn,
            ..item.clone()
        }
    });
    let title = title(quiz);
    let named = |student: &Student| match student.name() {
        Some(name) => say::quiz_named(name, &student.number().to_string(), &title),
        None => say::quiz_numbered(&student.number().to_string(), &title),
    };
    Lesson {
        name: link.word(0).to_string(),
        title: student.as_ref().map_or(title.clone(), named),
        items: items.collect(),
        quiz: Some(link.clone().with(SEED, student.map(Student::text)).to_string()),
        ..quiz.clone()
    }
}

/// A course whose only lesson is the quiz.
pub fn course(course: &Course, quiz: &Lesson, link: &PageLink, student: Option<Student>) -> Course {
    let mut sentences = course.sentences.clone();
    sentences.push((OWN_HINT.to_string(), "{0}".to_string()));
    Course { lessons: vec![lesson(quiz, link, student)], sentences, ..Course::default() }
}

pub fn title(quiz: &Lesson) -> String {
    match quiz.title.as_str() {
        "" => say::quiz_untitled().to_string(),
        title => title.to_string(),
    }
}

pub fn quiz_page(course: &Rc<Course>, place: &PageLink) -> Html {
    let whole =
        [AT, SHEET, PROJECTOR].iter().fold(place.clone(), |place, name| place.with(name, None));
    let sheet = place.parameter(SHEET);
    // A sheet is that of the student with its number.
    let student = match sheet {
        Some(number) => Student::of(number).or(Student::of("0")),
        None => student(place),
    };
    let key = format!("{whole} {student:?}");
    let at = place.parameter(AT).unwrap_or_default().to_string();
    html! { <QuizPage {key} course={course.clone()} {whole} {student} {at} place={place.clone()} /> }
}

#[derive(Properties, PartialEq)]
struct QuizProps {
    course: Rc<Course>,
    whole: PageLink,
    /// The student for whom boards are drawn.
    student: Option<Student>,
    at: String,
    place: PageLink,
}

#[component]
fn QuizPage(props: &QuizProps) -> Html {
    let QuizProps { course: words, whole, student, at, place } = props;
    let opened = use_memo((), |()| {
        let (quiz, corrections) = given(whole);
        let course = Rc::new(course(words, &quiz, whole, student.clone()));
        (course, corrections.0, quiz.draws())
    });
    let (course, corrections, draws) = &*opened;
    let lesson = &course.lessons[0];
    let (tally, act) = use_page_state(|| kept(lesson));
    use_effect_with(tally.clone(), closure!(course, move |tally| keep(&course.lessons[0], tally)));
    let is_dismissed = use_state_eq(|| false);
    let dismiss = callback!(is_dismissed, move |()| is_dismissed.set(true));
    let problem = LinkProblem::corrected(corrections.clone()).filter(|_| !*is_dismissed);
    let number = lesson.place(at).unwrap_or(0);
    let page = match lesson.items.get(number) {
        Some(_) if let Some(page) = elsewhere(course, lesson, (number, 0), place) => page,
        Some(_) if *draws && student.is_none() => {
            html! { <NumberPage title={lesson.title.clone()} whole={whole.clone()} /> }
        }
        Some(_) if at == END => {
            html! { <ResultPage course={course.clone()} tally={(*tally).clone()} {act} /> }
        }
        Some(item) => html! {
            <StepPage
                key={item.name.clone()}
                course={course.clone()}
                place={(0, number)}
                seed={0}
                path={CoursePath::Course}
                progress={solved(lesson, &tally)}
                tries={tally.0[number].tries}
                on_mark={act.reform(move |mark| Some((number, mark)))}
            />
        },
        None => nothing(whole),
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

/// The solved questions as done items.
pub fn solved(lesson: &Lesson, tally: &Tally) -> Progress {
    let marks = lesson.items.iter().zip(&tally.0).filter(|(_, mark)| mark.is_solved);
    marks.fold(Progress::default(), |progress, (item, _)| {
        progress.apply(ProgressAction::Solve { names: names(lesson, item), is_missed: false })
    })
}

#[derive(Properties, PartialEq)]
struct NumberProps {
    title: String,
    whole: PageLink,
}

/// Asks for the number of the student for whom the quiz draws boards.
#[component]
fn NumberPage(props: &NumberProps) -> Html {
    let NumberProps { title, whole } = props;
    let typed = use_state_eq(String::new);
    let is_refused = use_state_eq(|| false);
    let on_input = callback!(typed, is_refused, move |event: InputEvent| {
        typed.set(event.target_unchecked_into::<HtmlInputElement>().value());
        is_refused.set(false);
    });
    let on_submit = callback!(typed, is_refused, whole, move |event: SubmitEvent| {
        event.prevent_default();
        let student = Student::of(&typed).map(Student::text);
        is_refused.set(student.is_none());
        if student.is_some() {
            let _ = window().location().set_hash(&whole.clone().with(SEED, student).to_string());
        }
    });
    html! {
        <PageFrame column="list" title={say::quiz_page(title)} shared={Shared::page(whole, title)} heading={title}>
            <p id="quiz-number-about">{ say::quiz_number_about() }</p>
            <form class="quiz-number" onsubmit={on_submit}>
                <label for="quiz-number">{ say::quiz_number_ask() }</label>
                <input
                    id="quiz-number"
                    type="text"
                    autocomplete="off"
                    spellcheck="false"
                    maxlength={LONGEST_NAME.to_string()}
                    aria-describedby="quiz-number-about"
                    value={(*typed).clone()}
                    oninput={on_input}
                />
                <button id="quiz-number-start" class="main" type="submit">{ say::quiz_number_start() }</button>
            </form>
            <div role="status">
                if *is_refused {
                    <p class="problem">{ say::quiz_number_none() }</p>
                }
            </div>
        </PageFrame>
    }
}

/// The page of a quiz without questions.
fn nothing(link: &PageLink) -> Html {
    let title = say::quiz_untitled();
    html! {
        <PageFrame column="list" title={say::quiz_page(title)} shared={Shared::page(link, title)} heading={title}>
            <p>{ say::quiz_empty() }</p>
            <p><a class="button" href={PageLink::to(NAME, &[]).to_string()}>{ say::page_learn() }</a></p>
        </PageFrame>
    }
}

#[derive(Properties, PartialEq)]
struct ResultProps {
    course: Rc<Course>,
    tally: Tally,
    act: Callback<Option<(usize, Mark)>>,
}

#[component]
fn ResultPage(props: &ResultProps) -> Html {
    let ResultProps { course, tally, act } = props;
    let lesson = &course.lessons[0];
    let said = use_state(|| AttrValue::from(""));
    let say = callback!(said, move |text| said.set(text));
    let questions = lesson.items.len();
    let told = lesson.items.iter().zip(&tally.0).map(|(item, mark)| {
        let (_, sign, word) = result(mark);
        format!("{}: {sign}{word}{}", item.name, effort(mark))
    });
    let whole = say::quiz_line(tally.hints(), questions, tally.right(), &lesson.title);
    let line = format!("{whole}. {}", told.collect::<Vec<_>>().join("; "));
    let solved = tally.right() + tally.later();
    let link = |item: &_| course_path::link(lesson, item, 0);
    let own = course_path::at(lesson.quiz.as_deref().unwrap_or_default(), END);
    html! {
        <PageFrame
            column="list quiz-result"
            title={say::quiz_page(&lesson.title)}
            shared={Shared::page(own, &lesson.title)}
            above={html! { <p class="note">{ &lesson.title }</p> }}
            heading={say::quiz_result()}
        >
            <CopyField id="quiz-line" label={say::quiz_copy()} note="" text={line} {say} />
            <p role="status">{ &*said }</p>
            if tally.later() > 0 {
                <p>{ say::quiz_later(tally.later()) }</p>
            }
            <p>{ say::quiz_open(questions - solved) }</p>
            <p class="note">{ say::quiz_rule() }</p>
            <ol
                class="quiz-marks"
                data-right={tally.right().to_string()}
                data-hints={tally.hints().to_string()}
                aria-label={say::quiz_marks()}
            >
                { for lesson.items.iter().zip(&tally.0).map(|(item, mark)| html! {
                    <li>
                        <a href={link(item)}>
                            <span>
                                <span>{ &item.asks }</span>
                                { outcome(mark) }
                            </span>
                        </a>
                    </li>
                }) }
            </ol>
            <div class="row">
                if let Some(first) = lesson.items.first() {
                    <a id="quiz-back" class="button" href={link(first)}>{ say::quiz_back() }</a>
                }
                <button id="quiz-again" type="button" onclick={act.reform(|_| {
                    ATTEMPT.save("");
                    None
                })}>{ say::quiz_again() }</button>
                <span class="note">{ say::quiz_again_note() }</span>
            </div>
        </PageFrame>
    }
}

/// The result of a question: its name, its sign, and in words.
fn result(mark: &Mark) -> (&'static str, &'static str, &'static str) {
    match (mark.is_solved, mark.is_missed) {
        (true, false) => ("right", "✓ ", say::quiz_mark_right()),
        (true, true) => ("later", "✓ ", say::quiz_mark_later()),
        (false, true) => ("wrong", "✗ ", say::quiz_mark_wrong()),
        (false, false) => ("open", "", say::quiz_mark_open()),
    }
}

/// How often a student tried, and how many hints that took, where it says more than the result does.
fn effort(mark: &Mark) -> String {
    let tries = (mark.tries > 1).then(|| say::quiz_mark_tries(mark.tries));
    let hints = (mark.hints > 0).then(|| say::quiz_mark_hints(mark.hints));
    tries.into_iter().chain(hints).map(|words| format!(", {words}")).collect()
}

pub fn outcome(mark: &Mark) -> Html {
    let (state, sign, word) = result(mark);
    html! {
        <span class="quiz-mark" data-mark={state}>
            { sign }{ word }{ effort(mark) }
        </span>
    }
}

/// The marks that this tab stores for the last quiz, if it is this one.
fn kept(lesson: &Lesson) -> Tally {
    let text = QUIZ_MARKS.load();
    let marks = text.split_once('\n').filter(|(quiz, _)| Some(*quiz) == lesson.quiz.as_deref());
    let tally = marks.and_then(|(_, marks)| Tally::read(marks, lesson.items.len()));
    tally.unwrap_or_else(|| Tally::new(lesson.items.len()))
}

fn keep(lesson: &Lesson, tally: &Tally) {
    let quiz = lesson.quiz.as_deref().unwrap_or_default();
    QUIZ_MARKS.save(&format!("{quiz}\n{}", tally.text()));
}
