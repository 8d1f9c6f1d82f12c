//! What an item shows, says and asks, to be changed.

use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::item_tools::{RowTools, row_tools};
use crate::browser::scrolling::bring_near;
use crate::browser::text_field::TextField;
use crate::link::item::{LONGEST_NAME, LONGEST_WORDS, of_subjects};
use crate::link::item_link::{link, problem, title};
use crate::link::packed_text::LESSON;
use crate::link::page_link::PageLink;
use crate::link::page_names::LEARN;
use crate::pages::cover;
use crate::pages::learn::teach_state::TeachAction;
use crate::pages::learn::view::quiz_words::asking;
use crate::pages::learn::view::teach::answers::{Answers, answer_line};
use crate::pages::learn::view::teach::question::question;
use konane::{Edge, Rules};
use teaching::content::lessons::{Item, Shown, SubjectKind};
use words::say;

/// `link` opens the item in its lesson, `drawn` has the questions with drawn boards, by their titles.
#[autoprops]
#[component]
pub fn ItemForm(
    place: usize,
    count: usize,
    item: &Rc<Item>,
    link: &String,
    answers: &Rc<Answers>,
    drawn: &Rc<Vec<(String, Item)>>,
    is_chosen: bool,
    act: &Callback<TeachAction>,
) -> Html {
    let number = place + 1;
    let head = use_node_ref();
    use_effect_with((head.clone(), is_chosen, place), |(head, is_chosen, _)| {
        if let Some(head) = head.cast::<Element>().filter(|_| *is_chosen) {
            bring_near(&head);
        }
    });
    let tools = RowTools {
        thing: title(item),
        place,
        count,
        on_shift: act.reform(|(from, to)| TeachAction::Move(from, to)),
        on_twice: act.reform(TeachAction::Duplicate),
        on_remove: act.reform(TeachAction::Remove),
    };
    // The title that the item has without a name.
    let unnamed = title(&Item { title: String::new(), ..(**item).clone() });
    html! {
        <section class="card item-form" aria-label={say::lesson_item(number)}>
            <div class="item-head" ref={head}>
                <h2>{ say::lesson_item(number) }</h2>
                { row_tools(tools) }
            </div>
            <label for={format!("name-{place}")}>{ say::lesson_name() }</label>
            <TextField
                id={format!("name-{place}")}
                label={say::lesson_name_of(number)}
                placeholder={unnamed}
                text={item.title.clone()}
                longest={LONGEST_NAME}
                on_text={act.reform(TeachAction::Name)}
            />
            { shows(place, item, link, act) }
            if let Some(problem) = problem(item) {
                <p class="problem"><strong>{ problem }</strong></p>
            }
            <label for={format!("words-{place}")}>{ say::lesson_words() }</label>
            { lines(format!("words-{place}"), say::lesson_words_of(number), say::lesson_words_example(), item.says.join("\n"), act.reform(TeachAction::Words)) }
            <label for={format!("note-{place}")}>{ say::lesson_note() }</label>
            { lines(format!("note-{place}"), say::lesson_note_of(number), say::lesson_note_example(), item.notes.iter().map(|note| note.text.as_str()).collect::<Vec<_>>().join("\n"), act.reform(TeachAction::Note)) }
            <h3>{ say::lesson_question() }</h3>
            { question(place, item, drawn, act) }
            if item.task.is_some() {
                { asks(place, item, act) }
                { answer_line(answers, item) }
            }
        </section>
    }
}

/// What the item shows, as it is typed.
fn shows(place: usize, item: &Item, open: &str, act: &Callback<TeachAction>) -> Html {
    let number = place + 1;
    let text = match (&item.shown, item.subjects()) {
        (Shown::Drawn(_) | Shown::Nothing, _) => String::new(),
        (Shown::Link(link), _) => format!("#/{link}"),
        (_, [subject]) => match &subject.kind {
            SubjectKind::Position(Rules::Ancient, board) if board.edge() == Edge::Plane => {
                board.trimmed().to_string()
            }
            kind => kind.text(),
        },
        (_, subjects) => format!("#/{}", of_subjects(subjects)),
    };
    let cover = item.task.is_none().then(|| cover(&link(item))).flatten();
    let is_covered = cover == Some(true);
    let id = format!("cover-{place}");
    html! {
        <>
            <label for={format!("shows-{place}")}>{ say::lesson_shows() }</label>
            <div class="row">
                if item.drawing().is_some() {
                    <span class="note">{ say::quiz_drawn() }</span>
                } else {
                    <TextField
                        id={format!("shows-{place}")}
                        label={say::lesson_shows_of(number)}
                        placeholder={say::typed_example()}
                        {text}
                        longest={LESSON.longest}
                        is_notation=true
                        on_text={act.reform(TeachAction::Shows)}
                    />
                }
                <a id={format!("open-{place}")} class="button" href={open.to_string()}>{ say::lesson_open() }</a>
            </div>
            if item.task.is_none() {
                <label class="check">
                    <input
                        {id}
                        type="checkbox"
                        checked={is_covered}
                        disabled={cover.is_none()}
                        onchange={act.reform(move |_| TeachAction::Cover(!is_covered))}
                    />
                    { say::lesson_covered() }
                </label>
            }
            if cover.is_none() && matches!(item.shown, Shown::Link(_)) && item.task.is_none() {
                <p class="note">
                    { match PageLink::parse(&link(item)).page == LEARN {
                        true => say::lesson_uncovered_learn(),
                        false => say::lesson_uncovered(),
                    } }
                </p>
            }
        </>
    }
}

/// The words of a question.
fn asks(place: usize, item: &Item, act: &Callback<TeachAction>) -> Html {
    let number = place + 1;
    html! {
        <>
            { lines(format!("ask-{place}"), say::quiz_ask(number), asking(item), item.asks.clone(), act.reform(TeachAction::Asks)) }
            { lines(format!("hint-{place}"), say::quiz_hint(number), say::quiz_hint_example(), item.hints.join("\n"), act.reform(TeachAction::Hint)) }
            { lines(format!("after-{place}"), say::lesson_after(number), say::lesson_after_example(), item.after.clone(), act.reform(TeachAction::After)) }
        </>
    }
}

/// A field for words, of which each line is a paragraph.
fn lines(
    id: String,
    label: String,
    placeholder: impl Into<AttrValue>,
    text: String,
    on_text: Callback<String>,
) -> Html {
    html! {
        <TextField
            {id}
            {label}
            placeholder={placeholder.into()}
            {text}
            longest={LONGEST_WORDS}
            has_lines=true
            {on_text}
        />
    }
}
