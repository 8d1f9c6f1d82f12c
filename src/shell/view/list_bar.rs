//! The bar of an open item of a list: the item's name, and links to its neighbours.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::markup::worded;
use crate::analysis::view::signs::signs;
use crate::browser::icon::Icon;
use crate::browser::page_keys::use_keys;
use crate::keys::Neighbour;
use crate::link::item::words;
use crate::link::item_link::{heading, title};
use crate::link::lesson_link::LessonLink;
use crate::shell::keys::LIST;
use crate::shell::view::own_lessons::change;
use words::say;

#[autoprops]
#[component]
pub fn ListBar(list: &LessonLink) -> Html {
    // Page Down alone scrolls, except in front of a hall.
    use_keys(&LIST, true, go);
    html! {
        <nav id="list-bar" class="list-bar" aria-label={say::list_bar()}>{ head(list) }</nav>
    }
}

/// The same above the value, for a lecture hall. It takes the list from the context, because the page that shows the
/// item does not know the list.
#[component]
pub fn ListHead() -> Html {
    let list = use_context::<Option<LessonLink>>().flatten();
    html! {
        if let Some(list) = list {
            <nav class="list-head" aria-label={say::list_bar()}>{ head(&list) }</nav>
        }
    }
}

/// The name of the open item, links to its neighbours, and the note to it.
fn head(list: &LessonLink) -> Html {
    let Some((at, item)) = list.at.zip(list.item()) else { return html! {} };
    let (number, count) = (at + 1, list.lesson.items.len());
    let beside = |neighbour, label, icon: Icon, other: Option<usize>| {
        let key = LIST.name(neighbour);
        let other = other.filter(|&other| other < count);
        html! {
            <a
                class="step"
                data-list={name(neighbour)}
                href={other.map(|other| list.showing(Some(other)).to_string())}
                role={other.is_none().then_some("link")}
                aria-disabled={other.is_none().then_some("true")}
                aria-label={label}
                aria-keyshortcuts={key}
                title={format!("{label} ({key})")}
            >
                { icon.view() }
            </a>
        }
    };
    let contents = list.contents();
    html! {
        <>
            <a class="contents" data-list="contents" href={contents.to_string()}>{ heading(&list.lesson) }</a>
            <span class="place">
                { beside(Neighbour::Before, say::list_before(), Icon::BACK, at.checked_sub(1)) }
                <span aria-hidden="true">{ format!("{number} / {count}") }</span>
                { beside(Neighbour::After, say::list_after(), Icon::ON, Some(number)) }
            </span>
            <p class="list-name" role="status" data-at={number.to_string()}>
                <span class="unseen">{ say::list_place(count, number) }{ " " }</span>
                { title(item) }
            </p>
            if list.is_changed() {
                <span class="changed">
                    <button type="button" data-list="keep" onclick={|_| change(LessonLink::kept)}>
                        { say::list_keep() }
                    </button>
                    <a data-list="again" href={list.showing(Some(at)).to_string()}>{ say::list_again() }</a>
                </span>
            }
            // A question says its words itself.
            if item.task.is_none() && !item.says.is_empty() {
                <p class="list-words">{ worded(&words(item), signs) }</p>
            }
        </>
    }
}

/// Goes to a neighbour. A click writes what is pending into the address first, as any link does.
pub fn go(neighbour: Neighbour) -> bool {
    let link = document().query_selector(&format!(".list-bar [data-list={}]", name(neighbour)));
    let link = link.ok().flatten().and_then(|link| link.dyn_into::<HtmlElement>().ok());
    link.as_ref().map(HtmlElement::click).is_some()
}

fn name(neighbour: Neighbour) -> &'static str {
    match neighbour {
        Neighbour::Before => "before",
        Neighbour::After => "after",
    }
}
