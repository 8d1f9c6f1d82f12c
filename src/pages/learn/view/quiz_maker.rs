//! Makes a quiz. The address holds it, and the browser stores it.

use std::rc::Rc;

use yew::prelude::*;

use crate::browser::callback::{callback, closure};
use crate::browser::file_button::FileButton;
use crate::browser::storage::QUIZ_DRAFT;
use crate::browser::text_field::TextField;
use crate::browser::undo_bar::UndoBar;
use crate::browser::use_page_state::use_page_state;
use crate::guide::view::starts::{Start, starts};
use crate::keys::Undo;
use crate::link::page_link::{LONG_LINK, PageLink};
use crate::link::problem::LinkProblem;
use crate::link::quiz_link::SHEET;
use crate::link::quiz_link::{ADD, LONGEST_TITLE, MAKER, ON, Q1, TASK, TITLE, link, read};
use crate::link::view::PROJECTOR;
use crate::pages::learn::NAME;
use crate::pages::learn::quiz_source::{Found, questions, take_link};
use crate::pages::learn::quiz_state::{QuizAction, QuizState};
use crate::pages::learn::view::quiz_answers::use_answers;
use crate::pages::learn::view::quiz_page::title;
use crate::pages::learn::view::quiz_row::{Row, row};
use crate::pages::on_board;
use crate::share::shared::Shared;
use crate::share::view::share_panel::CopyField;
use crate::shell::view::address::{replace, use_written};
use crate::shell::view::own_list::own_list;
use crate::shell::view::page_frame::{PageFrame, site};
use crate::sum::view::typed_field::TypedField;
use konane::{Board, Edge, Rules};
use teaching::content::STARTING_QUIZ;
use teaching::content::lessons::{Item, Lesson, SubjectKind, read_task};
use words::say;

#[derive(Properties, PartialEq)]
pub struct QuizMakerProps {
    /// The questions with drawn boards, by their titles.
    pub drawn: Rc<Vec<(String, Item)>>,
    pub place: PageLink,
}

#[component]
pub fn QuizMaker(props: &QuizMakerProps) -> Html {
    let (quiz_state, act) = use_page_state(|| QuizState::of(draft()));
    use_effect_with(
        props.place.clone(),
        closure!(act, move |place| opened(place).into_iter().for_each(|action| act.emit(action))),
    );
    let quiz = &*quiz_state.quiz;
    let is_empty = *quiz == Lesson::default();
    let is_kept = use_state_eq(|| true);
    use_effect_with(
        (quiz.clone(), quiz_state.is_foreign),
        closure!(is_kept, move |(quiz, is_foreign)| {
            if !is_foreign && draft() != *quiz {
                is_kept.set(keep(quiz));
            }
        }),
    );
    // A link with a problem stays in the address until the reader dismisses the message or changes the quiz.
    use_written(quiz_state.corrections.is_empty().then(|| link(quiz, MAKER).to_string()), None);
    let answers = use_answers(&quiz.items);
    let is_open = use_state_eq(|| false);
    let said = use_state(|| AttrValue::from(""));
    use_effect_with(
        quiz_state.status.clone(),
        closure!(said, move |words| said.set(words.clone().into())),
    );
    let student = link(quiz, Q1).to_string();
    let turn = callback!(is_open, move |_: Event| is_open.set(!*is_open));
    html! {
        <PageFrame
            column="list quiz-maker"
            title={say::quiz_maker_page()}
            shared={Shared::page(&student, title(quiz))}
            above={(!is_empty).then(|| html! {
                <label class="title" for="quiz-title">
                    { say::quiz_maker() }
                    <TextField
                        id="quiz-title"
                        label={say::quiz_title()}
                        placeholder={say::quiz_title_example()}
                        text={quiz.title.clone()}
                        longest={LONGEST_TITLE}
                        on_text={act.reform(QuizAction::Title)}
                    />
                </label>
            })}
            heading={say::quiz_maker()}
            hides_heading={!is_empty}
            headline={say::quiz_headline()}
            problem={LinkProblem::corrected(quiz_state.corrections.clone())}
            on_dismiss={act.reform(|()| QuizAction::Dismiss)}
            tools={(!quiz.items.is_empty()).then(|| ways(&student, quiz.items.len(), *is_open, turn))}
        >
            <ol id="quiz-questions" class="items">
                { for quiz.items.iter().enumerate().map(|(place, question)| row(
                    &Row {
                        place,
                        count: quiz.items.len(),
                        question,
                        answers: &answers,
                        drawn: &props.drawn,
                        is_open: *is_open,
                    },
                    &act,
                )) }
            </ol>
            <div class="done">
                <p id="quiz-said" role="status">{ &*said }</p>
                <UndoBar
                    id="quiz"
                    can_undo={quiz_state.quiz.can_undo()}
                    can_redo={quiz_state.quiz.can_redo()}
                    on_undo={act.reform(|undo| match undo {
                        Undo::Undo => QuizAction::Undo,
                        Undo::Redo => QuizAction::Redo,
                    })}
                />
                if !quiz.items.is_empty() {
                    <button id="quiz-new" type="button" onclick={act.reform(|_| QuizAction::Clear)}>{ say::quiz_new() }</button>
                }
            </div>
            <Sources drawn={props.drawn.clone()} act={act.clone()} />
            if !quiz.items.is_empty() {
                <section class="card files" aria-label={say::quiz_link()}>
                    <CopyField
                        id="quiz-link"
                        label={say::quiz_link()}
                        note={say::quiz_link_note()}
                        text={format!("{}{student}", site())}
                        say={callback!(said, move |words| said.set(words))}
                    />
                    <p class="note">{ say::quiz_readable() }</p>
                </section>
            }
            if is_empty {
                { starts(say::quiz_starts(), vec![start()]) }
            } else {
                <p class="note">{ if *is_kept { say::quiz_kept() } else { say::quiz_unkept() } }</p>
            }
        </PageFrame>
    }
}

/// A quiz to begin with.
fn start() -> Start {
    let title = say::quiz_start();
    let mut place = PageLink::to(NAME, &[MAKER]).with(TITLE, Some(title.to_string()));
    for (task, position) in &STARTING_QUIZ {
        place.parameters.push((TASK.to_string(), task.to_string()));
        place.parameters.push((ON.to_string(), position.card()));
    }
    Start {
        link: link(&read(&place).0, MAKER).to_string(),
        positions: STARTING_QUIZ.iter().map(|(_, position)| *position).collect(),
        asks: html! {},
        title,
        about: say::quiz_start_about(),
    }
}

/// Links to the quiz, the length of its link, and a switch that shows the answers.
fn ways(student: &str, questions: usize, is_open: bool, turn: Callback<Event>) -> Html {
    let length = student.len();
    html! {
        <div class="row">
            <a id="quiz-start" class="button main" href={student.to_string()}>{ say::quiz_student() }</a>
            <a id="quiz-present" class="button" href={format!("{student}&{PROJECTOR}=1")}>{ say::projector_open() }</a>
            <a id="quiz-sheet" class="button" href={format!("{student}&{SHEET}=0")}>{ say::learn_sheet() }</a>
            <label class="check">
                <input id="quiz-show" type="checkbox" checked={is_open} onchange={turn} />
                { say::quiz_show() }
            </label>
            <span class="note">
                { if length > LONG_LINK { say::quiz_count_long(length, questions) } else { say::quiz_count(length, questions) } }
            </span>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct SourcesProps {
    drawn: Rc<Vec<(String, Item)>>,
    act: Callback<QuizAction>,
}

/// Where questions come from.
#[component]
fn Sources(props: &SourcesProps) -> Html {
    let act = &props.act;
    let on_text = callback!(act, move |text: String| {
        let (questions, problems) = questions(&text, on_board);
        let is_understood = problems.is_empty();
        act.emit(QuizAction::Add(questions, problems));
        is_understood
    });
    // A file that cannot be read counts as an empty text, for which the page has a message.
    let on_open = callback!(on_text, move |text: Option<String>| {
        on_text.emit(text.unwrap_or_default());
    });
    let items = own_list().items;
    let on_list = act.reform(|_| {
        let mut found = Found::default();
        for item in own_list().items {
            take_link(&mut found, &item.link, &item.words, on_board);
        }
        QuizAction::Add(found.0, found.1)
    });
    let on_empty = act.reform(|_| {
        let empty = SubjectKind::Position(Rules::default(), Board::empty(1, 1, Edge::Plane));
        let asked = read_task("set = 0").map(|task| Item::asked(task, vec![empty]));
        QuizAction::Add(asked.into_iter().collect(), Vec::new())
    });
    let on_drawn = act.reform(closure!(props.drawn, move |_| {
        let first = drawn.first().map(|(_, question)| question.clone());
        QuizAction::Add(first.into_iter().collect(), Vec::new())
    }));
    html! {
        <section class="card files" aria-label={say::quiz_add_title()}>
            <TypedField
                id="quiz-text"
                label={say::quiz_add_text(&|words| html! { <span class="note">{ words }</span> })}
                button={say::quiz_add()}
                {on_text}
            >
                <FileButton id="quiz-open" label={say::list_open_file()} on_text={on_open} />
                if !items.is_empty() {
                    <button id="quiz-list" type="button" onclick={on_list}>{ say::quiz_add_list(items.len()) }</button>
                }
                <button id="quiz-empty" type="button" onclick={on_empty}>{ say::quiz_add_empty() }</button>
                <button id="quiz-drawn" type="button" onclick={on_drawn}>{ say::quiz_add_drawn() }</button>
            </TypedField>
            <p class="note">{ say::quiz_share_note() }</p>
        </section>
    }
}

/// What a link opens: another quiz, or further questions for the present one.
fn opened(place: &PageLink) -> Vec<QuizAction> {
    let added = place.parameters.iter().filter(|(name, _)| name == ADD);
    let added: Vec<QuizAction> = added
        .map(|(_, link)| {
            let mut found = Found::default();
            take_link(&mut found, link, "", on_board);
            QuizAction::Add(found.0, found.1)
        })
        .collect();
    if !added.is_empty() {
        // Without the questions in the address, so that loading the page again does not add them twice.
        replace(&PageLink::to(NAME, &[MAKER]).to_string());
        return added;
    }
    if place.parameters.is_empty() {
        return Vec::new();
    }
    let (quiz, corrections) = read(place);
    vec![QuizAction::Open(quiz, corrections.0)]
}

fn draft() -> Lesson {
    read(&PageLink::parse(&QUIZ_DRAFT.load())).0
}

/// Returns whether the browser stored it.
fn keep(quiz: &Lesson) -> bool {
    let text = link(quiz, MAKER).to_string();
    QUIZ_DRAFT.save(&text)
}
