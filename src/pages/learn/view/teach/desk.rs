//! One lesson: its items, what the chosen one shows, says and asks, and what students see of it.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::{callback, closure};
use crate::browser::clipboard::save_text;
use crate::browser::file_button::FileButton;
use crate::browser::focus::focus;
use crate::browser::icon::Icon;
use crate::browser::text_field::TextField;
use crate::browser::undo_bar::UndoBar;
use crate::keys::Undo;
use crate::link::item::LONGEST_NAME;
use crate::link::item_link::heading;
use crate::link::lesson_code::given;
use crate::link::lesson_link::LessonLink;
use crate::link::page_link::PageLink;
use crate::link::page_names::TEACH;
use crate::link::problem::LinkProblem;
use crate::link::quiz_link::SHEET;
use crate::link::result_link::RESULTS;
use crate::pages::learn::teach_state::{TeachAction, TeachState, Verb};
use crate::pages::learn::typed_items::typed_lesson;
use crate::pages::learn::view::quiz_words::drawn_questions;
use crate::pages::learn::view::teach::answers::use_answers;
use crate::pages::learn::view::teach::give::Give;
use crate::pages::learn::view::teach::item_form::ItemForm;
use crate::pages::learn::view::teach::preview::Preview;
use crate::pages::learn::view::teach::row::Row;
use crate::pages::{item_depicted, item_on_board};
use crate::paper::view::handout::Handout;
use crate::share::shared::Shared;
use crate::shell::view::own_lessons::{begin, forget, own_link};
use crate::shell::view::page_frame::{PageFrame, site};
use crate::shell::view::page_link::LinkedHandle;
use crate::sum::view::typed_field::TypedField;
use konane::{Board, Edge, Rules};
use teaching::content::lessons::{Course, Item, Lesson, SubjectKind, read_task};
use web_sys::HtmlInputElement;
use words::say;

#[autoprops]
#[component]
pub fn Desk(
    teach_state: &LinkedHandle<TeachState>,
    course: &Option<Rc<Course>>,
    is_kept: bool,
) -> Html {
    let (lesson, act) = (teach_state.lesson.now(), &teach_state.act);
    let link = teach_state.lesson_link();
    let is_own = teach_state.is_own;
    let drawn = use_memo(course.clone(), |course| {
        course.as_ref().map(|course| drawn_questions(course)).unwrap_or_default()
    });
    let item =
        use_memo((lesson.clone(), teach_state.at), |(lesson, at)| lesson.items.get(*at).cloned());
    let asked: Vec<Item> = (*item).iter().filter(|item| item.task.is_some()).cloned().collect();
    let answers = use_answers(&asked);
    // The focus moves to Undo, so that the reader can bring a removed item back at once.
    use_effect_with((lesson.clone(), teach_state.offers_undo), |&(_, offers_undo)| {
        if offers_undo {
            focus("lesson-undo");
        }
    });
    let opens = use_callback((), |item: Item, ()| (item_on_board(&item), item_depicted(&item)));
    let turn = |verb| act.reform(move |()| TeachAction::Turn(verb));
    let print = |verb, next: &'static str| {
        callback!(act, move |()| {
            act.emit(TeachAction::Turn(verb));
            // The pressed button goes away.
            Timeout::new(0, move || focus(next)).forget();
        })
    };
    let (title, shared) =
        (say::lesson_page(&heading(&lesson)), Shared::page(&link, heading(&lesson)));
    if teach_state.verb == Verb::Print {
        return html! {
            <PageFrame {title} {shared}>
                <Handout {lesson} site={site()} {opens} on_close={print(Verb::Make, "lesson-print")} />
            </PageFrame>
        };
    }
    let links: Vec<String> = link.item_links().collect();
    html! {
        <PageFrame
            column="list teach"
            {title}
            {shared}
            above={html! {
                <>
                    <a id="lesson-all" class="note" href={PageLink::to(TEACH, &[]).to_string()}>
                        { Icon::BACK.view() }{ say::teach_all() }
                    </a>
                    if is_own {
                        <label class="title" for="lesson-name">
                            <span class="unseen">{ say::lesson_title() }</span>
                            <TextField
                                id="lesson-name"
                                label={say::lesson_title()}
                                placeholder={say::lesson_title_example()}
                                text={lesson.title.clone()}
                                longest={LONGEST_NAME}
                                on_text={act.reform(TeachAction::Title)}
                            />
                        </label>
                    }
                </>
            }}
            heading={heading(&lesson)}
            hides_heading={is_own}
            problem={LinkProblem::corrected(teach_state.corrections.clone())}
            on_dismiss={act.reform(|()| TeachAction::Dismiss)}
            tools={verbs(&lesson, &link, [print(Verb::Print, "handout-close"), turn(Verb::Give)])}
        >
            if !is_own {
                { came(&lesson, act) }
            }
            <div class={classes!("desk", is_own.then_some("own"))}>
                <div class="desk-items">
                    <Rows lesson={lesson.clone()} {is_own} at={teach_state.at} links={links.clone()} act={act.clone()} />
                    <div class="done">
                        <p id="lesson-status" role="status">{ teach_state.status.clone() }</p>
                        if is_own {
                            <UndoBar
                                id="lesson"
                                can_undo={teach_state.lesson.can_undo()}
                                can_redo={teach_state.lesson.can_redo()}
                                on_undo={act.reform(|undo| match undo {
                                    Undo::Undo => TeachAction::Undo,
                                    Undo::Redo => TeachAction::Redo,
                                })}
                            />
                        }
                    </div>
                    if is_own {
                        <Sources drawn={drawn.clone()} lesson={lesson.clone()} act={act.clone()} />
                        if let Some(id) = teach_state.id.clone() {
                            <button id="lesson-delete" type="button" onclick={closure!(lesson, act, move |_: MouseEvent| {
                                forget(&id);
                                act.emit(TeachAction::Delete(lesson.clone()));
                            })}>{ say::lesson_delete() }</button>
                        }
                        <p class="note">
                            { if is_kept && teach_state.id.is_some() { say::lesson_kept() } else { say::lesson_unkept() } }
                        </p>
                    }
                </div>
                if let Some(item) = (*item).clone().filter(|_| is_own).map(Rc::new) {
                    <ItemForm
                        place={teach_state.at}
                        count={lesson.items.len()}
                        item={item.clone()}
                        link={links.get(teach_state.at).cloned().unwrap_or_default()}
                        {answers}
                        drawn={drawn.clone()}
                        is_chosen={teach_state.is_chosen}
                        act={act.clone()}
                    />
                    <Preview key={item.to_string()} item={item.clone()} />
                }
            </div>
            if teach_state.verb == Verb::Give {
                <Give
                    {lesson}
                    on_giving={is_own.then(|| act.reform(TeachAction::Giving))}
                    on_close={turn(Verb::Make)}
                />
            }
        </PageFrame>
    }
}

/// What can be done with the lesson.
fn verbs(lesson: &Lesson, link: &LessonLink, [print, give]: [Callback<()>; 2]) -> Html {
    if lesson.items.is_empty() {
        return html! {};
    }
    let lecture = LessonLink { is_projected: true, ..link.showing(Some(0)) };
    let has_questions = lesson.items.iter().any(|item| item.task.is_some());
    html! {
        <div class="row">
            <a id="lesson-present" class="button" href={lecture.to_string()}>{ say::lesson_present() }</a>
            <button id="lesson-print" type="button" onclick={print.reform(|_| ())}>{ say::lesson_print() }</button>
            if has_questions {
                <a id="lesson-sheet" class="button" href={given(lesson).with(SHEET, Some("0".to_string())).to_string()}>
                    { say::learn_sheet() }
                </a>
            }
            <button id="lesson-give" type="button" onclick={give.reform(|_| ())}>{ say::lesson_give() }</button>
            if has_questions {
                <a id="lesson-results" class="button" href={PageLink::to(TEACH, &[RESULTS]).to_string()}>{ say::results_title() }</a>
            }
        </div>
    }
}

/// What can be done with a lesson that is not the reader's own.
fn came(lesson: &Lesson, act: &Callback<TeachAction>) -> Html {
    let take = closure!(lesson, act, move |_: MouseEvent| match begin(&lesson) {
        Some(id) => {
            let _ = window().location().set_hash(&own_link(&id));
        }
        None => act.emit(TeachAction::Begin(lesson.clone(), Vec::new())),
    });
    html! {
        <div id="lesson-came" class="card row">
            <p>{ say::lesson_came() }</p>
            <button id="lesson-take" type="button" class="main" onclick={take}>{ say::teach_take() }</button>
        </div>
    }
}

/// How many items are drawn at once: for all of a long lesson the page would stand still.
const PORTION: usize = 20;

/// The items; those of a long lesson come in portions.
#[autoprops]
#[component]
fn Rows(
    lesson: &Rc<Lesson>,
    is_own: bool,
    at: usize,
    links: &Vec<String>,
    act: &Callback<TeachAction>,
) -> Html {
    let count = lesson.items.len();
    let left = use_state_eq(|| count.saturating_sub(PORTION));
    use_effect_with(
        *left,
        closure!(set = left.setter(), move |&left| {
            let next =
                (left > 0).then(|| Timeout::new(0, move || set.set(left.saturating_sub(PORTION))));
            move || drop(next)
        }),
    );
    let drawn = count.saturating_sub(*left);
    html! {
        <ol id="lesson-items" class="items">
            { for lesson.items.iter().zip(links).take(drawn).enumerate().map(|(place, (item, link))| html! {
                <Row
                    key={place}
                    {place}
                    {count}
                    item={Rc::new(item.clone())}
                    link={link.clone()}
                    is_chosen={is_own && place == at}
                    {is_own}
                    act={act.clone()}
                />
            }) }
        </ol>
    }
}

/// Where items come from, and the lesson as a file.
#[autoprops]
#[component]
fn Sources(
    drawn: &Rc<Vec<(String, Item)>>,
    lesson: &Rc<Lesson>,
    act: &Callback<TeachAction>,
) -> Html {
    let asks = use_state_eq(|| false);
    let turn = callback!(asks, move |event: Event| {
        asks.set(event.target_unchecked_into::<HtmlInputElement>().checked());
    });
    let on_text = callback!(act, asks = *asks, move |text: String| {
        let is_understood = typed_lesson(&text).1.is_empty();
        act.emit(TeachAction::Add(text, asks));
        is_understood
    });
    // A file that cannot be read counts as an empty text, for which the page has a message.
    let on_open = callback!(act, move |text: Option<String>| {
        act.emit(TeachAction::Add(text.unwrap_or_default(), false));
    });
    let on_save = closure!(lesson, move |_: MouseEvent| {
        save_text(&lesson.to_string(), &file_name(&lesson.title));
    });
    let on_empty = act.reform(|_| {
        let empty = SubjectKind::Position(Rules::default(), Board::empty(1, 1, Edge::Plane));
        let task = read_task("set = 0").expect("a task");
        TeachAction::Insert(Item::asked(task, vec![empty]))
    });
    let on_drawn = drawn.first().map(|(_, question)| {
        act.reform(closure!(question, move |_| TeachAction::Insert(question.clone())))
    });
    html! {
        <section class="card files" aria-label={say::lesson_add_title()}>
            <TypedField
                id="lesson-text"
                label={say::lesson_add_links(&|words| html! { <span class="note">{ words }</span> })}
                button={say::lesson_add()}
                {on_text}
            >
                <label class="check">
                    <input id="lesson-asks" type="checkbox" checked={*asks} onchange={turn} />
                    { say::lesson_as_questions() }
                </label>
            </TypedField>
            <div class="row">
                <FileButton id="lesson-open" label={say::lesson_open_file()} on_text={on_open} />
                if !lesson.items.is_empty() {
                    <button id="lesson-save" type="button" onclick={on_save}>{ say::lesson_save() }</button>
                }
                <button id="lesson-empty" type="button" onclick={on_empty}>{ say::lesson_add_empty() }</button>
                if let Some(on_drawn) = on_drawn {
                    <button id="lesson-drawn" type="button" onclick={on_drawn}>{ say::lesson_add_drawn() }</button>
                }
            </div>
            <p class="note">{ say::lesson_share_note() }</p>
        </section>
    }
}

/// As in `lecture-3.txt`.
fn file_name(title: &str) -> String {
    let words = title.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    format!("{}.txt", if words.is_empty() { "lesson".to_string() } else { words.join("-") })
}
