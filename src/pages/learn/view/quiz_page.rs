//! A quiz for a student: its questions as the items of a lesson, and the result.

use std::rc::Rc;

use gloo::utils::window;
use web_sys::HtmlInputElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::{callback, closure};
use crate::browser::storage::{PRACTICE_ITEMS, STUDENT, quiz_record};
use crate::browser::use_page_state::use_page_state;
use crate::link::corrections::Corrections;
use crate::link::item_link::heading;
use crate::link::lesson_code::{T1, coded};
use crate::link::page_link::PageLink;
use crate::link::practice_text::with;
use crate::link::problem::LinkProblem;
use crate::link::quiz_link::{ANSWER, AT, END, SEED, SHEET, read, student};
use crate::link::quiz_number::{LONGEST_NAME, Student};
use crate::link::result_link::{self, Handed};
use crate::link::view::PROJECTOR;
use crate::pages::learn::NAME;
use crate::pages::learn::attempt::OWN_HINT;
use crate::pages::learn::course_path::CoursePath;
use crate::pages::learn::give_state::{GiveAction, GiveState};
use crate::pages::learn::progress::ProgressAction;
use crate::pages::learn::view::quiz_result::{ResultPage, begun, use_school, use_told_answers};
use crate::pages::learn::view::quiz_words::asking;
use crate::pages::learn::view::step_page::StepPage;
use crate::pages::learn::view::worksheet::elsewhere;
use crate::share::shared::Shared;
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
    let title = heading(quiz);
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

pub fn quiz_page(course: &Rc<Course>, place: &PageLink) -> Html {
    let beside = [AT, SHEET, PROJECTOR, ANSWER];
    let whole = beside.iter().fold(place.clone(), |place, name| place.with(name, None));
    let sheet = place.parameter(SHEET);
    // A sheet is that of the student with its number.
    let student = match sheet {
        Some(number) => Student::of(number).or(Student::of("0")),
        None => student(place),
    };
    let key = format!("{whole} {student:?}");
    let at = place.parameter(AT).unwrap_or_default().to_string();
    html! { <QuizPage {key} words={course.clone()} {whole} {student} {at} place={place.clone()} /> }
}

/// `student` is the one for whom boards are drawn.
#[autoprops]
#[component]
fn QuizPage(
    words: &Rc<Course>,
    whole: &PageLink,
    student: &Option<Student>,
    at: &String,
    place: &PageLink,
) -> Html {
    let opened = use_memo((), |()| {
        let (quiz, corrections) = given(whole);
        let course = Rc::new(course(words, &quiz, whole, student.clone()));
        (course, corrections.0, quiz.draws())
    });
    let (course, corrections, draws) = &*opened;
    let lesson = &course.lessons[0];
    let seed = student.as_ref().filter(|_| *draws).map_or(0, Student::number);
    let begin = closure!(course, move |name: String| {
        STUDENT.save(&name);
        begun(&course.lessons[0], name, seed)
    });
    let (give, act) = use_page_state(|| {
        let stored = quiz_record(&lesson.fingerprint()).load();
        // A school's system keeps the code.
        let stored = match result_link::read(&stored) {
            Some(Handed::Result(record)) => record.to_string(),
            _ => stored,
        };
        let kept = GiveState::opened(&stored, lesson, Some(seed));
        let name = student.clone().map_or_else(|| STUDENT.load(), Student::text);
        // Only the beginning of a quiz asks for a name.
        match kept.has_begun() || (name.is_empty() && at.is_empty()) {
            true => kept,
            false => kept.apply(GiveAction::Begin(begin(name))),
        }
    });
    use_effect_with(give.record.clone(), |record| {
        if !record.lesson.is_empty() {
            quiz_record(&record.lesson).save(&record.to_string());
        }
    });
    let is_kept = use_school(lesson, &give.record);
    use_told_answers(&give.record);
    let is_dismissed = use_state_eq(|| false);
    let dismiss = callback!(is_dismissed, move |()| is_dismissed.set(true));
    let problem = LinkProblem::corrected(corrections.clone()).filter(|_| !*is_dismissed);
    let number = lesson.place(at).unwrap_or(0);
    let page = match lesson.items.get(number) {
        Some(_) if let Some(page) = elsewhere(course, lesson, (number, 0), place) => page,
        Some(_) if *draws && student.is_none() || !give.has_begun() => {
            let on_name = callback!(act, whole, move |name| {
                act.emit(GiveAction::Begin(begin(name)));
                // From the result it leads to the first question.
                let _ = window().location().set_hash(&whole.to_string());
            });
            html! { <NamePage title={lesson.title.clone()} whole={whole.clone()} draws={*draws} {on_name} /> }
        }
        Some(_) if at == END => {
            html! { <ResultPage course={course.clone()} is_kept={is_kept == Some(true)} give={(*give).clone()} {act} /> }
        }
        Some(item) => html! {
            <StepPage
                key={item.name.clone()}
                course={course.clone()}
                place={(0, number)}
                seed={0}
                path={CoursePath::Course}
                progress={give.done(lesson)}
                mark={give.record.mark(number)}
                is_silent={give.is_silent()}
                on_mark={act.reform(move |mark| GiveAction::Mark(number, mark))}
                on_progress={closure!(item, lesson.title, move |action: ProgressAction| {
                    if matches!(action, ProgressAction::Miss(..)) && item.drawing().is_none() {
                        let title = format!("{title} · {}", item.title);
                        let missed = Item { title, ..item.clone() };
                        PRACTICE_ITEMS.save(&with(&PRACTICE_ITEMS.load(), &missed));
                    }
                })}
            />
        },
        None => nothing(whole),
    };
    html! {
        <>
            if is_kept == Some(false) {
                <p id="package-lost" class="problem" role="alert">{ say::package_lost() }</p>
            }
            if let Some(problem) = problem {
                <div class="quiz-problem">{ link_problem(&problem, &dismiss) }</div>
            }
            { page }
        </>
    }
}

/// Asks for the name of the student, or the number for which the quiz draws boards. `draws` says whether the boards
/// follow from the name.
#[autoprops]
#[component]
fn NamePage(title: &String, whole: &PageLink, draws: bool, on_name: &Callback<String>) -> Html {
    let typed = use_state_eq(|| STUDENT.load());
    let is_refused = use_state_eq(|| false);
    let on_input = callback!(typed, is_refused, move |event: InputEvent| {
        typed.set(event.target_unchecked_into::<HtmlInputElement>().value());
        is_refused.set(false);
    });
    let on_submit = callback!(typed, is_refused, whole, on_name, move |event: SubmitEvent| {
        event.prevent_default();
        let student = Student::of(&typed).map(Student::text);
        is_refused.set(student.is_none());
        match student {
            Some(_) if draws => {
                let _ =
                    window().location().set_hash(&whole.clone().with(SEED, student).to_string());
            }
            Some(name) => on_name.emit(name),
            None => {}
        }
    });
    html! {
        <PageFrame column="list" title={say::quiz_page(title)} shared={Shared::page(whole, title)} heading={title}>
            <p id="quiz-number-about">
                { if draws { say::quiz_number_about() } else { say::quiz_name_about() } }
            </p>
            <form class="quiz-number" onsubmit={on_submit}>
                <label for="quiz-number">
                    { if draws { say::quiz_number_ask() } else { say::quiz_name_ask() } }
                </label>
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
                if !draws {
                    <button id="quiz-nameless" type="button" onclick={on_name.reform(|_| String::new())}>
                        { say::quiz_nameless() }
                    </button>
                }
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
    let title = say::lesson_untitled();
    html! {
        <PageFrame column="list" title={say::quiz_page(title)} shared={Shared::page(link, title)} heading={title}>
            <p>{ say::quiz_empty() }</p>
            <p><a class="button" href={PageLink::to(NAME, &[]).to_string()}>{ say::page_learn() }</a></p>
        </PageFrame>
    }
}
