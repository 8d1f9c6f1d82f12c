//! What a student hands in: the result of a quiz as a page, as a code, and as a file.

use std::rc::Rc;

use gloo::utils::document_element;
use wasm_bindgen::prelude::*;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::{callback, closure};
use crate::browser::clipboard::{in_file_name, save_text};
use crate::browser::date::day_and_time;
use crate::browser::storage::quiz_record;
use crate::link::quiz_link::END;
use crate::link::result_link::{code, link};
use crate::pages::learn::course_path;
use crate::pages::learn::give_state::{GiveAction, GiveState};
use crate::pages::learn::results_state::asking;
use crate::share::shared::Shared;
use crate::share::view::forms::{Code, draw_code, use_code};
use crate::share::view::share_panel::CopyField;
use crate::shell::view::framed::is_heard;
use crate::shell::view::page_frame::{PageFrame, site};
use crate::shell::view::talk::{ToldAnswer, tell};
use js_sys::Date;
use teaching::content::lessons::{Counts, Course, Lesson, Mark, Record};
use words::say;

/// A record of a lesson that begins now.
pub fn begun(lesson: &Lesson, name: String, seed: u64) -> Record {
    let start = day_and_time(&Date::new_0());
    Record { lesson: lesson.fingerprint(), name, seed, start, ..Record::default() }
}

#[wasm_bindgen]
extern "C" {
    /// Tells a school's system what the student has done, and returns whether it took that. Only packages have this.
    #[wasm_bindgen(js_name = tellSchool)]
    fn tell_school(record: &str, code: &str, right: usize, asked: usize, is_over: bool) -> bool;
}

/// Tells a page around a frame of each answer.
#[hook]
pub fn use_told_answers(record: &Record) {
    let told = use_mut_ref(|| None::<Record>);
    use_effect_with(record.clone(), move |record| {
        if let Some(before) = told.replace(Some(record.clone())).filter(|_| is_heard()) {
            for (&place, mark) in &record.marks {
                if let Some(answer) =
                    mark.answers.last().filter(|_| mark.tries > before.mark(place).tries)
                {
                    let (answer, is_right, tries) = (answer.clone(), mark.is_solved, mark.tries);
                    let question = place + 1;
                    tell("answer", &ToldAnswer { question, answer, is_right, tries });
                }
            }
        }
    });
}

/// The most letters that the oldest systems keep.
const LONGEST_CODE: usize = 4000;

/// Whether the school's system has what the student has done, if the lesson is in its package.
#[hook]
pub fn use_school(lesson: &Lesson, record: &Record) -> Option<bool> {
    let is_kept = use_state_eq(|| None);
    let counts = lesson.giving.counts;
    let asking: Vec<usize> = asking(lesson).map(|(place, _)| place).collect();
    use_effect_with(
        record.clone(),
        closure!(is_kept, giving = lesson.giving, move |record| {
            if record.lesson.is_empty() || !document_element().has_attribute("data-packaged") {
                return;
            }
            let is_done = |place: &usize| {
                let mark = record.mark(*place);
                mark.is_solved || mark.is_out(&giving)
            };
            let is_over = record.is_over || asking.iter().all(is_done);
            // What is not given yet goes first, then the answers; no mark ever does.
            let known = [record.clone(), record.clone().handed_in(), record.clone().marks_only()];
            let kept = known.iter().map(code).find(|code| code.len() <= LONGEST_CODE);
            let kept = kept.unwrap_or_default();
            is_kept.set(Some(tell_school(
                &record.to_string(),
                &kept,
                record.right(counts),
                asking.len(),
                is_over,
            )));
        }),
    );
    *is_kept
}

/// The code of a record, to copy, to scan and as a file.
#[autoprops]
#[component]
pub fn HandIn(record: &Record) -> Html {
    let record = record.clone().handed_in();
    let said = use_state(|| AttrValue::from(""));
    let say = callback!(said, move |text| said.set(text));
    let text = code(&record);
    let qr = use_code(&format!("{}{}", site(), link(&text)));
    let on_save = callback!(text, say, record, move |_| {
        let name = format!("result-{}.txt", in_file_name(&record.name));
        let is_saved = save_text(&format!("{text}\n\n{record}"), &name);
        say.emit(if is_saved { say::share_saved() } else { say::share_refused() }.into());
    });
    html! {
        <section class="hand-in" aria-label={say::quiz_hand_in()}>
            <div>
                <p>{ say::quiz_hand_in_about() }</p>
                <CopyField id="result-code" label={say::quiz_code()} note={record.name.clone()} {text} say={say.clone()} />
                <div class="row">
                    <button id="result-save" type="button" onclick={on_save}>{ say::quiz_save() }</button>
                </div>
                <p class="note" role="status">{ &*said }</p>
            </div>
            if let Code::Drawn(qr) = &*qr {
                { draw_code(qr) }
            }
        </section>
    }
}

/// `is_kept` says whether a school's system has the result.
#[autoprops]
#[component]
pub fn ResultPage(
    course: &Rc<Course>,
    is_kept: bool,
    give: &GiveState,
    act: &Callback<GiveAction>,
) -> Html {
    let record = &give.record;
    let lesson = &course.lessons[0];
    use_effect_with(act.clone(), |act| act.emit(GiveAction::End));
    let questions = lesson.items.len();
    let (right, solved) = (record.right(lesson.giving.counts), record.solved());
    let later = solved - record.right(Counts::First);
    let link = |item: &_| course_path::link(lesson, item, 0);
    let own = course_path::at(lesson.quiz.as_deref().unwrap_or_default(), END);
    // A quiz that draws boards has its student in the link; others ask for the name again.
    let again = closure!(lesson, record, move |_: MouseEvent| match lesson.draws() {
        true => GiveAction::Again(begun(&lesson, record.name.clone(), record.seed)),
        false => {
            quiz_record(&record.lesson).save("");
            GiveAction::Again(Record::default())
        }
    });
    html! {
        <PageFrame
            column="list quiz-result"
            title={say::quiz_page(&lesson.title)}
            shared={Shared::page(own, &lesson.title)}
            above={html! { <p class="note">{ &lesson.title }</p> }}
            heading={say::quiz_line(record.hints(), questions, right)}
        >
            if is_kept {
                <p id="package-kept">{ say::package_kept() }</p>
            } else {
                <HandIn record={record.clone()} />
            }
            if later > 0 {
                <p>{ say::quiz_later(later) }</p>
            }
            <p>{ say::quiz_open(questions - solved.min(questions)) }</p>
            <p class="note">
                { match lesson.giving.counts {
                    Counts::First => say::quiz_rule(),
                    Counts::Any => say::quiz_rule_any(),
                } }
            </p>
            <ol
                class="quiz-marks"
                data-right={right.to_string()}
                data-hints={record.hints().to_string()}
                aria-label={say::quiz_marks()}
            >
                { for lesson.items.iter().enumerate().map(|(place, item)| html! {
                    <li>
                        <a href={link(item)}>
                            <span>
                                <span>{ &item.asks }</span>
                                { outcome(&record.mark(place)) }
                            </span>
                        </a>
                    </li>
                }) }
            </ol>
            <div class="row">
                if let Some(first) = lesson.items.first() {
                    <a id="quiz-back" class="button" href={link(first)}>{ say::quiz_back() }</a>
                }
                <button id="quiz-again" type="button" onclick={act.reform(again)}>{ say::quiz_again() }</button>
                <span class="note">{ say::quiz_again_note() }</span>
            </div>
        </PageFrame>
    }
}

/// The result of a question: its name and its sign.
pub fn sign(mark: &Mark) -> (&'static str, &'static str) {
    let (state, sign, _) = result(mark);
    (state, sign)
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
pub fn effort(mark: &Mark) -> String {
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
