//! A lesson for a school's system: as a package that keeps what students do (SCORM), and its questions as text (Moodle).

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::{callback, closure};
use crate::browser::clipboard::{in_file_name, save_text};
use crate::link::item_link::heading;
use crate::link::lesson_code::given;
use crate::pages::learn::moodle::{TextQuestion, moodle};
use crate::pages::learn::view::controls::choices;
use crate::pages::learn::view::quiz_words::asking;
use crate::pages::learn::view::teach::answers::{Answers, use_answers};
use crate::pages::learn::view::teach::question::choice;
use crate::share::export::lines;
use teaching::content::lessons::{Item, Lesson, Shown, SubjectKind, Task};
use value::Style;
use words::say;
use worker::message::ArgumentText;

#[wasm_bindgen]
extern "C" {
    /// Packs a lesson with the files of this build, for a version of SCORM. Resolves with a `Blob`.
    #[wasm_bindgen(catch, js_name = packLesson)]
    async fn pack_lesson(
        version: &str,
        identifier: &str,
        title: &str,
        link: &str,
        has_links: bool,
    ) -> Result<JsValue, JsValue>;

    /// Has the browser save a `Blob` as a file.
    #[wasm_bindgen(js_name = saveFile)]
    fn save_file(file: &web_sys::Blob, name: &str);
}

/// The first is the one that most systems read.
const VERSIONS: [&str; 2] = ["1.2", "2004"];

#[autoprops]
#[component]
pub fn Package(lesson: &Rc<Lesson>) -> Html {
    let version = use_state_eq(|| VERSIONS[0]);
    let asked = (lesson.clone(), *version);
    let packed = use_state(|| None);
    use_effect_with(
        asked.clone(),
        closure!(packed, move |asked| {
            let is_over = Rc::new(Cell::new(false));
            let (asked, is_stale) = (asked.clone(), is_over.clone());
            spawn_local(async move {
                let file = pack(&asked.0, asked.1).await;
                if !is_stale.get() {
                    packed.set(Some((asked, file)));
                }
            });
            move || is_over.set(true)
        }),
    );
    let packed = (*packed).clone().filter(|(of, _)| *of == asked).map(|(_, file)| file);
    let versions = VERSIONS.map(|it| (format!("SCORM {it}"), it == *version)).to_vec();
    let on_version = callback!(version, move |at: usize| version.set(VERSIONS[at]));
    let name = in_file_name(&heading(lesson));
    let on_save = callback!(packed, name, move |_: MouseEvent| {
        if let Some(Ok(file)) = &packed {
            save_file(file, &format!("{name}.zip"));
        }
    });
    let label = match &packed {
        Some(Ok(file)) => say::package_save(&megabytes(file.size())),
        None => say::package_coming().to_string(),
        Some(Err(_)) => say::package_none().to_string(),
    };
    html! {
        <section id="package" aria-label={say::package_title()}>
            <p>{ say::package_about() }</p>
            <div class="row">
                { choice("package-version".to_string(), say::package_version().to_string(), versions, on_version) }
                <button
                    id="package-save"
                    type="button"
                    disabled={!matches!(packed, Some(Ok(_)))}
                    onclick={on_save}
                >
                    { label }
                </button>
                <Questions lesson={lesson.clone()} {name} />
            </div>
            if let Some(Err(reason)) = &packed {
                <p class="problem" role="alert">{ say::page_problem(reason) }</p>
            }
        </section>
    }
}

/// The package, or why there is none.
async fn pack(lesson: &Lesson, version: &str) -> Result<web_sys::Blob, String> {
    let has_links = lesson.items.iter().any(|item| matches!(item.shown, Shown::Link(_)));
    let (identifier, link) = (lesson.fingerprint(), given(lesson).to_string());
    let file = pack_lesson(version, &identifier, &heading(lesson), &link, has_links).await;
    let reason = |error: JsValue| String::from(js_sys::Object::from(error).to_string());
    file.and_then(|file| file.dyn_into()).map_err(reason)
}

/// With one decimal.
fn megabytes(bytes: f64) -> String {
    format!("{:.1}", bytes / 1e6)
}

/// Saves the questions that can be asked as text, once the solver has answered all of them. `name` is that of the
/// file, without its ending.
#[autoprops]
#[component]
fn Questions(lesson: &Rc<Lesson>, name: &String) -> Html {
    let asking: Vec<Item> = lesson.items.iter().filter(|item| is_text(item)).cloned().collect();
    let answers = use_answers(&asking);
    let is_known = asking.iter().all(|item| answers.verdict(item).is_some());
    let questions = asking.iter().enumerate();
    let questions: Vec<TextQuestion> =
        questions.filter_map(|(place, item)| text_question(place + 1, item, &answers)).collect();
    let count = questions.len();
    let on_save = callback!(name, move |_: MouseEvent| {
        save_text(&moodle(&questions), &format!("{name}.xml"));
    });
    html! {
        <button id="package-moodle" type="button" disabled={!is_known || count == 0} onclick={on_save}>
            { say::package_moodle(count, lesson.items.len()) }
        </button>
    }
}

fn is_text(item: &Item) -> bool {
    let is_text = matches!(
        item.task,
        Some(
            Task::Winner(_) | Task::Outcome | Task::Value(_) | Task::Temperature(_) | Task::Stop(_)
        )
    );
    is_text && item.drawing().is_none()
}

/// `None` if the solver found no answer.
fn text_question(number: usize, item: &Item, answers: &Answers) -> Option<TextQuestion> {
    let verdict = answers.verdict(item)?.as_ref().filter(|verdict| verdict.is_right())?;
    let spellings = match verdict.arguments.first()? {
        ArgumentText::Text(word) => vec![word.clone()],
        ArgumentText::Value(value) => {
            let mut spellings: Vec<String> = [Style::Plain, Style::Unicode]
                .into_iter()
                .filter_map(|it| value.written(it))
                .collect();
            spellings.dedup();
            spellings
        }
        _ => return None,
    };
    let (right, wrong): (Vec<_>, Vec<_>) = choices(item.task.as_ref()?)
        .into_iter()
        .partition(|(answer, _)| spellings.contains(answer));
    let labels =
        |choices: Vec<(String, String)>| choices.into_iter().map(|(_, label)| label).collect();
    // The right choice may be written in another way: then the answer is typed.
    let is_found = right.len() == 1;
    let (right, wrong) =
        if is_found { (labels(right), labels(wrong)) } else { (spellings, Vec::new()) };
    Some(TextQuestion {
        name: number.to_string(),
        asks: if item.asks.is_empty() { asking(item) } else { item.asks.clone() },
        shows: item.subjects().first().map(|subject| match &subject.kind {
            SubjectKind::Position(_, board) => {
                format!("{}\n\n{}", lines(board).join("\n"), say::package_signs())
            }
            SubjectKind::Expression(text) => text.clone(),
        }),
        right,
        wrong,
    })
}
