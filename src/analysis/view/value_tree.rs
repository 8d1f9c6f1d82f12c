//! An opened value: buttons that copy it as text, and its options level by level.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::name_view::set;
use crate::browser::callback::callback;
use crate::browser::clipboard::write_to_clipboard;
use basics::player::Player;
use value::{Name, NameTree, Style};
use words::say;
use worker::message::NameText;

/// How many signs of an option fit in its line.
const ROOM: usize = 40;

type Write = fn(&NameText) -> Option<String>;

#[autoprops]
#[component]
pub fn ValueTree(name: &NameText) -> Html {
    let said = use_state(String::new);
    let copy = |form: &'static str, write: Write| {
        callback!(name, said, move |event: MouseEvent| {
            event.stop_propagation();
            let done = callback!(said, move |is_there: bool| {
                said.set(match is_there {
                    true => say::answer_copied(form),
                    false => say::answer_copy_refused().to_string(),
                });
            });
            write_to_clipboard(&write(&name).unwrap_or_default(), done);
        })
    };
    let is_written = use_memo(name.clone(), |name| name.written(Style::Plain).is_some());
    let forms: [(&str, &str, Write); 3] = [
        ("text", say::answer_form_text(), |name| name.written(Style::Plain)),
        ("words", say::answer_form_words(), NameText::words),
        ("LaTeX", "LaTeX", |name| name.written(Style::Latex)),
    ];
    html! {
        <div class="unfolded" role="group" aria-label={say::answer_whole()}>
            if *is_written {
                <div class="copies">
                    { say::answer_copy_as() }{ " " }
                    { for forms.map(|(name, form, write)| html! {
                        <button
                            type="button"
                            data-copy={name}
                            aria-label={say::answer_copy_value(form)}
                            onclick={copy(form, write)}
                        >
                            { form }
                        </button>
                    }) }
                    <span class="note" role="status">{ &*said }</span>
                </div>
            } else {
                <p class="note">
                    { say::answer_too_long(&name.least_length().to_string()) }
                </p>
            }
            <ul><Branch tree={name.tree.clone()} place={0} is_first=true /></ul>
        </div>
    }
}

/// A value and, if the reader has opened it, its options.
#[autoprops]
#[component]
fn Branch(tree: &Rc<NameTree>, place: u32, #[prop_or_default] is_first: bool) -> Html {
    let is_open = use_state_eq(|| is_first);
    let Some(name) = tree.name(place) else {
        return html! { <li class="note">{ say::answer_too_deep() }</li> };
    };
    let short = set(&tree.folded(place, ROOM), classes!("name"));
    let groups = groups(name);
    if groups.is_empty() {
        return html! { <li>{ short }</li> };
    }
    let turn = callback!(is_open, move |event: MouseEvent| {
        event.stop_propagation();
        is_open.set(!*is_open);
    });
    html! {
        <li>
            <button
                type="button"
                class="branch"
                aria-expanded={is_open.to_string()}
                onclick={turn}
            >
                { short }
            </button>
            if *is_open {
                { for groups.iter().map(|(title, places)| html! {
                    <>
                        <p class="note">{ title }</p>
                        <ul>
                            { for places.iter().map(|&place| html! {
                                <Branch key={place} tree={tree.clone()} {place} />
                            }) }
                        </ul>
                    </>
                }) }
            }
        </li>
    }
}

/// The values in a name, under titles that say what they are to it. Sums of numbers, arrows and nimbers do not open.
fn groups(name: &Name<u32>) -> Vec<(String, &[u32])> {
    match name {
        Name::Parts(_) => vec![],
        Name::Slashes(both) => vec![
            (say::answer_options(both.left.len(), Player::Left), &both.left),
            (say::answer_options(both.right.len(), Player::Right), &both.right),
        ],
        Name::PlusMinus(left) => {
            vec![(say::answer_options_negated(left.len()), left)]
        }
        Name::Tiny { ahead, subscript, .. } => {
            let title = match ahead {
                Player::Left => say::answer_tiny(),
                Player::Right => say::answer_miny(),
            };
            vec![(title.to_string(), std::slice::from_ref(subscript))]
        }
    }
}
