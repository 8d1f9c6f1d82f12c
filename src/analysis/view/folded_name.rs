//! Names of values; a long name is folded until the reader opens it.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::name_view::{line, short};
use crate::analysis::view::value_tree::ValueTree;
use crate::browser::icon::Icon;
use words::say;
use worker::message::{NameText, NamesText};

/// A name in a line of text; if it is folded, it has a button that opens it.
pub fn name(name: &NameText) -> Html {
    html! { <Name name={name.clone()} /> }
}

/// Names one after the other.
pub fn names(list: &NamesText) -> Html {
    html! {
        <>
            { for list.names.iter().enumerate().map(|(index, value)| html! {
                <>{ if index > 0 { ", " } else { "" } }{ name(value) }</>
            }) }
            if list.more > 0 {
                { " " }{ say::calc_more(list.more) }
            }
            if list.names.is_empty() {
                { say::calc_none() }
            }
        </>
    }
}

#[autoprops]
#[component]
fn Name(name: &NameText) -> Html {
    let (fold, short) = (use_fold(Some(name)), short(name));
    html! {
        <>
            { line(name, &short) }
            if !short.is_whole() {
                { fold.button() }
            }
            if fold.is_open {
                <ValueTree name={name.clone()} />
            }
        </>
    }
}

/// Whether the reader has opened a name. The next name in its place is folded again.
pub struct Fold {
    pub is_open: bool,
    pub turn: Callback<MouseEvent>,
}

#[hook]
pub fn use_fold(name: Option<&NameText>) -> Fold {
    let opened = use_state_eq(|| None::<NameText>);
    let is_open = name.is_some() && opened.as_ref() == name;
    let next = name.filter(|_| !is_open).cloned();
    let turn = Callback::from(move |event: MouseEvent| {
        // What surrounds the name may react to a press too.
        event.stop_propagation();
        opened.set(next.clone());
    });
    Fold { is_open, turn }
}

impl Fold {
    pub fn button(&self) -> Html {
        html! {
            <button
                type="button"
                class="fold"
                aria-expanded={self.is_open.to_string()}
                aria-label={say::answer_whole()}
                title={if self.is_open { say::answer_fold() } else { say::answer_open() }}
                onclick={self.turn.clone()}
            >
                { Icon::MORE.view() }
            </button>
        }
    }
}
