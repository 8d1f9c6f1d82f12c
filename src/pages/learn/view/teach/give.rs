//! Gives a lesson to students: its link, as a text and as a code to scan.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::callback;
use crate::browser::modal::Modal;
use crate::link::lesson_code::given;
use crate::link::page_link::LONG_LINK;
use crate::pages::learn::view::teach::package::Package;
use crate::pages::learn::view::teach::question::choice;
use crate::share::view::forms::{Code, draw_code, use_code};
use crate::share::view::share_panel::CopyField;
use crate::shell::view::page_frame::site;
use teaching::content::lessons::{Counts, Giving, Hints, Lesson, Reasons};
use words::{Words, say};

/// `on_giving` gets how the lesson is given, where that can be changed.
#[autoprops]
#[component]
pub fn Give(
    lesson: &Rc<Lesson>,
    #[prop_or_default] on_giving: &Option<Callback<Giving>>,
    on_close: &Callback<()>,
) -> Html {
    let said = use_state(|| AttrValue::from(""));
    let say = callback!(said, move |text: AttrValue| said.set(text));
    let packs = use_state_eq(|| false);
    let open_package = callback!(packs, move |_: Event| packs.set(true));
    let place = given(lesson).to_string();
    let link = format!("{}{place}", site());
    let code = use_code(&link);
    html! {
        <Modal id="give" title={say::lesson_give_title()} class="share" on_close={on_close.clone()}>
            <div class="share-body">
                <div class="share-code">
                    { match &*code {
                        Code::Waiting => html! { <div class="qr" /> },
                        Code::Drawn(qr) => draw_code(qr),
                        Code::TooLong => html! {
                            <p class="note">{ say::share_code_too_long(&link.len().to_string()) }</p>
                        },
                    } }
                </div>
                <div class="share-link">
                    if let Some(on_giving) = on_giving {
                        { rules(lesson.giving, on_giving) }
                    }
                    <CopyField id="give-link" label={say::lesson_link()} note="" text={link.clone()} {say} />
                    if link.len() > LONG_LINK {
                        <p class="note">{ say::share_link_long(&link.len().to_string()) }</p>
                    }
                    <a id="give-open" class="button" href={place}>{ say::lesson_as_student() }</a>
                    <p class="note">{ say::lesson_readable() }</p>
                    <details id="give-package" ontoggle={open_package}>
                        <summary>{ say::package_title() }</summary>
                        if *packs {
                            <Package lesson={lesson.clone()} />
                        }
                    </details>
                </div>
            </div>
            <p class="share-said" role="status">{ &*said }</p>
        </Modal>
    }
}

const HINTS: [(Hints, Words); 3] = [
    (Hints::Before, say::GIVE_HINTS_BEFORE),
    (Hints::After, say::GIVE_HINTS_AFTER),
    (Hints::Never, say::GIVE_HINTS_NEVER),
];
const REASONS: [(Reasons, Words); 2] =
    [(Reasons::AtOnce, say::GIVE_REASONS_ONCE), (Reasons::AtEnd, say::GIVE_REASONS_END)];
const COUNTS: [(Counts, Words); 2] =
    [(Counts::First, say::GIVE_COUNTS_FIRST), (Counts::Any, say::GIVE_COUNTS_ANY)];
/// How often a question may be answered; after these it is any number of times.
const TRIES: [u8; 3] = [1, 2, 3];

/// When students get hints and reasons, how often they may answer, and which answer counts.
fn rules(now: Giving, on_giving: &Callback<Giving>) -> Html {
    let tries = TRIES.map(|tries| (Some(tries), say::give_tries(u32::from(tries))));
    let tries = tries.into_iter().chain([(None, say::give_tries_any().to_string())]).collect();
    html! {
        <div class="row">
            { rule("give-hints", say::give_hints(), named(HINTS), now.hints, on_giving.reform(move |hints| Giving { hints, ..now })) }
            { rule("give-reasons", say::give_reasons(), named(REASONS), now.reasons, on_giving.reform(move |reasons| Giving { reasons, ..now })) }
            { rule("give-tries", say::give_tries_what(), tries, now.tries, on_giving.reform(move |tries| Giving { tries, ..now })) }
            { rule("give-counts", say::give_counts(), named(COUNTS), now.counts, on_giving.reform(move |counts| Giving { counts, ..now })) }
        </div>
    }
}

fn named<T, const COUNT: usize>(choices: [(T, Words); COUNT]) -> Vec<(T, String)> {
    choices.into_iter().map(|(choice, words)| (choice, words.text().to_string())).collect()
}

fn rule<T: Copy + PartialEq + 'static>(
    id: &str,
    label: &str,
    choices: Vec<(T, String)>,
    now: T,
    on_change: Callback<T>,
) -> Html {
    let words = choices.iter().map(|(choice, word)| (word.clone(), *choice == now)).collect();
    let on_index = on_change.reform(move |index: usize| choices.get(index).map_or(now, |it| it.0));
    choice(id.to_string(), label.to_string(), words, on_index)
}
